package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// Apply carries out one action, or refuses it.
func (s *State) Apply(p engine.Seat, a engine.Action, ev *engine.Events) error {
	if engine.Checked {
		if refusal := s.refuse(p, a); refusal != nil {
			return refusal
		}
	}
	if ev == nil {
		s.do(p, a, nil)
		return nil
	}
	before := *s
	s.do(p, a, ev)
	s.tell(&before, ev)
	ev.Phase(s.phase, s.turn, s.Actors())
	if s.phase == phaseOver {
		ev.End()
	}
	return nil
}

func (s *State) do(p engine.Seat, a engine.Action, ev *engine.Events) {
	switch a.Verb() {
	case verbAsk:
		s.ask(p, engine.Seat(a.A()), cards.Rank(a.B()), ev)
	case verbAttack:
		s.attack(p, cards.Rank(a.A()), engine.Seat(a.B()), a.C() == 1, ev)
	case verbDefend:
		s.defend(p, cards.Rank(a.A()), ev)
	case verbAce:
		s.ace(p, ev)
	case verbOK:
		if s.phase == phaseAsked {
			s.answerAsk(false, ev)
		} else {
			s.answerAttack(false, ev)
		}
	case verbJack:
		s.answerAsk(true, ev)
	case verbKing:
		s.answerAttack(true, ev)
	case verbDone:
		s.doubtDone(p)
		ev.Say(sayDone, p, engine.None, cards.Back, 0)
		s.endTurn(ev)
	}
}

// laid goes on after something was laid: one action is a turn (R8), unless turns are free (R49).
func (s *State) laid(ev *engine.Events) {
	if s.free && s.hand[s.turn] != 0 {
		s.phase = phaseAct
		return
	}
	s.endTurn(ev)
}

// endTurn hands the turn on, clockwise over the players still in (R5), past those who have nothing to play (R9).
func (s *State) endTurn(ev *engine.Events) {
	for {
		if s.struck {
			s.idle = 0
		} else {
			s.idle++
		}
		s.acted, s.asked, s.struck, s.drew, s.gained = false, false, false, false, cards.Back
		if s.idle >= standstill {
			s.stop(ev)
			return
		}
		s.turn = s.turn.Next(int(s.seats))
		for s.points[s.turn] <= 0 {
			s.turn = s.turn.Next(int(s.seats))
		}
		s.phase = phaseAct
		if s.mayAct() || s.startDraw(ev) {
			return
		}
	}
}

// startTurn begins the first turn.
func (s *State) startTurn(ev *engine.Events) {
	s.phase = phaseAct
	if !s.mayAct() && !s.startDraw(ev) {
		s.endTurn(ev)
	}
}

// mayAct reports whether the turn player has anything but royalty in hand: that is, an action (R9, R10).
func (s *State) mayAct() bool {
	one, _ := count(s.hand[s.turn])
	return one&actingRanks != 0
}

// startDraw draws for a turn player who cannot act: one card, or what refill says for an empty hand (R9, R51). It reports
// whether there is an action then; if not, the turn is over.
func (s *State) startDraw(ev *engine.Events) bool {
	n := uint8(1)
	if s.hand[s.turn] == 0 {
		n = s.refill
	}
	s.learnNone(s.turn, actingRanks)
	ev.Say(sayStart, s.turn, engine.None, cards.Back, int(n))
	for range n {
		if s.draw(s.turn, ev) == cards.Back {
			break
		}
		s.drew = true
	}
	if s.mayAct() {
		return true
	}
	s.learnNone(s.turn, actingRanks)
	ev.Say(sayStuck, s.turn, engine.None, cards.Back, 0)
	return false
}
