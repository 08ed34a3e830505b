package words

// enDaily are the sentences about the day's deal.
var enDaily = map[string]string{
	"kept.daily":     "What you have played of the day's deals",
	"daily.title":    "The day's deal",
	"daily.what":     "The same cards for everybody who plays on this date. The first time counts.",
	"daily.against":  "{A}: your opponents are {B}.",
	"daily.late":     "{A}, late: your opponents are {B}.",
	"daily.before":   "The day before",
	"daily.after":    "The day after",
	"daily.streak":   "{n} {n:day/days} in a row.",
	"daily.done":     "{A} of {n2}.",
	"daily.done.won": "Won.",
	"daily.did-late": "{A} Late.",
	"daily.open":     "Not played yet.",
	"daily.running":  "Begun.",
	"daily.play":     "Play",
	"daily.on":       "Go on",
	"daily.again":    "Play it again",
	"daily.replaces": "The deal of another day is not finished. Begin this one and lose it?",
	"daily.result":   "The deal of {A}. {B}",
	"daily.counted":  "The deal of {A}, played again. The first time counts: {B}",

	"daily.weekday.0": "dukes, strength 4 of 5",
	"daily.weekday.1": "pages, strength 1 of 5",
	"daily.weekday.2": "squires, strength 2 of 5",
	"daily.weekday.3": "knights, strength 3 of 5",
	"daily.weekday.4": "dukes, strength 4 of 5",
	"daily.weekday.5": "sovereigns, strength 5 of 5",
	"daily.weekday.6": "knights, strength 3 of 5",

	"place.1": "1st", "place.2": "2nd", "place.3": "3rd", "place.4": "4th", "place.5": "5th", "place.6": "6th",
}
