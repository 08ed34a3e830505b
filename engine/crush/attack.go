package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// begin opens a round: the attacker chooses a victim. C9.
func (s doing) begin() {
	s.ask(phaseAttack, engine.Only(s.attacker))
}

// ask puts a question to some seats.
func (s doing) ask(phase uint8, who engine.SeatSet) {
	s.phase, s.owe = phase, who
	s.ev.Phase(phase, s.attacker, who)
}

// attack names the victim. C9, C10.
func (s doing) attack(p, t engine.Seat) {
	s.victim = t
	s.side[p], s.side[t] = sideA, sideV
	s.ev.Count(countRole, p, 0, 1)
	s.ev.Count(countRole, t, 0, 2)
	s.ev.Count(countSide, p, 0, int(sideA))
	s.ev.Count(countSide, t, 0, int(sideV))
	s.ev.Say(sayAttack, p, t, cards.Back, 0)
	if s.bystanders() == 0 { // C65: nobody to bar
		s.askToLay()
		return
	}
	s.ask(phaseCall, engine.Only(p))
}

// call bars the seats that a principal has picked from joining that principal's side. C11, C12.
func (s doing) call(p engine.Seat) {
	who := 0
	if s.phase == phaseReply {
		who = 1
	}
	s.bars[who] = engine.SeatSet(s.pick[p])
	s.pick[p] = 0
	if s.ev != nil {
		for t := s.bars[who]; t != 0; t &= t - 1 {
			s.ev.Count(countBarred, t.First(), 0, s.barred(t.First()))
			s.ev.Say(sayBars, p, t.First(), cards.Back, 0)
		}
		if s.bars[who] == 0 {
			s.ev.Say(sayWelcome, p, engine.None, cards.Back, 0)
		}
	}
	if who == 0 {
		s.ask(phaseReply, engine.Only(s.victim))
	} else if s.rules&secret != 0 {
		s.askAll()
	} else {
		s.askNext(s.attacker)
	}
}

// barred returns 1 for a seat the attacker barred, 2 for one the victim barred, 3 for both.
func (s *State) barred(p engine.Seat) int {
	return int(s.bars[0]>>p&1) + 2*int(s.bars[1]>>p&1)
}

// asks reports whether a bystander is asked for an answer. C14.
func (s *State) asks(p engine.Seat) bool { return s.handN[p] > 0 && s.barred(p) != 3 }

// askNext asks the next bystander after a seat, clockwise from the attacker. When all have answered, the principals
// lay. C13.
func (s doing) askNext(after engine.Seat) {
	others := s.bystanders()
	for p := s.next(after); p != s.attacker; p = s.next(p) {
		switch {
		case !others.Has(p):
		case s.asks(p):
			s.ask(phaseAnswer, engine.Only(p))
			return
		default:
			s.leaveOut(p)
		}
	}
	s.askToLay()
}

// askAll asks all bystanders at once, who answer in secret. C68.
func (s doing) askAll() {
	var who engine.SeatSet
	others := s.bystanders()
	for p := s.next(s.attacker); p != s.attacker; p = s.next(p) {
		switch {
		case !others.Has(p):
		case s.asks(p):
			who = who.Add(p)
		default:
			s.leaveOut(p)
		}
	}
	if who == 0 {
		s.askToLay()
		return
	}
	s.ask(phaseAnswer, who)
}

// leaveOut keeps a bystander out who is not asked, for reasons that are public. C14.
func (s doing) leaveOut(p engine.Seat) {
	s.side[p] = sideOut
	s.ev.Count(countSide, p, 0, int(sideOut))
	if s.barred(p) == 3 {
		s.ev.Say(sayShut, p, engine.None, cards.Back, 0)
	} else {
		s.ev.Say(sayBare, p, engine.None, cards.Back, 0)
	}
}

// answer puts a bystander on a side, or on none. C13.
func (s doing) answer(p engine.Seat, a engine.Action) {
	s.side[p] = sideOut
	if a.Verb() == verbJoin {
		s.side[p] = s.side[a.A()]
	}
	s.final()
	if s.rules&secret != 0 {
		s.answered(p)
		return
	}
	s.tellAnswer(p)
	if s.side[p] == sideOut {
		s.askNext(p)
	} else {
		s.ask(phaseAlly, engine.Only(p)) // C17
	}
}

// answered follows a secret answer. When all are in, they are shown together, and the allies lay. C68.
func (s doing) answered(p engine.Seat) {
	s.owe = s.owe.Remove(p)
	s.ev.Count(countThrown, p, 0, 1)
	if s.owe != 0 {
		s.ask(phaseAnswer, s.owe)
		return
	}
	given := s.unshown()
	for q := s.next(s.attacker); q != s.attacker; q = s.next(q) {
		if given.Has(q) {
			s.ev.Count(countThrown, q, 0, 0)
			s.tellAnswer(q)
		}
	}
	s.askAlly(s.attacker)
}

// tellAnswer tells which side a bystander has joined.
func (s doing) tellAnswer(p engine.Seat) {
	switch s.side[p] {
	case sideA:
		s.ev.Say(sayJoin, p, s.attacker, cards.Back, 0)
	case sideV:
		s.ev.Say(sayJoin, p, s.victim, cards.Back, 0)
	default:
		s.ev.Say(sayStay, p, engine.None, cards.Back, 0)
	}
	s.ev.Count(countSide, p, 0, int(s.side[p]))
}

// askAlly asks the next ally after a seat, clockwise from the attacker, for a card. C68.
func (s doing) askAlly(after engine.Seat) {
	others := s.bystanders()
	for p := s.next(after); p != s.attacker; p = s.next(p) {
		if others.Has(p) && s.side[p] != sideOut {
			s.ask(phaseAlly, engine.Only(p))
			return
		}
	}
	s.askToLay()
}
