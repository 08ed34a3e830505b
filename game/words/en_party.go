package words

// enParty are the sentences around a game: rests, matches of several games and standing orders.
var enParty = map[string]string{
	"table.final":   "{A}? This may not be taken back.",
	"table.concede": "{A}? The game ends here, and the other side wins.",
	"table.sure":    "Yes",

	"round.title":    "The round is counted",
	"round.lead":     "{A} leads by {n}",
	"round.lead.you": "You lead by {n}",
	"round.even":     "All square",
	"round.rest":     "all the rest",

	"match.length":         "Match",
	"match.help":           "Games won are counted. The loser of a game begins the next.",
	"match.0":              "open end",
	"match.3":              "best of 3",
	"match.5":              "best of 5",
	"match.7":              "best of 7",
	"match.go":             "Go on with the match: {A}",
	"match.tally":          "Games won: {A}",
	"match.seat":           "{A} {n}",
	"match.best":           "Best of {n}.",
	"match.wins":           "{A} wins the match",
	"match.wins.yours":     "You win the match",
	"match.begins":         "{A} begins the next game.",
	"match.next":           "Next game",
	"match.next.first":     "Next game: {A} begins",
	"result.rematch.first": "Play again: {A} begins",
	"match.again":          "New match",
	"match.no-store":       "This device cannot keep the match.",

	"orders.menu":  "{A}'s standing orders",
	"orders.title": "Standing orders of {A}",
	"orders.help":  "{A} is not asked what an order answers. The answer comes after the usual pause, and nobody is told of the order.",
	"orders.0":     "ask me",
	"orders.1":     "never",
	"orders.2":     "when I hold the rank",
	"orders.3":     "if it costs {n} or puts me out",
	"orders.4":     "whenever I can",
	"orders.5":     "ask me if I hold the rank",
}
