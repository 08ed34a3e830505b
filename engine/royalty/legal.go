package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// Legal appends what a seat may do: layings first, attacks by rank and target, then asks, then "done". In a window it is
// always "ok" first and the answering card second.
func (s *State) Legal(p engine.Seat, dst []engine.Action) []engine.Action {
	if !s.Actors().Has(p) {
		return dst
	}
	hand := s.hand[p]
	switch s.phase {
	case phaseAsked:
		dst = append(dst, engine.Act(verbOK, 0, 0, 0))
		if hand&ofRank(cards.Jack) != 0 {
			dst = append(dst, engine.Act(verbJack, 0, 0, 0))
		}
		return dst
	case phaseAttacked:
		dst = append(dst, engine.Act(verbOK, 0, 0, 0))
		if hand&ofRank(cards.King) != 0 {
			dst = append(dst, engine.Act(verbKing, 0, 0, 0))
		}
		return dst
	}
	one, two := count(hand)
	others := s.left().Remove(p)
	lay := allRanks
	if s.phase == phaseGained {
		lay = 1 << s.gained.Rank() // R18
	}
	queen := one.has(cards.Queen)
	for m := two & attackRanks & lay; m != 0; m &= m - 1 {
		for o := others; o != 0; o &= o - 1 {
			a := engine.Act(verbAttack, uint8(m.first()), uint8(o.First()), 0)
			dst = append(dst, a)
			if queen {
				dst = append(dst, a|1)
			}
		}
	}
	for m := two & defenceRanks & lay; m != 0; m &= m - 1 {
		dst = append(dst, engine.Act(verbDefend, uint8(m.first()), 0, 0))
	}
	if (one & lay).has(cards.Ace) {
		dst = append(dst, engine.Act(verbAce, 0, 0, 0))
	}
	if s.phase == phaseGained {
		return append(dst, engine.Act(verbDone, 0, 0, 0))
	}
	if !s.asked {
		for m := one & askRanks; m != 0; m &= m - 1 {
			for o := others; o != 0; o &= o - 1 {
				dst = append(dst, engine.Act(verbAsk, uint8(o.First()), uint8(m.first()), 0))
			}
		}
	}
	if s.acted {
		dst = append(dst, engine.Act(verbDone, 0, 0, 0)) // R49; in a turn of one action nothing follows this way
	}
	return dst
}

var (
	errNoChoice    = &engine.RuleError{Clause: "R8", Key: "royalty.no-such-choice"}
	errOver        = &engine.RuleError{Clause: "R46", Key: "royalty.game-over"}
	errOut         = &engine.RuleError{Clause: "R45", Key: "royalty.you-are-out"}
	errNotYou      = &engine.RuleError{Clause: "R5", Key: "royalty.not-your-turn"}
	errJackWindow  = &engine.RuleError{Clause: "R39", Key: "royalty.jack-only-for-asked"}
	errKingWindow  = &engine.RuleError{Clause: "R35", Key: "royalty.king-only-for-target"}
	errAnswerAsk   = &engine.RuleError{Clause: "R39", Key: "royalty.answer-the-ask"}
	errAnswerHit   = &engine.RuleError{Clause: "R35", Key: "royalty.answer-the-attack"}
	errLateDefence = &engine.RuleError{Clause: "R31", Key: "royalty.defence-too-late"}
	errWrongRoyal  = &engine.RuleError{Clause: "R41", Key: "royalty.answers-something-else"}
	errNoJack      = &engine.RuleError{Clause: "R38", Key: "royalty.no-jack"}
	errNoKing      = &engine.RuleError{Clause: "R34", Key: "royalty.no-king"}
	errNotRoyal    = &engine.RuleError{Clause: "R10", Key: "royalty.royalty-only-answers"}
	errNothing     = &engine.RuleError{Clause: "R10", Key: "royalty.nothing-to-answer"}
	errMustAct     = &engine.RuleError{Clause: "R9", Key: "royalty.must-act"}
	errAskAgain    = &engine.RuleError{Clause: "R19", Key: "royalty.one-ask"}
	errAskFree     = &engine.RuleError{Clause: "R49", Key: "royalty.one-ask"}
	errAskRank     = &engine.RuleError{Clause: "R13", Key: "royalty.ask-two-to-ten"}
	errAskHeld     = &engine.RuleError{Clause: "R12", Key: "royalty.ask-what-you-hold"}
	errAskWhom     = &engine.RuleError{Clause: "R14", Key: "royalty.ask-an-opponent"}
	errAttackRank  = &engine.RuleError{Clause: "R20", Key: "royalty.attack-four-to-ten"}
	errAttackWhom  = &engine.RuleError{Clause: "R21", Key: "royalty.attack-an-opponent"}
	errTwo         = &engine.RuleError{Clause: "R6", Key: "royalty.two-of-a-kind"}
	errNoQueen     = &engine.RuleError{Clause: "R36", Key: "royalty.no-queen"}
	errDefendRank  = &engine.RuleError{Clause: "R27", Key: "royalty.defend-two-or-three"}
	errNoAce       = &engine.RuleError{Clause: "R27", Key: "royalty.no-ace"}
	errGainedOnly  = &engine.RuleError{Clause: "R18", Key: "royalty.only-what-you-gained"}
)

// refuse says why a seat may not take an action; nil when it may. It trusts nothing, Legal included.
func (s *State) refuse(p engine.Seat, a engine.Action) *engine.RuleError {
	if s.phase == phaseOver {
		return errOver
	}
	verb := a.Verb()
	if p >= engine.Seat(s.seats) || verb >= verbs || a.IsStep() {
		return errNoChoice
	}
	if s.points[p] <= 0 {
		return errOut
	}
	if s.phase == phaseAsked || s.phase == phaseAttacked {
		return s.refuseAnswer(p, a)
	}
	if p != s.turn {
		return errNotYou
	}
	hand := s.hand[p]
	one, two := count(hand)
	switch verb {
	case verbAsk:
		t, r := engine.Seat(a.A()), cards.Rank(a.B())
		switch {
		case a.C() != 0 || r > cards.King:
			return errNoChoice
		case s.phase == phaseGained:
			return errAskAgain
		case s.asked:
			return errAskFree
		case !askRanks.has(r):
			return errAskRank
		case t == p || !s.in(t):
			return errAskWhom
		case !one.has(r):
			return errAskHeld
		}
	case verbAttack:
		r, t := cards.Rank(a.A()), engine.Seat(a.B())
		switch {
		case a.C() > 1 || r > cards.King:
			return errNoChoice
		case !attackRanks.has(r):
			return errAttackRank
		case t == p || !s.in(t):
			return errAttackWhom
		case s.phase == phaseGained && r != s.gained.Rank():
			return errGainedOnly
		case !two.has(r):
			return errTwo
		case a.C() == 1 && !one.has(cards.Queen):
			return errNoQueen
		}
	case verbDefend:
		r := cards.Rank(a.A())
		switch {
		case a.B() != 0 || a.C() != 0 || r > cards.King:
			return errNoChoice
		case !defenceRanks.has(r):
			return errDefendRank
		case s.phase == phaseGained && r != s.gained.Rank():
			return errGainedOnly
		case !two.has(r):
			return errTwo
		}
	default:
		if a&0xffffff != 0 {
			return errNoChoice
		}
		switch {
		case verb == verbAce && s.phase == phaseGained && s.gained.Rank() != cards.Ace:
			return errGainedOnly
		case verb == verbAce && !one.has(cards.Ace):
			return errNoAce
		case verb == verbJack || verb == verbKing:
			return errNotRoyal
		case verb == verbOK:
			return errNothing
		case verb == verbDone && s.phase == phaseAct && !s.acted:
			return errMustAct
		}
	}
	return nil
}

// refuseAnswer is refuse in a window.
func (s *State) refuseAnswer(p engine.Seat, a engine.Action) *engine.RuleError {
	jack, wrong, late, window, king := cards.Jack, verbKing, errAnswerAsk, errJackWindow, false
	if s.phase == phaseAttacked {
		jack, wrong, late, window, king = cards.King, verbJack, errAnswerHit, errKingWindow, true
	}
	verb := a.Verb()
	answers := verb == verbJack || verb == verbKing
	switch {
	case p != s.target && answers:
		return window
	case p != s.target:
		return errNotYou
	case verb == wrong:
		return errWrongRoyal
	case king && (verb == verbDefend || verb == verbAce):
		return errLateDefence
	case verb != verbOK && !answers:
		return late
	case a&0xffffff != 0:
		return errNoChoice
	case answers && s.hand[p]&ofRank(jack) == 0:
		if king {
			return errNoKing
		}
		return errNoJack
	}
	return nil
}
