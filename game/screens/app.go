// Package screens holds the screens of the app: title, set-up, table, curtain, result, rules, settings and sheets. A screen
// lists what it shows and what a tap on it does. Every deed has a stable name: to activate the name is to tap.
package screens

import (
	"strings"
	"time"

	"royals/engine"
	"royals/game/learn"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
	"royals/game/table"
)

// Deps is what the app is given.
type Deps struct {
	Store store.Store
	Games []engine.Game
	Seed  func() uint64 // a number nobody can guess, for a new deal and for the opponents
	Think table.Thinker // nil thinks at once
	Now   func() int64  // the seconds since 1970; nil knows no time
}

// App is the app: the shell, and in it a sitting.
type App struct{ *Sitting }

// New returns the app with everything that is kept.
func New(d Deps) *App {
	if d.Think == nil {
		d.Think = &table.Direct{}
	}
	if d.Now == nil {
		d.Now = func() int64 { return 0 }
	}
	a := &App{&Sitting{App: shell.New(d.Store), games: d.Games, seed: d.Seed, think: table.NewDesk(d.Think), now: d.Now}}
	a.readAll()
	return a
}

// Start keeps the host, and goes on where the program was left.
func (a *App) Start(h port.Host) {
	a.Host = h
	a.Hush()
	if a.table != nil && a.Prefs.Open == 1 {
		a.enter()
	}
	a.showEnded()
	a.resume()
	greet(a.Sitting)
	shell.ShowRing(a.App)
}

// Update takes input and moves what moves.
func (a *App) Update(in *port.Input) (due time.Duration) {
	defer a.opened.stops()
	due = a.Sitting.Update(in)
	a.opened.still = due > in.Now
	return due
}

// Draw lists what to show.
func (a *App) Draw(l *paint.List) {
	defer a.opened.stops()
	a.Sitting.Draw(l)
	a.stood()
}

// Save keeps what has been begun: a set-up, or the picks of a choice. Whatever was committed has been saved then.
func (a *App) Save() {
	a.opened.unmark() // a program that ends in good order was not stopped
	if s, ok := a.Top().(beginner); ok {
		a.begun(s)
	}
}

// Away hears that the page is out of sight, where it may be ended without another word.
func (a *App) Away() { a.opened.away() }

// Visit goes where an address leads: "learn=crush" opens lessons, "deal=" and "game=" what a code names. A game that goes on
// waits on the title.
func (a *App) Visit(where string) {
	what, text, _ := strings.Cut(where, "=")
	switch {
	case what == "learn" && len(learn.Of(text)) > 0:
		a.leave()
		a.Teach(text)
	case what == "deal" || what == "game":
		a.leave()
		openCode(a.Sitting, text)
	}
}

// Bring shows what a file of saved games would replace, and asks.
func (a *App) Bring(text string) { a.bring(text) }
