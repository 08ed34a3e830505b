package shell

import (
	"slices"
	"time"

	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/narrate"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
	"royals/game/walk"
	"royals/game/words"
	"royals/sprites"
)

// App is the app as the host runs it, whatever its screens are.
type App struct {
	Store store.Store
	Kept  Kept
	Prefs Prefs
	Host  port.Host // nil before Start
	Voice narrate.Voice

	Passages bool // one screen goes over into the next; else it is there at once

	stack   []Screen
	notices notices
	speaker speaker
	input   input
	focus   focus
	scan    scan
	dwell   dwell
	lens    lens
	passage passage

	list    paint.List
	below   int     // how much of it lies below what the painter paints
	painter Painter // nil where the list is the whole picture
	kit     kit.Kit
	hits    []port.Hit // its targets by their names, none until they are asked for
	dirty   bool       // the picture is out of date
	built   bool
	now     time.Duration
	due     time.Duration // what the last Update returned
	size    geom.Rect
	safe    geom.Insets
	touch   bool
	reduced bool
	stark   bool // the system asks for strong contrast
	sysText float64

	told   *port.Doc
	stale  bool // the document is out of date
	shield bool
	past   int // which turn of the log was read out last, counted from the newest, 0 for none
}

// New returns an app without a screen: Begin lays the first one.
func New(s store.Store) *App {
	if s == nil {
		s = store.NewMemory()
	}
	a := &App{Store: s, Prefs: Defaults(), dirty: true, stale: true, sysText: 1}
	a.Kept.app = a
	a.input.app = a
	return a
}

// Now is the app's clock.
func (a *App) Now() time.Duration { return a.now }

// Reduced reports whether the system asks for little motion.
func (a *App) Reduced() bool { return a.reduced }

// Change says that the picture and the document are out of date.
func (a *App) Change() { a.dirty, a.stale = true, true }

// Redraw says that only the picture is.
func (a *App) Redraw() { a.dirty = true }

// Top returns the top screen.
func (a *App) Top() Screen { return a.stack[len(a.stack)-1] }

// Screens returns the stack, the lowest first. It is the app's own.
func (a *App) Screens() []Screen { return a.stack }

// Begin lays the first screen, and no other.
func (a *App) Begin(s Screen) {
	a.passage.leave(a, -1)
	a.stack = append(a.stack[:0], s)
}

// Push lays a screen on top.
func (a *App) Push(s Screen) {
	a.passage.leave(a, 1)
	a.stack = append(a.stack, s)
	a.input.hover = ""
	a.input.unrest()
	a.Change()
}

// Pop takes the top screen away, unless it is the first one.
func (a *App) Pop() {
	if len(a.stack) > 1 {
		a.passage.leave(a, -1)
		a.stack = a.stack[:len(a.stack)-1]
	}
	a.input.hover = ""
	a.Change()
}

// Home goes back to the first screen.
func (a *App) Home() {
	a.passage.leave(a, -1)
	a.stack = a.stack[:1]
	a.Change()
}

// SavePrefs keeps what the player has settled, which counts from now on.
func (a *App) SavePrefs() {
	if err := a.Store.Save("settings", a.Prefs.write()); err != nil {
		a.Warn(Unkept(err))
	}
	a.Hush()
	a.Change()
}

// Style returns how pictures are drawn.
func (a *App) Style() sprites.Style {
	st := a.Prefs.Style()
	st.Night = st.Night || a.Prefs.Theme == 0 && a.stark
	return st
}

// Deck returns the widths of the cards of the highest screen that shows any, and their back.
func (a *App) Deck() (widths [2]float64, back int) {
	for _, s := range slices.Backward(a.stack) {
		if d, ok := s.(Decker); ok {
			return d.Deck(), a.Prefs.Coat(kit.Worn())
		}
	}
	return widths, a.Prefs.Coat(kit.Worn())
}

// Update takes input and moves what moves.
func (a *App) Update(in *port.Input) (due time.Duration) {
	if in.Now >= a.due && a.due > a.now { // whatever was to change has done so before anybody touches it
		a.Change()
	}
	a.now, a.reduced = in.Now, in.ReducedMotion
	a.passage.begin(a.now)
	if in.TextScale > 0 {
		a.sysText = in.TextScale
	}
	if in.Size != a.lens.window || in.Safe != a.safe || in.Touch != a.touch {
		a.lens.window, a.size, a.safe, a.touch = in.Size, in.Size, in.Safe, in.Touch
		a.Change()
		for _, s := range a.stack {
			if r, ok := s.(Resizer); ok {
				r.Resized()
			}
		}
	}
	if in.MoreContrast != a.stark {
		a.stark = in.MoreContrast
		a.Change()
	}
	a.Kept.Heed()
	if a.notices.end(a.now) {
		a.Change()
	}
	if a.focus.hears(a.now) {
		a.stale = true
	}
	a.ensure()
	pressed(a, in)
	a.scan.tick(a)
	for i := range in.Events {
		switch e := &in.Events[i]; {
		case a.Prefs.Scans() && e.Kind == port.ByPointer:
			a.scan.pointer(a, laid(a, e))
		case a.Prefs.Scans() && e.Kind == port.ByKey:
			a.scan.do(a, walk.Switch(e.Key, a.Prefs.Switches))
		case e.Kind == port.ByPointer:
			a.input.pointer(laid(a, e))
		case e.Kind == port.ByKey:
			a.input.key(e.Key)
		case e.Kind == port.ByPad:
			a.input.pad.take(a, e.Pad)
		case e.Kind == port.ByName:
			a.focus.moved = false
			a.Activate(e.Name)
		}
	}
	if in.Wheel.Y != 0 {
		a.input.scroll(-in.Wheel.Y)
	}
	a.input.hold()
	a.dwell.press(a)
	a.input.pad.repeat(a)
	for top := Screen(nil); top != a.Top(); { // what comes up goes on in the same breath
		top = a.Top()
		if t := a.ticker(); t != nil {
			t.Tick(in)
		}
		a.ensure()
	}
	a.input.peeks()
	a.ensure()
	a.dwell.look(a)
	if a.Host != nil {
		if s := a.secret(); s != a.shield {
			a.shield = s
			a.Host.Shield(s)
		}
	}
	speak(a)
	a.ensure() // a scan that went on has brought what it stands on into sight
	a.lens.follow(a)
	a.due = a.deadlines()
	return a.due
}

// laid returns what a pointer did, where the screens are laid.
func laid(a *App, e *port.Event) *port.Pointer {
	p := e.Pointer
	p.Pos = a.lens.in(a, p.Pos)
	return &p
}

// ticker returns the highest screen that time goes on for, nil when there is none.
func (a *App) ticker() Ticker {
	for _, s := range slices.Backward(a.stack) {
		if t, ok := s.(Ticker); ok {
			return t
		}
	}
	return nil
}

// deadlines returns the earliest moment at which anything changes by itself. It is asked at the end of every Update,
// and nothing else wakes a host that sleeps: what waits for a moment of its own says so here.
func (a *App) deadlines() time.Duration {
	due := min(a.notices.due(), a.input.due(), a.input.fresh.due(a), a.Voice.Due(), a.focus.due(a.now), a.input.pad.due(), a.scan.due(), a.dwell.due(a), a.passage.due(a))
	if t := a.ticker(); t != nil {
		due = min(due, t.Due(a.now))
	}
	return due
}

// secret reports whether a hand is on the screen that others round the device may not see.
func (a *App) secret() bool {
	for _, s := range slices.Backward(a.stack) {
		if x, ok := s.(Secret); ok {
			return x.Secret()
		}
		if o, ok := s.(Overlay); !ok || !o.Over() {
			break
		}
	}
	return false
}

// Status tells how the app stands.
func (a *App) Status() port.Status {
	s := port.Status{Ready: a.built, Settled: true, Scene: a.Top().Name()}
	if t, ok := a.Top().(Teller); ok {
		s = t.Tell(s)
	}
	return s
}

// Glance is what no picture and no document tells, for tests.
type Glance struct {
	Ring   string     // what the keyboard's ring stands on
	Toast  string     // the sentence of the moment
	Peek   cards.Card // the card shown large beside the mouse
	Peeks  bool       // there is one
	Secret bool       // others round the device may not see the screen
}

// Glance returns it.
func (a *App) Glance() Glance {
	p := &a.input.peek
	return Glance{a.focus.visible(), a.notices.toast.text, p.face, p.shown, a.secret()}
}

// Activate does what a tap on a name does, and reports whether it does anything.
func (a *App) Activate(name string) bool {
	a.ensure()
	a.notices.toast.text = ""
	d := a.named(name)
	ok := d != nil && a.act(d)
	a.Change()
	a.ensure()
	return ok
}

// named returns the deed of a name: of what answers on the screen, of what the screen does besides, or of what its
// document offers; nil for none.
func (a *App) named(name string) kit.Deed {
	if name == kit.Back.Name() {
		return kit.Back
	}
	if d := a.kit.Find(name); d != nil {
		return d
	}
	if n, ok := a.Top().(Namer); ok {
		if d := n.Named(name); d != nil {
			return d
		}
	}
	doc := kit.Doc{}
	a.Top().Doc(&doc)
	return doc.Find(name)
}

func (a *App) act(d kit.Deed) bool {
	if q, ok := d.(Query); ok {
		answer(a, q.Command)
		return true
	}
	if d == closeAlert {
		a.Warn("")
		return true
	}
	return a.Top().Act(d)
}

// Doc returns the screen as a document.
func (a *App) Doc() *port.Doc {
	a.ensure()
	if !a.stale && a.told != nil {
		return a.told
	}
	a.Voice.Level = narrate.Level(a.Prefs.Speech)
	d := kit.Doc{}
	d.Over = len(a.stack) - 1
	a.Top().Doc(&d)
	if o, ok := a.Top().(Overlay); ok {
		d.Dialog = o.Over() && d.Over > 0
	}
	if d.Alert = a.notices.text(); a.notices.alert != "" {
		d.In = port.Tools
		d.Act(closeAlert, words.Plain("alert.close"))
	}
	a.focus.settle(a, &d)
	a.scan.settle(a, &d)
	tell(a, &d)
	a.stale = false
	if a.told == nil || !sameDoc(&d.Doc, a.told) {
		a.told = &d.Doc
	}
	return a.told
}

func sameDoc(a, b *port.Doc) bool {
	return a.Title == b.Title && a.Prompt == b.Prompt && a.Alert == b.Alert && a.Say == b.Say && a.Cry == b.Cry && a.Over == b.Over && a.Dialog == b.Dialog && a.Focus == b.Focus && a.Deaf == b.Deaf && a.Switches == b.Switches &&
		slices.Equal(a.Hand, b.Hand) && slices.Equal(a.Acts, b.Acts) && slices.Equal(a.Log, b.Log) &&
		slices.EqualFunc(a.Table, b.Table, func(x, y port.Section) bool { return x.Heading == y.Heading && slices.Equal(x.Lines, y.Lines) })
}
