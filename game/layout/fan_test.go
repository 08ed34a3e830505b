package layout

import (
	"testing"

	"royals/game/board"
	"royals/game/geom"
)

// TestFan: sixty cards fit beside two stacks, each a little to the right of the one below, the top one whole; and the
// stacks' cards are no smaller for seventeen.
func TestFan(t *testing.T) {
	for _, w := range []float64{240, 370, 700, 1200} {
		z := Zone{Rect: geom.Rect{X: 5, Y: 7, W: w, H: 130}, Max: 72, Gap: 6, Centred: true}
		for n := range 62 {
			spreads, cw := Flow(z, []Group{{Look: board.Stack, N: 3}, {Look: board.Fan, N: n}, {Look: board.Stack, N: 2}}, nil)
			_, alone := Flow(z, []Group{{Look: board.Stack, N: 3}, {Look: board.Stack, N: 1}, {Look: board.Stack, N: 2}}, nil)
			if w >= 370 && n <= 17 && cw != alone {
				t.Fatalf("width %v: with %d cards fanned cards are %v wide, %v without", w, n, cw, alone)
			}
			f := spreads[1]
			if len(f.Cards) != n {
				t.Fatalf("%d of %d cards", len(f.Cards), n)
			}
			for i, c := range f.Cards {
				if !z.Rect.Inset(-0.5).Contains(c) {
					t.Fatalf("width %v: card %d of %d lies at %v, outside %v", w, i, n, c, z.Rect)
				}
				if i > 0 && c.X <= f.Cards[i-1].X && c.Y <= f.Cards[i-1].Y {
					t.Fatalf("width %v: card %d of %d hides the one below", w, i, n)
				}
				if i > 0 && n <= 17 && w >= 370 && c.Y == f.Cards[i-1].Y && c.X-f.Cards[i-1].X < 20 {
					t.Fatalf("width %v: card %d of %d shows only %.1f", w, i-1, n, c.X-f.Cards[i-1].X)
				}
				for _, o := range []Spread{spreads[0], spreads[2]} {
					if x := o.Box.Intersect(c); x.W > 0.5 && x.H > 0.5 {
						t.Fatalf("width %v: card %d of %d lies on its neighbour", w, i, n)
					}
				}
			}
		}
	}
}
