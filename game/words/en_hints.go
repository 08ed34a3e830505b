package words

// enHints are the reasons that hints give in every game. A game's table may replace one ("crush.hint.brings"), and adds
// its own, each about a counter ("royalty.hint.protection") or a line of the log. A line's key ends in a role: "me"
// where the player who asked would do it, "on" where {B} would do it to that player, "they" where {B} would do it.
var enHints = map[string]string{
	"hint.lone":              "Nothing else can be done.",
	"hint.deals":             "about {n} {n:time/times} in 10",
	"hint.deals.all":         "nearly every time",
	"hint.brings":            "It brings you {n} {n:point/points}.",
	"hint.brings.vs":         "It brings you {n} {n:point/points}, “{A}” {n2}.",
	"hint.brings.none":       "It brings you {n} {n:point/points}, “{A}” none.",
	"hint.brings.often":      "You gain points {a}.",
	"hint.brings.often.vs":   "You gain points {a}; with “{A}” {b}.",
	"hint.brings.often.none": "You gain points {a}. With “{A}” you hardly ever do.",
	"hint.takes":             "It costs {B} {n} {n:point/points}.",
	"hint.takes.vs":          "It costs {B} {n} {n:point/points}, “{A}” {n2}.",
	"hint.takes.none":        "It costs {B} {n} {n:point/points}, “{A}” none.",
	"hint.takes.often":       "{B} loses points {a}.",
	"hint.takes.often.vs":    "{B} loses points {a}; with “{A}” {b}.",
	"hint.takes.often.none":  "{B} loses points {a}. With “{A}” that hardly ever happens.",
	"hint.spares":            "You lose points {a}; with “{A}” {b}.",
	"hint.spares.all":        "You are unlikely to lose points; with “{A}” you do {b}.",
	"hint.spares.few":        "You hardly ever lose points. With “{A}” you do {b}.",
	"hint.sure":              "{A}.",
	"hint.sure.vs":           "{A}; with “{B}” only {b}.",
	"hint.sure.none":         "{A}. With “{B}” that hardly ever happens.",
	"hint.often":             "{A} {a}.",
	"hint.often.vs":          "{A} {a}; with “{B}” {b}.",
	"hint.often.none":        "{A} {a}. With “{B}” that hardly ever happens.",
}
