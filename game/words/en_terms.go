package words

// enTerms explains the words of each game in one sentence. Forms are the ways in which a word is written.
var enTerms = map[string]string{
	"usurpers.term.royal":        "Royal: a face card on a number of its suit. The number is its points.",
	"usurpers.term.royal.forms":  "royal, royals",
	"usurpers.term.strike":       "Strike: one hidden card from you and one from the owner, at one royal. Red hits unless black is as high.",
	"usurpers.term.strike.forms": "strike, strikes, struck",
	"usurpers.term.attack":       "Attack: all lay hidden cards against one player, each one for each royal of their own. The one attacked may lay fewer.",
	"usurpers.term.attack.forms": "attack, attacks, attacked",

	"kingdoms.term.rank":          "Rank: king 1, queen 2, jack 3. It divides what a royal hits with, and it takes as much damage to fell it.",
	"kingdoms.term.rank.forms":    "rank, ranks",
	"kingdoms.term.arrows":        "Arrows: 2 to 4 numbers of one suit, or all alike. 1 damage each, and no royal is needed.",
	"kingdoms.term.arrows.forms":  "arrow, arrows",
	"kingdoms.term.tribute":       "Tribute: the card of its suit that revives a felled royal. The other player gets it, for 1 point.",
	"kingdoms.term.tribute.forms": "tribute, tributes",
	"kingdoms.term.fall":          "Falling: a royal that falls lies on its side. It guards nobody and cannot hit. On its owner's turn it is revived or buried.",
	"kingdoms.term.fall.forms":    "fall, falls, fell, fells, felled",
	"kingdoms.term.cold":          "Cold War: until both players have had a royal, only arrows fly.",
	"kingdoms.term.cold.forms":    "Cold War",

	"houses.term.house":          "House: a suit. The king, queen and jack of your house are your royals.",
	"houses.term.house.forms":    "house, houses",
	"houses.term.spoils":         "Spoils: the cards you have won in battles. They lie open and count.",
	"houses.term.spoils.forms":   "spoils",
	"houses.term.match":          "Match: three or more alike. They count double. You need a royal of your house, won before this turn.",
	"houses.term.match.forms":    "match, matches",
	"houses.term.assassin":       "Assassin: an ace won before this turn. It kills one card of its suit opposite, and is gone.",
	"houses.term.assassin.forms": "assassin, assassins",
	"houses.term.scoop":          "Scoop: discards from the top instead of drawing. The deepest one joins a match at once. It takes two different royals, won in earlier turns.",
	"houses.term.scoop.forms":    "scoop, scoops, scooping",
	"houses.term.ransom":         "Ransom: give another suit's king, queen or jack for the one of your house that the other has just laid.",
	"houses.term.ransom.forms":   "ransom, ransoms",

	"crush.term.helper":        "Helper: a player who lays one card for a side, and climbs or slips with it.",
	"crush.term.helper.forms":  "helper, helpers",
	"crush.term.special":       "Special cards: jacks, queens, aces and jokers. One king switches them off.",
	"crush.term.special.forms": "special cards, special card",

	"royalty.term.pair":       "Pair: two alike. Two 4s to 10s hit for ten times their number.",
	"royalty.term.pair.forms": "pair, pairs",
	"royalty.term.ask":        "Ask: name a card you hold, and a player. You get one of theirs, or draw.",
	"royalty.term.ask.forms":  "ask, asks, asked",
	"royalty.term.wall":       "Wall: two 3s take 15 off every blow at you, two 2s 10, one ace 5.",
	"royalty.term.wall.forms": "wall, walls",
}
