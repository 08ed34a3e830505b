package screens

import (
	"slices"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/names"
	"royals/game/paint"
	"royals/game/store"
)

// TestWhoHasGivenNoNameIsYou: who plays alone and has given no name is "You" on a wide title, in the set-up and at the table, never a guest, and
// who has given one bears it.
func TestWhoHasGivenNoNameIsYou(t *testing.T) {
	stands := func(r *rig, text string) bool {
		return slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Text == text })
	}
	for _, size := range []geom.Rect{phone, desktop} {
		for _, g := range catalog.Games() {
			for own, want := range map[string]string{"": "You", "Zoe": names.Isolated("Zoe")} {
				r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
				if own != "" {
					callOwner(r.app.Sitting, own)
				}
				r.step(0)
				if size == desktop && !stands(r, want) {
					t.Errorf("%q does not stand on the title", want)
				}
				r.app.Activate("game:" + g.Info().ID)
				r.step(0)
				if !stands(r, want) || stands(r, names.Isolated("Guest")) {
					t.Errorf("%s at %v: %q does not stand at a chair", g.Info().ID, size, want)
				}
				r.app.Activate("play")
				r.settle()
				if !stands(r, want) || stands(r, names.Isolated("Guest")) {
					t.Errorf("%s at %v: %q does not stand at a seat", g.Info().ID, size, want)
				}
			}
		}
	}
}
