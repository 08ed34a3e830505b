package screens

import (
	"testing"
	"time"

	"royals/game/store"
)

// TestScoresBeginWhole: while the cards of Royalty are dealt every kingdom has all its points, from the first frame on.
func TestScoresBeginWhole(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 3)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 1
	r.tap("game:royalty")
	r.tap("play")
	dealt := 0
	for range 200 {
		r.step(16 * time.Millisecond)
		s := r.app.tab()
		if s == nil || s.t.Moves() > 0 || r.app.Status().Settled {
			break
		}
		dealt++
		for x := range s.t.Players {
			if n := s.scene.Scores[x].N; n != s.t.Plan.Full {
				t.Fatalf("in frame %d of the deal seat %d has %d points of %d", dealt, x+1, n, s.t.Plan.Full)
			}
		}
	}
	if dealt < 10 {
		t.Errorf("the deal took %d frames", dealt)
	}
}
