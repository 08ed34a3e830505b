package screens

import (
	"math/rand/v2"
	"testing"

	"royals/game/geom"
	"royals/game/store"
	"royals/game/table"
)

// TestArrowsLeadToTheCard: an attack on a royal of Two Kingdoms points at that royal, not at the middle of its owner's places, where the
// window has no room for the stage above the question.
func TestArrowsLeadToTheCard(t *testing.T) {
	aimed, wide, from := 0, 0, map[string]int{}
	for seed := uint64(1); seed < 12; seed++ {
		r := newRig(t, geom.Rect{W: 640, H: 360}, true, store.NewMemory(), seed)
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
			from[source(s, a)]++
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
	if t.Log(from); from["cards"] == 0 || from["royal"] == 0 || from["nothing"] > 0 {
		t.Error("they start at", from)
	}
}

// source tells what an arrow starts at: a card of the seat, the cards that are shot, or the middle of its places, where nothing is that
// attacks.
func source(s *tableScreen, a *table.Arrow) string {
	switch from, box := tail(s, a), s.felt.Box(&s.scene, a.From); {
	case from == box:
		return "nothing"
	case from.Center().In(box):
		return "royal"
	}
	return "cards"
}
