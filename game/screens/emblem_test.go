package screens

import (
	"testing"

	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestOneEmblemEach: who has a crest bears it on the table, on the track and in the log, and the shield of their seat nowhere but below
// it, on the portrait.
func TestOneEmblemEach(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.start(g.Info().ID, 1)
			r.settle()
			s := r.app.tab()
			own, crest := s.scene.Bottom, crestOf(r.app.Sitting, keep.Owner)
			if felt.Emblem(&s.scene, own) != crest {
				t.Errorf("%s: the person bears %v", g.Info().ID, felt.Emblem(&s.scene, own))
			}
			look := func(where string) {
				for i, o := range r.list.Ops {
					if o.Kind != paint.Sprite || o.Sprite != sprites.Emblem(int(own)) {
						continue
					}
					covered := false
					for _, x := range r.list.Ops[i:] {
						covered = covered || x.Sprite == crest && o.Rect.Center().In(x.Rect)
					}
					if !covered {
						t.Errorf("%s at %v, %s: the shield of the seat lies at %v", g.Info().ID, size, where, o.Rect)
					}
				}
			}
			look("table")
			r.app.Push(newLogScreen(r.app.App, s))
			r.step(0)
			look("log")
		}
	}
}
