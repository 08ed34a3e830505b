package shell

import (
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/walk"
)

// Aimed is a screen that knows where the focus belongs.
type Aimed interface {
	// Aim returns what the screen asks for now and the stop that is meant for it. When it asks for something else the focus
	// goes there, "" for where it is. It never is what cannot be undone.
	Aim(d *kit.Doc) (about, stop string)
}

// Guided is a screen that leaves such questions to somebody else, who is Aimed, Posed, Reckoner or Answering.
type Guided interface{ Guide() any }

// able returns a screen as one that can do something, or whom it leaves that to.
func able[T any](s Screen) (T, bool) {
	if x, ok := s.(T); ok {
		return x, true
	}
	if g, ok := s.(Guided); ok {
		x, ok := g.Guide().(T)
		return x, ok
	}
	var none T
	return none, false
}

// focus is the one ring of keys, pad and switch. In a page the document's own focus follows it, and it follows that.
type focus struct {
	walk.Ring
	list   []port.Strip // what it walks over
	shown  bool         // keys were used last
	away   bool         // the focus of the page is on something else
	moved  bool         // somebody has walked since the last press
	serial int          // how often it was moved otherwise than by the page
	top    Screen
	depth  int    // of the screen in the stack
	about  string // what that screen asked for
	below  []left
	until  time.Duration // when a press counts again: a held Enter does not run through what comes next
}

// left is where the focus stood on a screen that lies below another.
type left struct{ on, about string }

// deaf is how long a press does not count after the focus has moved by itself.
const deaf = 400 * time.Millisecond

// settle brings the focus to where it belongs in a new document.
func (f *focus) settle(a *App, d *kit.Doc) {
	list := d.Strips()
	top, about, stop := a.Top(), "", usual(d, list)
	if x, ok := able[Aimed](top); ok {
		if about, stop = x.Aim(d); stop != "" && !walk.Has(list, stop) {
			stop = usual(d, list)
		}
	}
	switch {
	case top != f.top:
		for len(f.below) < d.Over {
			f.below = append(f.below, left{})
		}
		if d.Over > f.depth && f.top != nil {
			f.below[f.depth] = left{f.On, f.about}
		} else if d.Over < len(f.below) {
			if was := f.below[d.Over]; d.Over < f.depth && was.about == about && walk.Has(list, was.on) {
				stop = was.on
			}
			f.below = f.below[:d.Over]
		}
		f.moved = false
		f.bring(a, stop, list)
	case about != f.about && stop != "" && !(f.moved && walk.Has(list, f.On)):
		f.bring(a, stop, list)
	case f.On != "" && !walk.Has(list, f.On):
		f.bring(a, walk.Heir(f.list, list, f.On), list)
	}
	f.list, f.top, f.depth, f.about = list, top, d.Over, about
	d.Focus = port.Intent{Serial: f.serial, Stop: f.On}
	d.Deaf = a.now < f.until
}

// usual is where the focus belongs on a screen that does not say so: on its heading, where a stray Enter does nothing.
func usual(d *kit.Doc, list []port.Strip) string {
	for _, name := range [...]string{port.Heading, port.Question} {
		if walk.Has(list, name) {
			return name
		}
	}
	return walk.Heir(nil, list, "")
}

// bring moves the focus by itself.
func (f *focus) bring(a *App, name string, list []port.Strip) {
	f.Stand(name, list)
	f.serial++
	if f.shown {
		f.until = a.now + deaf
	}
}

// due returns when a press counts again.
func (f *focus) due(now time.Duration) time.Duration {
	if now < f.until {
		return f.until
	}
	return port.Never
}

// hears reports whether a press counts from now on.
func (f *focus) hears(now time.Duration) bool {
	if f.until == 0 || now < f.until {
		return false
	}
	f.until = 0
	return true
}

// step moves it as a key does, and brings what it comes to into sight.
func (f *focus) step(a *App, c walk.Command) {
	a.Doc()
	f.shown, f.away, f.until = true, false, 0
	before, _ := f.Item(f.list)
	if s := scrolled(a); s != nil && before.Zone.Text() && (c == walk.NextZone || c == walk.PreviousZone) && f.page(s, c) {
		f.serial, f.moved = f.serial+1, true
		return
	}
	if f.Do(c, f.list) {
		f.serial, f.moved = f.serial+1, true
	}
	f.reveal(a)
}

// scrolled returns what is scrolled on the top screen, nil where nothing can be.
func scrolled(a *App) *kit.Scroll {
	if s, ok := a.Top().(Scroller); ok && s.Scrolled() != nil && s.Scrolled().Most > 0 {
		return s.Scrolled()
	}
	return nil
}

// page reads on by a page in a zone of text, and reports false at its end.
func (f *focus) page(s *kit.Scroll, c walk.Command) bool {
	for _, z := range f.list {
		for i, it := range z.Stops {
			if it.Name != f.On {
				continue
			}
			by := max(1, int(float64(len(z.Stops))*0.7*s.View.H/(s.Most+s.View.H)))
			to := min(i+by, len(z.Stops)-1)
			if c == walk.PreviousZone {
				to = max(i-by, 0)
			}
			if to == i {
				return false
			}
			f.Stand(z.Stops[to].Name, f.list)
			f.along(s, z, to)
			return true
		}
	}
	return false
}

// along scrolls as far through the picture as a line is through its text.
func (f *focus) along(s *kit.Scroll, z port.Strip, at int) {
	if n := len(z.Stops) - 1; n > 0 {
		s.By(s.Most*float64(at)/float64(n) - s.At)
	}
}

// reveal scrolls to what the ring stands on.
func (f *focus) reveal(a *App) {
	s := scrolled(a)
	if s == nil {
		return
	}
	was := s.At
	defer func() { a.dirty = a.dirty || s.At != was }()
	if r, ok := a.kit.Whole(f.On); ok {
		const edge = 8
		if over := r.Y + r.H + edge - s.View.Y - s.View.H; over > 0 {
			s.By(over)
		}
		if over := s.View.Y + edge - r.Y; over > 0 {
			s.By(-over)
		}
		return
	}
	for _, z := range f.list {
		for i, it := range z.Stops {
			if it.Name == f.On && z.Zone.Text() && z.Zone != port.Now {
				f.along(s, z, i)
			}
		}
	}
}

// visible returns what the ring stands on, "" while it is hidden.
func (f *focus) visible() string {
	if !f.shown {
		return ""
	}
	return f.On
}

// ShowRing shows the ring to a player who plays with keys or a pad, before the first of them is pressed.
func ShowRing(a *App) {
	a.focus.shown = a.focus.shown || a.Prefs.Play > 0
	a.Redraw()
}

// off hides the ring: a finger or a mouse wants none.
func (f *focus) off() { f.shown = false }

// PointAt says on which control the page's own focus stands, "" for none of the game's.
func (a *App) PointAt(name string) {
	f := &a.focus
	f.away = name == ""
	if f.away || name == f.On {
		return
	}
	f.Stand(name, f.list)
	f.shown, f.moved, f.until = true, true, 0
	f.reveal(a)
	a.Redraw()
	if a.Host != nil {
		a.Host.Wake()
	}
}

// PointedAt returns what the keyboard means: what its ring stands on, or else what the mouse rests on; nil for nothing. at is
// where the mouse rests.
func (a *App) PointedAt() (d kit.Deed, at geom.Point) {
	at = a.input.peek.at
	name := a.input.hover
	if a.focus.shown && !a.focus.away {
		name = a.focus.On
	}
	if name == "" {
		return nil, at
	}
	return a.named(name), at
}
