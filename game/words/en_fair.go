package words

// enFair are the sentences of hints and of sealed deals.
var enFair = map[string]string{
	"hint.ask":        "Hint",
	"hint.title":      "Hint for {A}",
	"hint.from":       "Worked out from what {A} can know, and from nothing else.",
	"hint.thinking":   "Looking for the best move …",
	"hint.share":      "Wins about {n2} of 100 games.",
	"hint.share.even": "Wins about as many of 100 games.",
	"hint.alike":      "None of these is clearly better: take what you like.",
	"hint.alike.too":  "About as good.",
	"hint.best":       "The best choice here.",
	"hint.less":       "Not as good.",
	"hint.show":       "Show: {A}",
	"hint.do":         "Do it",
	"hint.do-it":      "Do it: {A}",
	"hint.none":       "A hint is for the player who has the device, on that player's turn.",

	"settings.hints":      "Hints",
	"settings.hints.help": "The lamp at the top names the best moves and says why. So can the key A.",
	"settings.hints.0":    "off",
	"settings.hints.1":    "on",
	"settings.hints.2":    "on, and the key A",

	"about.title":   "About Royals",
	"about.what":    "Five card games about crowns. All of it happens on this device: no account, no advertisements, no request to anybody.",
	"about.licence": "The program is free, under the MIT licence. Its letters are Cinzel and Alegreya Sans, under the SIL Open Font License.",
	"about.games":   "The games",
	"about.game":    "{A}: {B}.",

	"fair.title":   "A sealed deal",
	"fair.before":  "Before the first card was dealt, the whole deal was locked into this seal. Any change to the deal would change the seal. Write it down, or remember its first digits. When the game is over, its key is shown, and anybody can check.",
	"fair.after":   "The seal was shown before the first card. Seed and salt are its key: compute the seal from them, and you know that the deal was never touched.",
	"fair.fits":    "Computed again just now: it fits.",
	"fair.other":   "The rules have changed since then. The version that dealt these cards can check it.",
	"fair.none":    "The version that dealt this game did not seal its deals yet. The next deal will be sealed.",
	"fair.bots":    "The opponents' luck comes from another seed.",
	"fair.seal":    "Seal: {A}",
	"fair.seed":    "Seed: {A}",
	"fair.salt":    "Salt: {A}",
	"fair.command": "To check, with the tool that comes with the source: {A}",
}
