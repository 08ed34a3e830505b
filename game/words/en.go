package words

// english lists the tables of English: what all games share, the screens, then one table per game.
var english = []map[string]string{enCommon, enScreens, enParty, enUsurpers, enKingdoms, enHouses, enCrush, enRoyalty}

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
}
