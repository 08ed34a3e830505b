package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// operands is how many operands each verb has; the rest must be zero.
var operands = [verbs]uint8{
	verbHouse: 1, verbScoop: 1, verbPick: 1, verbPickUp: 1, verbLead: 1, verbAnswer: 1, verbKeep: 2,
	verbSlaySpoils: 3, verbSlayMeld: 3, verbSlayFresh: 3, verbRansom: 3, verbPay: 3,
	verbChangeHand: 1, verbChangeMeld: 1, verbChangeFresh: 1, verbChangeSpoils: 1, verbChangeWon: 1, verbChangeTop: 1,
	verbChangeRansom: 2, verbDiscard: 1, verbEnd: 1,
}

// isStep reports whether a verb is a pick.
func isStep(verb uint8) bool {
	return verb == verbScoop || verb == verbPick || verb == verbPickUp || verb == verbPay
}

// isPlay reports whether a verb is an optional play.
func isPlay(verb uint8) bool {
	return verb == verbPick || verb == verbMeld || verb >= verbSlaySpoils && verb <= verbChangeRansom
}

// isPickVerb reports whether a verb may follow a pick.
func isPickVerb(verb uint8) bool {
	return verb >= verbPick && verb <= verbMeld || verb >= verbPay && verb <= verbChangeRansom
}

// Apply carries out one action. H20.1 What is refused changes nothing.
func (s *State) Apply(seat engine.Seat, a engine.Action, ev *engine.Events) error {
	if err := s.admit(seat, a); err != nil {
		return err
	}
	if err := s.carryOut(a, ev); err != nil {
		return err
	}
	if ev != nil && !a.IsStep() {
		ev.Phase(s.phase, s.turn(), s.Actors())
	}
	return nil
}

// turn is whose turn the view shows; nobody's when the match is over.
func (s *State) turn() engine.Seat {
	if s.phase == phaseOver {
		return engine.None
	}
	return engine.Seat(s.attacker)
}

// admit refuses what is no action, comes from the wrong seat, or breaks into a choice that has been begun.
func (s *State) admit(seat engine.Seat, a engine.Action) error {
	v := a.Verb()
	switch {
	case s.phase == phaseOver:
		return errOver
	case v == verbNone || v >= verbs || a.IsStep() != isStep(v):
		return errNoPlay
	case operands[v] < 3 && a.C() != 0 || operands[v] < 2 && a.B() != 0 || operands[v] < 1 && a.A() != 0:
		return errNoPlay
	case isPlay(v) && uint8(seat) == 1-s.attacker && s.phase >= phaseDraw:
		return errDefender // H5.5
	case uint8(seat) != s.actor():
		return errNotYou
	case !isPickVerb(v) && v != verbScoop && s.picking():
		return errFinish
	}
	return nil
}

func (s *State) carryOut(a engine.Action, ev *engine.Events) error {
	var err *engine.RuleError
	c := cards.Card(a.A())
	switch v := a.Verb(); v {
	case verbHouse:
		err = s.name(cards.Suit(a.A()), ev)
	case verbPass:
		err = s.pass(ev)
	case verbRedeal:
		err = s.redeal(ev)
	case verbDraw:
		err = s.draw(ev)
	case verbTake:
		err = s.take(ev)
	case verbSkip:
		err = s.skip(ev)
	case verbScoop:
		err = s.beginScoop(a.A())
	case verbPick:
		err = s.pickCard(c, false)
	case verbPickUp:
		err = s.pickCard(c, true)
	case verbMeld:
		err = s.meldPicked(ev)
	case verbLead:
		err = s.lead(c, ev)
	case verbAnswer:
		err = s.answer(c, ev)
	case verbKeep:
		err = s.keep(c, a.B(), ev)
	case verbSlaySpoils, verbSlayMeld, verbSlayFresh:
		err = s.slay(v, c, cards.Card(a.B()), a.C(), ev)
	case verbRansom:
		err = s.ransom(c, cards.Card(a.B()), a.C(), ev)
	case verbPay:
		err = s.payFirst(c, cards.Card(a.B()), a.C())
	case verbDiscard:
		err = s.throw(c, false, ev)
	case verbEnd:
		err = s.throw(c, true, ev)
	case verbEndBare:
		err = s.endBare(ev)
	case verbDone:
		err = s.done(ev)
	default:
		if v == verbChangeRansom && a.B() != 1-s.attacker {
			return errNoPlay
		}
		err = s.change(c, int(v-verbChangeHand), ev)
	}
	if err != nil {
		return err
	}
	return nil
}
