// Package port lies between the app and the machine it runs on. The host gives the app input, sizes and a clock, and
// the app may ask a few things of the host. All of it is plain Go, so that screens are tested without a window.
package port

import (
	"math"
	"time"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// App is the program as the host runs it. All its methods are called from one goroutine, never at the same time.
type App interface {
	// Update takes what happened since the last call and moves what moves to in.Now. in belongs to the host and is good
	// until Update returns. due is the earliest moment at which anything changes by itself; one that has come already
	// asks for the next frame. Until due the host may sleep: an earlier Update changes nothing, unless there is input
	// or Host.Wake was called.
	Update(in *Input) (due time.Duration)
	// Draw lists what to show, from back to front, in CSS pixels. The list arrives empty. Draw follows every Update
	// that had input, was woken or asked for the next frame, and every change of the window's size.
	Draw(l *paint.List)
}

// Never is a moment that does not come.
const Never = time.Duration(math.MaxInt64)

// Starter is an App that wants to know its host. Start is called once, before the first Update.
type Starter interface{ Start(h Host) }

// Saver is an App with something to keep. Save is called before the window closes and before the page reloads itself.
// It is a second net: a choice is saved when it is made.
type Saver interface{ Save() }

// Leaver is an App that hears when its page is out of sight, where it may be ended without another word.
type Leaver interface{ Away() }

// Reporter is an App that tells tests and the page how it stands. Both methods are called on the goroutine of Update.
type Reporter interface {
	Status() Status
	// Hits appends all rectangles that answer to a tap now, topmost last.
	Hits(buf []Hit) []Hit
}

// Styler is an App that chooses the style of the pictures. A change redraws everything.
type Styler interface{ Style() sprites.Style }

// Host is the machine as the app sees it. Its methods may be called from any goroutine.
type Host interface {
	// Wake makes the host call Update soon: a worker has answered, the page has news.
	Wake()
	// Shield says whether cards on the screen are one player's secret. While it is on, the page hides them at the
	// instant at which it loses the focus.
	Shield(on bool)
	// SetTitle names the window or the tab. The title must not tell a secret.
	SetTitle(title string)
	// Fullscreen fills the screen or goes back, where the machine can.
	Fullscreen(on bool)
	// Vibrate asks for a short buzz where there is a motor.
	Vibrate(d time.Duration)
	// Quit closes the window after Save. A page cannot close itself and ignores it.
	Quit()
}

// Input is everything the app learns in one Update.
type Input struct {
	Now   time.Duration // the clock since the start: between two Updates it goes on by MaxStep at most, or to what was due
	Size  geom.Rect     // the window, from 0,0
	Safe  geom.Insets   // what notches and rounded corners take from each edge of Size
	Scale float64       // device pixels per CSS pixel

	Events []Event // what was done, in the order in which it was done
	Wheel  geom.Point

	TextScale     float64 // the system's text size; 1 is 16 px
	ReducedMotion bool    // the system asks for little motion
	MoreContrast  bool    // the system asks for strong contrast, or forces its own colours
	Touch         bool    // the last pointer seen was a finger, or the main one is
	Hidden        bool    // the window cannot be seen
	Focused       bool    // the window has the keyboard
}

// Event is one thing that a person did.
type Event struct {
	Kind    EventKind
	Pointer Pointer
	Key     Key    // a key that is held comes again and again
	Name    string // of a control of the document: it does what a tap on the hit of that name does
	Pad     uint32 // the buttons of a game pad that are down, numbered as in the W3C's standard layout
}

// Decker is an app that shows cards. Deck returns the widths of the cards of the hand and of the others, in CSS pixels,
// and the number of their back. A host draws whole decks of them ahead. Widths of 0 are none.
type Decker interface {
	Deck() (widths [2]float64, back int)
}

// Coverer is an app that may show a page on top of another. Beneath lists what that other one shows, nothing where there is none. A host
// draws its pictures ahead, so that they are there when the page on top goes.
type Coverer interface {
	Beneath(l *paint.List)
}

// EventKind says which part of an Event counts.
type EventKind uint8

// The kinds of event.
const (
	ByPointer EventKind = iota
	ByKey
	ByName
	ByPad
)

// Point adds what pointers did.
func (in *Input) Point(list ...Pointer) {
	for _, p := range list {
		in.Events = append(in.Events, Event{Kind: ByPointer, Pointer: p})
	}
}

// Type adds keys.
func (in *Input) Type(list ...Key) {
	for _, k := range list {
		in.Events = append(in.Events, Event{Kind: ByKey, Key: k})
	}
}

// Press adds a control of the document.
func (in *Input) Press(name string) { in.Events = append(in.Events, Event{Kind: ByName, Name: name}) }

// MaxStep is the longest time that Input.Now goes on between two Updates. A tab that was away for an hour finds its
// animations where it left them.
const MaxStep = 250 * time.Millisecond

// Motion is what a pointer did.
type Motion uint8

// The motions. A finger comes Down, Moves any number of times, and ends with one Up or Cancel. A mouse also Moves while
// no button is down, and Leaves.
const (
	Move Motion = iota
	Down
	Up
	Cancel // the system has taken the pointer away: the press does nothing
	Leave  // the mouse has left the window
)

// Button is a mouse button; a finger is always Main.
type Button uint8

// The buttons that mean anything.
const (
	Main Button = iota
	Second
)

// Pointer is one motion of one finger or mouse.
type Pointer struct {
	ID     int // the same from Down to Up; the mouse is 0
	Motion Motion
	Pos    geom.Point
	Button Button // Down, Up: which
	Held   bool   // after this motion the pointer is down
	Touch  bool   // a finger, not a mouse
}

// Status is how the app stands, for tests and for the page around it.
type Status struct {
	Ready   bool   // the first screen has been drawn whole
	Settled bool   // nothing moves, nobody is thinking, and the next step is the player's
	Scene   string // the name of the top screen: "title", "setup", "table"
	Detail  string // what a test of that scene wants to know, such as the decision that is asked; never a secret
}

// Hit is a rectangle that answers to a tap.
type Hit struct {
	Name string // stable, unique on its screen: "play", "seat:P2", "card:hand:QS"
	Rect geom.Rect
}
