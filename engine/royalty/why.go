package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// The refusals, each with its clause and the key of the sentence that a player reads.
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
	errAskMissed   = &engine.RuleError{Clause: "R19", Key: "royalty.ask-again-after-success"}
	errAskRank     = &engine.RuleError{Clause: "R13", Key: "royalty.ask-two-to-ten"}
	errAskAces     = &engine.RuleError{Clause: "R13", Key: "royalty.ask-ace-to-ten"}
	errAskHeld     = &engine.RuleError{Clause: "R12", Key: "royalty.ask-what-you-hold"}
	errAskWhom     = &engine.RuleError{Clause: "R14", Key: "royalty.ask-an-opponent"}
	errAttackRank  = &engine.RuleError{Clause: "R20", Key: "royalty.attack-four-to-ten"}
	errAttackWhom  = &engine.RuleError{Clause: "R21", Key: "royalty.attack-an-opponent"}
	errAttackWhole = &engine.RuleError{Clause: "R23", Key: "royalty.add-or-strike"}
	errAttackOne   = &engine.RuleError{Clause: "R23", Key: "royalty.attack-one-target"}
	errNothingOn   = &engine.RuleError{Clause: "R23", Key: "royalty.nothing-to-add-to"}
	errOneQueen    = &engine.RuleError{Clause: "R37", Key: "royalty.one-queen"}
	errTwo         = &engine.RuleError{Clause: "R6", Key: "royalty.two-of-a-kind"}
	errNoQueen     = &engine.RuleError{Clause: "R36", Key: "royalty.no-queen"}
	errDefendRank  = &engine.RuleError{Clause: "R27", Key: "royalty.defend-two-or-three"}
	errNoAce       = &engine.RuleError{Clause: "R27", Key: "royalty.no-ace"}
	errGainedOnly  = &engine.RuleError{Clause: "R18", Key: "royalty.only-what-you-gained"}
)

// errAskRanks are the refusals of a rank by the values of option askRanks, as askedRanks has them.
var errAskRanks = [4]*engine.RuleError{errAskRank, errAskAces, errAskHeld, errAskHeld}

// Why returns the rule against an action that Legal does not list.
func (s *State) Why(p engine.Seat, a engine.Action) *engine.RuleError {
	switch {
	case s.phase == phaseOver:
		return errOver
	case p >= engine.Seat(s.seats) || malformed(a):
		return errNoChoice
	case s.points[p] <= 0:
		return errOut
	case s.phase == phaseAsked:
		return s.whyNot(p, a.Verb(), verbJack)
	case s.phase == phaseAttacked:
		return s.whyNot(p, a.Verb(), verbKing)
	case p != s.turn:
		return errNotYou
	case s.phase == phaseAdding:
		return whyNotAdded(s, p, a)
	}
	_, two := count(s.hand[p])
	foe := func(t uint8) bool { return engine.Seat(t) != p && s.in(engine.Seat(t)) }
	late := func(r cards.Rank) bool {
		return s.phase == phaseGained && r != s.gained.Rank() || s.phase == phaseAct && askAgain(s)
	}
	switch a.Verb() {
	case verbAsk:
		switch r := cards.Rank(a.B()); {
		case s.asked && s.house&houseAgain != 0:
			return errAskMissed
		case s.asked && s.free:
			return errAskFree
		case s.asked:
			return errAskAgain
		case !s.house.asks().has(r):
			return errAskRanks[s.house/houseAces&3]
		case !foe(a.A()):
			return errAskWhom
		default:
			return errAskHeld
		}
	case verbAttack:
		switch r := cards.Rank(a.A()); {
		case !attackRanks.has(r):
			return errAttackRank
		case !foe(a.B()):
			return errAttackWhom
		case late(r):
			return errGainedOnly
		case !two.has(r):
			return errTwo
		default:
			return errNoQueen
		}
	case verbDefend:
		switch r := cards.Rank(a.A()); {
		case !defenceRanks.has(r):
			return errDefendRank
		case late(r):
			return errGainedOnly
		default:
			return errTwo
		}
	case verbAce:
		if late(cards.Ace) {
			return errGainedOnly
		}
		return errNoAce
	case verbOK:
		return errNothing
	case verbDone:
		return errMustAct
	case verbAdd, verbStrike:
		return errNothingOn
	default:
		return errNotRoyal
	}
}

// whyNotAdded is Why while sets may be added to an attack.
func whyNotAdded(s *State, p engine.Seat, a engine.Action) *engine.RuleError {
	_, two := count(s.hand[p])
	switch a.Verb() {
	case verbAdd:
		switch r := cards.Rank(a.A()); {
		case !attackRanks.has(r):
			return errAttackRank
		case !two.has(r):
			return errTwo
		case s.laid&ofRank(cards.Queen) != 0:
			return errOneQueen
		default:
			return errNoQueen
		}
	case verbAttack:
		if engine.Seat(a.B()) != s.target {
			return errAttackOne
		}
		return errAttackWhole
	case verbOK:
		return errNothing
	case verbJack, verbKing:
		return errNotRoyal
	default:
		return errAttackWhole
	}
}

// whyNot is Why while an ask or an attack waits for an answer: royal is the verb that stops it.
func (s *State) whyNot(p engine.Seat, verb, royal uint8) *engine.RuleError {
	only, first, none := errJackWindow, errAnswerAsk, errNoJack
	if royal == verbKing {
		only, first, none = errKingWindow, errAnswerHit, errNoKing
	}
	answers := verb == verbJack || verb == verbKing
	switch {
	case p != s.target && answers:
		return only
	case p != s.target:
		return errNotYou
	case verb == royal:
		return none
	case answers:
		return errWrongRoyal
	case royal == verbKing && (verb == verbDefend || verb == verbAce):
		return errLateDefence
	default:
		return first
	}
}

// malformed reports whether an action has a verb or operands that no action of this game has.
func malformed(a engine.Action) bool {
	if a.Verb() >= verbs || a.IsStep() {
		return true
	}
	for i, arg := range info.Verbs[a.Verb()].Args {
		most := uint8(0)
		switch arg.Kind {
		case engine.ArgSeat:
			most = 255 // a seat that is not there is no opponent
		case engine.ArgRank:
			most = uint8(cards.King)
		case engine.ArgFlag:
			most = 1
		}
		if a.Arg(i) > most {
			return true
		}
	}
	return false
}
