package screens

import (
	"testing"
	"time"

	"royals/engine"
	"royals/game/learn"
	"royals/game/store"
)

// standing reports whether the table shows the points of the position, and nothing moves on it.
func standing(s *tableScreen) bool {
	b := s.scene.MainBadge()
	for x := range engine.Seat(len(s.t.Players)) {
		shown := s.moments.counted(x, s.t.Shown.Counter(uint8(b.Key), x, 0), s.clock.time)
		if shown.N != s.t.Now().Counter(uint8(b.Key), x, 0) {
			return false
		}
	}
	return !s.moves()
}

// stood plays a lesson frame by frame to its reward and returns how long nothing had moved before.
func (p pupil) stood() time.Duration {
	p.t.Helper()
	for range 60 {
		if p.Stage() == learn.Asking {
			p.touch()
		} else {
			p.tap("next")
		}
		unrest := p.in.Now
		for range 2000 {
			p.rig.step(16 * time.Millisecond)
			switch {
			case p.app.Status().Scene == "reward":
				return p.in.Now - unrest
			case !standing(p.app.tab()):
				unrest = p.in.Now
			}
			if p.app.Status().Settled {
				break
			}
		}
	}
	p.t.Fatalf("%s does not end", p.Lesson.Name())
	return 0
}

// TestRewardWaits: the sheet at the end of a lesson leaves time to see the table as the last choice has made it.
func TestRewardWaits(t *testing.T) {
	for _, name := range []string{"kingdoms.hit", "royalty.blow", "crush.flip", "usurpers.strike", "houses.knife"} {
		for _, reduced := range []bool{false, true} {
			p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), name)
			p.in.ReducedMotion, p.blind = reduced, false
			if stood := p.stood(); stood < gaze {
				t.Errorf("%s: the sheet comes after the table has stood for %v", name, stood)
			}
		}
	}
}
