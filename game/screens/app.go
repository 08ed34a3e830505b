// Package screens is the app as the player sees it: title, set-up, table, curtain, result, rules and settings, one above
// the other. A screen lists what it shows and what answers to a tap; everything that answers has a stable name, and
// activating a name does exactly what a tap on it does.
package screens

import (
	"errors"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/sound"
	"royals/game/store"
	"royals/game/table"
	"royals/game/ui"
	"royals/game/words"
	"royals/sprites"
)

// Deps is what the app is given.
type Deps struct {
	Store store.Store
	Games []engine.Game
	Seed  func() uint64 // a number nobody can guess, for a new deal and for the opponents
	Think table.Thinker // nil thinks at once
}

// screen is one layer of what is shown.
type screen interface {
	name() string
	build(k *kit)
	act(name string) bool
	doc(d *ui.Doc)
}

// Optional abilities of a screen.
type (
	ticker interface {
		tick(in *ui.Input) (awake bool)
	}
	dragger interface {
		grab(name string, at geom.Point) string // what is carried by a finger that went down there, "" for nothing
		fits(name string) bool                  // whether what is carried may be laid there
		drop(from, to string) bool
	}
	inspector interface{ inspect(name string) bool }
	scroller  interface{ scrolled() *scroll }
	typer     interface{ typed(k ui.Key) bool }
	waiter    interface{ settled() bool }
	overlay   interface{ over() bool } // drawn above the screen before it
)

// App is the app.
type App struct {
	Deps
	host   ui.Host
	stack  []screen
	prefs  prefs
	tab    *tableScreen // the game on the table, nil when there is none
	ended  *table.Table // a game that was over when the program ended, until its result is shown
	bout   *bout        // the match of several games that is going on
	alert  string       // a lasting warning
	strip  geom.Rect    // where it stands
	toast  toast
	mixer  sound.Mixer
	buzzed time.Duration // when the device last vibrated

	list    paint.List
	kit     kit
	dirty   bool // the picture is out of date
	moving  bool // or just what moves in it is
	built   bool
	now     time.Duration
	size    geom.Rect
	safe    geom.Insets
	touch   bool
	reduced bool
	sysText float64

	finger  finger
	hover   string
	peek    peek
	focus   string   // what the keyboard's ring stands on
	rings   []string // and on what it stood in the screens below, from the lowest
	pointed string   // what the document's focus stands on
	told    *ui.Doc
	stale   bool
	shield  bool
}

// toast is a sentence that stays for a moment.
type toast struct {
	text  string
	near  geom.Point
	until time.Duration
}

const toastTime = 2500 * time.Millisecond

// New returns the app.
func New(d Deps) *App {
	a := &App{Deps: d, prefs: defaults(), dirty: true, stale: true, sysText: 1}
	if a.Store == nil {
		a.Store = store.NewMemory()
	}
	if a.Think == nil {
		a.Think = &table.Direct{}
	}
	a.readAll()
	return a
}

// readAll takes up everything that is kept.
func (a *App) readAll() {
	data, err := a.Store.Load("settings")
	if err == nil || errors.Is(err, store.ErrOlder) {
		a.prefs.read(data)
	}
	if errors.Is(err, store.ErrRefused) || errors.Is(err, store.ErrFull) {
		a.alert = words.Plain("app.no-storage")
	}
	a.stack, a.ended = []screen{&titleScreen{a: a}}, nil
	a.load()
	a.loadBout()
}

// find returns the game of an id.
func (a *App) find(id string) engine.Game {
	for _, g := range a.Games {
		if g.Info().ID == id {
			return g
		}
	}
	return nil
}

// load takes up the saved game. A damaged one is set aside and the player is told.
func (a *App) load() {
	data, err := a.Store.Load("game")
	if errors.Is(err, store.ErrOlder) {
		a.alert = words.Plain("app.older-save")
	} else if errors.Is(err, store.ErrNone) {
		return
	}
	if err == nil || errors.Is(err, store.ErrOlder) {
		var t *table.Table
		if t, err = table.Resume(data, a.find, keeper{a}, a.Think); err == nil {
			if t.Changed {
				a.alert = words.Plain("app.changed-save")
			}
			if t.Ended() {
				a.ended = t
				return
			}
			a.tab = newTableScreen(a, t)
			return
		}
	}
	if errors.Is(err, store.ErrRefused) {
		a.alert = words.Plain("app.no-storage")
		return
	}
	if _, err := a.Store.Aside("game"); err == nil {
		a.alert = words.Plain("app.damaged-save")
	}
}

// keeper saves the game on the table.
type keeper struct{ a *App }

// Save writes the game; the player is told when that is refused.
func (k keeper) Save(data []byte) error {
	err := k.a.Store.Save("game", data)
	if err != nil {
		k.a.warn(words.Plain("app.no-storage"))
	} else if k.a.alert == words.Plain("app.no-storage") {
		k.a.warn("")
	}
	return err
}

func (a *App) warn(text string) {
	if a.alert != text {
		a.alert = text
		a.touchUp()
	}
}

// touchUp says that the picture and the document are out of date.
func (a *App) touchUp() { a.dirty, a.stale = true, true }

// say shows a sentence for a moment, near where the finger was.
func (a *App) say(text string) {
	a.toast = toast{text, a.finger.at, a.now + toastTime}
	if a.host != nil {
		a.host.WakeAfter(toastTime)
	}
	a.touchUp()
}

func (a *App) savePrefs() {
	if err := a.Store.Save("settings", a.prefs.write()); err != nil {
		a.warn(words.Plain("app.no-storage"))
	}
	if a.tab != nil {
		a.tab.settle()
	}
	a.hush()
	a.touchUp()
}

func (a *App) top() screen { return a.stack[len(a.stack)-1] }

// push lays a screen on top.
func (a *App) push(s screen) {
	for len(a.rings) < len(a.stack) {
		a.rings = append(a.rings, "")
	}
	a.rings[len(a.stack)-1] = a.focus
	a.stack = append(a.stack, s)
	a.hover = ""
	a.unrest()
	a.touchUp()
}

// pop takes the top screen away.
func (a *App) pop() {
	if len(a.stack) > 1 {
		a.stack = a.stack[:len(a.stack)-1]
		if at := len(a.stack) - 1; at < len(a.rings) {
			a.focus = a.rings[at]
		}
	}
	a.hover = ""
	a.touchUp()
}

// home goes back to the title.
func (a *App) home() {
	a.stack = a.stack[:1]
	a.open(false)
	a.touchUp()
}

// play lays a table on top of the title.
func (a *App) play(t *table.Table) {
	a.tab = newTableScreen(a, t)
	a.stack = append(a.stack[:1], a.tab)
	a.open(true)
	a.touchUp()
}

// Start keeps the host.
func (a *App) Start(h ui.Host) {
	a.host = h
	a.hush()
	if a.tab != nil && a.prefs.Open == 1 {
		a.push(a.tab)
	}
	a.showEnded()
	a.resume()
}

// open keeps in mind whether a game lies on the table: a page that was reloaded, or a program that was killed, comes back to
// the very decision, and one that was left comes back to the title.
func (a *App) open(yes bool) {
	now := 0
	if yes {
		now = 1
	}
	if a.prefs.Open != now {
		a.prefs.Open = now
		a.savePrefs()
	}
}

// Style returns how pictures are drawn.
func (a *App) Style() sprites.Style { return a.prefs.style() }

// Update takes input and moves what moves.
func (a *App) Update(in *ui.Input) bool {
	a.now, a.reduced = in.Now, in.ReducedMotion
	if in.TextScale > 0 {
		a.sysText = in.TextScale
	}
	if in.Size != a.size || in.Safe != a.safe || in.Touch != a.touch {
		a.size, a.safe, a.touch = in.Size, in.Safe, in.Touch
		a.touchUp()
		if a.tab != nil {
			a.tab.stage.Finish()
		}
	}
	a.ensure()
	for i := range in.Pointers {
		a.pointer(&in.Pointers[i])
	}
	for _, key := range in.Keys {
		a.key(key)
	}
	if in.Wheel.Y != 0 {
		a.scroll(-in.Wheel.Y)
	}
	a.finger.hold(a)
	a.peeks()
	awake := false
	if a.toast.text != "" && a.now >= a.toast.until {
		a.toast.text = ""
		a.touchUp()
	}
	for i := len(a.stack) - 1; i >= 0; i-- {
		if t, ok := a.stack[i].(ticker); ok {
			awake = t.tick(in) || awake
			break
		}
	}
	if a.host != nil {
		if s := a.secret(); s != a.shield {
			a.shield = s
			a.host.Shield(s)
		}
		if a.toast.text != "" {
			a.host.WakeAfter(a.toast.until - a.now)
		}
	}
	return awake
}

// secret reports whether a hand is on the screen that others round the device may not see.
func (a *App) secret() bool {
	_, hint := a.top().(*hintScreen)
	return a.tab != nil && (hint || a.top() == screen(a.tab)) && a.tab.secret()
}

// Status tells how the app stands.
func (a *App) Status() ui.Status {
	s := ui.Status{Ready: a.built, Settled: true, Scene: a.top().name()}
	if a.tab != nil && a.top() == screen(a.tab) {
		a.tab.status(&s)
	}
	if w, ok := a.top().(waiter); ok {
		s.Settled = w.settled()
	}
	return s
}

// Activate does what a tap on a name does.
func (a *App) Activate(name string) bool {
	a.ensure()
	a.toast.text = ""
	ok := a.act(name)
	a.touchUp()
	a.ensure()
	return ok
}

func (a *App) act(name string) bool {
	if name == "alert:close" {
		a.warn("")
		return true
	}
	return a.top().act(name)
}

// Doc returns the screen as a document.
func (a *App) Doc() *ui.Doc {
	a.ensure()
	if !a.stale && a.told != nil {
		return a.told
	}
	d := &ui.Doc{Over: len(a.stack) - 1}
	a.top().doc(d)
	if a.toast.text != "" {
		d.Alert = a.toast.text
	} else {
		d.Alert = a.alert
	}
	a.stale = false
	if a.told != nil && sameDoc(d, a.told) {
		return a.told
	}
	a.told = d
	return d
}
