package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/store"
	"royals/game/table"
)

// TestStageKeepsItsRoom: the stage of an attack comes up once, and never gets smaller while it stands: neither on a desk, where the hand comes
// up below it for a question alone, nor where there is no room for a question and it waits for the outcome.
func TestStageKeepsItsRoom(t *testing.T) {
	for _, x := range []struct {
		size geom.Rect
		text float64
		seed uint64
	}{{desktop, 1, 4}, {phone, 1, 4}, {phone, 1.5, 4}, {geom.Rect{W: 640, H: 360}, 1, 4}} {
		r := newRig(t, x.size, x.size.W < 1000, store.NewMemory(), x.seed)
		r.in.TextScale = x.text
		r.start("kingdoms", 1)
		attacks := keepsRoom(r, &player{rnd: rand.New(rand.NewPCG(x.seed, 9))})
		if attacks < 15 {
			t.Errorf("%v: %d attacks", x.size, attacks)
		}
	}
}

// keepsRoom plays a game and looks at the stage of each attack.
func keepsRoom(r *rig, who *player) (attacks int) {
	first, high, was, ups := -1, 0.0, false, 0
	r.each = func() {
		s := r.app.tab()
		if s == nil {
			return
		}
		told := table.Heard(s.t)
		at := len(told) - 1
		for at >= 0 && !slices.Contains([]string{"arrows", "attacks", "strikes", "wipes"}, told[at].Say) {
			at--
		}
		if at != first {
			first, high, was, ups, attacks = at, 0, false, 0, attacks+1
		}
		on := s.felt.Staged.On
		if on && !was {
			if ups++; ups > 1 {
				r.t.Errorf("%v: the stage comes up anew at %q", r.in.Size, told[len(told)-1].Say)
			}
		}
		if h := s.felt.Staged.Box.H; on && h < high-20 {
			r.t.Errorf("%v: the stage gets smaller at %q: %.0f after %.0f", r.in.Size, told[len(told)-1].Say, h, high)
		} else if on {
			high = max(high, h)
		}
		was = on
	}
	for range 2500 {
		s, st := r.app.tab(), r.app.Status()
		switch {
		case s == nil || st.Scene == "result":
			return attacks
		case st.Scene == "table" && s.t.Holding() && !s.t.Sums() && !s.moves():
			r.app.Activate("next")
			r.step(deafTime)
		case st.Settled && s.t.Asked != engine.None:
			r.choose(who)
		default:
			r.step(50 * time.Millisecond)
		}
	}
	return attacks
}
