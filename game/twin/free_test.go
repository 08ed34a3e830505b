package twin

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"royals/game/geom"
	"royals/game/port"
)

// TestFree lays random rectangles over one another: the middle of what is free of one is answered by it, as is every other place
// of it.
func TestFree(t *testing.T) {
	const seed = 3
	rnd := rand.New(rand.NewPCG(seed, 1))
	rects := map[string]geom.Rect{}
	found := 0
	for game := range 300 {
		var hits []port.Hit
		for i := range 2 + rnd.IntN(20) {
			hits = append(hits, port.Hit{Name: fmt.Sprint(i), Rect: geom.Rect{X: float64(rnd.IntN(300)), Y: float64(rnd.IntN(300)), W: float64(10 + rnd.IntN(200)), H: float64(10 + rnd.IntN(200))}})
		}
		free(hits, rects)
		if rects[hits[len(hits)-1].Name] != hits[len(hits)-1].Rect {
			t.Fatalf("seed %d, %d: the topmost is cut", seed, game)
		}
		for name, r := range rects {
			found++
			for _, p := range []geom.Point{r.Center(), {X: r.X + 0.5, Y: r.Y + 0.5}, {X: r.X + r.W - 0.5, Y: r.Y + r.H - 0.5}} {
				top := ""
				for _, h := range hits {
					if p.In(h.Rect) {
						top = h.Name
					}
				}
				if top != name {
					t.Fatalf("seed %d, %d: %v of %s is answered by %s", seed, game, p, name, top)
				}
			}
		}
	}
	if found < 1000 {
		t.Errorf("only %d of them are free", found)
	}
}

// TestFreeOfAFan: a card under its neighbour has the strip that is to be seen, and one that is wholly covered has nothing.
func TestFreeOfAFan(t *testing.T) {
	rects := map[string]geom.Rect{"old": {W: 1, H: 1}}
	free([]port.Hit{{Name: "a", Rect: geom.Rect{W: 60, H: 90}}, {Name: "b", Rect: geom.Rect{X: 20, W: 60, H: 90}}, {Name: "gone", Rect: geom.Rect{X: 200, W: 10, H: 10}}, {Name: "c", Rect: geom.Rect{X: 200, W: 20, H: 20}}}, rects)
	if len(rects) != 3 || rects["a"] != (geom.Rect{W: 20, H: 90}) || rects["b"].W != 60 {
		t.Errorf("%v", rects)
	}
}
