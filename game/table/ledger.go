package table

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

// Ledger gives every card in view a number of its own that it keeps while it moves, so that the picture can follow it.
// Cards that were shuffled get new numbers: nobody can follow them.
type Ledger struct {
	piles map[engine.PileID][]uint32
	last  uint32
	old   []cards.Card
}

// Of returns the numbers of a pile's cards, in their order.
func (l *Ledger) Of(id engine.PileID) []uint32 { return l.piles[id] }

func (l *Ledger) fresh() uint32 { l.last++; return l.last }

// Sync makes the numbers fit a view without being told what happened: a pile that kept its length keeps its numbers.
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

// Fold carries an event into the view and the numbers alike.
func (l *Ledger) Fold(info *engine.Info, v *engine.View, e engine.Event) error {
	switch e.Kind {
	case engine.Shuffled:
		for i := range l.piles[e.From] {
			l.piles[e.From][i] = l.fresh()
		}
	case engine.Moved:
		n := l.take(info, v, e)
		l.old = append(l.old[:0], v.Pile(e.To)...)
		if e.From == e.To { // what was taken is not there any more
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

// place finds where a card has come into a pile by comparing it before and after.
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
