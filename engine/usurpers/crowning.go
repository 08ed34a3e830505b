package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// crown lays a royal, a face card with a point card under it: U5.
func (s doing) crown(x engine.Seat, f, c cards.Card) {
	slot := slotOf(f)
	s.take(x, f)
	s.take(x, c)
	s.royals[x] |= 1 << slot
	s.point[x][slot] = c
	s.points[x] += worth[c]
	if s.ev != nil {
		s.ev.Move(f, pile(pileHand, x), 0, royal(x, slot), 0)
		s.ev.Move(c, pile(pileHand, x), 0, royal(x, slot), 1)
		s.ev.Count(countPoints, x, 0, int(s.points[x]))
		s.ev.Say(sayRoyal, x, engine.None, f, int(worth[c]))
		if t := s.threat(x); t > 0 { // U3.3
			s.ev.Count(countThreat, x, 0, t)
			s.ev.Say(sayThreat, x, engine.None, cards.Back, t)
		}
	}
	s.end() // U5.3
}
