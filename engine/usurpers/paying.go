package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// need is how many points must go: one for each hit, or all there are (U8.9).
func (s *State) need() uint8 {
	if s.aim > 0 {
		return min(s.hits, worth[s.point[s.rival][s.aim-1]]) // U8.7
	}
	return min(s.hits, s.points[s.rival])
}

// paidSoFar sums up the picked changes: the points lost, the slots of the royals changed, the cards of the hand used.
func (s *State) paidSoFar() (lost uint8, changed uint16, used cards.Set) {
	lost, changed = s.sum(s.rival, cards.Set(s.out)), s.out
	for slot, c := range s.swap {
		if c != cards.Back {
			lost += worth[s.point[s.rival][slot]] - worth[c]
			changed |= 1 << slot
			used = used.Add(c)
		}
	}
	return lost, changed, used
}

// sum is what the royals in these slots of a seat are worth.
func (s *State) sum(x engine.Seat, slots cards.Set) (sum uint8) {
	for ; slots != 0; slots &= slots - 1 {
		sum += worth[s.point[x][slots.First()]]
	}
	return sum
}

// substitutes are the cards of a seat's hand that may go under a royal in place of its point card: U8.3 to U8.5.
func (s *State) substitutes(x engine.Seat, slot uint8) cards.Set {
	if s.subAny {
		return s.hand[x] & lowerAny[s.point[x][slot]]
	}
	return s.hand[x] & lower[s.point[x][slot]]
}

// pay carries the picked changes out: U8.2, U8.13.
func (s doing) pay(x engine.Seat) {
	top := cards.Back
	_, changed, _ := s.paidSoFar()
	for t := cards.Set(changed); t != 0; t &= t - 1 {
		slot := uint8(t.First())
		old := s.point[x][slot]
		s.throw(x, old, royal(x, slot), 1, engine.Everybody, &top)
		if c := s.swap[slot]; c != cards.Back {
			s.take(x, c)
			s.point[x][slot] = c
			s.points[x] -= worth[old] - worth[c]
			s.ev.Move(c, pile(pileHand, x), 0, royal(x, slot), 1)
			s.ev.Say(saySwap, x, engine.None, c, int(worth[old]-worth[c]))
		} else {
			s.throw(x, faceOf(slot), royal(x, slot), 0, engine.Everybody, &top)
			s.point[x][slot] = cards.Back
			s.royals[x] &^= 1 << slot
			s.points[x] -= worth[old]
			s.ev.Say(sayOut, x, engine.None, faceOf(slot), int(worth[old]))
		}
	}
	s.ev.Count(countPoints, x, 0, int(s.points[x]))
	if s.points[x] < s.target() {
		s.ev.Count(countThreat, x, 0, 0)
	}
	s.hits, s.out, s.swap = 0, 0, [courts]cards.Card{}
	s.ev.Count(countHits, engine.None, 0, 0)
	s.end()
}
