package plan

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

// Told is a line of the log as everybody heard it.
type Told struct {
	Say         string // its name in Info.Says
	Seat, Other engine.Seat
	Card        cards.Card
	N           int
}

// Sentence is part of a verdict: a words key and what it names. A are those who win, or whose doing it is; B is whose
// card it is, or the other side.
type Sentence struct {
	Key       string
	A         []engine.Seat
	B         engine.Seat
	Bs        []engine.Seat // a stage names these in place of B
	Cards     []cards.Card
	Ranks     bool // only the ranks of the cards are named
	Other     cards.Card
	N, N2, N3 int
}

// Verdict says in two parts who won and by what. It is made from what was told and from nothing else, so it gives no card away.
type Verdict struct{ Who, Why Sentence }

// last returns the number of the newest line of some names, -1 where there is none.
func last(told []Told, names ...string) int {
	for i := len(told) - 1; i >= 0; i-- {
		if slices.Contains(names, told[i].Say) {
			return i
		}
	}
	return -1
}

// newest returns the lines from the newest one of some names on, nil where there is none.
func newest(told []Told, names ...string) []Told {
	if at := last(told, names...); at >= 0 {
		return told[at:]
	}
	return nil
}

// count returns how many lines of a name are about a seat.
func count(told []Told, seat engine.Seat, names ...string) (n int) {
	for _, l := range told {
		if l.Seat == seat && slices.Contains(names, l.Say) {
			n++
		}
	}
	return n
}

// seatsOf lists the seats of a set.
func seatsOf(set engine.SeatSet) (list []engine.Seat) {
	for ; set != 0; set &= set - 1 {
		list = append(list, set.First())
	}
	return list
}

// wins says that the winners have so many points, against the best of the others.
func wins(key string, r *engine.Result, seats int) Sentence {
	s := Sentence{Key: key, A: seatsOf(r.Winners), B: engine.None}
	best := false
	for x := range engine.Seat(seats) {
		switch n := int(r.Score[x]); {
		case r.Winners.Has(x):
			s.N = n
		case !best || n > s.N2:
			s.N2, s.B, best = n, x, true
		}
	}
	return s
}
