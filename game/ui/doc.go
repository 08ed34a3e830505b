package ui

// Doc is the screen as a document: what somebody who reads or listens instead of looking needs, and nothing that is not
// on the screen. It is rebuilt when something has changed, never every frame.
type Doc struct {
	Title  string    // where one is: "Usurpers", "Settings"
	Prompt string    // the one line that says who must do what
	Hand   []Item    // the cards of the hand at the screen, in the order shown
	Acts   []Item    // everything that can be done now
	Table  []Section // what lies on the table, seat by seat
	Log    []string  // what happened, oldest first
	Alert  string    // the newest warning or refusal
	Over   int       // how many screens lie below this one: when one is put away, the focus goes back to where it was below
}

// Item is something that can be activated by its name.
type Item struct {
	Name     string // what Activator.Activate takes: the name of a hit or of an action
	Text     string
	Pressed  bool
	Disabled bool
}

// Section is a heading with lines below it.
type Section struct {
	Heading string
	Lines   []string
}

// Documenter is an App that tells its screen as a document. The pointer stays the same as long as the text does.
type Documenter interface{ Doc() *Doc }

// Pointed is an App that wants to know on which control of the document beside the picture the keyboard's focus stands, by its name,
// "" for none.
type Pointed interface{ PointAt(name string) }

// Activator is an App whose controls can be worked by name. Activate does exactly what a tap on the hit of that name
// does, and reports false when there is none.
type Activator interface{ Activate(name string) bool }
