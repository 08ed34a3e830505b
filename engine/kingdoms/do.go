package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// Do carries out an action that is legal. A pick only grows the pick; anything else completes a choice.
func (s *State) Do(seat engine.Seat, a engine.Action, ev *engine.Events) {
	switch a.Verb() {
	case verbThrow:
		s.picking = pickDiscard
		s.pick.add(cards.Card(a.A()))
		return
	case verbNock:
		s.picking = pickArrows
		s.pick.add(cards.Card(a.A()))
		return
	}
	was := s.moment()
	doing{s, ev}.carryOut(seat, a)
	if s.over != 0 {
		s.ask, s.asked, s.stage, s.drawer = 0, 0, 0, 0
	}
	if ev != nil {
		ev.Revealed = true // K5.7
		doing{s, ev}.tell(was)
	}
}

// doing is an action being carried out: the position, and the events that tell of it, nil where nobody listens.
type doing struct {
	*State
	ev *engine.Events
}

// carryOut carries out an action that completes a choice.
func (s doing) carryOut(p engine.Seat, a engine.Action) {
	x, y, z := a.A(), a.B(), a.C()
	switch a.Verb() {
	case verbDis: // K6.1, K6.4
		s.ev.Say(sayDiscards, p, engine.None, cards.Back, s.pick.len())
		for !s.pick.empty() {
			s.toDiscard(p, s.pick.pop())
		}
		s.picking = 0
	case verbArr, verbArf:
		cs, aim := s.pick, x
		if a.Verb() == verbArf {
			aim = atFace
		}
		s.pick, s.picking = bag{}, 0
		s.announce(byArrows, 0, aim, cs)
	case verbRec:
		s.recruit(p, cards.Card(x), y)
	case verbAtk:
		s.announce(byRoyal, x, z, bag{one: 1 << y})
	case verbAtf:
		s.announce(byRoyal, x, atFace, bag{one: 1 << y})
	case verbJok:
		s.announce(byJoker, x, z, bag{one: 1 << y})
	case verbJof:
		s.announce(byJoker, x, atFace, bag{one: 1 << y})
	case verbWip, verbWir:
		s.announce(byWipe, x, atAll, bag{one: 1 << y})
	case verbRev:
		s.revive(p, x, cards.Card(y))
	case verbBur:
		s.bury(p, x)
	case verbSho:
		s.reveal(p, cards.Card(x), y)
	case verbEnd: // K5.4
		s.endTurn()
	case verbBlk:
		s.block(p, cards.Card(x))
	case verbLet:
		s.let(p)
	case verbJak:
		s.jackrifice(x)
	case verbSav:
		s.save(x)
	case verbNay:
		s.accept()
	case verbLst:
		s.answerCall(true)
	case verbPas:
		s.answerCall(false)
	case verbCon:
		if s.ask == askCall {
			s.ev.Count(countDrawer, engine.None, 0, 0)
		}
		s.concede(p)
	}
}
