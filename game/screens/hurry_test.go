package screens

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/store"
)

// TestNothingHurries waits for an hour before every choice, in one sleep and by looking in every minute: the same person is asked the
// same, with the same to choose from, and nobody has moved.
func TestNothingHurries(t *testing.T) {
	for _, g := range catalog.Games() {
		for people := 1; people <= 2; people++ {
			seed := uint64(7 + people)
			r := newRig(t, desktop, false, store.NewMemory(), seed)
			r.blind = true
			r.start(g.Info().ID, people)
			asked := func() string {
				d, s := r.app.Doc(), r.app.tab()
				return fmt.Sprint(r.app.Status().Scene, s.t.Asked, len(s.t.Lines(0)), d.Prompt, choices(d))
			}
			r.play(&player{rnd: rand.New(rand.NewPCG(seed, 3)), limit: 12}, func(n int) {
				was := asked()
				if r.step(time.Hour); asked() != was {
					t.Fatalf("%s for %d, seed %d, decision %d: after an hour it is\n%s\nand was\n%s", g.Info().ID, people, seed, n, asked(), was)
				}
				for range 60 {
					r.step(time.Minute)
				}
				if asked() != was {
					t.Fatalf("%s for %d, seed %d, decision %d: after an hour of minutes it is\n%s\nand was\n%s", g.Info().ID, people, seed, n, asked(), was)
				}
			})
		}
	}
}
