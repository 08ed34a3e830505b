package words

// english lists the tables of English: common words, the screens, then one table a game.
var english = []map[string]string{enCommon, enScreens, enFair, enAccess, enHints, enParty, enTips, enTold, enLessons, enCards, enTerms, enPages, enCodes, enHistory, enPractice, enDaily, enStats, enCrowns, enCourt, enPeople, enReview, enUsurpers, enKingdoms, enHouses, enCrush, enRoyalty}

// enCommon are the sentences that all games share.
var enCommon = map[string]string{
	"card.of":       " of ",
	"card.joker":    "joker",
	"card.back":     "face-down card",
	"rank.ace":      "ace",
	"rank.jack":     "jack",
	"rank.queen":    "queen",
	"rank.king":     "king",
	"suit.clubs":    "clubs",
	"suit.diamonds": "diamonds",
	"suit.hearts":   "hearts",
	"suit.spades":   "spades",
	"suit.none":     "no suit",

	// Why a choice is good, counted over deals that fit what the player can know.
	"hint.wins":          "It wins at once.",
	"hint.maywin":        "It wins at once in {n} of 100 deals that fit what you know.",
	"hint.saves.all":     "Otherwise somebody else most likely wins first.",
	"hint.saves":         "Otherwise somebody else wins first in {n} more of 100 deals.",
	"verdict.you":        "you",
	"verdict.points":     "{A} wins {n} to {n2}",
	"verdict.points.all": "{A} win {n} to {n2}",
	"list.and":           " and ",
	"list.or":            " or ",
}
