package highcard

import "royals/engine"

// Redact blanks the hands of others and the cards that they have laid face down. H4.
func (s *State) Redact(seat engine.Seat) {
	for p := range engine.Seat(s.n) {
		if p != seat {
			s.hand[p], s.laid[p] = 0, 0
		}
	}
}

// Observe returns what a seat sees of another's action: that a card was laid. H4.
func (s *State) Observe(viewer, mover engine.Seat, a engine.Action) uint32 {
	if viewer == mover {
		return uint32(a)
	}
	return uint32(engine.Act(a.Verb(), 0, 0, 0))
}
