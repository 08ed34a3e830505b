package words

// enCodes are the answers to a code that was typed or sent.
var enCodes = map[string]string{
	"code.letter":  "A letter of this code is wrong.",
	"code.newer":   "This code comes from a newer Royals: update to open it.",
	"code.older":   "This deal was made by older rules, which this Royals no longer plays.",
	"code.changed": "This record does not fit its deal: it was changed.",
	"code.none":    "This is no code of Royals.",

	"code.title": "A deal by its code",
	"code.what":  "Who types the code of a deal gets the same cards and the same opponents.",
	"code.type":  "The game, then its letters",
	"code.erase": "Erase",
	"code.open":  "Open",
	"code.daily": "Play a deal by its code",

	"deal.what":     "A deal that somebody sent or typed. Who plays it gets these cards.",
	"deal.seats":    "At the table: {A}.",
	"deal.bot":      "{A} ({B})",
	"deal.standard": "Standard rules.",
	"deal.rules":    "House rules: {A}.",
	"deal.play":     "Play this deal",
	"deal.again":    "You have begun this deal. Begin it anew?",
	"deal.replaces": "Another deal of {A} that came by a code is not finished. Begin this one and lose it?",
	"deal.ended":    "It was played to its end. {A} Played here again, {n} {n:choice/choices}, and counted.",
	"deal.unproved": "Nobody can prove who chose, nor how often the deal was tried.",

	"share.result": "Share",
	"share.title":  "Royals, {A}",
	"share.day":    "Royals, the day's deal, {A}, {B}",
	"share.came":   "{A} came {B}, score {n}.",
	"share.place":  "{A} of {n}",
	"share.text":   "Copy this text",
	"share.deal":   "Copy a link to the deal",
	"share.game":   "Copy a link to the whole game",
	"share.what":   "The code opens the same deal with the same opponents on any device, without a network too. It holds no names.",
}
