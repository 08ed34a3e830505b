package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// The rules that refuse an action, in the order of their clauses.
var (
	errHouseTwice     = &engine.RuleError{Clause: "H4.5", Key: "houses.must-name"}
	errDealerPass     = &engine.RuleError{Clause: "H4.2", Key: "houses.dealer-must-name"}
	errRedealOpponent = &engine.RuleError{Clause: "H4.4", Key: "houses.only-dealer-redeals"}
	errRedealScope    = &engine.RuleError{Clause: "H4.6", Key: "houses.redeal-after-pass"}
	errRedealCap      = &engine.RuleError{Clause: "H4.9", Key: "houses.redeal-cap"}

	errNotYou    = &engine.RuleError{Clause: "H5.1", Key: "houses.not-your-decision"}
	errNotNow    = &engine.RuleError{Clause: "H5.2", Key: "houses.not-now"}
	errPlayTime  = &engine.RuleError{Clause: "H5.3", Key: "houses.play-before-or-after-battle"}
	errDrawFirst = &engine.RuleError{Clause: "H5.4", Key: "houses.draw-first"}
	errDefender  = &engine.RuleError{Clause: "H5.5", Key: "houses.attacker-only"}
	errKeepOne   = &engine.RuleError{Clause: "H5.8", Key: "houses.keep-a-card"}

	errTopSuit     = &engine.RuleError{Clause: "H6.2", Key: "houses.top-not-of-home"}
	errNoDiscard   = &engine.RuleError{Clause: "H6.3", Key: "houses.no-discard"}
	errNoSkip      = &engine.RuleError{Clause: "H6.4", Key: "houses.must-draw"}
	errStackEmpty  = &engine.RuleError{Clause: "H6.5", Key: "houses.stack-empty"}
	errForced      = &engine.RuleError{Clause: "H6.6", Key: "houses.must-take-top"}
	errBlockRoyals = &engine.RuleError{Clause: "H7.1", Key: "houses.block-needs-two-royals"}
	errBlockSize   = &engine.RuleError{Clause: "H7.2", Key: "houses.block-too-deep"}
	errBlockMatch  = &engine.RuleError{Clause: "H7.4", Key: "houses.block-bottom-must-match"}
	errCopy        = &engine.RuleError{Clause: "H7.4", Key: "houses.block-copy-first"}
	errBlockRoyal  = &engine.RuleError{Clause: "H7.5", Key: "houses.block-bottom-is-royal"}
	errBlockKeep   = &engine.RuleError{Clause: "H7.6", Key: "houses.block-keep-a-card"}
	errAfterBlock  = &engine.RuleError{Clause: "H7.7", Key: "houses.stack-after-block"}

	errLeadCard   = &engine.RuleError{Clause: "H8.1", Key: "houses.not-in-hand"}
	errAnswerCard = &engine.RuleError{Clause: "H8.2", Key: "houses.answer-not-in-hand"}
	errFollow     = &engine.RuleError{Clause: "H8.2", Key: "houses.follow-suit"}
	errKeepCard   = &engine.RuleError{Clause: "H9.1", Key: "houses.keep-one-of-two"}

	errPrivilege  = &engine.RuleError{Clause: "H10.1", Key: "houses.no-royal-since-before"}
	errMatchRank  = &engine.RuleError{Clause: "H10.2", Key: "houses.one-rank"}
	errMatchSmall = &engine.RuleError{Clause: "H10.4", Key: "houses.three-of-a-rank"}
	errMatchCard  = &engine.RuleError{Clause: "H10.5", Key: "houses.meld-from-hand"}
	errMatchRoyal = &engine.RuleError{Clause: "H10.7", Key: "houses.own-royals-stay"}

	errNoAssassin = &engine.RuleError{Clause: "H11.1", Key: "houses.no-assassin"}
	errVictimSuit = &engine.RuleError{Clause: "H11.2", Key: "houses.victim-of-its-suit"}
	errVictim     = &engine.RuleError{Clause: "H11.2", Key: "houses.no-such-victim"}

	errRansomHome   = &engine.RuleError{Clause: "H12.1", Key: "houses.ransom-own-royals"}
	errRansomPay    = &engine.RuleError{Clause: "H12.1", Key: "houses.ransom-payment"}
	errRansomHand   = &engine.RuleError{Clause: "H12.1", Key: "houses.payment-not-in-hand"}
	errRansomOld    = &engine.RuleError{Clause: "H12.2", Key: "houses.ransom-too-late"}
	errRansomSpoils = &engine.RuleError{Clause: "H12.4", Key: "houses.ransom-not-spoils"}

	errChangeSame    = &engine.RuleError{Clause: "H13.1", Key: "houses.change-same-home"}
	errChangeRank    = &engine.RuleError{Clause: "H13.1", Key: "houses.change-needs-triple-rank"}
	errChangeDies    = &engine.RuleError{Clause: "H13.4", Key: "houses.change-which-dies"}
	errChangeThree   = &engine.RuleError{Clause: "H13.5", Key: "houses.change-needs-three"}
	errChangeTop     = &engine.RuleError{Clause: "H13.6", Key: "houses.change-top-is-a-draw"}
	errChangeRansom  = &engine.RuleError{Clause: "H13.7", Key: "houses.change-ransom"}
	errChangeOpening = &engine.RuleError{Clause: "H13.8", Key: "houses.no-opening-change"}
	errChangeKeep    = &engine.RuleError{Clause: "H13.13", Key: "houses.change-keep-a-card"}

	errDiscardCard = &engine.RuleError{Clause: "H14.1", Key: "houses.discard-from-hand"}
	errMustDiscard = &engine.RuleError{Clause: "H14.2", Key: "houses.must-discard"}
	errEndRoyal    = &engine.RuleError{Clause: "H15.1", Key: "houses.end-needs-royal"}
	errEndFaces    = &engine.RuleError{Clause: "H15.3", Key: "houses.end-face-cards"}
	errEndBattle   = &engine.RuleError{Clause: "H15.4", Key: "houses.end-needs-battle"}

	errOver   = &engine.RuleError{Clause: "H18.1", Key: "houses.match-over"}
	errNoPlay = &engine.RuleError{Clause: "H20.1", Key: "houses.no-such-play"}
	errFinish = &engine.RuleError{Clause: "H20.1", Key: "houses.finish-first"}
)

// operands is how many operands each verb has. The others must be zero.
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

// isChange reports whether a verb is a change of home.
func isChange(verb uint8) bool { return verb >= verbChangeHand && verb <= verbChangeRansom }

// isPickVerb reports whether a verb may follow a pick.
func isPickVerb(verb uint8) bool {
	return verb >= verbScoop && verb <= verbMeld || verb >= verbPay && verb <= verbChangeRansom
}

// Why returns the rule against an action that Legal does not list.
func (s *State) Why(seat engine.Seat, a engine.Action) *engine.RuleError {
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
	case !isPickVerb(v) && s.picking():
		return errFinish
	case v < verbDraw:
		return whyName(s, v)
	case v < verbScoop:
		return whyDraw(s, v)
	}
	c := cards.Card(a.A())
	switch v {
	case verbScoop:
		return whyScoop(s, int(a.A())+1)
	case verbPick, verbPickUp:
		return whyPick(s, v, c)
	case verbMeld:
		return whyMeld(s)
	case verbLead, verbAnswer, verbKeep:
		return whyBattle(s, v, c)
	case verbSlaySpoils, verbSlayMeld, verbSlayFresh:
		return whySlay(s, a)
	case verbRansom:
		return whyRansom(s, a)
	case verbPay:
		return whyChange(s, v, cards.Card(a.B()), a.C())
	case verbChangeRansom:
		return whyChange(s, v, c, a.B())
	case verbDiscard, verbEnd, verbEndBare, verbDone:
		return whyEnd(s, v, c)
	}
	return whyChange(s, v, c, 1-s.attacker)
}

// whyName is the rule against naming a house, a pass or a new deal (H4).
func whyName(s *State, verb uint8) *engine.RuleError {
	opponent := s.phase == phaseFirst || s.phase == phaseLast
	switch {
	case s.phase > phaseLast:
		return errNotNow
	case verb == verbHouse:
		return errNoPlay
	case verb == verbPass && opponent:
		return errHouseTwice
	case verb == verbPass:
		return errDealerPass
	case opponent:
		return errRedealOpponent
	case s.phase == phaseSecond && !s.opt.redealAny:
		return errRedealScope
	}
	return errRedealCap
}

// whyDraw is the rule against a draw, or against drawing nothing (H6).
func whyDraw(s *State, verb uint8) *engine.RuleError {
	switch {
	case !s.drawing():
		return errNotNow
	case verb == verbDraw:
		return errStackEmpty
	case verb == verbSkip && s.stackN > 0:
		return errNoSkip
	case verb == verbSkip:
		return errForced
	case s.discardN == 0:
		return errNoDiscard
	case s.top().Suit() != s.homeSuit(s.actor()):
		return errTopSuit
	}
	return errAfterBlock
}

// whyScoop is the rule against the block of the top n discards (H7).
func whyScoop(s *State, n int) *engine.RuleError {
	switch {
	case s.picking():
		return errFinish
	case !s.drawing():
		return errNotNow
	case s.phase != phaseDraw || !twoRoyals(s):
		return errBlockRoyals
	case n > int(s.discardN):
		return errBlockSize
	case s.royals(s.attacker).Has(s.bottom(n)):
		return errBlockRoyal
	}
	if o, _ := scoopOf(s, n); o.cards.len() < o.need {
		return errBlockMatch
	}
	return errBlockKeep
}

// whyPlay is the rule against any optional play at this time (H5.3, H5.4), nil when they are allowed.
func whyPlay(s *State) *engine.RuleError {
	switch {
	case s.drawing():
		return errDrawFirst
	case s.phase != phaseBefore && s.phase != phaseAfter:
		return errPlayTime
	}
	return nil
}

// whyPick is the rule against picking a card for a match or a block.
func whyPick(s *State, verb uint8, c cards.Card) *engine.RuleError {
	r := c.Rank()
	switch {
	case s.payFor != 0:
		return errFinish
	case s.scoop != 0:
		if r != s.bottom(int(s.scoop)).Rank() {
			return errMatchRank
		}
	case verb == verbPickUp:
		return errNotNow
	case whyPlay(s) != nil:
		return whyPlay(s)
	case !s.privileged():
		return errPrivilege
	case s.picking() && s.pick.faces().First().Rank() != r:
		return errMatchRank
	}
	o := matchOf(s, r)
	if s.scoop != 0 {
		o = offerOf(s)
	}
	least := max(s.pick.len()+1, o.need)
	switch {
	case s.royals(s.attacker).Has(c) && s.hand[s.attacker].has(c):
		return errMatchRoyal
	case o.cards.count(c) <= s.pick.count(c) || verb == verbPickUp && o.block.count(c) <= s.pick.count(c):
		return errMatchCard
	case o.cards.len() < least:
		return errMatchSmall
	case o.most >= least:
		return errCopy
	case s.scoop != 0:
		return errBlockKeep
	}
	return errKeepOne
}

// whyMeld is the rule against laying down what has been picked.
func whyMeld(s *State) *engine.RuleError {
	switch {
	case s.payFor != 0:
		return errFinish
	case s.scoop != 0:
		return errBlockMatch
	case whyPlay(s) != nil:
		return whyPlay(s)
	case !s.privileged():
		return errPrivilege
	}
	return errMatchSmall
}

// whyBattle is the rule against a lead, an answer, or the card to keep (H8, H9).
func whyBattle(s *State, verb uint8, c cards.Card) *engine.RuleError {
	switch {
	case verb == verbLead && s.drawing():
		return errDrawFirst
	case s.phase != [...]uint8{phaseBefore, phaseAnswer, phaseKeep}[verb-verbLead]:
		return errNotNow
	case verb == verbLead:
		return errLeadCard
	case verb == verbKeep:
		return errKeepCard
	case !s.hand[s.actor()].has(c):
		return errAnswerCard
	}
	return errFollow
}

// whySlay is the rule against an assassination (H11).
func whySlay(s *State, a engine.Action) *engine.RuleError {
	ace, victim := cards.Card(a.A()), cards.Card(a.B())
	switch {
	case whyPlay(s) != nil:
		return whyPlay(s)
	case a.C() != 1-s.attacker || !cards.FullDeck.Has(victim):
		return errVictim
	case !aces.Has(ace) || !s.spoils[s.attacker].has(ace):
		return errNoAssassin
	case victim.Suit() != ace.Suit():
		return errVictimSuit
	}
	return errVictim
}

// whyRansom is the rule against a ransom (H12).
func whyRansom(s *State, a engine.Action) *engine.RuleError {
	royal, pay, d := cards.Card(a.A()), cards.Card(a.B()), 1-s.attacker
	switch {
	case whyPlay(s) != nil:
		return whyPlay(s)
	case a.C() != d || !cards.FullDeck.Has(royal) || !cards.FullDeck.Has(pay):
		return errNoPlay
	case !s.royals(s.attacker).Has(royal):
		return errRansomHome
	case s.fresh[d].has(royal) && (pay.Rank() != royal.Rank() || pay.Suit() == royal.Suit()):
		return errRansomPay
	case s.fresh[d].has(royal):
		return errRansomHand
	case !s.meld[d].has(royal) && s.spoils[d].has(royal):
		return errRansomSpoils
	}
	return errRansomOld
}

// whyChange is the rule against a change of home with the three copies of c, or against a payment for it (H13).
func whyChange(s *State, verb uint8, c cards.Card, of uint8) *engine.RuleError {
	switch {
	case of != 1-s.attacker:
		return errNoPlay
	case s.payFor == 0 && s.picking() || s.payFor != 0 && s.payFor != c:
		return errFinish
	case s.phase == phaseDefender || s.phase <= phaseLast:
		return errNotNow
	case s.phase > phaseBefore && s.phase != phaseAfter:
		return errPlayTime
	case !high.Has(c):
		return errChangeRank
	case c.Suit() == s.homeSuit(s.attacker):
		return errChangeSame
	}
	f := sourcesOf(s, c)
	switch top := f[fromTop] != 0; {
	case f.total() < 3:
		return errChangeThree
	case top && !s.drawing():
		return errChangeTop
	case !top && s.phase == phaseRedraw:
		return errDrawFirst
	case !top && s.phase == phaseDraw && !s.opt.opening:
		return errChangeOpening
	case paying(s, c).len() < int(f[fromRansom]):
		return errChangeRansom
	case int(f[fromHand]+f[fromRansom]) > s.spare():
		return errChangeKeep
	case verb == verbPay || s.pick.len() != int(f[fromRansom]):
		return errChangeRansom
	}
	return errChangeDies
}

// whyEnd is the rule against closing the turn (H14) or the deal (H15).
func whyEnd(s *State, verb uint8, c cards.Card) *engine.RuleError {
	switch {
	case s.phase != phaseAfter:
		return errNotNow
	case verb == verbDone:
		return errMustDiscard
	case verb != verbEndBare && !s.hand[s.attacker].has(c):
		return errDiscardCard
	case !s.privileged():
		return errEndRoyal
	case s.winner != s.attacker+1:
		return errEndBattle
	}
	return errEndFaces
}
