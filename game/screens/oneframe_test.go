package screens

import (
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestContrastFramesNothingTwice: in high contrast no frame at a table goes round another one that is as large as a panel.
func TestContrastFramesNothingTwice(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	for _, size := range []geom.Rect{phone, desktop} {
		for _, g := range catalog.Games() {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.app.Prefs.Theme = 3
			r.start(g.Info().ID, 1)
			r.settle()
			var frames []geom.Rect
			for _, o := range r.list.Ops {
				if o.Kind == paint.Frame && o.Rect.W > 0.25*size.W && o.Rect.H > 40 {
					frames = append(frames, o.Rect)
				}
			}
			for i, a := range frames {
				for j, b := range frames {
					if i != j && a.W*a.H > 1.5*b.W*b.H && a.Contains(b) {
						t.Errorf("%s at %v: the frame %v goes round the frame %v", g.Info().ID, size, a, b)
					}
				}
			}
		}
	}
}

// TestTickOfATipIsInk: on a slim tip the tick is ink on gold in every theme, and nothing is pale on what is pale.
func TestTickOfATipIsInk(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	for theme := range 4 {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		r.app.Prefs.Theme = theme
		r.app.Prefs.Coach = coachAlways
		r.start("kingdoms", 1)
		r.settle()
		disc, tick := paint.Color(0), paint.Color(0)
		for i, o := range r.list.Ops {
			if o.Kind == paint.Sprite && o.Sprite == sprites.IconCheck && i > 1 {
				disc, tick = r.list.Ops[i-2].Color, o.Color
			}
		}
		if disc != kit.Gold || tick != kit.Ink {
			t.Errorf("theme %d: a tick of the colour %08x on %08x", theme, tick, disc)
		}
	}
}
