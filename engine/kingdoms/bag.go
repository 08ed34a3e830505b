package kingdoms

import "royals/engine/cards"

// bag holds cards of which, with two decks, there may be two of a face: the faces held at least once, and those held twice.
// Equal bags compare equal. Which of two equal cards is which makes no difference to any rule, so a bag does not know.
type bag struct{ one, two cards.Set }

func (b *bag) add(c cards.Card) {
	bit := cards.Set(1) << c
	b.two |= b.one & bit
	b.one |= bit
}

// remove takes one copy of c away. c must be in the bag.
func (b *bag) remove(c cards.Card) {
	bit := cards.Set(1) << c
	b.one &^= bit &^ b.two
	b.two &^= bit
}

func (b bag) has(c cards.Card) bool { return b.one.Has(c) }

func (b bag) empty() bool { return b.one == 0 }

func (b bag) len() int { return b.one.Len() + b.two.Len() }

// count returns how many copies of c are in the bag.
func (b bag) count(c cards.Card) int {
	return int(b.one>>c&1 + b.two>>c&1)
}

// first returns the lowest card, Back when the bag is empty.
func (b bag) first() cards.Card { return b.one.First() }

// plus returns the cards of both. ok is false when a face would be there three times.
func (b bag) plus(o bag) (sum bag, ok bool) {
	return bag{b.one | o.one, b.two | o.two | b.one&o.one}, b.one&o.two|b.two&o.one == 0
}

// minus returns b without the cards of o. ok is false when o holds a card that b does not.
func (b bag) minus(o bag) (rest bag, ok bool) {
	return bag{b.one&^o.one | b.two&o.one&^o.two, b.two &^ o.one}, o.one&^b.one|o.two&^b.two == 0
}

// append appends the cards in ascending order.
func (b bag) append(dst []cards.Card) []cards.Card {
	for t := b.one; t != 0; t &= t - 1 {
		c := t.First()
		dst = append(dst, c)
		if b.two.Has(c) {
			dst = append(dst, c)
		}
	}
	return dst
}

// rank returns K3.1's rank of a Jack (3), Queen (2) or King (1).
func rank(royal cards.Card) int { return 14 - int(royal.Rank()) }

// number returns K3.2's number of a number card: its face value, an ace is 1.
func number(c cards.Card) int { return int(c.Rank()) }

// The cards by what they are (K3.1 to K3.3).
const (
	royals  = cards.AllCourts
	numbers = cards.AllNumbers
	jokers  = cards.Set(1)<<cards.Joker1 | cards.Set(1)<<cards.Joker2
	aces    = cards.Set(1<<1 | 1<<14 | 1<<27 | 1<<40)
)

// ofRank returns the four cards of a rank.
func ofRank(r cards.Rank) cards.Set { return aces << (r - 1) }
