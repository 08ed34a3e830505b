package cards

import "math/bits"

// Set is a set of faces, one bit each (bit c for Card c). It fits hands and piles in which a face lies at most once;
// games with copies count them some other way.
type Set uint64

// FullDeck is the 52 cards without jokers.
const FullDeck Set = (1<<52 - 1) << 1

// Sets of a whole suit, and the sets that rules speak of most.
const (
	AllClubs    Set = (1<<13 - 1) << 1
	AllDiamonds Set = AllClubs << 13
	AllHearts   Set = AllClubs << 26
	AllSpades   Set = AllClubs << 39
	AllRed      Set = AllDiamonds | AllHearts
	AllBlack    Set = AllClubs | AllSpades
	AllCourts   Set = (7<<11 | 7<<24 | 7<<37 | 7<<50)
	AllNumbers  Set = FullDeck &^ AllCourts
)

// Of returns the set of the given cards.
func Of(cs ...Card) Set {
	var s Set
	for _, c := range cs {
		s |= 1 << c
	}
	return s
}

// OfSuit returns all thirteen cards of a suit.
func OfSuit(u Suit) Set { return AllClubs << (13 * u) }

// Has reports whether c is in s.
func (s Set) Has(c Card) bool { return s>>c&1 != 0 }

// Add returns s with c.
func (s Set) Add(c Card) Set { return s | 1<<c }

// Remove returns s without c.
func (s Set) Remove(c Card) Set { return s &^ (1 << c) }

// Len returns the number of cards in s.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// First returns the lowest card of s, Back when s is empty.
func (s Set) First() Card {
	if s == 0 {
		return Back
	}
	return Card(bits.TrailingZeros64(uint64(s)))
}

// Last returns the highest card of s, Back when s is empty.
func (s Set) Last() Card {
	if s == 0 {
		return Back
	}
	return Card(63 - bits.LeadingZeros64(uint64(s)))
}

// Above returns the cards of s that come after c in numeric order.
func (s Set) Above(c Card) Set { return s &^ (1<<(c+1) - 1) }

// Append appends the cards of s in ascending order. To walk a set without a buffer:
// for t := s; t != 0; t &= t - 1 { c := t.First(); ... }.
func (s Set) Append(dst []Card) []Card {
	for ; s != 0; s &= s - 1 {
		dst = append(dst, s.First())
	}
	return dst
}

// Nth returns the n-th lowest card of s, counted from 0; Back when there is none.
func (s Set) Nth(n int) Card {
	for ; s != 0; s &= s - 1 {
		if n == 0 {
			return s.First()
		}
		n--
	}
	return Back
}

// String writes the set as the notation writes a list.
func (s Set) String() string { return List(s.Append(nil)) }
