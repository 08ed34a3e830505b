package words

// enHints are the reasons that hints give in every game. A game's table may replace one ("crush.hint.brings"), and adds
// its own, each about a counter ("royalty.hint.protection") or a line of the log. A line's key ends in a role: "me"
// where the player who asked would do it, "on" where {B} would do it to that player, "they" where {B} would do it.
var enHints = map[string]string{
	"hint.lone":              "Nothing else can be done.",
	"hint.deals":             "{n} of 100 deals that fit what you know",
	"hint.deals.all":         "every deal that fits what you know",
	"hint.better":            "It wins {n} {n:game/games} of 100 more than “{A}”.",
	"hint.brings":            "It brings you {n} {n:point/points}.",
	"hint.brings.vs":         "It brings you {n} {n:point/points}, “{A}” {n2}.",
	"hint.brings.none":       "It brings you {n} {n:point/points}, “{A}” none.",
	"hint.brings.often":      "You gain points in {a}.",
	"hint.brings.often.vs":   "You gain points in {a}, after “{A}” in {n2}.",
	"hint.brings.often.none": "You gain points in {a}, after “{A}” in none.",
	"hint.takes":             "It costs {B} {n} {n:point/points}.",
	"hint.takes.vs":          "It costs {B} {n} {n:point/points}, “{A}” {n2}.",
	"hint.takes.none":        "It costs {B} {n} {n:point/points}, “{A}” none.",
	"hint.takes.often":       "{B} loses points in {a}.",
	"hint.takes.often.vs":    "{B} loses points in {a}, after “{A}” in {n2}.",
	"hint.takes.often.none":  "{B} loses points in {a}, after “{A}” in none.",
	"hint.spares":            "You lose points in {n} of 100 deals, after “{A}” in {n2}.",
	"hint.spares.all":        "You lose no points; after “{A}” you do, in {n2} of 100 deals.",
	"hint.sure":              "{A}.",
	"hint.sure.vs":           "{A}; after “{B}” only in {n2} of 100 deals that fit what you know.",
	"hint.sure.none":         "{A}; after “{B}” in no deal that fits what you know.",
	"hint.often":             "{A} in {a}.",
	"hint.often.vs":          "{A} in {a}, after “{B}” in {n2}.",
	"hint.often.none":        "{A} in {a}, after “{B}” in none.",
}
