package shell

import (
	"math"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
)

// dwell presses what a mouse rests on, for those who cannot press a button.
type dwell struct {
	on    string     // what it rests on, "" for nothing
	at    geom.Point // where it came to rest
	since time.Duration
	part  int  // how many quarters of its time are over
	spent bool // it has pressed: the mouse has to go on first
}

// dwellSlop is how far a mouse that rests may go.
const dwellSlop = 12

// press presses when the time is over.
func (w *dwell) press(a *App) {
	if w.on == "" || w.spent || a.now < w.since+ms(a.Prefs.Dwell) {
		return
	}
	i := &a.input
	if i.haste(kit.Under(a.kit.Targets, i.mouse)) == Skip { // what moves is not hurried on by a mouse at rest
		w.since = a.now
		return
	}
	w.spent = true
	i.down(&port.Pointer{Motion: port.Down, Pos: i.mouse, Held: true})
	i.up(i.mouse)
	a.ensure()
}

// look looks where the mouse rests.
func (w *dwell) look(a *App) {
	i := &a.input
	if a.Prefs.Dwell == 0 || a.Prefs.Scans() || !i.rests || i.finger.down {
		*w = dwell{}
		return
	}
	if math.Hypot(i.mouse.X-w.at.X, i.mouse.Y-w.at.Y) > dwellSlop {
		*w = dwell{at: i.mouse, since: a.now}
	}
	d := kit.Under(a.kit.Targets, i.mouse)
	if name := kit.NameOf(d); name != w.on {
		w.on, w.since = name, a.now
	}
	w.part = int(4 * (a.now - w.since) / max(1, ms(a.Prefs.Dwell)))
}

// due returns when the next quarter of its time is over.
func (w *dwell) due(a *App) time.Duration {
	if w.on == "" || w.spent || a.Prefs.Dwell == 0 {
		return port.Never
	}
	return w.since + time.Duration(w.part+1)*ms(a.Prefs.Dwell)/4
}

// draw frames what will be pressed, with a bar that grows.
func (w *dwell) draw(a *App, k *kit.Kit) {
	if w.on == "" || w.spent {
		return
	}
	for _, t := range k.Targets {
		if t.Name() != w.on {
			continue
		}
		r := t.Rect
		k.List.Frame(r, kit.Radius/2, 3, kit.Focus)
		bar := geom.Rect{X: r.X, Y: r.Y + r.H - 8, W: r.W, H: 8}
		k.List.Fill(bar, 4, kit.Ink)
		bar.W *= float64(w.part+1) / 4
		k.List.Fill(bar.Inset(1), 3, kit.Focus)
	}
}
