package screens

import (
	"math/rand/v2"
	"slices"
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

// TestOwnDeedsWaitToo plays Royalty and Home Houses: what the player has done to somebody stands until the player goes on, as what others do to
// the player does.
func TestOwnDeedsWaitToo(t *testing.T) {
	for id, says := range map[string][]string{"royalty": {"hit", "king", "king-all"}, "houses": {"slew", "ransomed"}} {
		own := 0
		for seed := uint64(11); seed < 15 && own == 0; seed++ {
			r := newRig(t, phone, true, store.NewMemory(), seed)
			r.start(id, 1)
			r.blind, r.app.Prefs.Speed, r.app.Prefs.Pause = true, 0, 1
			told := 0
			r.each = func() {
				s := r.app.tab()
				if s == nil || !s.t.Resting() || s.t.Closing() || !slices.Contains(says, lineOf(s)) || len(s.t.Lines(0)) == told {
					return
				}
				lines := s.t.Lines(0)
				told = len(lines)
				l := lines[told-1]
				if l.Seat == 0 || l.Other == 0 {
					if !s.t.Holding() {
						t.Errorf("%s, seed %d: %q goes by itself", id, seed, l.Text)
					}
					if by := map[bool]int8{true: int8(l.Other), false: int8(l.Seat)}[id == "royalty"]; by == 0 {
						own++
					}
				}
			}
			roll(r, &player{rnd: rand.New(rand.NewPCG(seed, 3))}, 1500, 200*time.Millisecond, func() bool { return own > 0 || t.Failed() })
		}
		if own == 0 {
			t.Errorf("%s: the player did nothing", id)
		}
	}
}
