package words

// enStats are the sentences about games that were counted.
var enStats = map[string]string{
	"kept.stats": "Your statistics",

	"stats.title":    "Statistics",
	"stats.open":     "Statistics: games won, best scores",
	"stats.none":     "No game has been counted yet. A game counts once its rules have ended it. A deal that is played again does not.",
	"stats.what":     "Games that were played to their end. A deal that is played again does not count.",
	"stats.won":      "{A} of {n} {n:game/games} won.",
	"stats.share":    "{A} of {n} games won, {n2} % ({a} to {b} with 95 % confidence; an even share is {n3}).",
	"stats.kind":     "{n} players, against {A}",
	"stats.rules":    "house rules {A}",
	"stats.person":   "a person",
	"stats.best":     "Best score {n}.",
	"stats.fewest":   "Fewest choices to a win: {n}.",
	"stats.streak":   "Won in a row: {n2} now, {n} at most.",
	"stats.hints":    "With hints: {n} {n:game/games}.",
	"stats.unhinted": "Without: {A} of {n} won.",
	"stats.undone":   "Choices taken back in {n} {n:game/games}.",
	"stats.left":     "Given up: {n}.",
	"stats.reset":    "Delete these figures",
	"stats.all":      "Delete all figures",
	"stats.sure":     "Delete what is known of {n} {n:game/games}? The history stays. You can take it back until you leave the page.",
	"stats.gone":     "The figures of {n} {n:game/games} are deleted.",
	"stats.undo":     "Bring them back",
}
