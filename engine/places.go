package engine

import "royals/engine/cards"

// Card walks a place for one card: "7C", "-" when it is empty.
func (f *Fields) Card(key string, p *cards.Card) {
	if f.way == sounding && *p != cards.Back {
		f.Lie(key, *p)
	}
	f.Face(key, p)
}

// Face walks what is known of a card, which lies elsewhere: "7C", "-" for none.
func (f *Fields) Face(key string, p *cards.Card) {
	switch {
	case f.way == coding:
		Num(&f.Coder, p)
	case f.way == sounding:
		if *p >= cards.Faces {
			f.Fail(f.place(key) + " is a card that is none")
		}
	case !f.Asks(key):
	case f.way == telling && *p == cards.Back:
		f.Follows("-")
	case f.way == telling:
		f.Follows(p.String())
	case f.fact.Value == "-":
		*p = cards.Back
	default:
		c, ok := cards.Parse(f.fact.Value)
		if *p = c; !ok || c == cards.Back {
			f.Fail("no such card")
		}
	}
}

// every is each face there is.
const every = cards.FullDeck | 1<<cards.Joker1 | 1<<cards.Joker2

// Heap walks a place for cards without an order: "7C,AD".
func (f *Fields) Heap(key string, p *cards.Set) { f.Hand(key, p, p.Len()) }

// Hand walks a place for n cards without an order, of which those in the set are known: "##,7C". The number is a field of
// its own, and follows from the fact in Finish.
func (f *Fields) Hand(key string, p *cards.Set, n int) {
	if f.way == sounding {
		known := p.Len()
		if known > n {
			f.Fail(f.place(key) + " holds more cards than it counts")
		}
		f.Hidden(max(n-known, 0))
		for t := *p & every; t != 0; t &= t - 1 {
			f.Lie(key, t.First())
		}
	}
	f.set(key, p, n)
}

// Set walks what is known of cards that lie elsewhere: "7C,AD".
func (f *Fields) Set(key string, p *cards.Set) { f.set(key, p, 0) }

func (f *Fields) set(key string, p *cards.Set, n int) {
	switch {
	case f.way == coding:
		Num(&f.Coder, p)
	case f.way == sounding:
		if *p&^every != 0 {
			f.Fail(f.place(key) + " holds a card that is none")
		}
	case !f.Asks(key):
	case f.way == telling:
		f.Follows(cards.List(p.Append(make([]cards.Card, max(n-p.Len(), 0), max(n, 1)))))
	default:
		*p = 0
		for _, c := range f.Cards() {
			if c == cards.Back || p.Has(c) {
				f.Fail("no list of different cards")
				return
			}
			*p = p.Add(c)
		}
	}
}

// Cards returns the cards of the fact that is being set, none when it is no list of cards.
func (f *Fields) Cards() []cards.Card {
	list, ok := cards.ParseList(nil, f.fact.Value)
	if !ok {
		f.Fail("no list of cards")
		return nil
	}
	return list
}

// Pile walks a place for cards in their order, of which the first n of a are there and the last of those is the top: "7C,AD", top
// first.
func (f *Fields) Pile(key string, a []cards.Card, n *uint8) {
	switch {
	case f.way == coding:
		Cards(&f.Coder, a, n)
	case f.way == sounding:
		if int(*n) > len(a) {
			f.Fail(f.place(key) + " holds more cards than it can")
			return
		}
		for _, c := range a[*n:] {
			if c != cards.Back {
				f.Fail("a card lies above " + f.place(key))
			}
		}
		f.Lie(key, a[:*n]...)
	case !f.Asks(key):
	case f.way == telling:
		f.Follows(cards.List(turned(a[:*n])))
	default:
		list := f.Cards()
		if len(list) > len(a) {
			f.Fail("too many cards")
			return
		}
		*n = uint8(copy(a, turned(list)))
		clear(a[*n:])
	}
}

// turned returns a pile the other way round.
func turned(pile []cards.Card) []cards.Card {
	list := make([]cards.Card, len(pile))
	for i, c := range pile {
		list[len(list)-1-i] = c
	}
	return list
}
