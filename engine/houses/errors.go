package houses

import "royals/engine"

func refusal(clause, key string) *engine.RuleError {
	return &engine.RuleError{Clause: clause, Key: "houses." + key}
}

// The refusals, in the order of their clauses.
var (
	errHouseTwice     = refusal("H4.5", "must-name")
	errDealerPass     = refusal("H4.2", "dealer-must-name")
	errRedealOpponent = refusal("H4.4", "only-dealer-redeals")
	errRedealScope    = refusal("H4.6", "redeal-after-pass")
	errRedealCap      = refusal("H4.9", "redeal-cap")

	errNotYou    = refusal("H5.1", "not-your-decision")
	errNotNow    = refusal("H5.2", "not-now")
	errPlayTime  = refusal("H5.3", "play-before-or-after-battle")
	errDrawFirst = refusal("H5.4", "draw-first")
	errDefender  = refusal("H5.5", "attacker-only")
	errKeepOne   = refusal("H5.8", "keep-a-card")

	errTopSuit     = refusal("H6.2", "top-not-of-home")
	errNoDiscard   = refusal("H6.3", "no-discard")
	errNoSkip      = refusal("H6.4", "must-draw")
	errStackEmpty  = refusal("H6.5", "stack-empty")
	errForced      = refusal("H6.6", "must-take-top")
	errBlockRoyals = refusal("H7.1", "block-needs-two-royals")
	errBlockSize   = refusal("H7.2", "block-too-deep")
	errBlockMatch  = refusal("H7.4", "block-bottom-must-match")
	errBlockRoyal  = refusal("H7.5", "block-bottom-is-royal")
	errBlockKeep   = refusal("H7.6", "block-keep-a-card")
	errAfterBlock  = refusal("H7.7", "stack-after-block")

	errLeadCard   = refusal("H8.1", "not-in-hand")
	errAnswerCard = refusal("H8.2", "answer-not-in-hand")
	errFollow     = refusal("H8.2", "follow-suit")
	errKeepCard   = refusal("H9.1", "keep-one-of-two")

	errPrivilege  = refusal("H10.1", "no-royal-since-before")
	errMatchRank  = refusal("H10.2", "one-rank")
	errMatchSmall = refusal("H10.4", "three-of-a-rank")
	errMatchCard  = refusal("H10.5", "meld-from-hand")
	errMatchRoyal = refusal("H10.7", "own-royals-stay")

	errNoAssassin = refusal("H11.1", "no-assassin")
	errVictimSuit = refusal("H11.2", "victim-of-its-suit")
	errVictim     = refusal("H11.2", "no-such-victim")

	errRansomHome   = refusal("H12.1", "ransom-own-royals")
	errRansomPay    = refusal("H12.1", "ransom-payment")
	errRansomHand   = refusal("H12.1", "payment-not-in-hand")
	errRansomOld    = refusal("H12.2", "ransom-too-late")
	errRansomSpoils = refusal("H12.4", "ransom-not-spoils")

	errChangeSame    = refusal("H13.1", "change-same-home")
	errChangeRank    = refusal("H13.1", "change-needs-triple-rank")
	errChangeDies    = refusal("H13.4", "change-which-dies")
	errChangeThree   = refusal("H13.5", "change-needs-three")
	errChangeTop     = refusal("H13.6", "change-top-is-a-draw")
	errChangeRansom  = refusal("H13.7", "change-ransom")
	errChangeOpening = refusal("H13.8", "no-opening-change")
	errChangeKeep    = refusal("H13.13", "change-keep-a-card")

	errDiscardCard = refusal("H14.1", "discard-from-hand")
	errMustDiscard = refusal("H14.2", "must-discard")
	errEndRoyal    = refusal("H15.1", "end-needs-royal")
	errEndFaces    = refusal("H15.3", "end-face-cards")
	errEndBattle   = refusal("H15.4", "end-needs-battle")

	errOver   = refusal("H18.1", "match-over")
	errNoPlay = refusal("H20.1", "no-such-play")
	errOrder  = refusal("H20.1", "pick-in-order")
	errFinish = refusal("H20.1", "finish-first")
)
