package engine

import (
	"errors"
	"strconv"
	"strings"

	"royals/engine/cards"
)

// Fields is one walk over a position. A game describes its state once, in State.Fields, every field in the order of the
// bytes, and Encode, Decode, Facts, SetFact and Sound are five readings of that description:
//
//	f.Owner = p
//	f.Hand("hand", &s.hand[p], int(s.handN[p]))
//	engine.Number(f, "points", &s.points[p], 0, 490)
//
// Places where cards lie (Card, Hand, Heap, Pile) count towards the pack; knowledge of cards (Face, Set) does not.
type Fields struct {
	// Owner is the seat whose fields come next, None for what is common.
	Owner Seat
	// Bare bytes go through it.
	Coder

	way    way
	tell   func(Fact)
	fact   Fact // the one to be set, or the one being told
	found  bool
	ledger *ledger
	wrong  error
}

// way is what a walk is for.
type way uint8

const (
	coding   way = iota // Encode, Decode
	telling             // Facts
	setting             // SetFact
	sounding            // Sound
)

// Notation is a field whose text is the game's own: "KS/4S".
type Notation interface {
	// String writes the field, "-" for nothing.
	String() string
	// Parse reads what String writes. Its error says what is wanted: "a royal is written KS/4S".
	Parse(string) error
}

// Fail notes what is wrong with a field; the first reason stays.
func (f *Fields) Fail(why string) {
	if f.way == coding {
		f.Coder.Fail(why)
	} else if f.wrong == nil {
		f.wrong = errors.New(why)
	}
}

// Asks reports whether the walk tells this field as a fact, or sets it. Text, Follows or Value come next.
func (f *Fields) Asks(key string) bool {
	switch {
	case !Told:
	case f.way == telling:
		f.fact.Key, f.fact.Seat = key, f.Owner
		return true
	case f.way == setting && key == f.fact.Key && f.Owner == f.fact.Seat:
		f.found = true
		return true
	}
	return false
}

// Sets reports whether the walk sets this fact, which is never told: "rest discard".
func (f *Fields) Sets(key string) bool { return Told && f.way == setting && f.Asks(key) }

// Value returns the text of the fact that is being set.
func (f *Fields) Value() string { return f.fact.Value }

// Text tells the field that Asks named, or sets it.
func (f *Fields) Text(n Notation) {
	if f.way == telling {
		f.Follows(n.String())
	} else if err := n.Parse(f.fact.Value); err != nil {
		f.Fail(err.Error())
	}
}

// Follows tells the field that Asks named, where its value follows from others. Setting such a fact does nothing.
func (f *Fields) Follows(value string) {
	if f.way == telling {
		f.fact.Value = value
		f.tell(f.fact)
	}
}

// Integer is any type that a number of a state may have.
type Integer interface {
	~uint8 | ~uint16 | ~uint32 | ~uint64 | ~int8 | ~int16 | ~int32 | ~int64
}

// Bare walks numbers that are no facts.
func Bare[T Integer](f *Fields, list ...*T) {
	if f.way != coding {
		return
	}
	for _, p := range list {
		Num(&f.Coder, p)
	}
}

// BareFlags walks truths that are no facts.
func (f *Fields) BareFlags(list ...*bool) {
	if f.way != coding {
		return
	}
	for _, p := range list {
		f.Bool(p)
	}
}

// Number walks a number from low to high: "7".
func Number[T Integer](f *Fields, key string, p *T, low, high int64) {
	switch {
	case f.way == coding:
		Num(&f.Coder, p)
	case f.way == sounding:
		f.inRange(key, int64(*p), low, high)
	case !f.Asks(key):
	case f.way == telling:
		f.Follows(strconv.FormatInt(int64(*p), 10))
	default:
		*p = T(f.number(f.fact.Value, low, high))
	}
}

// Numbers walks a row of numbers from low to high: "3,0,1".
func Numbers[T Integer](f *Fields, key string, list []T, low, high int64) {
	switch {
	case f.way == coding:
		for i := range list {
			Num(&f.Coder, &list[i])
		}
	case f.way == sounding:
		for _, n := range list {
			f.inRange(key, int64(n), low, high)
		}
	case !f.Asks(key):
	case f.way == telling:
		text := make([]string, len(list))
		for i, n := range list {
			text[i] = strconv.FormatInt(int64(n), 10)
		}
		f.Follows(strings.Join(text, ","))
	default:
		parts := strings.Split(f.fact.Value, ",")
		if len(parts) != len(list) {
			f.Fail("want " + strconv.Itoa(len(list)) + " numbers")
			return
		}
		for i, text := range parts {
			list[i] = T(f.number(text, low, high))
		}
	}
}

func (f *Fields) inRange(key string, n, low, high int64) {
	if n < low || n > high {
		f.Fail(f.place(key) + " is " + strconv.FormatInt(n, 10) + ", and not from " + strconv.FormatInt(low, 10) + " to " + strconv.FormatInt(high, 10))
	}
}

func (f *Fields) number(text string, low, high int64) int64 {
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < low || n > high {
		f.Fail("want a number from " + strconv.FormatInt(low, 10) + " to " + strconv.FormatInt(high, 10))
		return low
	}
	return n
}

// Word walks a number that stands for one of the words. An empty word cannot be.
func Word[T Integer](f *Fields, key string, p *T, words ...string) {
	switch {
	case f.way == coding:
		Num(&f.Coder, p)
	case f.way == sounding:
		if i := uint64(*p); i >= uint64(len(words)) || words[i] == "" {
			f.Fail(f.place(key) + " is none of " + strings.Join(words, " "))
		}
	case !f.Asks(key):
	case f.way == telling:
		f.Follows(words[*p])
	default:
		for i, w := range words {
			if w == f.fact.Value && w != "" {
				*p = T(i)
				return
			}
		}
		f.Fail("want one of " + strings.Join(words, " "))
	}
}

// Flag walks a truth: "yes" or "no".
func (f *Fields) Flag(key string, p *bool) {
	if f.way == coding {
		f.Bool(p)
		return
	}
	var n uint8
	if *p {
		n = 1
	}
	Word(f, key, &n, "no", "yes")
	*p = n == 1
}

// SeatOf walks one of so many seats: "P1". First is the number of P1: with 1, as in SeatOf(f, "winner", &s.winner, 2, 1), 0 is
// nobody, which is written "-".
func SeatOf[T Integer](f *Fields, key string, p *T, seats int, first T) {
	if f.way == coding {
		Num(&f.Coder, p)
		return
	}
	*p = T(f.seat(key, int64(*p)-int64(first), seats, first > 0)) + first
}

// SeatOrNone walks one of so many seats, or None: "P1" or "-".
func SeatOrNone(f *Fields, key string, p *Seat, seats int) {
	switch {
	case f.way == coding:
		Num(&f.Coder, p)
	case *p == None:
		*p = Seat(f.seat(key, -1, seats, true)) & None
	default:
		*p = Seat(f.seat(key, int64(*p), seats, true)) & None
	}
}

// seat tells, sets or checks a seat, counted from 0; -1 is nobody.
func (f *Fields) seat(key string, n int64, seats int, nobody bool) int64 {
	switch {
	case f.way == sounding:
		if n < -1 || n >= int64(seats) || n < 0 && !nobody {
			f.Fail(f.place(key) + " is no seat")
		}
	case !f.Asks(key):
	case f.way == telling && n < 0:
		f.Follows("-")
	case f.way == telling:
		f.Follows(Seat(n).String())
	case nobody && f.fact.Value == "-":
		return -1
	default:
		q, ok := ParseSeat(f.fact.Value)
		if !ok || int(q) >= seats {
			f.Fail("no such seat")
			return n
		}
		return int64(q)
	}
	return n
}

// Seats walks a set of so many seats: "P1,P3".
func (f *Fields) Seats(key string, p *SeatSet, seats int) {
	switch {
	case f.way == coding:
		Num(&f.Coder, p)
	case f.way == sounding:
		if *p&^AllSeats(seats) != 0 {
			f.Fail(f.place(key) + " names a seat that is not there")
		}
	case !f.Asks(key):
	case f.way == telling:
		f.Follows(p.String())
	default:
		set, ok := ParseSeats(f.fact.Value)
		if *p = set; !ok || set&^AllSeats(seats) != 0 {
			f.Fail("no such seats")
		}
	}
}

// Rand walks a generator: "1f:3".
func (f *Fields) Rand(key string, r *cards.Rand) {
	switch {
	case f.way == coding:
		f.Coder.Rand(r)
	case f.way == sounding || !f.Asks(key):
	case f.way == telling:
		f.Follows(r.String())
	default:
		var ok bool
		if *r, ok = cards.ParseRand(f.fact.Value); !ok {
			f.Fail("want two hexadecimal numbers with a colon between")
		}
	}
}
