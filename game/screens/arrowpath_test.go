package screens

import (
	"testing"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestArrowsRunPast plays fights of Royal Crush while cards are laid: the arrow goes from portrait to portrait, and its shaft lies over no
// other face, no word and no number. One is there at a time, and it fades before it goes.
func TestArrowsRunPast(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 1280, H: 720}} {
		seen, faded := 0, 0
		for more := range 3 {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), uint64(3+more))
			r.start("crush", 0)
			for n := 0; n < 1500; n++ {
				r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
				r.step(80 * time.Millisecond)
				goesOn(r)
				s := r.app.tab()
				if s == nil {
					break
				}
				if !points(s) {
					continue
				}
				if seen++; shine(s) < 1 {
					faded++
				}
				runsPast(t, s)
			}
		}
		if seen < 20 || faded == 0 {
			t.Errorf("at %v only %d arrows were seen, %d faded", size, seen, faded)
		}
	}
}

// runsPast looks at the arrow that is on a table.
func runsPast(t *testing.T, s *tableScreen) {
	t.Helper()
	var list paint.List
	k := kit.Kit{List: &list}
	k.Size = s.felt.Areas.Table
	p := painter{tableScreen: s, k: &k, now: s.clock.now()}
	p.drawArrow()
	for _, o := range list.Ops {
		if o.Kind != paint.Line {
			continue
		}
		c := geom.Point{X: o.Rect.X + o.Rect.W/2, Y: o.Rect.Y + o.Rect.H/2}
		for x := range s.t.Players {
			if face := s.felt.Heads[engine.Seat(x)].At; !face.Empty() && c.In(face.Inset(face.W*0.15)) {
				t.Errorf("at %v the arrow lies over the face of %d", s.felt.Areas.Table, x)
			}
		}
		for _, ops := range [...][]paint.Op{s.felt.Under, s.felt.Over, s.felt.Said} {
			for i := range ops {
				if ops[i].Kind == paint.Text && c.In(ops[i].Rect) {
					t.Errorf("at %v the arrow lies over %q", s.felt.Areas.Table, ops[i].Text)
				}
			}
		}
	}
}
