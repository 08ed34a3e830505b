package table_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/table"
)

// TestDropLosesNothing puts choices together at random, and takes their steps back one by one. What goes with each is
// only its other half, and steps that cannot be taken without it.
func TestDropLosesNothing(t *testing.T) {
	dropped, long := 0, 0
	for _, g := range catalog.Games() {
		info := g.Info()
		for seed := range uint64(30) {
			m, err := match.New(g, engine.Config{Seats: info.MinSeats, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			rnd := rand.New(rand.NewPCG(seed, 2))
			var comp table.Composer
			for n := 0; n < 400 && m.State().Actors() != 0; n++ {
				seat := m.State().Actors().First()
				comp.Begin(m, seat)
				run := compose(&comp, rnd)
				if len(run) > 4 {
					long++
				}
				for len(comp.Chosen()) > 0 {
					dropped++
					steps := comp.Chosen()
					if x, ok := lostWith(&comp, steps[rnd.IntN(len(steps))]); ok {
						t.Fatalf("%s seed %d decision %d, %v: step %v was lost, and %v stay", info.ID, seed, n, run, x, comp.Chosen())
					}
				}
				if err := m.Do(seat, run); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if dropped < 1000 || long < 20 {
		t.Errorf("only %d steps were taken back, of %d long choices", dropped, long)
	}
}

// compose puts a whole choice together at random, with as many steps as it can have, and returns it.
func compose(comp *table.Composer, rnd *rand.Rand) []engine.Action {
	for {
		var steps, ends []engine.Action
		for _, a := range comp.Legal() {
			if a.IsStep() {
				steps = append(steps, a)
			} else {
				ends = append(ends, a)
			}
		}
		if len(steps) == 0 || len(ends) > 0 && rnd.IntN(3) == 0 {
			return comp.Whole(ends[rnd.IntN(len(ends))])
		}
		comp.Add(steps[rnd.IntN(len(steps))])
	}
}

// lostWith takes a step back and returns one that went with it for nothing: it could still be taken.
func lostWith(comp *table.Composer, a engine.Action) (engine.Action, bool) {
	part := comp.Part(a)
	before := slices.DeleteFunc(slices.Clone(comp.Chosen()), func(x engine.Action) bool { return comp.Part(x) == part })
	comp.Drop(a)
	after := slices.Clone(comp.Chosen())
	for _, x := range before {
		if i := slices.Index(after, x); i >= 0 {
			after = slices.Delete(after, i, i+1)
		} else if slices.Contains(comp.Legal(), x) {
			return x, true
		}
	}
	return 0, false
}
