package kingdoms

import (
	"errors"

	"royals/engine/cards"
)

// bag is a heap of cards in which, with two decks, a face may lie twice. One holds the faces that are there, two
// those that are there twice. No rule asks which of two equal cards is which, so a bag does not know.
type bag struct{ one, two cards.Set }

func (b *bag) add(c cards.Card) {
	bit := cards.Set(1) << c
	b.two |= b.one & bit
	b.one |= bit
}

// remove takes away one copy of c, which must be in the bag.
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

// pop takes away the lowest card. The bag is not empty.
func (b *bag) pop() cards.Card {
	c := b.first()
	b.remove(c)
	return c
}

// plus returns the cards of both. ok is false where a face would lie three times.
func (b bag) plus(o bag) (sum bag, ok bool) {
	return bag{b.one | o.one, b.two | o.two | b.one&o.one}, b.one&o.two|b.two&o.one == 0
}

// minus returns b without the cards of o. ok is false where o holds a card that b does not.
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

// String writes the cards: "7C,7C,AD".
func (b *bag) String() string { return cards.List(b.append(nil)) }

// Parse reads what String writes. That a face lies there too often for one deck is for Sound to find.
func (b *bag) Parse(text string) error {
	list, ok := cards.ParseList(nil, text)
	*b = bag{}
	for _, c := range list {
		ok = ok && c != cards.Back && b.count(c) < 2
		b.add(c)
	}
	if !ok {
		return errors.New("want a list of cards: 7C,AD")
	}
	return nil
}

// rank returns the rank of a Jack (3), Queen (2) or King (1) (K3.1).
func rank(royal cards.Card) int { return 14 - int(royal.Rank()) }

// number returns the face value of a number card. An ace is 1 (K3.2).
func number(c cards.Card) int { return int(c.Rank()) }

// The kinds of card (K3.1 to K3.3).
const (
	royals  = cards.AllCourts
	numbers = cards.AllNumbers
	jokers  = cards.Set(1)<<cards.Joker1 | cards.Set(1)<<cards.Joker2
	aces    = cards.Set(1<<1 | 1<<14 | 1<<27 | 1<<40)
)

// ofRank returns the four cards of a rank.
func ofRank(r cards.Rank) cards.Set { return aces << (r - 1) }
