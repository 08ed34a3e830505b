// Package engine is the vocabulary that five card games and everything around them share: seats, actions, events,
// views, prompts, results, and the two interfaces Game and State behind which a rule set stands.
//
// A state is one flat value that a search copies in nanoseconds; a screen is told what happened by the events that
// the same Apply fills in when it is given a list. Legality has one home (Legal, Prompt and the refusals of Apply)
// and hiding has one home (Redact).
package engine

import (
	"math/bits"
	"strings"
)

// MaxSeats is the most players any game seats.
const MaxSeats = 6

// Seat is a place at the table, 0 to 5, clockwise. Notation counts them from P1.
type Seat uint8

// Table is the seat of an onlooker: it sees what is public and nothing else. None is nobody, the owner of what is
// common.
const (
	Table Seat = 6
	None  Seat = 7
)

// SeatSet is a set of seats, one bit each; the bit of Table stands for everybody who only looks on.
type SeatSet uint8

// Everybody is every seat and the onlookers.
const Everybody SeatSet = 1<<(Table+1) - 1

// Only returns the set of one seat; none for None.
func Only(s Seat) SeatSet {
	if s >= None {
		return 0
	}
	return 1 << s
}

// AllSeats returns the set of the first n seats.
func AllSeats(n int) SeatSet { return 1<<n - 1 }

// Has reports whether s is in the set.
func (b SeatSet) Has(s Seat) bool { return s < None && b>>s&1 != 0 }

// Add returns the set with s.
func (b SeatSet) Add(s Seat) SeatSet { return b | Only(s) }

// Remove returns the set without s.
func (b SeatSet) Remove(s Seat) SeatSet { return b &^ Only(s) }

// Len returns how many seats are in the set.
func (b SeatSet) Len() int { return bits.OnesCount8(uint8(b)) }

// First returns the lowest seat of the set, None when it is empty.
func (b SeatSet) First() Seat {
	if b == 0 {
		return None
	}
	return Seat(bits.TrailingZeros8(uint8(b)))
}

// Next returns the seat after s, clockwise, among n seats.
func (s Seat) Next(n int) Seat {
	if s++; int(s) >= n {
		return 0
	}
	return s
}

// String writes the seat as notation does: P1 to P6; "table" and "-" for the two that are no players.
func (s Seat) String() string {
	switch {
	case s < MaxSeats:
		return "P" + string(rune('1'+s))
	case s == Table:
		return "table"
	}
	return "-"
}

// ParseSeat reads P1 to P6 (and "table"); ok is false for anything else.
func ParseSeat(text string) (s Seat, ok bool) {
	if text == "table" {
		return Table, true
	}
	if len(text) != 2 || text[0] != 'P' || text[1] < '1' || text[1] >= '1'+MaxSeats {
		return None, false
	}
	return Seat(text[1] - '1'), true
}

// String writes the seats as notation does: "P1,P3", "-" for none.
func (b SeatSet) String() string {
	text := ""
	for ; b != 0; b &= b - 1 {
		text += "," + b.First().String()
	}
	if text == "" {
		return "-"
	}
	return text[1:]
}

// ParseSeats reads what String writes, each seat once; ok is false for anything else.
func ParseSeats(text string) (b SeatSet, ok bool) {
	for more := text != "-"; more; {
		var one string
		one, text, more = strings.Cut(text, ",")
		s, ok := ParseSeat(one)
		if !ok || b.Has(s) {
			return 0, false
		}
		b = b.Add(s)
	}
	return b, true
}
