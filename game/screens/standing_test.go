package screens

import (
	"math/rand/v2"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/store"
)

// TestStanding: a crown is worn by those who have most and not by all, in every game; the way to the target is the
// share of it.
func TestStanding(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, desktop, false, store.NewMemory(), 9)
		r.start(g.Info().ID, 1)
		crowned := 0
		r.play(&player{rnd: rand.New(rand.NewPCG(9, 4)), limit: 150}, func(n int) {
			s := r.app.tab()
			b := s.scene.MainBadge()
			most, least := -1<<30, 1<<30
			for i := range s.t.Players {
				p := s.t.Shown.Counter(uint8(b.Key), engine.Seat(i), 0)
				most, least = max(most, p), min(least, p)
			}
			for i := range s.t.Players {
				p := s.t.Shown.Counter(uint8(b.Key), engine.Seat(i), 0)
				share, leads := s.scene.Standing(engine.Seat(i))
				if want := p == most && most > least; leads != want {
					t.Fatalf("%s, decision %d: seat %d has %d of %d..%d and leads: %v", g.Info().ID, n, i, p, least, most, leads)
				}
				if share < 0 || share > 1 || share > 0 && p <= 0 {
					t.Fatalf("%s, decision %d: seat %d with %d has come %v of the way", g.Info().ID, n, i, p, share)
				}
				if leads {
					crowned++
				}
			}
		})
		if crowned == 0 {
			t.Errorf("%s: nobody ever leads", g.Info().ID)
		}
	}
}
