package crush

import "royals/engine"

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
	errAlly     = &engine.RuleError{Clause: "C17", Key: "crush.no.ally-lays-now"}
	errAllyCard = &engine.RuleError{Clause: "C16", Key: "crush.no.ally-lays-one"}
	errLay      = &engine.RuleError{Clause: "C18", Key: "crush.no.principals-lay-now"}
	errNotHeld  = &engine.RuleError{Clause: "C18", Key: "crush.no.not-in-hand"}
	errCount    = &engine.RuleError{Clause: "C19", Key: "crush.no.lay-exactly"}
	errLaid     = &engine.RuleError{Clause: "C22", Key: "crush.no.laid-is-laid"}
	errThrow    = &engine.RuleError{Clause: "C40", Key: "crush.no.throw-now"}
	errThrown   = &engine.RuleError{Clause: "C40", Key: "crush.no.thrown"}
)

// now is the refusal of anything but the decision that a phase asks for.
var now = [...]*engine.RuleError{
	phAttack: errAttack, phCall: errCall, phReply: errCall, phAnswer: errAnswer, phAlly: errAlly, phLay: errLay, phFlip: errLay,
	phThrow: errThrow, phOver: errOver,
}

// notNow refuses a seat that owes no decision.
func (s *State) notNow(p engine.Seat) error {
	switch {
	case s.phase == phLay && p < seats && s.laidN[p] > 0:
		return errLaid
	case s.phase == phThrow && p < seats && s.throw[p] > 0:
		return errThrown
	}
	return now[s.phase]
}
