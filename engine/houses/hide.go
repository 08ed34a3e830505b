package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// Redact blanks what a seat may not know. H19.1 The stack lies face down. H19.2, H19.4 Of the other hand only cards
// that were seen to go there are known. Dead cards were seen one by one, so they stay, though View does not show
// them.
func (s *State) Redact(seat engine.Seat) {
	s.rng = cards.Rand{}
	for p := range uint8(2) {
		if engine.Seat(p) != seat {
			s.hand[p] = s.known[p]
		}
	}
	if s.phase == phaseOver || uint8(seat) != s.actor() {
		s.dropPick()
	}
	clear(s.stack[:s.stackN])
}

// Observe tells what a seat sees of another's action. All plays are open, but picks are seen only when the choice is
// whole.
func (s *State) Observe(viewer, mover engine.Seat, a engine.Action) uint32 {
	if viewer == mover {
		return uint32(a)
	}
	if a.IsStep() {
		return 0
	}
	if !s.picking() {
		return uint32(a)
	}
	h := cards.Mix(uint64(s.pick.lo)^uint64(s.pick.hi)<<7^uint64(s.pick.hi)>>57, uint64(a)|uint64(s.scoop)<<32)
	return uint32(h) | 1
}
