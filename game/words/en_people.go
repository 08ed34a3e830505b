package words

// enPeople are the sentences about whoever plays here: the crest and its parts.
var enPeople = map[string]string{
	"kept.people":       "Who plays here",
	"settings.you":      "Your crest",
	"settings.you.help": "What you bear, on the title and at court.",
	"settings.charge":   "Charge",
	"settings.field":    "Field",
	"settings.tincture": "Metal",
	"settings.colour":   "Your colour",

	"you.title":     "You",
	"you.name.help": "Games that you have begun or ended show the name that you have now.",
	"you.tells":     "{A} bears {B}.",
	"you.crest":     "{A} on {B}",
	"you.more":      "{n} more {n:charge/charges} can be won at court.",

	"person.title":   "Others who play here",
	"person.what":    "What they play is counted for them. Guests need no name, and are not counted.",
	"person.full":    "{n} people play here, as many as there can be. Who goes makes room.",
	"person.row":     "{A}: {B}",
	"person.new":     "Add a player",
	"person.remove":  "Remove {A}",
	"person.sure":    "Remove {A}? {B} In games that wait, and in past ones, a guest stands in their place. There is no way back.",
	"person.has":     "What is counted of {n} {n:game/games} goes, and {n2} {n2:crown/crowns}.",
	"person.has-not": "Nothing has been counted yet.",
	"person.aside":   "In storage, {n} {n:thing/things} that {n:was/were} set aside, or replaced by an import, may hold the name, and {n:is/are} deleted.",
	"person.yes":     "Remove",
	"person.gone":    "{A} is gone from this device.",

	"you.charge.0": "Crown", "you.charge.1": "Star", "you.charge.2": "Lily", "you.charge.3": "Key", "you.charge.4": "Sword",
	"you.field.0": "red", "you.field.1": "blue", "you.field.2": "green", "you.field.3": "purple", "you.field.4": "black",
	"you.tincture.0": "gold", "you.tincture.1": "silver",
}
