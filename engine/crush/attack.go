package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// begin opens a round: the attacker owes the choice of a victim. C9.
func (s *State) begin(ev *engine.Events) {
	s.ask(phAttack, engine.Only(s.attacker), ev)
}

// ask puts a question to some seats.
func (s *State) ask(phase uint8, who engine.SeatSet, ev *engine.Events) {
	s.phase, s.owe = phase, who
	ev.Phase(phase, s.attacker, who)
}

// attack names the victim. C9, C10.
func (s *State) attack(p engine.Seat, a engine.Action, ev *engine.Events) error {
	t := engine.Seat(a.A())
	switch {
	case a != engine.Act(vAttack, uint8(t), 0, 0):
		return errAttack
	case t == p || t >= engine.Seat(s.n):
		return errSelf
	case !s.in.Has(t):
		return errVictim // C57
	}
	s.victim = t
	s.side[p], s.side[t] = sideA, sideV
	ev.Count(kRole, p, 0, 1)
	ev.Count(kRole, t, 0, 2)
	ev.Count(kSide, p, 0, int(sideA))
	ev.Count(kSide, t, 0, int(sideV))
	ev.Say(sayAttack, p, t, cards.Back, 0)
	if s.bystanders() == 0 { // D2, D3: nobody to call
		s.askToLay(ev)
		return nil
	}
	s.ask(phCall, engine.Only(p), ev)
	return nil
}

// call is one principal's word on who may not join: seats in ascending order, then the call. C11, C12.
func (s *State) call(p engine.Seat, a engine.Action, ev *engine.Events) error {
	if b := engine.Seat(a.A()); a == engine.Step(vBar, uint8(b), 0, 0) {
		if !s.bystanders().Has(b) || !above(s.pick[p]).Has(cards.Card(b)) {
			return errBar
		}
		s.pick[p] = s.pick[p].Add(cards.Card(b))
		return nil
	}
	if a != engine.Act(vCall, 0, 0, 0) {
		return errCall
	}
	who := 0
	if s.phase == phReply {
		who = 1
	}
	s.bars[who] = engine.SeatSet(s.pick[p])
	s.pick[p] = 0
	if ev != nil {
		for t := s.bars[who]; t != 0; t &= t - 1 {
			ev.Count(kBarred, t.First(), 0, s.barred(t.First()))
			ev.Say(sayBars, p, t.First(), cards.Back, 0)
		}
		if s.bars[who] == 0 {
			ev.Say(sayWelcome, p, engine.None, cards.Back, 0)
		}
	}
	if who == 0 {
		s.ask(phReply, engine.Only(s.victim), ev)
	} else {
		s.askNext(s.attacker, ev)
	}
	return nil
}

// barred returns 1 for a seat the attacker barred, 2 for one the victim barred, 3 for both.
func (s *State) barred(p engine.Seat) int {
	return int(s.bars[0]>>p&1) + 2*int(s.bars[1]>>p&1)
}

// askNext puts the question to the next bystander after a seat, clockwise from the attacker; when all have answered the
// principals lay. C13.
func (s *State) askNext(after engine.Seat, ev *engine.Events) {
	others := s.bystanders()
	for p := s.next(after); p != s.attacker; p = s.next(p) {
		if !others.Has(p) {
			continue
		}
		shut := s.bars[0].Has(p) && s.bars[1].Has(p)
		if s.handN[p] > 0 && !shut {
			s.ask(phAnswer, engine.Only(p), ev)
			return
		}
		s.side[p] = sideOut // C14: no question, both reasons are public
		ev.Count(kSide, p, 0, int(sideOut))
		if shut {
			ev.Say(sayShut, p, engine.None, cards.Back, 0)
		} else {
			ev.Say(sayBare, p, engine.None, cards.Back, 0)
		}
	}
	s.askToLay(ev)
}

// answer is a bystander's choice of a side. C13.
func (s *State) answer(p engine.Seat, a engine.Action, ev *engine.Events) error {
	switch a {
	case engine.Act(vJoin, uint8(s.attacker), 0, 0):
		if s.bars[0].Has(p) {
			return errBarred
		}
		s.side[p] = sideA
		ev.Say(sayJoin, p, s.attacker, cards.Back, 0)
	case engine.Act(vJoin, uint8(s.victim), 0, 0):
		if s.bars[1].Has(p) {
			return errBarred
		}
		s.side[p] = sideV
		ev.Say(sayJoin, p, s.victim, cards.Back, 0)
	case engine.Act(vStay, 0, 0, 0):
		s.side[p] = sideOut
		ev.Say(sayStay, p, engine.None, cards.Back, 0)
	default:
		return errAnswer
	}
	settled(ev)
	ev.Count(kSide, p, 0, int(s.side[p]))
	if s.side[p] == sideOut {
		s.askNext(p, ev)
	} else {
		s.ask(phAlly, engine.Only(p), ev) // C17
	}
	return nil
}
