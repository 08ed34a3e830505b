package table

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

// Ledger gives each card in view a number that it keeps while it moves, so that the picture can follow it. A shuffle
// gives new numbers, because nobody can follow the cards.
type Ledger struct {
	piles map[engine.PileID][]uint32
	last  uint32
	old   []cards.Card

	came   map[landing]int // when a card last came to a pile, counted from 1
	landed int
	order  []int
}

// landing is a card in a pile.
type landing struct {
	pile engine.PileID
	card cards.Card
}

// land notes that a card has come to a pile.
func (l *Ledger) land(e engine.Event) {
	if e.Kind == engine.Moved && e.Card != cards.Back {
		if l.came == nil {
			l.came = make(map[landing]int)
		}
		l.landed++
		l.came[landing{e.To, e.Card}] = l.landed
	}
}

// Landings is how often a card has come to a pile.
func (l *Ledger) Landings() int { return l.landed }

// Since reports whether a card has come to a pile after so many landings.
func (l *Ledger) Since(n int, id engine.PileID, c cards.Card) bool { return l.came[landing{id, c}] > n }

// Order returns the places of a pile's cards from the lowest to the one on top. A pile that keeps no order of its own
// lies as its cards have landed. The list is valid until the next call.
func (l *Ledger) Order(info *engine.Info, id engine.PileID, p []cards.Card) []int {
	l.order = l.order[:0]
	sorted := info.Piles[id.Kind].Order == engine.Sorted
	for i := range p {
		at := len(l.order)
		if sorted {
			for when := l.came[landing{id, p[i]}]; at > 0 && l.came[landing{id, p[l.order[at-1]]}] > when; at-- {
			}
		} else {
			at = 0
		}
		l.order = slices.Insert(l.order, at, i)
	}
	return l.order
}

// Of returns the numbers of a pile's cards, in their order.
func (l *Ledger) Of(id engine.PileID) []uint32 { return l.piles[id] }

func (l *Ledger) fresh() uint32 { l.last++; return l.last }

// Sync makes the numbers fit a view without knowing what happened. A pile that kept its length keeps its numbers.
func (l *Ledger) Sync(v *engine.View) {
	if l.piles == nil {
		l.piles = make(map[engine.PileID][]uint32)
	}
	for id, ns := range l.piles {
		if n := len(v.Pile(id)); n == 0 {
			delete(l.piles, id)
		} else if len(ns) > n {
			l.piles[id] = ns[:n]
		}
	}
	for _, p := range v.Piles {
		for len(l.piles[p.ID]) < len(p.Cards) {
			l.piles[p.ID] = append(l.piles[p.ID], l.fresh())
		}
	}
}

// Fold applies an event to the view and to the numbers.
func (l *Ledger) Fold(info *engine.Info, v *engine.View, e engine.Event) error {
	switch e.Kind {
	case engine.Shuffled:
		for i := range l.piles[e.From] {
			l.piles[e.From][i] = l.fresh()
		}
	case engine.Moved:
		l.land(e)
		n := l.take(info, v, e)
		l.old = append(l.old[:0], v.Pile(e.To)...)
		if e.From == e.To { // the card that was taken is gone
			if err := v.Fold(info, e); err != nil {
				return err
			}
			l.piles[e.To] = slices.Insert(l.piles[e.To], place(info, e, l.old, v.Pile(e.To)), n)
			return nil
		}
		if err := v.Fold(info, e); err != nil {
			return err
		}
		at := place(info, e, l.old, v.Pile(e.To))
		l.piles[e.To] = slices.Insert(l.piles[e.To], min(at, len(l.piles[e.To])), n)
		return nil
	}
	return v.Fold(info, e)
}

// take removes the number of the card that an event moves.
func (l *Ledger) take(info *engine.Info, v *engine.View, e engine.Event) uint32 {
	ns := l.piles[e.From]
	if e.From == engine.Nowhere || len(ns) == 0 {
		return l.fresh()
	}
	at := int(e.At)
	if info.Piles[e.From.Kind].Order == engine.Sorted {
		var ok bool
		if at, ok = slices.BinarySearch(v.Pile(e.From), e.Card); !ok {
			at = 0
		}
	} else if at < 0 {
		at = len(ns) - 1
	}
	at = min(at, len(ns)-1)
	n := ns[at]
	if ns = slices.Delete(ns, at, at+1); len(ns) == 0 {
		delete(l.piles, e.From)
	} else {
		l.piles[e.From] = ns
	}
	return n
}

// place returns where a card has come into a pile, by comparing the pile before and after.
func place(info *engine.Info, e engine.Event, before, after []cards.Card) int {
	if info.Piles[e.To.Kind].Order == engine.Ordered {
		if e.ToAt < 0 {
			return len(after) - 1
		}
		return min(int(e.ToAt), len(after)-1)
	}
	for i := range after {
		if i >= len(before) || before[i] != after[i] {
			return i
		}
	}
	return max(len(after)-1, 0)
}
