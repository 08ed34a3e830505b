package words

// enFair are the sentences of hints and of sealed deals.
var enFair = map[string]string{
	"hint.ask":      "Hint",
	"hint.title":    "Hint for {A}",
	"hint.from":     "Worked out from what {A} can know, and from nothing else.",
	"hint.thinking": "Looking for the best move …",
	"hint.share":    "Wins about {n2} of 100 games.",
	"hint.show":     "Show: {A}",
	"hint.do":       "Do it",
	"hint.do-it":    "Do it: {A}",
	"hint.none":     "Hints are for whoever has the device, at their own turn.",

	"settings.hints":      "Hints",
	"settings.hints.help": "The lamp at the top names the best moves and says why. The key H does, too, where you like.",
	"settings.hints.0":    "off",
	"settings.hints.1":    "on",
	"settings.hints.2":    "on, and the key H",

	"fair.menu":    "Was it dealt fairly?",
	"fair.title":   "A sealed deal",
	"fair.log":     "The deal is sealed: {A} …",
	"fair.before":  "Before the first card was dealt, the whole deal was locked into this seal. Nothing can change it any more without changing the seal. Write it down, or remember its first digits; when the game is over, its key is shown, and anybody can check.",
	"fair.after":   "The seal was shown before the first card. Seed and salt are its key: whoever computes the seal from them finds that the deal was never touched.",
	"fair.fits":    "Computed again just now: it fits.",
	"fair.other":   "The rules have changed since: the version that dealt these cards can check it.",
	"fair.none":    "This game was dealt by a version that did not seal its deals yet. The next one is sealed.",
	"fair.bots":    "Opponents draw their chance from another seed.",
	"fair.seal":    "Seal: {A}",
	"fair.seed":    "Seed: {A}",
	"fair.salt":    "Salt: {A}",
	"fair.command": "To check, with the tool that comes with the source: {A}",
}
