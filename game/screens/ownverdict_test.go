package screens

import (
	"math/rand/v2"
	"testing"
	"time"

	"royals/game/store"
)

// TestOwnHitsWaitToo plays Two Kingdoms: what came of an attack of the player's own stands until the player goes on, as what came of an
// opponent's does.
func TestOwnHitsWaitToo(t *testing.T) {
	waits := map[string]int{}
	for seed := uint64(11); seed < 14; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		r.each = func() {
			s := r.app.tab()
			if s == nil || !s.t.Resting() || s.t.Closing() {
				return
			}
			switch say := lineOf(s); say {
			case "hits", "falls", "nothing":
				if waits[say]++; !s.t.Holding() {
					t.Errorf("seed %d: %q goes by itself", seed, say)
				}
			}
		}
		roll(r, &player{rnd: rand.New(rand.NewPCG(seed, 3))}, 2500, 50*time.Millisecond, func() bool { return t.Failed() })
	}
	if waits["hits"] == 0 || waits["falls"] == 0 {
		t.Errorf("%v verdicts stood", waits)
	}
}
