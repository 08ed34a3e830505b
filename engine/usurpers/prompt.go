package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// Prompt returns the question put to a seat, or what it waits for.
func (s *State) Prompt(seat engine.Seat) engine.Prompt {
	p := engine.Prompt{Actor: s.turn, Target: s.rival}
	if s.phase == phaseOver || s.asked != seat {
		waiting(s, &p)
		return p
	}
	if s.aim > 0 {
		p.Card = faceOf(s.aim - 1)
	}
	switch s.phase {
	case phaseAction:
		p.Key, p.Clause = "usurpers.prompt.action", "U3.6"
		p.N = [3]int32{int32(s.points[seat]), int32(s.target()), int32(s.nhand[seat])}
		if onlyDump(s, seat) {
			p.Key, p.Clause = "usurpers.prompt.dump-only", "U3.7"
		}
	case phaseAttack, phaseKill:
		least, most, why := s.quota(seat)
		p.Min, p.Max, p.Picked, p.Clause = int(least), int(most), s.pick.Len(), why.Clause
		p.N[0] = int32(most)
		switch {
		case s.phase == phaseKill && seat == s.turn:
			p.Key = "usurpers.prompt.assassin"
		case s.phase == phaseKill:
			p.Key = "usurpers.prompt.owner"
		case seat == s.turn:
			p.Key = "usurpers.prompt.attacker"
		case seat == s.rival:
			p.Key = "usurpers.prompt.defender"
		default:
			p.Key = "usurpers.prompt.third"
		}
	case phasePair:
		p.Key, p.Clause, p.Public = "usurpers.prompt.pair", "U6.15", true // U11.5
		p.N[0] = int32(s.arena.swords())
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

// waiting says what a seat waits for that owes nothing.
func waiting(s *State, p *engine.Prompt) {
	p.Wait = true
	if s.phase == phaseOver {
		p.Key, p.Clause = "usurpers.prompt.over", "U12.1"
		return
	}
	p.Target = s.asked
	switch s.phase {
	case phaseAction:
		p.Key, p.Clause = "usurpers.wait.action", "U3.6"
	case phaseAttack:
		p.Key, p.Clause = "usurpers.wait.commit", "U6.12"
	case phaseKill:
		p.Key, p.Clause = "usurpers.wait.commit", "U7.7"
	case phasePair:
		p.Key, p.Clause = "usurpers.wait.pair", "U6.15"
	default:
		p.Key, p.Clause = "usurpers.wait.settle", "U8.1"
		p.N[0] = int32(s.hits)
	}
}

// onlyDump reports whether a seat has to throw its hand away: U3.7.
func onlyDump(s *State, x engine.Seat) bool {
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

// Preset offers the pairing of U6.19, or a cheap way to pay.
func (s *State) Preset(seat engine.Seat, run []engine.Action) []engine.Action {
	if !s.Actors().Has(seat) {
		return run
	}
	switch s.phase {
	case phasePair:
		var list [pairs]pairing
		n := s.best(&list)
		pairList(list[:n]).sort()
		for _, p := range list[:n] {
			run = append(run, p.shield.step(verbShield), p.sword.step(verbSword))
		}
		return append(run, engine.Act(verbPair, 0, 0, 0))
	case phaseSettle:
		return judge{s, seat}.cheapest(run)
	}
	return run
}
