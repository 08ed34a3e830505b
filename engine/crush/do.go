package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// doing is an action being carried out: the position, and the events that tell of it, nil where nobody listens.
type doing struct {
	*State
	ev *engine.Events
}

// Do carries out an action that Legal lists.
func (s *State) Do(p engine.Seat, a engine.Action, ev *engine.Events) {
	if a.IsStep() {
		s.pick[p] = s.pick[p].Add(cards.Card(a.A()))
	} else {
		doing{s, ev}.act(p, a)
	}
}

// act makes a whole choice, of which any picks are made.
func (s doing) act(p engine.Seat, a engine.Action) {
	switch a.Verb() {
	case verbAttack:
		s.attack(p, engine.Seat(a.A()))
	case verbCall:
		s.call(p)
	case verbJoin, verbStay:
		s.answer(p, a)
	case verbHelp:
		s.help(p, cards.Card(a.A()))
	case verbLay:
		s.lay(p)
	default:
		s.chooseThrow(p, a.Verb()-verbRock+1)
	}
}

// final marks a deed that cannot be taken back: a laid card, an answer, a throw. C13, C22.
func (s doing) final() {
	if s.ev != nil {
		s.ev.Revealed = true
	}
}
