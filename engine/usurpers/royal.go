package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// playRoyal is action a: U5.
func (s *State) playRoyal(x engine.Seat, f, c cards.Card, ev *engine.Events) error {
	if !f.Court() || !c.Known() || worth[c] == 0 || f.Suit() != c.Suit() { // U5.1, U5.4
		return errRoyalKind
	}
	if !s.hand[x].Has(f) || !s.hand[x].Has(c) {
		return errRoyalHand // U5.2
	}
	slot := slotOf(f)
	s.take(x, f)
	s.take(x, c)
	s.royals[x] |= 1 << slot
	s.point[x][slot] = c
	s.points[x] += worth[c]
	if ev != nil {
		ev.Move(f, pile(pHand, x), 0, royal(x, slot), 0)
		ev.Move(c, pile(pHand, x), 0, royal(x, slot), 1)
		ev.Count(cPoints, x, 0, int(s.points[x]))
		ev.Say(sayRoyal, x, engine.None, f, int(worth[c]))
		if t := s.threat(x); t > 0 { // U3.3 nothing is won yet
			ev.Count(cThreat, x, 0, t)
			ev.Say(sayThreat, x, engine.None, cards.Back, t)
		}
	}
	s.end(ev) // U5.3
	return nil
}
