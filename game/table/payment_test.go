package table_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/engine/match"
)

// TestMixedPayment pays hits by giving some royals up and putting lower cards under others. The rules want the royals in their order;
// the player need not know it, and no step leads to where nothing can be done.
func TestMixedPayment(t *testing.T) {
	mixed := 0
	for _, g := range catalog.Games() {
		if g.Info().ID != "usurpers" {
			continue
		}
		for seed := uint64(1); seed < 300 && mixed < 40; seed++ {
			tab, _ := sit(t, g, 1, seed)
			rnd := rand.New(rand.NewPCG(seed, 4))
			var now time.Duration
			for n := 0; n < 150 && wait(t, tab, &now); n++ {
				runs, _ := match.Choices(redacted(tab), tab.Asked, 300)
				if tab.Composer().Prompt().Key == "usurpers.prompt.settle" {
					for _, run := range runs {
						steps := slices.Clone(run[:len(run)-1])
						if verbs(steps) < 2 {
							continue
						}
						rnd.Shuffle(len(steps), func(i, j int) { steps[i], steps[j] = steps[j], steps[i] })
						for _, a := range steps {
							if !tab.Take(a) {
								t.Fatalf("seed %d decision %d: of %v in the order %v, step %v cannot be taken", seed, n, run, steps, a)
							}
							if len(tab.Composer().Legal()) == 0 {
								t.Fatalf("seed %d decision %d: %v leads nowhere", seed, n, tab.Composer().Chosen())
							}
						}
						if got := tab.Composer().Whole(run[len(run)-1]); !slices.Equal(got, run) {
							t.Fatalf("seed %d decision %d: composed %v in the order %v, want %v", seed, n, got, steps, run)
						}
						tab.Composer().Clear()
						for _, a := range run[:len(run)-1] {
							if !tab.Take(a) {
								t.Fatalf("seed %d decision %d: of %v, step %v cannot be taken", seed, n, run, a)
							}
						}
						if got := tab.Composer().Whole(run[len(run)-1]); !slices.Equal(got, run) {
							t.Fatalf("seed %d decision %d: composed %v, want %v", seed, n, got, run)
						}
						mixed++
						tab.Composer().Clear()
						tab.Touch()
					}
				}
				if err := tab.Commit(runs[rnd.IntN(len(runs))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if mixed < 5 {
		t.Errorf("only %d mixed payments were met", mixed)
	}
	t.Logf("%d mixed payments", mixed)
}
