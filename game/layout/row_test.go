package layout

import (
	"testing"

	"royals/game/geom"
	"royals/game/plan"
)

// TestLongRow lays what may lie before a player late in a game of Home Houses, on a phone and on a desktop. Every card
// of a long row shows a strip wide enough for its rank and suit, and none lies on the line above.
func TestLongRow(t *testing.T) {
	for _, z := range []struct{ w, h, strip, card float64 }{{330, 84, 12, 21}, {300, 70, 11, 18}, {290, 100, 11, 23}, {500, 130, 18, 34}} {
		for n := 12; n <= 20; n++ {
			groups := []Group{{Spread: plan.Row, N: n}, {Spread: plan.Row, N: 3}, {Spread: plan.Row, N: 2}, {Spread: plan.Row, N: 1}}
			spreads, cw := Flow(Zone{Rect: geom.Rect{W: z.w, H: z.h}, Max: 110, Gap: 8}, groups, nil)
			if cw < z.card {
				t.Errorf("%d cards in %v by %v are only %.1f wide", n, z.w, z.h, cw)
			}
			for i := range n - 1 {
				a, b := spreads[0].Cards[i], spreads[0].Cards[i+1]
				if b.Y == a.Y && b.X-a.X < z.strip || b.Y != a.Y && b.Y < a.Y+a.H {
					t.Errorf("%d cards in %v by %v: card %d lies at %v, the next at %v", n, z.w, z.h, i, a, b)
				}
			}
		}
	}
}
