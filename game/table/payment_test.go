package table_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/table"
)

// TestMixedPayment pays hits by giving up some royals and putting lower cards under others, in any order. No step leads
// to a dead end.
func TestMixedPayment(t *testing.T) {
	g := catalog.Find("usurpers")
	mixed := 0
	for seed := uint64(1); seed < 300 && mixed < 40; seed++ {
		tab, _ := sit(t, g, 1, seed)
		rnd := rand.New(rand.NewPCG(seed, 4))
		var now time.Duration
		for n := 0; n < 150 && wait(t, tab, &now); n++ {
			runs, _ := match.Choices(redacted(tab), tab.Asked, 300)
			if tab.Composer().Prompt().Key == "usurpers.prompt.settle" {
				for _, run := range runs {
					if verbs(run[:len(run)-1]) < 2 {
						continue
					}
					mixed++
					if err := pay(tab, run, rnd); err != nil {
						t.Fatalf("seed %d decision %d: %v", seed, n, err)
					}
				}
			}
			if err := tab.Commit(runs[rnd.IntN(len(runs))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if mixed < 5 {
		t.Errorf("only %d mixed payments were met", mixed)
	}
	t.Logf("%d mixed payments", mixed)
}

// pay puts a payment together twice: its steps in a random order, then in that of the rules. It takes it apart again.
func pay(tab *table.Table, run []engine.Action, rnd *rand.Rand) error {
	g, s := tab.Game(), redacted(tab)
	end := run[len(run)-1]
	want := g.Notate(s, tab.Asked, run)
	for _, shuffled := range []bool{true, false} {
		steps := slices.Clone(run[:len(run)-1])
		if shuffled {
			rnd.Shuffle(len(steps), func(i, j int) { steps[i], steps[j] = steps[j], steps[i] })
		}
		for _, a := range steps {
			if !tab.Take(a) {
				return fmt.Errorf("of %s in the order %v, step %v cannot be taken", want, steps, a)
			}
			if len(tab.Composer().Legal()) == 0 {
				return fmt.Errorf("%v leads nowhere", tab.Composer().Chosen())
			}
		}
		if got := g.Notate(s, tab.Asked, tab.Composer().Whole(end)); got != want {
			return fmt.Errorf("composed %s in the order %v, want %s", got, steps, want)
		}
		tab.Composer().Clear()
		tab.Touch()
	}
	return nil
}
