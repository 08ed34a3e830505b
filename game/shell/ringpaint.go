package shell

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/sprites"
)

// Posed is a screen with things that are not where they answer: a raised card, one under way.
type Posed interface {
	// Pose returns where something of that name is to be seen now, and how far it is turned.
	Pose(name string) (r geom.Rect, turn float64, ok bool)
}

// draw draws the ring around what it stands on, above all else. What has no picture stands in words at the lower edge.
func (f *focus) draw(a *App, k *kit.Kit) {
	if !f.shown || f.away || f.On == "" {
		return
	}
	if a.Prefs.Scans() && a.scan.draw(a, k) {
		return
	}
	if r, turn, ok := f.place(a, k, f.On); ok {
		ring(k, r, turn)
		return
	}
	if it, ok := f.Item(f.list); ok {
		text := it.Text
		if it.Pressed {
			text += " ✓"
		}
		write(k, text, plate(k, text, false))
	}
}

// ring draws the ring inside the window.
func ring(k *kit.Kit, r geom.Rect, turn float64) {
	if turn == 0 {
		r = r.Intersect(k.Size.Inset(7))
	}
	for _, line := range [...]struct {
		out, width float64
		c          int
	}{{7, 2, 0}, {5, 3, 1}, {2, 2, 0}} {
		c := kit.Ink
		if line.c == 1 {
			c = kit.Focus
		}
		k.Rim(r.Inset(-line.out), kit.Radius/2+line.out, line.width, turn, c)
	}
}

// plate returns where words about the ring stand: at the lower edge, or below the bar.
func plate(k *kit.Kit, text string, up bool) geom.Rect {
	w := min(k.In.W-2*kit.Space4, 520)
	h := min(k.Height(text, sprites.SansBold, kit.Body, w-2*kit.Space3)+2*kit.Space2, k.In.H/2)
	r := geom.Rect{X: k.In.X + (k.In.W-w)/2, Y: k.In.Y + k.In.H - h - kit.Space3, W: w, H: h}
	if up {
		r.Y = k.In.Y + kit.Tap + kit.Space2
	}
	return r
}

// write writes them there.
func write(k *kit.Kit, text string, r geom.Rect) {
	k.List.Fill(r, kit.Radius, kit.Ink)
	k.List.Frame(r, kit.Radius, 3, kit.Focus)
	k.Para(text, r.Inset(kit.Space2), sprites.SansBold, kit.Body, 0.5, kit.White)
}

// place returns where a stop is to be seen.
func (f *focus) place(a *App, k *kit.Kit, name string) (r geom.Rect, turn float64, ok bool) {
	if p, is := able[Posed](a.Top()); is {
		if r, turn, ok = p.Pose(name); ok {
			return r, turn, ok
		}
	}
	for _, t := range k.Targets {
		if t.Name() == name {
			r, ok = t.Rect, true
		}
	}
	return r, 0, ok
}
