package words

// enHints are the reasons of hints that can be named. What is said of a line of a game's log or of a counter stands under their
// names: by whom it hints for (me), naming them (on), or of another one, {B} (they).
var enHints = map[string]string{
	"hint.lone":         "Nothing else can be done.",
	"hint.alone":        "Nothing else comes near it.",
	"hint.better":       "It wins {n} {n:game/games} of 100 more than “{A}”.",
	"hint.level":        "It hardly matters: “{A}” wins about as often.",
	"hint.brings":       "It brings you {n} {n:point/points}.",
	"hint.brings.often": "You gain points in {n} of 100 deals that fit what you know.",
	"hint.brings.all":   "You gain points in every deal that fits what you know.",
	"hint.takes":        "It costs {B} {n} {n:point/points}.",
	"hint.takes.often":  "{B} loses points in {n} of 100 deals that fit what you know.",
	"hint.takes.all":    "{B} loses points in every deal that fits what you know.",
	"hint.spares":       "You lose points in {n} of 100 deals, after “{A}” in {n2}.",
	"hint.spares.all":   "You lose no points; after “{A}” you do, in {n2} of 100 deals.",
	"hint.sure":         "{A}.",
	"hint.often":        "{A} in {n} of 100 deals that fit what you know.",

	"usurpers.hint.out.they":   "{B} has to give up a royal",
	"usurpers.hint.no-hits.me": "You are not hit",
	"usurpers.hint.threat.me":  "It brings you enough points to win",

	"kingdoms.hint.falls.they":   "A royal of {B}'s falls",
	"kingdoms.hint.stopped.they": "{B}'s attack is stopped",
	"kingdoms.hint.recruits.me":  "It puts another royal on your side",
	"kingdoms.hint.revives.me":   "It sets a royal up again",
	"kingdoms.hint.reveals.me":   "It puts a joker on your side",

	"houses.hint.won.me":      "You win the battle",
	"houses.hint.melded.me":   "It lays down cards that count for you",
	"houses.hint.slew.me":     "It removes a card of {B}'s",
	"houses.hint.ransomed.me": "It takes a card over from {B}",

	"crush.hint.brings":       "It takes you up {n} {n:spot/spots}.",
	"crush.hint.brings.often": "You climb in {n} of 100 deals that fit what you know.",
	"crush.hint.brings.all":   "You climb in every deal that fits what you know.",
	"crush.hint.takes":        "It takes {B} down {n} {n:spot/spots}.",
	"crush.hint.takes.often":  "{B} slips in {n} of 100 deals that fit what you know.",
	"crush.hint.takes.all":    "{B} slips in every deal that fits what you know.",
	"crush.hint.spares.all":   "You do not slip; after “{A}” you do, in {n2} of 100 deals.",
	"crush.hint.spares":       "You slip in {n} of 100 deals, after “{A}” in {n2}.",

	"royalty.hint.gives.on":   "{B} gives you the card",
	"royalty.hint.jack.me":    "It stops the ask, and you keep your cards",
	"royalty.hint.king.me":    "It stops the attack",
	"royalty.hint.protection": "It adds {n} to your protection.",
}
