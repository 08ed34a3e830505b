package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// The refusals, each with its clause and the key of the sentence a player reads.
var (
	errOver     = &engine.RuleError{Clause: "U12.1", Key: "usurpers.over"}
	errNotTurn  = &engine.RuleError{Clause: "U2.8", Key: "usurpers.not-your-turn"}
	errNotOwed  = &engine.RuleError{Clause: "U13.1", Key: "usurpers.not-owed"}
	errNotNow   = &engine.RuleError{Clause: "U13.1", Key: "usurpers.not-now"}
	errNoAction = &engine.RuleError{Clause: "U13.1", Key: "usurpers.no-such-action"}
	errFinal    = &engine.RuleError{Clause: "U6.3", Key: "usurpers.declared"}
	errOneEach  = &engine.RuleError{Clause: "U3.6", Key: "usurpers.one-action"}

	errRoyalKind = &engine.RuleError{Clause: "U5.4", Key: "usurpers.royal-needs-pair"}
	errRoyalHand = &engine.RuleError{Clause: "U5.2", Key: "usurpers.royal-from-hand"}

	errAttackSelf  = &engine.RuleError{Clause: "U6.1", Key: "usurpers.attack-self"}
	errNoRoyals    = &engine.RuleError{Clause: "U6.1", Key: "usurpers.target-has-no-royals"}
	errAttackEmpty = &engine.RuleError{Clause: "U6.2", Key: "usurpers.attack-needs-card"}

	errKillSelf   = &engine.RuleError{Clause: "U7.1", Key: "usurpers.kill-own"}
	errNoSuch     = &engine.RuleError{Clause: "U7.1", Key: "usurpers.no-such-royal"}
	errKillEmpty  = &engine.RuleError{Clause: "U7.3", Key: "usurpers.kill-needs-card"}
	errKillNumber = &engine.RuleError{Clause: "U7.3", Key: "usurpers.kill-needs-number"}

	errNotAsked      = &engine.RuleError{Clause: "U6.12", Key: "usurpers.not-your-commitment"}
	errCommitted     = &engine.RuleError{Clause: "U11.3", Key: "usurpers.committed-already"}
	errMayNotJoin    = &engine.RuleError{Clause: "U6.8", Key: "usurpers.may-not-join"}
	errAfterAssassin = &engine.RuleError{Clause: "U11.1", Key: "usurpers.after-assassin"}
	errNotInvited    = &engine.RuleError{Clause: "U7.2", Key: "usurpers.not-involved"}
	errPairOther     = &engine.RuleError{Clause: "U6.15", Key: "usurpers.defender-pairs"}
	errPayOther      = &engine.RuleError{Clause: "U6.21", Key: "usurpers.defender-pays"}

	errHeld  = &engine.RuleError{Clause: "U6.11", Key: "usurpers.commit-from-hand"}
	errTwice = &engine.RuleError{Clause: "U11.3", Key: "usurpers.each-card-once"}

	errActorQuota    = &engine.RuleError{Clause: "U6.4", Key: "usurpers.attacker-quota"}
	errOneCard       = &engine.RuleError{Clause: "U6.5", Key: "usurpers.attacker-one-card"}
	errThirdQuota    = &engine.RuleError{Clause: "U6.6", Key: "usurpers.third-quota"}
	errThirdShort    = &engine.RuleError{Clause: "U6.7", Key: "usurpers.third-all-cards"}
	errDefenderQuota = &engine.RuleError{Clause: "U6.9", Key: "usurpers.defender-limit"}

	errNoShield  = &engine.RuleError{Clause: "U6.14", Key: "usurpers.not-a-shield"}
	errNoSword   = &engine.RuleError{Clause: "U6.14", Key: "usurpers.not-a-sword"}
	errOneToOne  = &engine.RuleError{Clause: "U6.15", Key: "usurpers.one-shield-one-sword"}
	errHalf      = &engine.RuleError{Clause: "U6.15", Key: "usurpers.shield-needs-sword"}
	errAutoAlone = &engine.RuleError{Clause: "U6.19", Key: "usurpers.best-pairing-alone"}

	errOneAssassin = &engine.RuleError{Clause: "U7.3", Key: "usurpers.assassin-one-card"}
	errOneOwner    = &engine.RuleError{Clause: "U7.5", Key: "usurpers.owner-one-card"}

	errNotMine    = &engine.RuleError{Clause: "U8.2", Key: "usurpers.pay-with-own-royals"}
	errOnlyTarget = &engine.RuleError{Clause: "U8.7", Key: "usurpers.pay-with-target"}
	errOnce       = &engine.RuleError{Clause: "U8.10", Key: "usurpers.change-once"}
	errSubHand    = &engine.RuleError{Clause: "U8.3", Key: "usurpers.substitute-from-hand"}
	errSubSuit    = &engine.RuleError{Clause: "U8.4", Key: "usurpers.substitute-suit"}
	errSubLower   = &engine.RuleError{Clause: "U8.5", Key: "usurpers.substitute-lower"}
	errTooMany    = &engine.RuleError{Clause: "U8.10", Key: "usurpers.a-hit-on-each"}
	errTooLittle  = &engine.RuleError{Clause: "U8.11", Key: "usurpers.pay-more"}
	errTargetFew  = &engine.RuleError{Clause: "U8.7", Key: "usurpers.target-pays-more"}
)

// refusal is an action of a seat that Legal does not list.
type refusal struct {
	*State
	engine.Action
	x engine.Seat
}

// Why names the rule against an action that Legal does not list.
func (s *State) Why(x engine.Seat, a engine.Action) *engine.RuleError {
	r := refusal{s, a, x}
	switch {
	case s.phase == phaseOver || s.phase == phaseNone:
		return errOver
	case x != s.asked:
		return r.notAsked()
	case !r.formed():
		return errNoAction
	case s.phase == phaseAction:
		return r.action()
	case s.phase == phasePair:
		return r.pair()
	case s.phase == phaseSettle:
		return r.payment()
	}
	return r.commitment()
}

// notAsked says why a seat owes nothing.
func (r *refusal) notAsked() *engine.RuleError {
	party := r.x == r.turn || r.x == r.rival
	switch {
	case r.x >= engine.Seat(r.n):
		return errNotOwed
	case r.phase == phaseAction:
		return errNotTurn
	case r.phase == phasePair:
		return errPairOther
	case r.phase == phaseSettle && r.aim > 0:
		return errOnlyTarget
	case r.phase == phaseSettle:
		return errPayOther
	case r.ncom[r.x] > 0:
		return errCommitted
	case r.phase == phaseKill && !party:
		return errNotInvited
	case r.phase == phaseKill:
		return errAfterAssassin
	case !party && r.royals[r.x] == 0:
		return errMayNotJoin
	}
	return errNotAsked
}

// formed reports whether an action is one of the game's verbs with operands that the verb takes, and the Step bit where
// the choice goes on.
func (r *refusal) formed() bool {
	v, step := r.Verb(), false
	if int(v) >= len(info.Verbs) {
		return false
	}
	switch v {
	case verbNone:
		return false
	case verbPick, verbShield, verbSword:
		step = true
	case verbOut, verbSwap:
		step = r.IsStep() // a payment is several changes, but one after a strike at one royal
	}
	for i, arg := range info.Verbs[v].Args {
		if arg.Kind == engine.ArgNone && r.Arg(i) != 0 ||
			arg.Kind == engine.ArgCard && r.Arg(i) >= uint8(cards.Faces) ||
			arg.Kind == engine.ArgSlot && r.Arg(i) >= courts ||
			arg.Kind == engine.ArgSeat && r.Arg(i) >= r.n {
			return false
		}
	}
	return r.IsStep() == step
}

// action explains what may not be done with a turn: U3.6.
func (r *refusal) action() *engine.RuleError {
	d, f, c := engine.Seat(r.A()), cards.Card(r.A()), cards.Card(r.B())
	switch r.Verb() {
	case verbRoyal:
		if !f.Court() || worth[c] == 0 || f.Suit() != c.Suit() { // U5.1
			return errRoyalKind
		}
		return errRoyalHand
	case verbAttack:
		switch {
		case d == r.x:
			return errAttackSelf
		case r.royals[d] == 0:
			return errNoRoyals
		}
		return errAttackEmpty
	case verbKill:
		switch {
		case d == r.x:
			return errKillSelf
		case r.royals[d]>>r.B()&1 == 0:
			return errNoSuch
		case r.nhand[r.x] == 0:
			return errKillEmpty
		}
		return errKillNumber
	}
	return errNotNow
}

// commitment explains what may not be committed: U6.4 to U6.11, U7.3, U7.5.
func (r *refusal) commitment() *engine.RuleError {
	_, _, why := r.quota(r.x)
	c := cards.Card(r.A())
	switch {
	case r.Verb() != verbPick && r.Verb() != verbCommit:
		return r.elsewhere()
	case r.Verb() == verbCommit:
		return why
	case r.pick.Has(c):
		return errTwice
	case !r.hand[r.x].Has(c):
		return errHeld
	case !r.allowed(r.x).Has(c):
		return errKillNumber
	}
	return why
}

// pair explains what may not be paired: U6.14, U6.15.
func (r *refusal) pair() *engine.RuleError {
	owner, c := engine.Seat(r.A()), cards.Card(r.B())
	switch r.Verb() {
	case verbShield:
		switch {
		case !(r.arena[owner] & blackNumbers).Has(c):
			return errNoShield
		case r.half != 0:
			return errHalf
		}
		return errOneToOne
	case verbSword:
		switch {
		case !(r.arena[owner] & redNumbers).Has(c):
			return errNoSword
		case r.half == 0:
			return errHalf
		}
		return errOneToOne
	case verbPair:
		return errHalf
	case verbAuto:
		return errAutoAlone
	}
	return r.elsewhere()
}

// payment explains how hits may not be paid: U8.
func (r *refusal) payment() *engine.RuleError {
	slot, c := r.A(), cards.Card(r.B())
	_, changed, used := r.paidSoFar()
	switch v := r.Verb(); {
	case v == verbSettle && r.aim > 0:
		return errTargetFew
	case v == verbSettle:
		return errTooLittle
	case v != verbOut && v != verbSwap:
		return r.elsewhere()
	case r.royals[r.x]>>slot&1 == 0:
		return errNotMine
	case r.aim > 0 && (slot != r.aim-1 || r.IsStep()):
		return errOnlyTarget
	case r.aim == 0 && !r.IsStep():
		return errNoAction
	case changed>>slot&1 != 0:
		return errOnce
	case v == verbSwap && (!r.hand[r.x].Has(c) || used.Has(c)):
		return errSubHand
	case v == verbSwap && (worth[c] == 0 || worth[c] >= worth[r.point[r.x][slot]]):
		return errSubLower
	case v == verbSwap && !r.substitutes(r.x, slot).Has(c):
		return errSubSuit
	case r.aim > 0:
		return errTargetFew
	case ones[changed] >= r.need():
		return errTooMany
	}
	return errTooLittle
}

// elsewhere explains why an action answers another question than the one that is asked.
func (r *refusal) elsewhere() *engine.RuleError {
	switch v := r.Verb(); {
	case v != verbRoyal && v != verbAttack && v != verbKill && v != verbDump:
		return errNotNow
	case r.x != r.turn:
		return errNotTurn
	case r.phase == phaseAttack:
		return errFinal
	}
	return errOneEach
}
