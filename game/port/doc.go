package port

// Doc is the screen as a document, for people who read or listen instead of looking. It tells nothing that the screen
// does not show. It is made anew when something has changed, not in every frame.
type Doc struct {
	Title  string    // of the screen: "Usurpers", "Settings"
	Prompt string    // who must do what
	Hand   []Item    // the cards of the hand at the screen, in the order shown
	Acts   []Item    // everything that can be done now
	Table  []Section // what lies on the table, seat by seat
	Log    []string  // what happened, oldest first
	Alert  string    // the newest warning or refusal
	Say    Said      // what is to be read out
	Cry    Said      // the alert, as it is to be read out
	Over   int       // how many screens lie below
	Dialog bool      // the screen lies over another one, which cannot be used meanwhile
	Focus  Intent
	Deaf   bool // a held Enter does not count yet: the focus has only just moved

	Switches bool // every key is a switch, those of the browser's own controls as well
}

// Intent is where the focus belongs. It is obeyed once for each serial: in between the focus is the player's.
type Intent struct {
	Serial int
	Stop   string
}

// Said is a text that is read out once. The next one has the next number.
type Said struct {
	Serial int
	Text   string
}

// Item is a control.
type Item struct {
	Name     string // what Event.Name says when it is pressed
	Text     string
	Pressed  bool
	Toggle   bool // it can be pressed and released
	Disabled bool
	Idle     bool // nothing can be done with it now
	Zone     Zone
}

// Section is a heading with lines below it.
type Section struct {
	Heading string
	Lines   []string
}

// Documenter is an App that tells its screen as a document. The pointer stays the same as long as the text does.
type Documenter interface{ Doc() *Doc }

// Pointed is an App that wants to know on which control of the document the keyboard's focus stands, "" for none.
type Pointed interface{ PointAt(name string) }
