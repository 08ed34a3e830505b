package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
)

// TestTheSameForcedDrawStopsOnce plays Home Houses alone: that a draw is the only choice stops the person once, though the second draw of a
// turn has words of its own.
func TestTheSameForcedDrawStopsOnce(t *testing.T) {
	stops := 0
	for seed := range uint64(8) {
		tab, c := sit(t, catalog.Find("houses"), 1, seed)
		a, holds := alone{t: t, tab: tab, chest: c, seed: seed, rnd: rand.New(rand.NewPCG(seed, 4))}, 0
		for range 4000 {
			a.now += 50 * time.Millisecond
			if a.tab.Update(a.now); a.tab.Over() || a.tab.Moves() > 60 {
				break
			}
			switch {
			case a.tab.Held():
				if q := bare(a.tab.Question()); a.tab.Holding() && strings.HasSuffix(q, "no open card is of your suit.") {
					holds++
				}
				a.tab.Next()
			case a.tab.Asked != engine.None && !a.tab.Flushing():
				all, _ := match.Choices(a.tab.State(), a.tab.Asked, 40)
				if err := a.tab.Commit(all[a.rnd.IntN(len(all))]); err != nil {
					t.Fatal(err)
				}
			}
		}
		if stops += holds; holds > 1 {
			t.Errorf("seed %d: it stops %d times", seed, holds)
		}
	}
	if stops == 0 {
		t.Error("it never stops")
	}
}
