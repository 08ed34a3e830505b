package screens

import (
	"math"
	"testing"

	"royals/engine/catalog"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestTypeOnADesk: in a window on a desk set-ups and tables have no letters below 14 px, and at most five sizes of them.
func TestTypeOnADesk(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	sizes := func(r *rig, where string) {
		seen := map[float64]string{}
		for _, o := range r.list.Ops {
			if o.Kind == paint.Text && o.Text != "" {
				seen[math.Round(o.Size)] = o.Text
				if o.Size < kit.Small {
					t.Errorf("%s: %q is %.1f px high", where, o.Text, o.Size)
				}
			}
		}
		if len(seen) > 5 {
			t.Errorf("%s has letters of %d sizes: %v", where, len(seen), seen)
		}
	}
	for _, g := range catalog.Games() {
		id := g.Info().ID
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		r.app.Activate("game:" + id)
		r.step(0)
		sizes(r, id+" at the set-up")
		r = newRig(t, desktop, false, store.NewMemory(), 5)
		r.start(id, 1)
		r.settle()
		sizes(r, id+" at the table")
	}
}
