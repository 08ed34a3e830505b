package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/engine/catalog"
	"royals/game/paint"
	"royals/game/store"
)

// TestAWinIsSaidOnce plays a game of each title to its end: once the last move has been made nothing waits for a tap, and nothing but the
// hall says who won.
func TestAWinIsSaidOnce(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 3)
		r.short = true
		r.start(g.Info().ID, 1)
		p, stood := &player{rnd: rand.New(rand.NewPCG(3, 8))}, 0
		r.each = func() {
			s := r.app.tab()
			if s == nil || r.app.Top() != s || !s.t.Closing() {
				return
			}
			stood++
			res := resultScreen{a: s.a, t: s.t, info: s.info}
			s.t.Result(&res.res)
			if s.t.Holding() || slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return o.Text == res.headline() }) {
				t.Errorf("%s: %q stands on the table, held: %v", g.Info().ID, res.headline(), s.t.Holding())
			}
		}
		for n := 0; n < 4000 && r.goOn() != "result"; n++ {
			r.choose(p)
		}
		if stood == 0 {
			t.Errorf("%s: the last move does not stand", g.Info().ID)
		}
	}
}
