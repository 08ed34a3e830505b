package screens

import (
	"math/rand/v2"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// mostVoid is the share of a window that may be one empty rectangle.
const mostVoid = 0.30

// TestNoVoids plays games in very large and very wide windows: no rectangle of more than three tenths of the window is empty.
func TestNoVoids(t *testing.T) {
	for _, size := range []geom.Rect{{W: 2560, H: 1440}, {W: 3440, H: 1440}, {W: 2048, H: 1152}, {W: 2752, H: 1152}, {W: 2400, H: 1350}} {
		for _, g := range catalog.Games() {
			r := newRig(t, size, false, store.NewMemory(), 5)
			r.start(g.Info().ID, 1)
			most := 0.0
			r.play(&player{rnd: rand.New(rand.NewPCG(5, 8)), limit: 12}, func(n int) {
				r.step(0)
				at := void(r)
				share := at.W * at.H / size.W / size.H
				if most = max(most, share); share > mostVoid {
					t.Errorf("%s at %.0fx%.0f, decision %d: %.0f %% of the window is empty: %v", g.Info().ID, size.W, size.H, n, 100*share, at)
				}
			})
			t.Logf("%s at %.0fx%.0f: %.0f %% at most", g.Info().ID, size.W, size.H, 100*most)
		}
	}
}

// smallFill is the share of a window up to which a filled rectangle is something to see, such as a button; a larger one is a panel, and
// as empty as what lies on it.
const smallFill = 0.02

// void returns the largest rectangle of the window in which no word, no picture and no button is drawn, in steps of 20 pixels.
func void(r *rig) (most geom.Rect) {
	const step = 20
	w, h := int(r.in.Size.W/step), int(r.in.Size.H/step)
	full := make([]bool, w*h)
	for _, o := range r.list.Ops {
		if o.Kind == paint.Ground || o.Kind == paint.Shadow || o.Kind == paint.Frame || o.Color&0xff == 0 || o.Rect.W*o.Rect.H > 0.3*r.in.Size.W*r.in.Size.H ||
			o.Kind == paint.Fill && o.Rect.W*o.Rect.H > smallFill*r.in.Size.W*r.in.Size.H {
			continue
		}
		for y := max(int(o.Rect.Y/step), 0); y < min(int((o.Rect.Y+o.Rect.H)/step)+1, h); y++ {
			for x := max(int(o.Rect.X/step), 0); x < min(int((o.Rect.X+o.Rect.W)/step)+1, w); x++ {
				full[y*w+x] = true
			}
		}
	}
	high := make([]int, w) // how many empty steps there are above and at a place
	for y := range h {
		for x := range w {
			if high[x]++; full[y*w+x] {
				high[x] = 0
			}
		}
		for x := range w {
			least := h
			for to := x; to < w && high[to] > 0; to++ {
				least = min(least, high[to])
				if area := float64(least * (to - x + 1) * step * step); area > most.W*most.H {
					most = geom.Rect{X: float64(x * step), Y: float64((y - least + 1) * step), W: float64((to - x + 1) * step), H: float64(least * step)}
				}
			}
		}
	}
	return most
}
