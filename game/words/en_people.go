package words

// enPeople are the sentences about whoever plays here: the crest and its parts.
var enPeople = map[string]string{
	"kept.people":       "Your crest",
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

	"you.charge.0": "Crown", "you.charge.1": "Star", "you.charge.2": "Lily", "you.charge.3": "Key", "you.charge.4": "Sword",
	"you.field.0": "red", "you.field.1": "blue", "you.field.2": "green", "you.field.3": "purple", "you.field.4": "black",
	"you.tincture.0": "gold", "you.tincture.1": "silver",
}
