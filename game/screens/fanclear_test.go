package screens

import (
	"math/rand/v2"
	"testing"

	"royals/engine"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestFanHidesNoNumber: on a phone the backs of a hand in a low panel lie beside the numbers of their seat, not on them.
func TestFanHidesNoNumber(t *testing.T) {
	fans := 0
	for _, id := range []string{"usurpers", "crush"} {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		r.seat(id, 5)
		r.play(&player{rnd: rand.New(rand.NewPCG(5, 3)), limit: 12}, func(n int) {
			r.step(0)
			s := r.app.tab()
			if s.felt.Staged.On {
				return
			}
			for _, panel := range s.felt.Areas.Panels {
				for _, back := range backsIn(s, panel) {
					fans++
					for _, o := range s.felt.Under {
						if o.Kind == paint.Text && panel.Contains(o.Rect) && !o.Rect.Inset(1).Intersect(back).Empty() {
							t.Fatalf("%s, decision %d: a back at %v lies on %q at %v", id, n, back, o.Text, o.Rect)
						}
					}
				}
			}
		})
	}
	if fans == 0 {
		t.Error("no hand is to be seen")
	}
}

// backsIn returns where the backs of a hand lie in a panel.
func backsIn(s *tableScreen, panel geom.Rect) (list []geom.Rect) {
	for i := range s.felt.Places {
		p := &s.felt.Places[i]
		for x := range s.t.Players {
			hand := s.t.Cards.Of(engine.PileID{Kind: uint8(s.scene.Plan.Hand), Owner: engine.Seat(x)})
			for _, id := range hand {
				if id == p.ID && p.Hidden && p.Pose.Rect.W > 26 && panel.Contains(p.Pose.Rect.Inset(2)) {
					list = append(list, p.Pose.Rect)
				}
			}
		}
	}
	return list
}
