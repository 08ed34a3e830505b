// Package shell is the app around its screens: their stack, pointers and keys, the keyboard's ring, messages, sound, and
// the settings. It knows no screen by its type. What only some screens can do is an ability, an interface below.
package shell

import (
	"time"

	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
)

// Screen is one layer of what is shown.
type Screen interface {
	// Name is what tests and the page know it by.
	Name() string
	// Build lists what it shows and what answers to a tap.
	Build(k *kit.Kit)
	// Act does what a tap does, nil for a tap beside everything, and reports whether it did something.
	Act(d kit.Deed) bool
	// Doc tells the screen as a document.
	Doc(d *kit.Doc)
}

// Haste is what a press hurries on.
type Haste uint8

// What a press may hurry on.
const (
	Calm Haste = iota // nothing: it does what it says
	Skip              // the movement that goes on
	GoOn              // a picture that stands until it has been seen
)

// Repeats is how long a key that repeats itself has been held, for Hurrier.
const Repeats = time.Hour

// The abilities of screens.
type (
	// Ticker is a screen that changes with time. Of several in the stack only the highest is told.
	Ticker interface {
		Tick(in *port.Input)
		Due(now time.Duration) time.Duration // the earliest moment at which it changes by itself
	}
	// Painter is a screen that is painted anew in every frame, below whatever lies on it. Build says only what answers in it.
	Painter interface{ Paint(k *kit.Kit) }
	// Dragger is a screen from which something can be carried.
	Dragger interface {
		Grab(d kit.Deed, at geom.Point) kit.Deed // what a finger carries that went down there, nil for nothing
		Fits(on kit.Deed) bool                   // whether what is carried may be laid there
		Drop(d, on kit.Deed) bool
	}
	// Hurrier is a screen on which things happen by themselves. A press may hurry them on, and then does nothing else.
	Hurrier interface {
		// Hurries returns what a press that begins now on a deed, nil for none, would hurry on.
		Hurries(d kit.Deed) Haste
		// Hurry ends such a press. held is how long it lasted; a key that repeats itself has no end.
		Hurry(what Haste, held time.Duration)
	}
	// Inspector is a screen on which one can look closer at something.
	Inspector interface{ Inspect(d kit.Deed) bool }
	// Peeker is a screen whose cards may be shown large.
	Peeker interface {
		// Card returns the card with a deed. Where several have one deed, it is the one at a place.
		Card(d kit.Deed, at geom.Point) (c Peeked, ok bool)
	}
	// Peeked is a card that may be shown large, where it lies, and what it says of itself.
	Peeked struct {
		Face cards.Card
		Rect geom.Rect
		Says func() string
	}
	// Scroller is a screen that may be longer than the window.
	Scroller interface{ Scrolled() *kit.Scroll }
	// Padder is a screen that takes buttons of a pad. Padded reports whether it took one.
	Padder interface{ Padded(button int) bool }
	// Typer is a screen that takes keys. Typed reports whether it took one.
	Typer interface{ Typed(k port.Key) bool }
	// Teller is a screen that adds to the app's status.
	Teller interface {
		Tell(st port.Status) port.Status
	}
	// Overlay is a screen drawn above the one before it.
	Overlay interface{ Over() bool }
	// Sudden is a screen that may come and go at once: what it hides is not seen any longer.
	Sudden interface{ Sudden() bool }
	// Secret is a screen that may show what is one player's secret.
	Secret interface{ Secret() bool }
	// Decker is a screen that shows cards, in the hand and elsewhere, in widths of CSS pixels.
	Decker interface{ Deck() [2]float64 }
	// Dresser is a screen that belongs to a game, whose theme all lies in.
	Dresser interface{ Theme() *kit.Theme }
	// Resizer is a screen that must know when the window has another size.
	Resizer interface{ Resized() }
	// Asker is a screen whose bar and question must stay readable.
	Asker interface {
		Asking() (bar, question geom.Rect)
	}
	// Sayer is a screen with a free strip, empty for none: there stands what is else said at the head of the window.
	Sayer interface{ Strip() geom.Rect }
	// Namer is a screen that has deeds which it neither shows nor tells. Named finds one, nil for none.
	Namer interface{ Named(name string) kit.Deed }
)
