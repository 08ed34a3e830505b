package screens

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestAnAskGoesFromFaceToFace: at the table of Royalty the arrow of a question begins at the rim of the portrait of who asks and ends at that
// of who is asked, which lights up.
func TestAnAskGoesFromFaceToFace(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 41)
		r.start("royalty", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		asks, straight := 0, 0
		r.each = func() {
			s := r.app.tab()
			if s == nil || !points(s) || grows(s) || s.t.Plan.Arrows[s.t.Arrow.Say].Kind != kit.AskArrow || r.app.Status().Scene != "table" {
				return
			}
			asks++
			a := &s.t.Arrow
			from, _, to, _, ok := rims(s, a)
			asker, asked := s.felt.Heads[a.From].At, s.felt.Heads[a.To].At
			far := func(p geom.Point, face geom.Rect) float64 {
				d := p.Sub(face.Center())
				return math.Abs(math.Hypot(d.X, d.Y) - max(face.W, face.H)/2 - rimAir)
			}
			if !ok { // something is written in between
				return
			}
			if straight++; far(from, asker) > 1 || far(to, asked) > 1 {
				t.Errorf("%v: the ask goes from %v to %v, between %v and %v", size, from, to, asker, asked)
			}
			if !slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
				return o.Kind == paint.Frame && o.Rect.Center() == asked.Center() && o.Color.Fade(1)>>8 == kit.AskArrow.Color()>>8
			}) {
				t.Errorf("%v: the face of who is asked is not lit", size)
			}
		}
		roll(r, &player{rnd: rand.New(rand.NewPCG(41, 9))}, 900, 100*time.Millisecond, func() bool { return asks > 40 })
		if asks < 10 || straight < asks/3 {
			t.Errorf("%v: %d frames with an ask, %d from face to face", size, asks, straight)
		}
		t.Logf("%v: %d of %d from face to face", size, straight, asks)
	}
}
