package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// View writes what a redacted state shows.
func (s *State) View(v *engine.View) {
	v.Phase, v.Turn, v.Actors, v.Over = s.phase, s.turn, s.Actors(), s.phase == phaseOver
	v.Count(countTarget, engine.None, 0, int(s.target()))
	v.Count(countRound, engine.None, 0, int(s.round))
	v.Count(countCap, engine.None, 0, int(s.cap))
	v.Count(countHits, engine.None, 0, int(s.hits))
	v.Count(countFirst, s.first, 0, 1)
	if s.rival != engine.None {
		v.Count(countAttacked, s.rival, 0, 1)
		if s.aim > 0 {
			v.Count(countAimed, s.rival, s.aim-1, 1)
		}
	}
	var list [deck]cards.Card
	for x := range engine.Seat(s.n) {
		v.PutSet(pile(pileHand, x), int(s.nhand[x])-s.hand[x].Len(), s.hand[x])
		v.PutSet(pile(pileCommitted, x), int(s.down(x))-s.committed[x].Len(), s.committed[x])
		for i := range s.ndraw[x] {
			list[i] = s.draw[x][s.ndraw[x]-1-i]
		}
		v.Put(pile(pileDraw, x), list[:s.ndraw[x]]...)
		if s.topOnly {
			clear(list[:])
			list[0] = s.top[x]
			v.Put(pile(pileHeap, x), list[:s.ndisc[x]]...)
		} else {
			v.PutSet(pile(pileDiscard, x), 0, s.discard[x])
		}
		for t := cards.Set(s.royals[x]); t != 0; t &= t - 1 {
			slot := uint8(t.First())
			v.Put(royal(x, slot), faceOf(slot), s.point[x][slot])
		}
		v.PutSet(pile(pileArena, x), 0, s.arena[x])
		v.Count(countPoints, x, 0, int(s.points[x]))
		v.Count(countThreat, x, 0, s.threat(x))
		key, n := s.due(x)
		v.Count(key, x, 0, int(n))
	}
}
