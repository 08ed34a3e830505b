package screens

import (
	"math/rand/v2"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestLettersOnADesk: in a window on a desk no letters are smaller than 13, on any screen on the way into a game nor at the table, but
// for the words of a button that would be cut.
func TestLettersOnADesk(t *testing.T) {
	for _, size := range []geom.Rect{desktop, {W: 1920, H: 1080}} {
		r := newRig(t, size, false, store.NewMemory(), 5)
		look := func(where string) {
			t.Helper()
			for _, o := range r.list.Ops {
				if o.Kind == paint.Text && o.Size < 13 && !inButton(r, o.Rect) {
					t.Errorf("%v, %s: %q is written in %v", size, where, o.Text, o.Size)
				}
			}
		}
		look("title")
		for _, g := range catalog.Games() {
			id := g.Info().ID
			r = newRig(t, size, false, store.NewMemory(), 5)
			r.app.Activate("game:" + id)
			r.step(0)
			look(id + ", set-up")
			r.app.leave()
			r.step(0)
			r.start(id, 1)
			texts := 0
			r.play(&player{rnd: rand.New(rand.NewPCG(5, 8)), limit: 30}, func(int) {
				r.step(0)
				look(id)
				texts += len(r.list.Ops)
			})
			if texts == 0 {
				t.Errorf("%s: nothing was looked at", id)
			}
		}
	}
}

// inButton reports whether words stand on a button that answers at the table.
func inButton(r *rig, at geom.Rect) bool {
	s := r.app.tab()
	return s != nil && at.Center().In(s.felt.Areas.Acts)
}
