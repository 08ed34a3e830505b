package screens

import (
	"math"
	"slices"
	"time"

	"royals/game/geom"
	"royals/game/ui"
)

// finger is the pointer that is down: it taps, drags, scrolls or inspects, whichever shows first.
type finger struct {
	id     int
	down   bool
	touch  bool
	name   string // what it went down on
	from   geom.Point
	at     geom.Point
	since  time.Duration
	moved  bool
	drag   bool    // it carries what it went down on
	over   string  // what it would be laid on
	top    float64 // the highest place it has been at since it went down
	roll   bool    // it scrolls
	looked bool    // it has been held long enough to inspect
}

const (
	slopTouch = 10
	slopMouse = 6
	holdTime  = 450 * time.Millisecond
)

// under returns the name of the topmost hit at a place.
func (a *App) under(p geom.Point) string {
	hits := a.kit.hits
	for i := len(hits) - 1; i >= 0; i-- {
		if p.In(hits[i].Rect) {
			return hits[i].Name
		}
	}
	return ""
}

// near is under for dropping: what fits has a margin and wins over what does not.
func (a *App) near(p geom.Point, but string, fits func(name string) bool) string {
	best, far := "", 24.0
	other := ""
	hits := a.kit.hits
	for i := len(hits) - 1; i >= 0; i-- {
		h := hits[i]
		if h.Name == but {
			continue
		}
		d := math.Hypot(max(h.Rect.X-p.X, p.X-h.Rect.X-h.Rect.W, 0), max(h.Rect.Y-p.Y, p.Y-h.Rect.Y-h.Rect.H, 0))
		if d < far && fits(h.Name) {
			best, far = h.Name, d
		}
		if d == 0 && other == "" {
			other = h.Name
		}
	}
	if best != "" {
		return best
	}
	return other
}

func (a *App) pointer(p *ui.Pointer) {
	f := &a.finger
	switch p.Deed {
	case ui.Down:
		a.unrest()
		if f.down { // a second finger cancels
			a.cancel()
			return
		}
		if p.Button == ui.Second {
			f.at = p.Pos
			a.inspect(a.under(p.Pos))
			return
		}
		a.focus = "" // a finger or a mouse wants no ring
		*f = finger{id: p.ID, down: true, touch: p.Touch, name: a.under(p.Pos), from: p.Pos, at: p.Pos, top: p.Pos.Y, since: a.now}
		if a.host != nil {
			a.host.WakeAfter(holdTime)
		}
		a.dirty = true
	case ui.Move:
		a.move(p)
	case ui.Up:
		if f.down && p.ID == f.id {
			a.up(p.Pos)
		}
	case ui.Cancel:
		if f.down && p.ID == f.id {
			a.cancel()
		}
	case ui.Leave:
		a.unrest()
		if a.hover != "" {
			a.hover = ""
			a.dirty = true
		}
	}
	a.ensure()
}

func (a *App) move(p *ui.Pointer) {
	f := &a.finger
	if !f.down {
		if h := a.under(p.Pos); h != a.hover && !p.Touch {
			a.hover = h
			a.dirty = true
		}
		if !p.Touch {
			a.rest(a.hover, p.Pos)
		}
		return
	}
	if p.ID != f.id {
		return
	}
	last := f.at
	f.at = p.Pos
	f.top = min(f.top, p.Pos.Y)
	slop := float64(slopMouse)
	if f.touch {
		slop = slopTouch
	}
	if !f.moved && math.Hypot(p.Pos.X-f.from.X, p.Pos.Y-f.from.Y) > slop && !f.looked {
		f.moved = true
		if s, ok := a.top().(scroller); ok && s.scrolled() != nil && f.from.In(s.scrolled().view) && s.scrolled().most > 0 {
			f.roll = true
		} else if d, ok := a.top().(dragger); ok {
			if name := d.grab(f.name, f.from); name != "" {
				f.name, f.drag = name, true
			}
		}
		a.dirty = true
	}
	if f.roll {
		a.scroll(last.Y - p.Pos.Y)
	}
	if d, ok := a.top().(dragger); ok && f.drag {
		f.over = a.near(f.at, f.name, d.fits)
		a.dirty = true
	}
}

func (a *App) up(pos geom.Point) {
	f := &a.finger
	was := *f
	f.down, f.drag, f.roll, f.name, f.at = false, false, false, "", pos
	a.dirty = true
	switch {
	case was.looked || was.roll:
	case was.drag:
		if d, ok := a.top().(dragger); ok {
			d.drop(was.name, a.near(pos, was.name, d.fits))
		}
		a.touchUp()
	case was.name != "" && a.under(pos) == was.name:
		a.toast.text = ""
		a.act(was.name)
		a.touchUp()
	case was.name == "" && a.under(pos) == "" && !was.moved:
		a.toast.text = ""
		a.top().act("")
		a.touchUp()
	}
}

func (a *App) cancel() {
	f := &a.finger
	f.down, f.drag, f.roll, f.name = false, false, false, ""
	a.dirty = true
}

// hold inspects what has been pressed long enough.
func (f *finger) hold(a *App) {
	if f.down && !f.moved && !f.looked && a.now-f.since >= holdTime {
		if a.inspect(f.name) {
			f.looked = true
		}
	}
}

func (a *App) inspect(name string) bool {
	if i, ok := a.top().(inspector); ok && name != "" && i.inspect(name) {
		a.touchUp()
		return true
	}
	return false
}

func (a *App) scroll(d float64) {
	a.unrest()
	if s, ok := a.top().(scroller); ok && s.scrolled() != nil && s.scrolled().by(d) {
		a.dirty = true
	}
}

// focused reports whether what the keyboard points at is still there.
func (a *App) focused() bool {
	return slices.ContainsFunc(a.kit.hits, func(h ui.Hit) bool { return h.Name == a.focus })
}

// walk moves the keyboard's ring to the next thing that answers, or to the one before.
func (a *App) walk(back bool) {
	hits := a.kit.hits
	if len(hits) == 0 {
		return
	}
	at := slices.IndexFunc(hits, func(h ui.Hit) bool { return h.Name == a.focus })
	switch {
	case at < 0 && back:
		at = len(hits) - 1
	case at < 0:
		at = 0
	case back:
		at = (at + len(hits) - 1) % len(hits)
	default:
		at = (at + 1) % len(hits)
	}
	a.focus = hits[at].Name
}

// drawFocus draws the keyboard's ring.
func (a *App) drawFocus(k *kit) {
	for _, h := range k.hits {
		if h.Name == a.focus {
			k.l.Frame(h.Rect.Inset(-1), radius, 5, ink)
			k.l.Frame(h.Rect, radius, 3, focus)
		}
	}
}

// key handles the keyboard where no document beside the picture does: Tab and the arrows walk a ring over everything that
// answers, Enter and Space press it, Escape goes back.
func (a *App) key(key ui.Key) {
	if t, ok := a.top().(typer); ok && t.typed(key) {
		a.touchUp()
		a.ensure()
		return
	}
	a.unrest()
	switch key.Code {
	case ui.Escape:
		a.act("back")
	case ui.Tab:
		a.walk(key.Shift)
	case ui.Right:
		a.walk(false)
	case ui.Left:
		a.walk(true)
	case ui.Enter, ui.Space:
		if !a.focused() {
			return
		}
		a.act(a.focus)
	case ui.PageDown:
		a.scroll(a.size.H * 0.7)
	case ui.PageUp:
		a.scroll(-a.size.H * 0.7)
	case ui.DownArrow:
		a.scroll(48)
	case ui.UpArrow:
		a.scroll(-48)
	default:
		return
	}
	a.touchUp()
	a.ensure()
}

func sameDoc(a, b *ui.Doc) bool {
	return a.Title == b.Title && a.Prompt == b.Prompt && a.Alert == b.Alert && a.Over == b.Over && slices.Equal(a.Hand, b.Hand) &&
		slices.Equal(a.Acts, b.Acts) && slices.Equal(a.Log, b.Log) &&
		slices.EqualFunc(a.Table, b.Table, func(x, y ui.Section) bool { return x.Heading == y.Heading && slices.Equal(x.Lines, y.Lines) })
}
