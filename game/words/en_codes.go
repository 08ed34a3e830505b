package words

// enCodes are the answers to a code that was typed or sent.
var enCodes = map[string]string{
	"code.letter":  "A letter of this code is wrong.",
	"code.newer":   "This code comes from a newer Royals: update to open it.",
	"code.older":   "This deal was made by older rules, which this Royals no longer plays.",
	"code.changed": "This record does not fit its deal: it was changed.",
	"code.none":    "This is no code of Royals.",
}
