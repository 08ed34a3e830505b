package words

// enParty are the sentences of what goes on round a game: pauses, matches of several games, questions at the open table,
// standing orders, and facts that counters tell.
var enParty = map[string]string{
	"table.rest":    "Tap “Go on” when you have seen enough.",
	"table.concede": "{A}? The game ends here, and the other side wins.",
	"table.sure":    "Yes",

	"round.title": "The round is counted",

	"match.length":   "Match",
	"match.help":     "Games won are counted. The loser of a game begins the next.",
	"match.0":        "open end",
	"match.3":        "best of 3",
	"match.5":        "best of 5",
	"match.7":        "best of 7",
	"match.go":       "Go on with the match: {A}",
	"match.tally":    "Games won: {A}",
	"match.seat":     "{A} {n}",
	"match.best":     "Best of {n}.",
	"match.wins":     "{A} wins the match",
	"match.begins":   "{A} begins the next game.",
	"match.next":     "Next game",
	"match.again":    "New match",
	"match.no-store": "The match cannot be kept on this device.",

	"orders.menu":  "{A}'s standing orders",
	"orders.title": "Standing orders of {A}",
	"orders.help":  "Questions that an order answers are not put to {A}. The answer comes after the same pause as everybody's, and nobody is told of the order.",
	"orders.0":     "ask me",
	"orders.1":     "never",
	"orders.2":     "when I hold the rank",
	"orders.3":     "if it costs {n} or puts me out",
	"orders.4":     "whenever I can",

	"kingdoms.open.block":   "Let it through",
	"kingdoms.open.counter": "Let the block stand",
	"kingdoms.call.by":      "{A} calls it the last",
	"kingdoms.call.nobody":  "Nobody calls",

	"houses.fact.dealer": "{B} deals.",

	"royalty.order.jack":  "Play a Jack when asked for cards",
	"royalty.order.king":  "Play a King when attacked",
	"royalty.fact.asked":  "Last asked {B} for {a}s.",
	"royalty.fact.holds":  "Known to hold: {a}.",
	"royalty.fact.lacks":  "Known to hold none of: {a}.",
	"royalty.fact.attack": "{B} is to answer an attack with {a}s for {n}.",
	"royalty.fact.ask":    "{B} is to answer an ask for {a}s.",

	"kingdoms.counter.final.1":  "is coming",
	"kingdoms.counter.final.2":  "(first turn)",
	"kingdoms.counter.final.3":  "(second turn)",
	"kingdoms.counter.called.1": "by a player",
	"kingdoms.counter.lie.1":    "diagonal",
	"kingdoms.counter.lie.2":    "upright",
	"kingdoms.counter.lie.3":    "sideways",
	"kingdoms.counter.ready.1":  "laid this turn",
	"kingdoms.counter.ready.2":  "ready",
	"kingdoms.counter.ready.3":  "blocked",

	"kingdoms.counter.ready.1.short": "new",
	"kingdoms.counter.ready.3.short": "held",
	"crush.mark.void":                "Specials off",
	"crush.mark.total":               "Attackers {n}, victims {n2}",
	"crush.mark.doubled":             "Combo{n: for the attackers/}{n2: for the victims/}",
}
