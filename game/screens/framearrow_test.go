package screens

import (
	"math/rand/v2"
	"testing"

	"royals/game/kit"
	"royals/game/store"
)

// TestArrowsKeepOffTheFrame: on a wide table an arrow between two faces one above the other goes along the inside, not beside the frame.
func TestArrowsKeepOffTheFrame(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 3)
	r.start("usurpers", 1)
	s := r.app.tab()
	seen := 0
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
	s.clock.settle()
	r.each = func() {
		a := &s.t.Arrow
		if r.app.Status().Scene != "table" || !points(s) {
			return
		}
		from, via, to, _, ok := rims(s, a)
		if !ok || from.X > 200 || to.X > 200 {
			return
		}
		seen++
		for i := range 41 {
			if p := kit.Way(from, via, to, float64(i)/40); p.X < s.felt.Areas.Table.X+frameAir {
				t.Fatalf("the arrow passes %v", p)
			}
		}
	}
	r.play(&player{rnd: rand.New(rand.NewPCG(3, 3)), limit: 25}, func(int) {})
	if seen == 0 {
		t.Error("there is none")
	}
}
