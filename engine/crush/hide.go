package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// Redact blanks what a seat may not know: chance, the deck, the cards aside, and the hands, picks, face-down cards,
// throws and secret answers of the others. C22, C63, C68.
func (s *State) Redact(seat engine.Seat) {
	s.rng = cards.Rand{}
	s.stock = [54]cards.Card{}
	s.aside = 0
	unshown := s.unshown()
	for p := range engine.Seat(s.n) {
		if p == seat {
			continue
		}
		s.hand[p], s.pick[p], s.throw[p] = 0, 0, 0
		if unshown.Has(p) {
			s.side[p] = 0
		}
		if !s.open() {
			s.laid[p] = [2]cards.Card{}
		}
	}
}

// Observe returns what a seat sees of another's action: attacks, calls and answers whole, the number of cards laid, and
// that a throw or a secret answer was made. The last secret answer shows all of them. C22, C63, C68.
func (s *State) Observe(viewer, mover engine.Seat, a engine.Action) uint32 {
	switch {
	case viewer == mover:
		return uint32(a)
	case a.IsStep():
		return 0
	case a.Verb() == verbCall:
		return uint32(engine.Act(verbCall, uint8(s.pick[mover]), 0, 0))
	case s.secretly():
		return observeAnswer(s, mover, a)
	case a.Verb() == verbHelp:
		return uint32(engine.Act(verbHelp, 0, 0, 1))
	case a.Verb() == verbLay:
		return uint32(engine.Act(verbLay, 0, 0, uint8(s.pick[mover].Len())))
	case a.Verb() >= verbRock:
		return uint32(engine.Act(verbRock, 0, 0, 0))
	}
	return uint32(a)
}

// observeAnswer returns what the others see of a secret answer: the answers of all, two bits for each seat, where it is
// the last.
func observeAnswer(s *State, mover engine.Seat, a engine.Action) uint32 {
	all := uint16(0)
	if s.owe == engine.Only(mover) {
		side := sideOut
		if a.Verb() == verbJoin {
			side = s.side[a.A()]
		}
		for p := range engine.Seat(s.n) {
			all |= uint16(s.side[p]) << (2 * p)
		}
		all |= uint16(side) << (2 * mover)
	}
	return uint32(engine.Act(verbStay, 0, uint8(all>>8), uint8(all)))
}
