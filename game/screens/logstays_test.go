package screens

import (
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/shell"
	"royals/game/store"
)

// TestLogKeepsItsLines films games of every title on a wide table: the log beside it never has fewer lines than in the frame before.
func TestLogKeepsItsLines(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, desktop, false, store.NewMemory(), 41)
		r.start(g.Info().ID, 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		was, most, last := 0, 0, ""
		r.each = func() {
			s := r.app.tab()
			if s == nil || r.app.Top() != shell.Screen(s) || s.t.Over() {
				was = 0
				return
			}
			n := len(s.scene.Log)
			if n < was && len(s.t.Lines(0)) < logRoom {
				t.Fatalf("%s at %v: %d lines, %d before, the last of them %q; the line of words says %q", g.Info().ID, r.in.Now, n, was, last, s.scene.Question.What)
			}
			if was, most = n, max(most, n); n > 0 {
				last = s.scene.Log[n-1].Text
			}
		}
		who := &player{rnd: rand.New(rand.NewPCG(41, 9))}
		roll(r, who, 1500, 33*time.Millisecond, nil)
		if most < 8 {
			t.Errorf("%s: only %d lines", g.Info().ID, most)
		}
	}
}
