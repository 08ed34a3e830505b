package words

// enTold are sentences that are only spoken. In the tables of the games, the tail of a line of the log goes on where the
// sentence before it was about the same player; all says it of several players, many of several cards.
var enTold = map[string]string{
	"narrate.eyes":   "{A} has the device.",
	"narrate.undone": "Undone: {A}",
	"narrate.more":   "{A} played.",
	"narrate.hand":   "You hold {card}.",
	"narrate.gain":   "You get {card}.",

	"narrate.hand.brief": "Hand: {card}.",
	"narrate.gain.brief": "Got {card}.",
}
