package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// The refusals, each with its clause and the key of the sentence a player reads.
var (
	errOver     = &engine.RuleError{Clause: "C46", Key: "crush.no.game-over"}
	errAttack   = &engine.RuleError{Clause: "C9", Key: "crush.no.attack-first"}
	errSelf     = &engine.RuleError{Clause: "C10", Key: "crush.no.attack-another"}
	errVictim   = &engine.RuleError{Clause: "C57", Key: "crush.no.victim-is-out"}
	errCall     = &engine.RuleError{Clause: "C12", Key: "crush.no.calls-first"}
	errBar      = &engine.RuleError{Clause: "C12", Key: "crush.no.bar-bystanders"}
	errAnswer   = &engine.RuleError{Clause: "C13", Key: "crush.no.answers-now"}
	errBarred   = &engine.RuleError{Clause: "C13", Key: "crush.no.barred"}
	errSecret   = &engine.RuleError{Clause: "C68", Key: "crush.no.answers-first"}
	errAnswered = &engine.RuleError{Clause: "C13", Key: "crush.no.answered"}
	errAlly     = &engine.RuleError{Clause: "C17", Key: "crush.no.ally-lays-now"}
	errAllyCard = &engine.RuleError{Clause: "C16", Key: "crush.no.ally-lays-one"}
	errLay      = &engine.RuleError{Clause: "C18", Key: "crush.no.principals-lay-now"}
	errNotHeld  = &engine.RuleError{Clause: "C18", Key: "crush.no.not-in-hand"}
	errCount    = &engine.RuleError{Clause: "C19", Key: "crush.no.lay-exactly"}
	errLaid     = &engine.RuleError{Clause: "C22", Key: "crush.no.laid-is-laid"}
	errThrow    = &engine.RuleError{Clause: "C40", Key: "crush.no.throw-now"}
	errThrown   = &engine.RuleError{Clause: "C41", Key: "crush.no.thrown"}
)

// now refuses anything but the decision that a phase asks for.
var now = [...]*engine.RuleError{
	phaseAttack: errAttack, phaseCall: errCall, phaseReply: errCall, phaseAnswer: errAnswer, phaseAlly: errAlly,
	phaseLay: errLay, phaseFlip: errLay, phaseThrow: errThrow, phaseOver: errOver,
}

// Why returns the rule against an action that Legal does not list.
func (s *State) Why(p engine.Seat, a engine.Action) *engine.RuleError {
	verb, who, c := a.Verb(), engine.Seat(a.A()), cards.Card(a.A())
	switch owes := s.owe.Has(p); s.phase {
	case phaseAttack:
		if owes && verb == verbAttack && who == p {
			return errSelf
		}
		if owes && verb == verbAttack && who < engine.Seat(s.n) && !s.in.Has(who) {
			return errVictim
		}
	case phaseCall, phaseReply:
		if owes && verb == verbBar {
			return errBar
		}
	case phaseAnswer:
		switch {
		case owes && verb == verbJoin:
			return errBarred
		case p < seats && s.unshown().Has(p):
			return errAnswered
		case s.secretly():
			return errSecret
		}
	case phaseAlly:
		if owes && verb == verbHelp {
			return errAllyCard
		}
	case phaseLay:
		switch {
		case !owes && p < seats && s.laidN[p] > 0:
			return errLaid
		case owes && verb == verbPick && !s.hand[p].Has(c):
			return errNotHeld
		case owes && (verb == verbPick || verb == verbLay):
			return errCount
		}
	case phaseThrow:
		if p < seats && s.throw[p] > 0 {
			return errThrown
		}
	}
	return now[s.phase]
}
