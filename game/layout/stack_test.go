package layout

import (
	"testing"

	"royals/game/geom"
	"royals/game/plan"
)

// TestStacksAreAsThickAsTheyAreHigh lays stacks of all heights. There is an edge for every eight cards below the top one,
// six at most, and exactly the cards whose edges show are to be drawn.
func TestStacksAreAsThickAsTheyAreHigh(t *testing.T) {
	for n := 1; n <= 110; n++ {
		out, w := Flow(Zone{Rect: geom.Rect{W: 200, H: 200}, Max: 72}, []Group{{Spread: plan.Stack, N: n}}, nil)
		if len(out[0].Cards) != n || w != 72 {
			t.Fatalf("%d of %d cards, %.0f wide", len(out[0].Cards), n, w)
		}
		want := min((n-1+7)/8, 6)
		places, edges, lowest := map[float64]bool{}, 0, 0
		for i, r := range out[0].Cards {
			places[r.X] = true
			if above := n - 1 - i; above > 0 && Edge(above) {
				edges++
				if Lowest(above, n) {
					lowest++
				}
			}
		}
		if len(places) != want+1 || edges != want {
			t.Errorf("%d cards: %d places, %d edges, want %d", n, len(places), edges, want)
		}
		if n > 1 && lowest != 1 {
			t.Errorf("%d cards: %d of them are the lowest", n, lowest)
		}
	}
}
