package words

// enPractice are the sentences about practice games.
var enPractice = map[string]string{
	"practice.ribbon":   "Practice",
	"practice.of":       "{A} (practice)",
	"practice.hint":     "Take anything back; nothing is counted.",
	"practice.title":    "Practice",
	"practice.what":     "Nothing of this game is counted. Take back any choice, also past what was revealed since: the same cards come again.",
	"practice.knows":    "Open cards lie beside a player, or are seen with a tap on the player. Opponents still see only their own.",
	"practice.menu":     "Open cards, change seats",
	"practice.open":     "Show {A}’s cards",
	"practice.close":    "Hide {A}’s cards",
	"practice.ended":    "A practice game: nothing of it is counted.",
	"practice.replaces": "Your practice game of {A} is not over. A new one takes its place.",
	"practice.play":     "Practise",
	"practice.failed":   "This game cannot be played on.",

	"playon.button": "Play on",
	"playon.title":  "Play on from here",
	"playon.what":   "A practice game begins where this one stands, after {n} of {n2} choices. You play {A}. Nothing of it is counted.",
	"playon.anew":   "Imagined anew: all that {A} could not know then is dealt again, so that what you have seen since is of no use.",
	"playon.lies":   "As the cards lay: every card is where it was.",
	"playon.new":    "Imagined anew",
	"playon.same":   "As the cards lay",
}
