package screens

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
	"royals/sprites"
)

// The size of a swatch beside the words of a value.
const (
	swatchWide = 84.0
	swatchHigh = 52.0
)

// themeSwatch draws a little table in a theme: its felt in its frame, and a back on it. Where each game has its own, all their felts
// are shown side by side.
func themeSwatch(a *Sitting, list []int) func(k *kit.Kit, at int, r geom.Rect) {
	return func(k *kit.Kit, at int, r geom.Rect) {
		p := a.Prefs
		p.Theme = list[at]
		felts := []*kit.Theme{p.Dress(&kit.Hall, false)}
		if p.Theme == 0 {
			felts = nil
			for _, g := range a.games {
				felts = append(felts, plan.Theme(g.Info().ID))
			}
		}
		w := r.W / float64(len(felts))
		for i, t := range felts {
			k.List.Fill(geom.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: r.H}, 0, paint.RGB(t.Felt))
		}
		frame := paint.RGB(felts[0].Accent)
		if felts[0].Stark {
			frame = kit.White
		}
		k.List.Frame(r, 4, 2, kit.Ink)
		k.List.Frame(r.Inset(2), 3, 2, frame)
		if len(felts) > 1 {
			return
		}
		h := r.H - 14
		k.List.Picture(sprites.Back(p.Coat(felts[0])), geom.Around(r.Center(), h/layout.Ratio, h), kit.White)
	}
}

// backSwatch draws a back of the cards; where each game has its own, the five of them.
func backSwatch(list []int) func(k *kit.Kit, at int, r geom.Rect) {
	return func(k *kit.Kit, at int, r geom.Rect) {
		h := r.H - 4
		if n := list[at]; n > 0 {
			k.List.Picture(sprites.Back(n-1), geom.Around(r.Center(), h/layout.Ratio, h), kit.White)
			return
		}
		w := h / layout.Ratio
		for i := range 5 {
			k.List.Picture(sprites.Back(i), geom.Rect{X: r.X + float64(i)*(r.W-w)/4, Y: r.Y + 2, W: w, H: h}, kit.White)
		}
	}
}
