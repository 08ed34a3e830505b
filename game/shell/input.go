package shell

import (
	"math"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
)

// Finger is the pointer that is down: it taps, drags, scrolls or looks closer, whichever shows first.
type Finger struct {
	On   kit.Deed   // what it went down on, or carries; nil for nothing, or once it is up
	From geom.Point // where it went down
	At   geom.Point
	Top  float64  // the highest place it has been at since
	Drag bool     // it carries something
	Over kit.Deed // what that would be laid on

	id     int
	down   bool
	touch  bool
	since  time.Duration
	moved  bool
	roll   bool // it scrolls
	held   bool // it has been held long enough to look closer
	looked bool // and there was something to be seen
	haste  Haste
	stale  bool // what it went down on had only just come there
}

// Hurries reports how long it has been down to hurry on what moves, 0 where it does not.
func (f *Finger) Hurries(now time.Duration) time.Duration {
	if !f.down || f.haste != Skip {
		return 0
	}
	return now - f.since
}

const (
	slopTouch = 10
	slopMouse = 6
)

// HoldTime is how long a finger is down before it looks closer.
const HoldTime = 450 * time.Millisecond

// input is what fingers, mouse and keys do.
type input struct {
	app     *App
	finger  Finger
	hover   string // the name of what the mouse is over
	mouse   geom.Point
	rests   bool // there is a mouse, and it is over the app
	peek    peek
	fresh   fresh
	pad     pad
	pressed bool // a finger or a mouse was used since the last walk of the ring

	answer time.Duration // how long what a finger has just tapped is still to be seen pressed in
}

// Finger returns the pointer that is down, or was last.
func (a *App) Finger() *Finger { return &a.input.finger }

// near is kit.Under for dropping: what fits has a margin and wins over what does not.
func near(hits []kit.Target, p geom.Point, but kit.Deed, fits func(kit.Deed) bool) kit.Deed {
	var best, other kit.Deed
	far, own := 24.0, kit.NameOf(but)
	for i := len(hits) - 1; i >= 0; i-- {
		h := hits[i]
		if h.Name() == own {
			continue
		}
		d := math.Hypot(max(h.Rect.X-p.X, p.X-h.Rect.X-h.Rect.W, 0), max(h.Rect.Y-p.Y, p.Y-h.Rect.Y-h.Rect.H, 0))
		if d < far && fits(h.Deed) {
			best, far = h.Deed, d
		}
		if d == 0 && other == nil {
			other = h.Deed
		}
	}
	if best != nil {
		return best
	}
	return other
}

func (i *input) pointer(p *port.Pointer) {
	a, f := i.app, &i.finger
	i.mouse, i.rests = p.Pos, !p.Touch
	switch p.Motion {
	case port.Down:
		i.down(p)
	case port.Move:
		i.move(p)
	case port.Up:
		if f.down && p.ID == f.id {
			i.up(p.Pos)
		}
	case port.Cancel:
		if f.down && p.ID == f.id {
			i.cancel()
		}
	case port.Leave:
		i.unrest()
		i.rests = false
		if i.hover != "" {
			i.hover = ""
			a.dirty = true
		}
	}
	a.ensure()
}

func (i *input) down(p *port.Pointer) {
	a, f := i.app, &i.finger
	i.unrest()
	if f.down { // a second finger cancels
		i.cancel()
		return
	}
	if p.Button == port.Second {
		f.At = p.Pos
		i.inspect(kit.Under(a.kit.Targets, p.Pos))
		return
	}
	a.focus.off()
	i.pressed = true
	*f = Finger{id: p.ID, down: true, touch: p.Touch, On: kit.Under(a.kit.Targets, p.Pos), From: p.Pos, At: p.Pos, Top: p.Pos.Y, since: a.now}
	f.haste = i.haste(f.On)
	f.stale = i.fresh.new(a, f.On, p.Pos)
	a.dirty = true
}

// haste returns what a press on a deed hurries on.
func (i *input) haste(d kit.Deed) Haste {
	if h, ok := i.app.Top().(Hurrier); ok && d != closeAlert {
		return h.Hurries(d)
	}
	return Calm
}

func (i *input) move(p *port.Pointer) {
	a, f := i.app, &i.finger
	if !f.down {
		if p.Touch {
			return
		}
		d := kit.Under(a.kit.Targets, p.Pos)
		if name := kit.NameOf(d); name != i.hover {
			i.hover = name
			a.dirty = true
		}
		i.rest(d, p.Pos)
		return
	}
	if p.ID != f.id {
		return
	}
	last := f.At
	f.At = p.Pos
	f.Top = min(f.Top, p.Pos.Y)
	slop := float64(slopMouse)
	if f.touch {
		slop = slopTouch
	}
	if !f.moved && f.haste != Skip && math.Hypot(p.Pos.X-f.From.X, p.Pos.Y-f.From.Y) > slop && !f.looked {
		f.moved = true
		i.set()
		a.dirty = true
	}
	if f.roll {
		i.scroll(last.Y - p.Pos.Y)
	}
	if d, ok := a.Top().(Dragger); ok && f.Drag {
		f.Over = near(a.kit.Targets, f.At, f.On, d.Fits)
		a.dirty = true
	}
}

// set decides what a finger does that begins to move: it scrolls, or carries something, or neither.
func (i *input) set() {
	a, f := i.app, &i.finger
	if s, ok := a.Top().(Scroller); ok && s.Scrolled() != nil && f.From.In(s.Scrolled().View) && s.Scrolled().Most > 0 {
		f.roll = true
	} else if d, ok := a.Top().(Dragger); ok {
		if x := d.Grab(f.On, f.From); x != nil {
			f.On, f.Drag = x, true
		}
	}
	f.roll = f.roll || !f.Drag && a.lens.most > 0
}

func (i *input) up(pos geom.Point) {
	a, f := i.app, &i.finger
	was := *f
	var over kit.Deed
	if d, ok := a.Top().(Dragger); ok && f.Drag {
		over = near(a.kit.Targets, pos, f.On, d.Fits) // while it is still carried
	}
	f.down, f.Drag, f.roll, f.On, f.At = false, false, false, nil, pos
	a.dirty = true
	on := kit.Under(a.kit.Targets, pos)
	switch {
	case was.looked || was.roll:
	case was.haste != Calm && !was.Drag:
		a.notices.toast.text = ""
		if h, ok := a.Top().(Hurrier); ok && (was.haste == Skip || !was.moved) {
			h.Hurry(was.haste, a.now-was.since)
		}
		a.Change()
	case was.Drag:
		if d, ok := a.Top().(Dragger); ok {
			d.Drop(was.On, over)
		}
		a.Change()
	case was.stale:
	case was.On != nil && kit.NameOf(on) == was.On.Name():
		i.fresh.tapped(a, pos)
		a.notices.toast.text = ""
		if was.touch {
			i.answer = max(pressIn-(a.now-was.since), 0)
		}
		a.act(on)
		i.answer = 0
		a.Change()
	case was.On == nil && on == nil && !was.moved:
		a.notices.toast.text = ""
		a.Top().Act(nil)
		a.Change()
	}
}

func (i *input) cancel() {
	f := &i.finger
	f.down, f.Drag, f.roll, f.On, f.haste = false, false, false, nil, Calm
	i.app.dirty = true
}

// hold looks closer at what has been pressed long enough.
func (i *input) hold() {
	f := &i.finger
	if f.down && !f.moved && !f.held && i.app.now-f.since >= HoldTime {
		f.held = true
		f.looked = i.inspect(f.On)
	}
}

// due returns when a finger or a mouse that stays where it is does something by that.
func (i *input) due() time.Duration {
	due := port.Never
	if f := &i.finger; f.down && !f.moved && !f.held {
		due = min(due, f.since+HoldTime)
	}
	if p := &i.peek; p.on != nil && !p.shown {
		due = min(due, p.since+restTime)
	}
	return due
}

// under makes sure that hover is what lies under the mouse, and reports whether it was something else: what was there
// may have moved.
func (i *input) under() bool {
	if !i.rests || i.finger.down {
		return false
	}
	was := i.hover
	i.hover = kit.NameOf(kit.Under(i.app.kit.Targets, i.mouse))
	return i.hover != was
}

func (i *input) inspect(d kit.Deed) bool {
	if x, ok := i.app.Top().(Inspector); ok && d != nil && x.Inspect(d) {
		i.app.Change()
		return true
	}
	return false
}

func (i *input) scroll(d float64) {
	i.unrest()
	if s, ok := i.app.Top().(Scroller); ok && s.Scrolled() != nil && s.Scrolled().By(d) {
		i.app.dirty = true
	}
	i.app.lens.by(i.app, d)
}
