// Package ui is what lies between the app and the machine it runs on: what the host gives the app each tick (input,
// sizes, the clock) and what the app may ask of the host. It is plain Go: screens are written and tested against it
// without a window.
package ui

import (
	"time"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// App is the program as the host runs it. All its methods are called from one goroutine, never at the same time.
type App interface {
	// Update takes what happened since the last call and moves what moves to in.Now. It reports whether anything is
	// still moving: after a false the host may sleep until there is input, Host.Wake or a Host.WakeAfter that has
	// come due. in and its slices are the host's; they are good until Update returns.
	Update(in *Input) (awake bool)
	// Draw lists what to show, from back to front, in CSS pixels. The list arrives empty. It is called after an Update that
	// had input, was woken or said that it is awake, and when the window was resized.
	Draw(l *paint.List)
}

// Starter is an App that wants to know its host. Start is called once, before the first Update.
type Starter interface{ Start(h Host) }

// Saver is an App with something to keep. Save is called before the window closes and before the page reloads itself.
// It is a second net: whatever was committed has been saved when it was committed.
type Saver interface{ Save() }

// Reporter is an App that tells tests and the page how it stands. Both are asked on the goroutine of Update and Draw.
type Reporter interface {
	Status() Status
	// Hits appends every rectangle that answers to a tap now, topmost last.
	Hits(buf []Hit) []Hit
}

// Styler is an App that says in which style the pictures are drawn; without it they have the plain one. A change redraws
// everything.
type Styler interface{ Style() sprites.Style }

// Host is the machine as the app sees it. All methods may be called from any goroutine.
type Host interface {
	// Wake makes the host call Update soon: a worker has answered, a timer has run out.
	Wake()
	// WakeAfter makes the host call Update when its clock has gone on by d, however deep it sleeps. A later call
	// replaces an earlier one only when it comes due sooner; calls are not told apart, so look at Input.Now.
	WakeAfter(d time.Duration)
	// Shield says whether cards on the screen are one player's secret now. While it is on, the page hides them in the
	// same instant in which it loses the focus or is put away.
	Shield(on bool)
	// SetTitle puts a text into the window's or the tab's title. Never anything that is secret.
	SetTitle(title string)
	// Fullscreen turns the whole-screen view on or off where there is one.
	Fullscreen(on bool)
	// Vibrate asks for a short buzz where there is a motor.
	Vibrate(d time.Duration)
	// Quit closes the window after Save. A page cannot close itself and ignores it.
	Quit()
}

// Input is everything the app learns in one Update.
type Input struct {
	Now   time.Duration // the host's clock since the start; between two Updates it goes on by MaxStep at most, or to what WakeAfter asked for
	Size  geom.Rect     // the window, from 0,0
	Safe  geom.Insets   // what notches and rounded corners take away from Size at each edge
	Scale float64       // device pixels per CSS pixel

	Pointers []Pointer // what pointers did, in the order in which they did it
	Keys     []Key     // keys pressed, in order, held ones again and again
	Wheel    geom.Point

	TextScale     float64 // the system's text size; 1 is 16 px
	ReducedMotion bool    // the system asks for little motion
	MoreContrast  bool    // the system asks for strong contrast, or forces its own colours
	Touch         bool    // the last pointer seen was a finger, or the main one is
	Hidden        bool    // the window is not to be seen
	Focused       bool    // the window has the keyboard
}

// MaxStep is the longest time that Input.Now goes on between two Updates: a tab that was away for an hour finds its
// animations where it left them.
const MaxStep = 250 * time.Millisecond

// Deed is what a pointer did.
type Deed uint8

// The deeds of a pointer. A finger's life is Down, any number of Moves, then one Up or Cancel. A mouse also Moves
// while no button is down, and Leaves.
const (
	Move Deed = iota
	Down
	Up
	Cancel // taken away by the system: forget the press, do nothing
	Leave  // a mouse has left the window: nothing is hovered
)

// Button is a mouse button; a finger is always Main.
type Button uint8

// The buttons that mean anything.
const (
	Main Button = iota
	Second
)

// Pointer is one deed of one finger or mouse.
type Pointer struct {
	ID     int // the same from Down to Up; the mouse is 0
	Deed   Deed
	Pos    geom.Point
	Button Button // Down, Up: which
	Held   bool   // after this deed the pointer is down
	Touch  bool   // a finger, not a mouse
}

// Status is how the app stands, for tests and for the page around it.
type Status struct {
	Ready   bool   // the first screen has been drawn whole
	Settled bool   // nothing moves, nobody is thinking, and the next step is the player's
	Scene   string // the name of the top screen: title, setup, table, curtain, result, ...
	Detail  string // whatever a test of that scene wants to know, for instance the decision asked; never anything secret
}

// Hit is a rectangle that answers to a tap.
type Hit struct {
	Name string // stable, unique on its screen: "play", "seat-2", "card-QS"
	Rect geom.Rect
}
