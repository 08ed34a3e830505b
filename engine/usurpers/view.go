package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// View writes what a redacted state shows.
func (s *State) View(v *engine.View) {
	v.Phase, v.Turn, v.Actors, v.Over = s.phase, s.turn, s.Actors(), s.phase == phOver
	v.Count(cTarget, engine.None, 0, int(s.target()))
	v.Count(cRound, engine.None, 0, int(s.round))
	v.Count(cCap, engine.None, 0, int(s.cap))
	v.Count(cHits, engine.None, 0, int(s.hits))
	v.Count(cFirst, s.first, 0, 1)
	if s.rival != engine.None {
		v.Count(cAttacked, s.rival, 0, 1)
		if s.aim > 0 {
			v.Count(cAimed, s.rival, s.aim-1, 1)
		}
	}
	var list [deck]cards.Card
	for x := range engine.Seat(s.n) {
		s.viewHand(v, x)
		for i := range s.ndraw[x] {
			list[i] = s.draw[x][s.ndraw[x]-1-i]
		}
		v.Put(pile(pDraw, x), list[:s.ndraw[x]]...)
		if s.topOnly {
			clear(list[:])
			list[0] = s.top[x]
			v.Put(pile(pHeap, x), list[:s.ndisc[x]]...)
		} else {
			v.PutSet(pile(pDiscard, x), 0, s.discard[x])
		}
		for t := cards.Set(s.royals[x]); t != 0; t &= t - 1 {
			slot := uint8(t.First())
			v.Put(royal(x, slot), faceOf(slot), s.point[x][slot])
		}
		v.PutSet(pile(pArena, x), 0, s.arena[x])
		v.Count(cPoints, x, 0, int(s.points[x]))
		v.Count(cThreat, x, 0, s.threat(x))
		if !s.pending(x) {
			continue
		}
		if least, most, _ := s.quota(x); s.phase == phAttack && x == s.rival {
			v.Count(cLimit, x, 0, int(most))
		} else {
			v.Count(cQuota, x, 0, int(least))
		}
	}
}

func (s *State) viewHand(v *engine.View, x engine.Seat) {
	v.PutSet(pile(pHand, x), int(s.nhand[x])-s.hand[x].Len(), s.hand[x])
	if s.arena[x] == 0 {
		v.PutSet(pile(pCommitted, x), int(s.ncom[x])-s.committed[x].Len(), s.committed[x])
	}
}

// Prompt returns the question put to a seat, or what it waits for.
func (s *State) Prompt(seat engine.Seat) engine.Prompt {
	p := engine.Prompt{Actor: s.turn, Target: s.rival, Wait: true}
	switch {
	case s.phase == phOver:
		p.Key, p.Clause = "usurpers.prompt.over", "U12.1"
		return p
	case s.asked != seat:
		p.Target = s.asked
		switch s.phase {
		case phAction:
			p.Key, p.Clause = "usurpers.wait.action", "U3.6"
		case phAttack:
			p.Key, p.Clause = "usurpers.wait.commit", "U6.12"
		case phKill:
			p.Key, p.Clause = "usurpers.wait.commit", "U7.7"
		case phPair:
			p.Key, p.Clause = "usurpers.wait.pair", "U6.15"
		default:
			p.Key, p.Clause = "usurpers.wait.settle", "U8.1"
			p.N[0] = int32(s.hits)
		}
		return p
	}
	p.Wait = false
	if s.aim > 0 {
		p.Card = faceOf(s.aim - 1)
	}
	switch s.phase {
	case phAction:
		p.Key, p.Clause = "usurpers.prompt.action", "U3.6"
		p.N = [3]int32{int32(s.points[seat]), int32(s.target()), int32(s.nhand[seat])}
		if s.onlyDump(seat) {
			p.Key, p.Clause = "usurpers.prompt.dump-only", "U3.7"
		}
	case phAttack, phKill:
		least, most, why := s.quota(seat)
		p.Min, p.Max, p.Picked, p.Clause = int(least), int(most), s.pick.Len(), why.Clause
		p.N[0] = int32(most)
		switch {
		case s.phase == phKill && seat == s.turn:
			p.Key = "usurpers.prompt.assassin"
		case s.phase == phKill:
			p.Key = "usurpers.prompt.owner"
		case seat == s.turn:
			p.Key = "usurpers.prompt.attacker"
		case seat == s.rival:
			p.Key = "usurpers.prompt.defender"
		default:
			p.Key = "usurpers.prompt.third"
		}
	case phPair:
		p.Key, p.Clause, p.Public = "usurpers.prompt.pair", "U6.15", true // U11.5
		p.N[0] = int32(s.swords())
	default:
		p.Key, p.Clause = "usurpers.prompt.settle", "U8.11"
		p.N = [3]int32{int32(s.hits), int32(s.need())}
		if s.aim > 0 {
			v := worth[s.point[seat][s.aim-1]]
			p.Key, p.Clause = "usurpers.prompt.settle-target", "U8.7"
			p.N = [3]int32{int32(s.hits), int32(v), max(0, int32(v)-int32(s.hits))}
			if v <= s.hits {
				p.Key = "usurpers.prompt.lose-target"
			}
		}
	}
	return p
}

// onlyDump reports whether a seat can do nothing but throw its hand away: U3.7.
func (s *State) onlyDump(x engine.Seat) bool {
	for d := range engine.Seat(s.n) {
		if d != x && s.royals[d] != 0 && s.nhand[x] > 0 {
			return false
		}
	}
	for u := cards.Clubs; u <= cards.Spades; u++ {
		t := s.hand[x] & cards.OfSuit(u)
		if t&cards.AllCourts != 0 && t&cards.AllNumbers != 0 {
			return false
		}
	}
	return true
}
