package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/store"
	"royals/game/table"
)

// TestForesight plays all games by taps and checks every preview against what then happens: each counter stands, at the
// moment the choice has been carried out, as it was foretold.
func TestForesight(t *testing.T) {
	shown := 0
	for _, g := range catalog.Games() {
		for seed := range uint64(3) {
			r := newRig(t, desktop, false, store.NewMemory(), seed+40)
			r.start(g.Info().ID, 1)
			r.app.Prefs.Pause = 2 // opponents wait, so that only the choice itself has been carried out
			r.app.tab().clock.settle()
			p := &player{rnd: rand.New(rand.NewPCG(seed, 9)), limit: 60}
			r.play(p, func(int) {
				tab := r.app.table
				for _, o := range slices.Clone(tab.Options()) {
					if o.Action.IsStep() {
						continue
					}
					pre, ok := tab.Preview(o.Action)
					if !ok || len(pre.Change) == 0 {
						continue
					}
					shown++
					check(t, g.Info().ID, tab, pre)
				}
			})
		}
	}
	if shown == 0 {
		t.Error("nothing is ever foretold")
	}
	t.Logf("%d previews", shown)
}

// check carries a previewed choice out on a copy of the true state.
func check(t *testing.T, id string, tab *table.Table, pre table.Preview) {
	t.Helper()
	s := tab.State().Fresh()
	s.CopyFrom(tab.State())
	run := tab.Composer().Whole(pre.Action)
	if run == nil {
		t.Fatalf("%s: a choice is foretold that cannot be made", id)
	}
	for _, a := range run {
		if err := engine.Apply(s, tab.Asked, a, nil); err != nil {
			t.Fatalf("%s: %v", id, err)
		}
	}
	v := tab.Shown
	v.Piles, v.Counters = nil, nil
	s.Redact(tab.Viewer)
	s.View(&v)
	for _, c := range pre.Change {
		if got := v.Counter(c.Key, c.Seat, 0); got != c.To {
			t.Errorf("%s: counter %d of %v is foretold as %d and is %d", id, c.Key, c.Seat, c.To, got)
		}
	}
}
