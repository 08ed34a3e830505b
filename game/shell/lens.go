package shell

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/sprites"
)

// Tall is a screen that a very low window shows in part: it is laid in a higher one.
type Tall interface {
	// Least returns the least height in which it can be laid in such a window, 0 where the window will do.
	Least(window geom.Rect) float64
	// Head is what stays above the part that is shown, in one line.
	Head() string
}

// lens shows a part of a screen that is higher than the window. Screens, targets and fingers are where the screens are laid.
// Drawings and hits go out where they are seen.
type lens struct {
	window geom.Rect // as it is
	at     float64   // how far down the part begins that is shown
	most   float64   // how far down it can begin, 0 where all is shown
	head   float64   // how high the line above it is
	on     string    // what the ring stood on
}

// fit lays the screens in a window that is high enough. What has just come up shows its lower end: the question and the hand.
func (l *lens) fit(a *App) {
	size := l.window
	least := 0.0
	if t, ok := able[Tall](a.Top()); ok {
		least = t.Least(size)
	}
	was := l.most
	if l.most, l.head = 0, 0; least > size.H {
		l.head = 22*min(1.5, max(1, letters(a))) + a.safe.Top
		size.H = least
		l.most = least - l.window.H + l.head
	}
	if l.at = max(l.at, -l.question(a)); l.most != was {
		l.at = l.most
	}
	if size != a.size {
		a.size = size
		a.Change()
		for _, s := range a.stack {
			if r, ok := s.(Resizer); ok {
				r.Resized()
			}
		}
	}
}

// in returns where a finger is among the screens.
func (l *lens) in(a *App, p geom.Point) geom.Point {
	if l.most == 0 {
		return p
	}
	if p.Y < l.head+l.asks(a) { // on the lines above
		return geom.Point{X: p.X, Y: -1}
	}
	p.Y += l.at - l.head
	return p
}

// by moves the part that is shown, below the finger and the mouse. The question leaves the upper end free.
func (l *lens) by(a *App, d float64) {
	to := min(max(l.at+d, -l.question(a)), l.most)
	if d = to - l.at; d == 0 {
		return
	}
	l.at = to
	a.input.mouse.Y += d
	a.input.finger.At.Y += d
	a.dirty = true
}

// question returns how high the question is in small letters.
func (l *lens) question(a *App) float64 {
	if l.most == 0 || a.told == nil || a.told.Prompt == "" {
		return 0
	}
	k := kit.Kit{Text: letters(a)}
	return min(k.Height(a.told.Prompt, sprites.Sans, kit.Small, l.window.W-16)+8, l.window.H/3)
}

// asks returns how much of the part the question takes while its own place is not shown.
func (l *lens) asks(a *App) float64 {
	if x, ok := a.Top().(Asker); ok {
		if _, q := x.Asking(); !l.shown().Contains(q) {
			return l.question(a)
		}
	}
	return 0
}

// shown is the part that is shown.
func (l *lens) shown() geom.Rect {
	r := l.window
	if l.most > 0 {
		r.Y, r.H = r.Y+l.at, r.H-l.head
	}
	return r
}

// follow brings what the ring has come to into sight.
func (l *lens) follow(a *App) {
	f := &a.focus
	if l.most == 0 || !f.shown || f.away || f.On == l.on {
		return
	}
	l.on = f.On
	r, _, ok := f.place(a, &a.kit, f.On)
	if !ok {
		return
	}
	const edge = 8
	part := l.shown()
	if over := r.Y + r.H + edge - part.Y - part.H; over > 0 {
		l.by(a, over)
	}
	if over := l.at + l.question(a) + edge - r.Y; over > 0 {
		l.by(a, -over)
	}
	a.ensure()
}

// hit returns where a target is seen, empty for nowhere.
func (l *lens) hit(a *App, r geom.Rect) geom.Rect {
	if l.most == 0 {
		return r
	}
	part := l.shown()
	_, part = part.CutTop(l.asks(a))
	r = r.Intersect(part)
	r.Y -= l.at - l.head
	return r
}

// notes lets what lies above all screens stand in the part that is shown.
func (l *lens) notes(k *kit.Kit, draw func()) {
	size, in := k.Size, k.In
	if l.most > 0 {
		k.Size, k.In = l.shown(), l.shown()
	}
	draw()
	k.Size, k.In = size, in
}

// look moves what was drawn to where it is seen, but for the ground, and writes the line above.
func (l *lens) look(a *App, ops []paint.Op, to *paint.List) {
	if l.most == 0 {
		return
	}
	up := l.at - l.head
	for i := range ops {
		if o := &ops[i]; o.Kind != paint.Ground && o.Rect != a.size {
			o.Rect.Y -= up
			if !o.Clip.Empty() {
				o.Clip.Y -= up
			}
		}
	}
	t, ok := able[Tall](a.Top())
	if !ok {
		return
	}
	bar := geom.Rect{X: l.window.X, Y: l.window.Y, W: l.window.W, H: l.head}
	to.Fill(bar, 0, kit.Rail)
	k := &a.kit
	k.List = to
	if h := l.asks(a); h > 0 {
		r := geom.Rect{X: bar.X, Y: bar.Y + bar.H, W: bar.W, H: h}
		to.Fill(r, 0, kit.Rail)
		to.Clip(r)
		k.Para(a.told.Prompt, geom.Rect{X: r.X + 8, Y: r.Y + 2, W: r.W - 16, H: h}, sprites.Sans, kit.Small, 0.5, kit.Text)
		to.Clip(geom.Rect{})
	}
	k.Label(t.Head(), geom.Rect{X: a.safe.Left + 8, Y: bar.Y + a.safe.Top, W: bar.W - a.safe.Left - a.safe.Right - 16, H: bar.H - a.safe.Top}, sprites.SansBold, kit.Small, 0.5, kit.Text)
	k.List = &a.list
}
