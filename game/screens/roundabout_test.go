package screens

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/store"
)

// TestArrowsGoRound plays fights of Royal Crush: an arrow from one seat to another begins and ends beside a face, and leads over no face, no
// card and nothing that is written wherever there is a way round them.
func TestArrowsGoRound(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		arrows, faces, over, spots := 0, 0, 0, 0
		seen := time.Duration(-1)
		for seed := uint64(3); seed < 6; seed++ {
			r := newRig(t, size, size == phone, store.NewMemory(), seed)
			r.start("crush", 1)
			r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
			r.app.tab().clock.settle()
			roll(r, &player{rnd: rand.New(rand.NewPCG(seed, 3))}, 1200, 100*time.Millisecond, func() bool {
				s := r.app.tab()
				if s == nil || !points(s) || s.t.Arrow.Since == seen {
					return false
				}
				a := &s.t.Arrow
				seen = a.Since
				from, via, to, ok := wayOf(s, a)
				if !ok || s.t.Plan.Arrows[a.Say].Kind == kit.AskArrow {
					return false
				}
				arrows++
				for i := range 41 {
					at := kit.Way(from, via, to, float64(i)/40)
					faces += facesAt(s, at)
					if spots++; inTheWay(s, at) {
						over++
					}
				}
				return false
			})
		}
		t.Logf("%v: %d arrows, %d of %d points over something, %d over a face", size, arrows, over, spots, faces)
		if arrows == 0 || faces > 0 || over > spots/15 {
			t.Errorf("%v: %d arrows, %d of %d points over something, %d over a face", size, arrows, over, spots, faces)
		}
	}
}

// facesAt counts the faces that lie at a point.
func facesAt(s *tableScreen, at geom.Point) (n int) {
	for x := range s.t.Players {
		if h := s.felt.Heads[x].At; !h.Empty() && math.Hypot(at.X-h.Center().X, at.Y-h.Center().Y) < h.W/2 {
			n++
		}
	}
	return n
}
