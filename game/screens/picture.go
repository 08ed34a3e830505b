package screens

import (
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/ui"
	"royals/sprites"
)

// ensure builds the picture when it is out of date; where nothing but time has gone on, it draws only what moves.
func (a *App) ensure() {
	switch {
	case a.size.Empty():
	case a.dirty:
		a.build()
	case a.moving && a.tab != nil && a.top() == screen(a.tab):
		a.tab.glide(&a.kit)
		a.finishPicture(&a.kit)
	}
}

// build builds the picture, and anew where what is scrolled ends above the place to which it was scrolled, as after a turn of the
// device.
func (a *App) build() {
	a.lay()
	if s, ok := a.top().(scroller); ok && s.scrolled() != nil && s.scrolled().short {
		a.lay()
	}
	a.dirty, a.built = false, true
}

func (a *App) lay() {
	a.list.Reset()
	k := &a.kit
	k.l, k.hits = &a.list, k.hits[:0]
	k.size, k.safe, k.in = a.size, a.safe, a.size.Within(a.safe)
	k.text, k.touch = float64(a.prefs.Text)/100*a.sysText, a.touch
	k.press, k.hover = a.finger.name, a.hover
	a.list.Fill(a.size, 0, cloth)
	a.layAlert(k)
	first := len(a.stack) - 1
	for first > 0 {
		if o, ok := a.stack[first].(overlay); !ok || !o.over() {
			break
		}
		first--
	}
	for _, s := range a.stack[first:] {
		k.hits = k.hits[:0] // only the top screen answers
		s.build(k)
	}
	a.finishPicture(k)
}

// finishPicture draws what lies above every screen.
func (a *App) finishPicture(k *kit) {
	a.drawFocus(k)
	a.drawPeek(k)
	a.drawAlert(k)
	a.drawToast(k)
	a.moving = false
}

// layAlert takes the strip of a lasting warning from the top of every screen.
func (a *App) layAlert(k *kit) {
	a.strip = geom.Rect{}
	if a.alert == "" {
		return
	}
	h := max(k.height(a.alert, sprites.Sans, small, k.in.W-92)+space2, 44)
	a.strip, k.in = k.in.CutTop(h)
	k.safe.Top += h
}

func (a *App) drawAlert(k *kit) {
	r := a.strip
	if r.Empty() {
		return
	}
	k.l.Fill(r, 0, paint.RGB(0x5A1A16))
	k.icon(sprites.IconWarning, geom.Rect{X: r.X + 8, Y: r.Y + (r.H-20)/2, W: 20, H: 20}, gold)
	th := k.height(a.alert, sprites.Sans, small, r.W-92)
	k.para(a.alert, geom.Rect{X: r.X + 36, Y: r.Y + (r.H-th)/2, W: r.W - 92, H: th}, sprites.Sans, small, 0, words1)
	k.iconButton("alert:close", sprites.IconClose, geom.Rect{X: r.X + r.W - 46, Y: r.Y + (r.H-44)/2, W: 44, H: 44}, true)
}

func (a *App) drawToast(k *kit) {
	if a.toast.text == "" {
		return
	}
	w := min(k.in.W-2*space4, 420)
	th := k.height(a.toast.text, sprites.Sans, body, w-2*space3)
	r := geom.Around(geom.Point{X: a.toast.near.X, Y: a.toast.near.Y - th/2 - 56}, w, th+2*space2)
	r.X = min(max(r.X, k.in.X+space2), k.in.X+k.in.W-w-space2)
	if s, ok := a.top().(*tableScreen); ok { // the question stays to be read
		if x := r.Intersect(s.areas.Prompt); !x.Empty() {
			r.Y = s.areas.Prompt.Y - r.H - space1
		}
	}
	r.Y = min(max(r.Y, k.in.Y+52), k.in.Y+k.in.H-r.H-space2)
	k.l.Shadow(r.Move(geom.Point{Y: 3}), radius, 12, shade)
	k.l.Fill(r, radius, panel)
	k.l.Frame(r, radius, 1.5, gilt)
	k.para(a.toast.text, r.Inset(space2), sprites.Sans, body, 0.5, ink)
}

// Draw lists what to show.
func (a *App) Draw(l *paint.List) {
	a.ensure()
	l.Ops = append(l.Ops, a.list.Ops...)
}

// Hits appends what answers to a tap.
func (a *App) Hits(buf []ui.Hit) []ui.Hit {
	a.ensure()
	return append(buf, a.kit.hits...)
}
