package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/store"
)

// TestBattleHasItsPlaces plays Home Houses on a desk: the dead cards and the cards of both in a battle have places of their own, in one
// order and of one size, whether anything lies there or not.
func TestBattleHasItsPlaces(t *testing.T) {
	places := map[string]geom.Rect{}
	laid := 0
	r := newRig(t, desktop, false, store.NewMemory(), 3)
	r.start("houses", 1)
	r.play(&player{rnd: rand.New(rand.NewPCG(3, 8)), limit: 40}, func(n int) {
		if r.app.tab().felt.Staged.On { // there they lie elsewhere
			return
		}
		met := map[string]bool{}
		for _, p := range r.app.tab().felt.Targets {
			for _, kind := range []string{"dead:", "battle:P1", "battle:P2"} {
				if !strings.Contains(p.Name(), ":"+kind) || !p.Rect.Center().In(r.app.tab().felt.Areas.Centre) {
					continue
				}
				if met[kind] = true; strings.HasPrefix(p.Name(), "card:") {
					laid++
				}
				if was, ok := places[kind]; ok && was != p.Rect {
					t.Errorf("decision %d: %s lies at %v, and lay at %v", n, p.Name(), p.Rect, was)
				}
				places[kind] = p.Rect
			}
		}
		if len(met) < 3 {
			t.Errorf("decision %d: of three places there are %v", n, met)
		}
	})
	if a, b, c := places["dead:"], places["battle:P1"], places["battle:P2"]; a.X >= b.X || b.X >= c.X || a.Y != b.Y || b.Y != c.Y || b.W != c.W {
		t.Errorf("the places lie at %v, %v and %v", a, b, c)
	}
	if laid < 3 {
		t.Errorf("only %d cards were seen in battle", laid)
	}
}

// TestHandsOfOthersAreTight: on a desk the backs in the hand of an opponent are a tight fan, that takes no more than a third of the panel.
func TestHandsOfOthersAreTight(t *testing.T) {
	for _, id := range []string{"usurpers", "crush"} {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		seatSome(r, id, 3)
		f := &r.app.tab().felt
		for i, panel := range f.Areas.Panels {
			fan, n := geom.Rect{}, 0
			for _, o := range f.Still {
				if o.Rect.Center().In(panel) {
					if n++; n == 1 {
						fan = o.Rect
					}
					fan = hull(fan, o.Rect)
				}
			}
			if n < 2 || fan.W > panel.W/3 || fan.H > 0.65*panel.H {
				t.Errorf("%s: %d backs take %.0f x %.0f of the panel %d, which is %.0f x %.0f", id, n, fan.W, fan.H, i, panel.W, panel.H)
			}
		}
	}
}
