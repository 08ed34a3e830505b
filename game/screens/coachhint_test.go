package screens

import (
	"slices"
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/store"
)

// TestTipWaitsForTheHint opens the sheet of hints on a tip. As long as it is open, while the answer is worked out and when it is there, no tip
// is drawn beside it, and the same one stands again when the sheet has been closed.
func TestTipWaitsForTheHint(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 3)
		think := &slow{}
		r.app.think = think
		r.start("usurpers", 1)
		r.app.Prefs.Coach = coachAlways
		s := r.tipped()
		r.step(0)
		key := s.guide.tip.Key
		stands := func(when string, want bool) {
			t.Helper()
			drawn := slices.ContainsFunc(r.app.Targets(), func(x kit.Target) bool { return x.Deed == tipGround })
			if on := (guidance{s}).stands(); on != want || r.app.Top() == s && drawn != want {
				t.Errorf("%v, %s: the tip stands %v, answers %v", size, when, on, drawn)
			}
		}
		stands("before", true)
		r.app.Activate("hint")
		r.step(0)
		if r.app.Top().Name() != "hint" {
			t.Fatalf("%v: no sheet: %s", size, r.app.Top().Name())
		}
		stands("while it is worked out", false)
		think.ready = true
		r.settle()
		stands("when it is known", false)
		r.app.Activate("back")
		r.settle()
		r.step(0)
		if stands("when it is closed", true); s.guide.tip == nil || s.guide.tip.Key != key {
			t.Errorf("%v: not the same tip", size)
		}
		think.ready = false
	}
}
