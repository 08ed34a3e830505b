package houses

import "royals/engine/cards"

// bag is a heap of cards in which a face may lie up to three times (H2.2). The count of face c is bit c of lo plus
// twice bit c of hi. Adding bags does not overflow, because the pack holds no fourth copy.
type bag struct{ lo, hi cards.Set }

const (
	// high are the faces that lie in the pack three times: 9 to king, and the ace (H2.2).
	high cards.Set = (0x1f<<9 | 1<<1) | (0x1f<<9|1<<1)<<13 | (0x1f<<9|1<<1)<<26 | (0x1f<<9|1<<1)<<39
	aces cards.Set = 1<<1 | 1<<14 | 1<<27 | 1<<40
)

// pack is the whole pack of 100 (H2.1).
var pack = bag{cards.FullDeck, high}

// packSize is how many cards the pack has.
const packSize = 100

// ofRank returns the four faces of a rank.
func ofRank(r cards.Rank) cards.Set {
	return (1 | 1<<13 | 1<<26 | 1<<39) << r
}

func (b bag) faces() cards.Set       { return b.lo | b.hi }
func (b bag) has(c cards.Card) bool  { return (b.lo|b.hi)>>c&1 != 0 }
func (b bag) count(c cards.Card) int { return int(b.lo>>c&1 + b.hi>>c&1<<1) }
func (b bag) len() int               { return b.lo.Len() + 2*b.hi.Len() }
func (b bag) in(m cards.Set) bag     { return bag{b.lo & m, b.hi & m} }

func (b *bag) add(c cards.Card) {
	bit := cards.Set(1) << c
	b.hi ^= b.lo & bit
	b.lo ^= bit
}

func (b *bag) remove(c cards.Card) {
	bit := cards.Set(1) << c
	b.lo ^= bit
	b.hi ^= b.lo & bit
}

// plus returns both together.
func (b bag) plus(d bag) bag {
	return bag{b.lo ^ d.lo, b.hi | d.hi | b.lo&d.lo}
}

// minus returns b without the cards of d. All of those must lie in b.
func (b bag) minus(d bag) bag {
	return bag{b.lo ^ d.lo, b.hi ^ d.hi ^ (^b.lo & d.lo)}
}

// triples returns the faces that lie in b three times.
func (b bag) triples() cards.Set { return b.lo & b.hi }

// append appends the cards in ascending order.
func (b bag) append(dst []cards.Card) []cards.Card {
	for t := b.faces(); t != 0; t &= t - 1 {
		c := t.First()
		for range b.count(c) {
			dst = append(dst, c)
		}
	}
	return dst
}

// value returns the undoubled points of the cards. H17.1 From 9 to ace they are worth five each, from 2 to 8 ten.
func (b bag) value() int {
	h := b.in(high)
	return 5*h.len() + 10*b.in(cards.FullDeck&^high).len()
}

// value is the points of one card (H17.1).
func value(c cards.Card) int {
	if high.Has(c) {
		return 5
	}
	return 10
}

// rankSet returns the clubs of all ranks that occur in a set.
func rankSet(f cards.Set) cards.Set {
	return (f | f>>13 | f>>26 | f>>39) & cards.AllClubs
}
