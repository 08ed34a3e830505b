package screens

import (
	"testing"

	"royals/game/geom"
	"royals/game/store"
)

// TestTheFallenKeepToTheirPlaces films games of Two Kingdoms: a card that lies on its side before a seat lies over no other card there.
func TestTheFallenKeepToTheirPlaces(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		lying := 0
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
		r.start("kingdoms", 0)
		r.app.Prefs.Pause = 1
		frames := 0
		show(r, func(s *tableScreen) bool {
			if frames++; s.felt.Staged.On || s.moves() {
				return frames < 1500
			}
			var flat, upright []geom.Rect
			for i := range s.felt.Places {
				switch p := &s.felt.Places[i]; {
				case p.Hidden:
				case p.Pose.Turn >= 1:
					c := p.Pose.Rect
					flat = append(flat, geom.Around(c.Center(), c.H, c.W))
				case p.Pose.Turn == 0:
					upright = append(upright, p.Pose.Rect)
				}
			}
			for _, a := range flat {
				lying++
				for _, b := range upright {
					if over := a.Intersect(b); !over.Empty() && a.Center().X != b.Center().X {
						t.Errorf("%v: a card on its side at %v lies over one at %v", size, a, b)
						return false
					}
				}
			}
			return frames < 1500
		})
		if lying < 50 {
			t.Errorf("%v: only %d cards lie on their sides", size, lying)
		}
	}
}
