package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// Redact blanks what a seat may not know (K21): the other hand, the stock, the other's pick, the generator.
//
// A reshuffle gives a hand away. A card that is neither in the new stock, nor in sight, nor in one's own hand, is in
// the other hand. Such old cards stay, though View does not show them. An onlooker learns only the old cards of both
// hands together.
func (s *State) Redact(seat engine.Seat) {
	for i := range s.stockN {
		s.stock[i] = cards.Back
	}
	s.rng = cards.Rand{}
	if seat != s.turn {
		s.pick, s.picking = bag{}, 0
	}
	if s.blind != 0 {
		return
	}
	if seat < 2 {
		s.side[foe(seat)].hand = s.side[foe(seat)].old
		return
	}
	a, b := &s.side[0], &s.side[1]
	s.blind = 1 + uint8(a.old.len())
	a.old, _ = a.old.plus(b.old)
	a.hand, b.hand, b.old = bag{}, bag{}, bag{}
}

// Observe returns what a seat sees of another's action. A pick is not seen; what completes it shows the cards picked.
func (s *State) Observe(viewer, mover engine.Seat, a engine.Action) uint32 {
	if viewer == mover {
		return uint32(a)
	}
	if a.IsStep() {
		return 0
	}
	switch a.Verb() {
	case verbDis, verbArr, verbArf:
		h := cards.Mix(cards.Mix(uint64(a), uint64(s.pick.one)), uint64(s.pick.two))
		return uint32(h) | 1
	}
	return uint32(a)
}
