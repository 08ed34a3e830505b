package houses

import "royals/engine"

// The refusals, in the order of their clauses.
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
	errOrder  = &engine.RuleError{Clause: "H20.1", Key: "houses.pick-in-order"}
	errFinish = &engine.RuleError{Clause: "H20.1", Key: "houses.finish-first"}
)
