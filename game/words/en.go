package words

// english lists the tables of English: what all games share, the screens, then one table per game.
var english = []map[string]string{enCommon, enScreens, enFair, enHints, enParty, enUsurpers, enKingdoms, enHouses, enCrush, enRoyalty}

// enCommon is what all games share.
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

	// Why a choice is good: counted in deals that fit what the player can know.
	"hint.wins":       "It wins at once.",
	"hint.maywin":     "It wins at once in {n} of 100 deals that fit what you know.",
	"hint.saves":      "Otherwise somebody else wins first in {n} more of 100 deals.",
	"hint.fells":      "It sets {B} back, who stands best.",
	"hint.gains":      "It leaves you better off in {n} of 100 deals that fit what you know.",
	"list.and":        " and ",
	"hint.holds":      "It holds what you have.",
	"hint.gains.all":  "It leaves you better off in every deal that fits what you know.",
	"hint.wins.too":   "It wins at once, too.",
	"hint.maywin.too": "It wins at once in {n} of 100 such deals, too.",
	"hint.saves.too":  "It stops others in {n} of 100 deals, too.",
	"hint.fells.too":  "It sets {B} back, too.",
	"hint.gains.too":  "It leaves you better off in {n} of 100 such deals, too.",
	"hint.holds.too":  "It holds what you have, too.",
	"hint.costs.too":  "It costs something, too.",
	"hint.seat":       "It turns to {A}, not to {B}.",
	"hint.rank":       "It is about the {A}s, not the {B}s.",
	"hint.keeps":      "It keeps the {card}.",
	"hint.spends":     "It spends the {card}.",
	"hint.fewer":      "It wins {n} {n:game/games} of 100 fewer than the best.",
	"hint.even":       "It wins as often as the best.",
	"hint.rather":     "Unlike the best, this is “{A}”.",
	"hint.costs":      "Whatever you do costs something; this costs least.",
	"hint.yields":     "It costs something at first.",
	"hint.yields.too": "It costs something at first, too.",
}
