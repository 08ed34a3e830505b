package screens

import (
	"math"
	"math/rand/v2"
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestWordsAtASumAreRead: the words above and below the sum of an attack have letters of one size, of 18 pixels at least on a desk and of 14
// on a phone held upright.
func TestWordsAtASumAreRead(t *testing.T) {
	for size, least := range map[geom.Rect]float64{desktop: 18, phone: 14} {
		r := newRig(t, size, size == phone, store.NewMemory(), 1)
		r.start("kingdoms", 1)
		sizes, seen := map[float64]bool{}, 0
		atStages(r, &player{rnd: rand.New(rand.NewPCG(1, 9))}, func(s *tableScreen) {
			said := map[string]bool{s.felt.Staged.Sum.Note: s.felt.Staged.Sum.Note != ""}
			for _, c := range s.felt.Staged.Counts {
				said[c.Words] = c.Words != ""
			}
			r.list.Reset()
			r.app.Draw(&r.list)
			for i := range r.list.Ops {
				op := &r.list.Ops[i]
				if op.Kind != paint.Text || !said[op.Text] || !s.felt.Staged.Box.Contains(op.Rect) {
					continue
				}
				seen++
				if sizes[math.Round(op.Size*10)] = true; op.Size < least {
					t.Errorf("%v: %q has letters of %v", size, op.Text, op.Size)
				}
			}
		})
		if seen < 10 || len(sizes) != 1 {
			t.Errorf("%v: %d words in %d sizes: %v", size, seen, len(sizes), sizes)
		}
	}
}
