package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// doing is an action being carried out: the position, the events that tell of it, nil where nobody listens, and the position whose
// counters they have told.
type doing struct {
	*State
	ev  *engine.Events
	was *State
}

// Do carries out a legal action.
func (s *State) Do(p engine.Seat, a engine.Action, ev *engine.Events) {
	if ev == nil {
		doing{State: s}.act(p, a)
		return
	}
	before := *s
	d := doing{s, ev, &before}
	d.act(p, a)
	d.tell()
	ev.Phase(s.phase, s.turn, s.Actors())
	if s.phase == phaseOver {
		ev.End()
	}
}

// act is the switch over the verbs.
func (s doing) act(p engine.Seat, a engine.Action) {
	switch a.Verb() {
	case verbAsk:
		s.ask(p, engine.Seat(a.A()), cards.Rank(a.B()))
	case verbAttack:
		s.attack(p, cards.Rank(a.A()), engine.Seat(a.B()), a.C() == 1)
	case verbAdd:
		s.add(p, cards.Rank(a.A()), a.B() == 1)
	case verbStrike:
		s.strike()
	case verbDefend:
		s.defend(p, cards.Rank(a.A()))
	case verbAce:
		s.ace(p)
	case verbOK:
		if s.phase == phaseAsked {
			s.answerAsk(false)
		} else {
			s.answerAttack(false)
		}
	case verbJack:
		s.answerAsk(true)
	case verbKing:
		s.answerAttack(true)
	case verbDone:
		s.doubtDone(p)
		s.ev.Say(sayDone, p, engine.None, cards.Back, 0)
		s.endTurn()
	}
}
