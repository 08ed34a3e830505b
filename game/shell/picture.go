package shell

import (
	"slices"

	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
)

// ensure builds the picture when it is out of date.
func (a *App) ensure() {
	if a.dirty && !a.lens.window.Empty() {
		a.lens.fit(a)
		a.build()
	}
}

// build builds the picture. It does so twice where what is scrolled was drawn at a place where it is not to stand: its
// end has come nearer, as after a turn of the device, or only the first drawing has told where its end is. So it does
// where something else has come under the mouse.
func (a *App) build() {
	lay(a)
	if s, ok := a.Top().(Scroller); ok && s.Scrolled() != nil && s.Scrolled().Again {
		lay(a)
	}
	if a.input.under() {
		lay(a)
	}
	a.dirty, a.built = false, true
}

func lay(a *App) {
	a.list.Reset()
	a.hits = a.hits[:0]
	k := &a.kit
	k.List = &a.list
	k.Size, k.Safe, k.In = a.size, a.safe, a.size.Within(a.safe)
	k.Text, k.Touch = letters(a), a.touch
	k.Press, k.Hover = kit.NameOf(a.input.finger.On), a.input.hover
	a.wear()
	a.list.Fill(a.size, 0, kit.Cloth)
	a.list.Add(paint.Op{Kind: paint.Ground, Rect: a.size, Sprite: kit.Worn().Ground, Color: kit.Cloth})
	a.notices.lay(k)
	a.painter = nil
	for _, s := range a.stack[seen(a):] {
		k.Forget() // only the top screen answers
		s.Build(k)
		if p, ok := s.(Painter); ok {
			a.painter, a.below = p, len(a.list.Ops)
		}
	}
	a.lens.notes(k, func() {
		a.input.drawPeek(k)
		a.notices.drawAlert(k)
		a.notices.drawToast(k, a.Top())
	})
}

// seen returns the number of the lowest screen that is not hidden by the one on it.
func seen(a *App) int {
	first := len(a.stack) - 1
	for first > 0 {
		if o, ok := a.stack[first].(Overlay); !ok || !o.Over() {
			break
		}
		first--
	}
	return first
}

// Beneath lists what the screen shows that is hidden by the one on it, if it is not painted anew in every frame.
func (a *App) Beneath(l *paint.List) {
	at := seen(a) - 1
	if at < 0 || !a.built {
		return
	}
	if _, ok := a.stack[at].(Painter); ok {
		return
	}
	l.Fill(a.size, 0, kit.Cloth)
	l.Add(paint.Op{Kind: paint.Ground, Rect: a.size})
	a.stack[at].Build(a.kit.Apart(l))
}

// letters is how large letters are.
func letters(a *App) float64 { return float64(a.Prefs.Text) / 100 * a.sysText }

// wear puts on the theme of the highest screen that has one.
func (a *App) wear() {
	own := &kit.Hall
	for _, s := range slices.Backward(a.stack) {
		if d, ok := s.(Dresser); ok {
			own = d.Theme()
			break
		}
	}
	kit.Wear(a.Prefs.Dress(own, a.stark))
}

// Draw lists what to show, as the last Update has left it. It changes nothing.
func (a *App) Draw(l *paint.List) {
	first := len(l.Ops)
	show(a, l)
	a.lens.look(a, l.Ops[first:], l)
	a.passage.draw(a, l, first)
}

// show lists what the screens show, where they are laid.
func show(a *App, l *paint.List) {
	a.wear()
	if a.painter == nil {
		l.Ops = append(l.Ops, a.list.Ops...)
		circle(a, l)
		return
	}
	l.Ops = append(l.Ops, a.list.Ops[:a.below]...)
	a.kit.List = l
	a.painter.Paint(&a.kit)
	a.kit.List = &a.list
	l.Ops = append(l.Ops, a.list.Ops[a.below:]...)
	circle(a, l)
}

// circle draws the ring, which stands on things as they are now.
func circle(a *App, l *paint.List) {
	a.kit.List = l
	a.lens.notes(&a.kit, func() {
		a.focus.draw(a, &a.kit)
		a.dwell.draw(a, &a.kit)
		signTip(a, &a.kit)
	})
	a.kit.List = &a.list
}

// Targets are what answers in the picture as it is, topmost last.
func (a *App) Targets() []kit.Target { return a.kit.Targets }

// Hits appends them by their names.
func (a *App) Hits(buf []port.Hit) []port.Hit {
	a.ensure()
	if len(a.hits) == 0 {
		for _, t := range a.kit.Targets {
			if r := a.lens.hit(a, t.Rect); !r.Empty() {
				a.hits = append(a.hits, port.Hit{Name: t.Name(), Rect: r})
			}
		}
	}
	return append(buf, a.hits...)
}
