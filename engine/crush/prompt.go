package crush

import "royals/engine"

// asks holds the question of each phase, its clause, and its key while another player is asked.
var asks = [...]struct{ key, wait, clause string }{
	phaseAttack: {"crush.ask.attack", "crush.wait.attack", "C9"},
	phaseCall:   {"crush.ask.call", "crush.wait.call", "C12"},
	phaseReply:  {"crush.ask.reply", "crush.wait.reply", "C12"},
	phaseAnswer: {"crush.ask.answer", "crush.wait.answer", "C13"},
	phaseAlly:   {"crush.ask.ally", "crush.wait.ally", "C16"},
	phaseLay:    {"crush.ask.lay", "crush.wait.lay", "C18"},
	phaseFlip:   {"crush.wait.flip", "crush.wait.flip", "C21"},
	phaseThrow:  {"crush.ask.throw", "crush.wait.throw", "C40"},
	phaseOver:   {"crush.wait.over", "crush.wait.over", "C46"},
}

// Prompt returns the question put to a seat. Of the hand it reads only the size.
func (s *State) Prompt(p engine.Seat) engine.Prompt {
	a := asks[s.phase]
	q := engine.Prompt{Key: a.key, Clause: a.clause, Actor: s.attacker, Target: s.victim}
	if !s.owe.Has(p) {
		q.Key, q.Wait = a.wait, true
		if s.owe != 0 {
			q.Actor = s.owe.First()
		}
		return q
	}
	switch s.phase {
	case phaseCall, phaseReply:
		q.Max, q.Picked = s.bystanders().Len(), s.pick[p].Len()
		q.Public = s.phase == phaseReply // no hand is needed, so nobody passes the device for it
		if s.phase == phaseReply {
			q.Actor, q.Target = s.victim, s.attacker
		}
	case phaseAnswer:
		if s.secretly() {
			q.Key, q.Clause = "crush.ask.answer-secret", "C68"
		}
	case phaseLay:
		q.Min, q.Max = s.lays(p)
		q.Picked = s.pick[p].Len()
		if s.rules&reversal != 0 {
			q.Key = "crush.ask.lay-low"
		}
	case phaseThrow:
		var f flip
		s.resolve(&f)
		r := s.reps(&f)
		q.Actor, q.Target = r[0], r[1]
		if r[1] == p {
			q.Actor, q.Target = r[1], r[0]
		}
		q.N[0], q.N[1] = int32(f.total[0]), int32(s.ties)
		if s.rules&reversal != 0 {
			q.Key = "crush.ask.throw-lose"
		}
	}
	return q
}
