package screens

import (
	"math/rand/v2"
	"testing"

	"royals/game/store"
)

// TestArrowsLeadToTheCard: an attack on a royal of Two Kingdoms points at that royal, not at the middle of its owner's places.
func TestArrowsLeadToTheCard(t *testing.T) {
	aimed, wide := 0, 0
	for seed := uint64(1); seed < 12; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		s := r.app.tab()
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		s.clock.settle()
		r.each = func() {
			a := &s.t.Arrow
			if r.app.Status().Scene != "table" || !points(s) || s.info.Says[a.Say] != "at-royal" {
				return
			}
			wide++
			to, box := aim(s, a), s.felt.Box(&s.scene, a.To)
			if to != box && to.W < box.W/2 && to.Center().In(box) {
				aimed++
			}
		}
		r.play(&player{rnd: rand.New(rand.NewPCG(seed, 3)), limit: 60}, func(int) {})
	}
	if t.Logf("%d of %d pictures of an attack on a royal point at it", aimed, wide); wide == 0 || aimed < wide {
		t.Error("some do not")
	}
}
