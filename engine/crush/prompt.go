package crush

import "royals/engine"

// asks names the question of each phase, its clause, and its key when somebody else is waited for.
var asks = [...]struct{ key, wait, clause string }{
	phAttack: {"crush.ask.attack", "crush.wait.attack", "C9"},
	phCall:   {"crush.ask.call", "crush.wait.call", "C12"},
	phReply:  {"crush.ask.reply", "crush.wait.reply", "C12"},
	phAnswer: {"crush.ask.answer", "crush.wait.answer", "C13"},
	phAlly:   {"crush.ask.ally", "crush.wait.ally", "C16"},
	phLay:    {"crush.ask.lay", "crush.wait.lay", "C18"},
	phFlip:   {"crush.wait.flip", "crush.wait.flip", "C21"},
	phThrow:  {"crush.ask.throw", "crush.wait.throw", "C40"},
	phOver:   {"crush.wait.over", "crush.wait.over", "C46"},
}

// Prompt returns the question put to a seat. It depends on the hand by nothing but its size.
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
	case phCall, phReply:
		q.Max, q.Picked = s.bystanders().Len(), s.pick[p].Len()
		q.Public = s.phase == phReply // section 3: asked without the hand, so that no device is passed for it
		if s.phase == phReply {
			q.Actor, q.Target = s.victim, s.attacker
		}
	case phLay:
		q.Min, q.Max = s.lays(p)
		q.Picked = s.pick[p].Len()
		if s.rules&reversal != 0 {
			q.Key = "crush.ask.lay-low"
		}
	case phThrow:
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
