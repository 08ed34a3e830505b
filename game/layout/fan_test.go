package layout

import (
	"testing"

	"royals/game/geom"
	"royals/game/plan"
)

// TestFan checks that sixty cards fit beside two stacks, each to the right of the one below, the top one whole. Up to
// seventeen cards make the stacks' cards no smaller.
func TestFan(t *testing.T) {
	for _, w := range []float64{240, 370, 700, 1200} {
		z := Zone{Rect: geom.Rect{X: 5, Y: 7, W: w, H: 130}, Max: 72, Gap: 6, Centred: true}
		for n := range 62 {
			spreads, cw := Flow(z, []Group{{Spread: plan.Stack, N: 3}, {Spread: plan.Fan, N: n}, {Spread: plan.Stack, N: 2}}, nil)
			_, alone := Flow(z, []Group{{Spread: plan.Stack, N: 3}, {Spread: plan.Stack, N: 1}, {Spread: plan.Stack, N: 2}}, nil)
			if w >= 370 && n <= 17 && cw != alone {
				t.Fatalf("width %v: with %d cards fanned cards are %v wide, %v without", w, n, cw, alone)
			}
			if len(spreads[1].Cards) != n {
				t.Fatalf("%d of %d cards", len(spreads[1].Cards), n)
			}
			for i := range n {
				fanned(t, z, spreads, i)
			}
		}
	}
}

// fanned checks card i of a fan that lies between two stacks.
func fanned(t *testing.T, z Zone, laid []Laid, i int) {
	t.Helper()
	w, fan := z.Rect.W, laid[1].Cards
	n, c := len(fan), fan[i]
	if !z.Rect.Inset(-0.5).Contains(c) {
		t.Fatalf("width %v: card %d of %d lies at %v, outside %v", w, i, n, c, z.Rect)
	}
	for _, o := range []Laid{laid[0], laid[2]} {
		if x := o.Box.Intersect(c); x.W > 0.5 && x.H > 0.5 {
			t.Fatalf("width %v: card %d of %d lies on its neighbour", w, i, n)
		}
	}
	if i == 0 {
		return
	}
	below := fan[i-1]
	if c.X <= below.X && c.Y <= below.Y {
		t.Fatalf("width %v: card %d of %d hides the one below", w, i, n)
	}
	if n <= 17 && w >= 370 && c.Y == below.Y && c.X-below.X < 20 {
		t.Fatalf("width %v: card %d of %d shows only %.1f", w, i-1, n, c.X-below.X)
	}
}
