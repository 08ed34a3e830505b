package port

// Key is a key going down. Keys held together with Ctrl, Alt or Meta are the system's and are not told.
type Key struct {
	Code   Code
	Rune   rune // for Letter: what was typed, in lower case; otherwise 0
	Shift  bool
	Repeat bool // it has been down before
}

// Code says which key.
type Code uint8

// The keys that are told apart.
const (
	Letter Code = iota // a key that types a character, digits and signs included; Rune says which
	Enter
	Space
	Escape
	Tab
	Backspace
	Delete
	Left
	Right
	UpArrow
	DownArrow
	Home
	End
	PageUp
	PageDown
	Menu // the key that opens a context menu
	F11
)
