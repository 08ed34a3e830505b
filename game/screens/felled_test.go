package screens

import (
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/store"
)

// TestFelledKeepTheirPlace: on a phone a royal of Two Kingdoms that has fallen lies on its side within its own place, at the table and on
// the stage: over none beside it.
func TestFelledKeepTheirPlace(t *testing.T) {
	var felled [2]int // at the table, on the stage
	for seed := uint64(1); seed < 6; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.blind = true
		r.start("kingdoms", 1)
		r.app.Prefs.Pause = 2
		who := &player{rnd: rand.New(rand.NewPCG(seed, 9))}
		for range 4000 {
			st, s := r.app.Status(), r.app.tab()
			if s == nil || st.Scene == "result" {
				break
			}
			if s.t.Holding() || st.Settled {
				at := 0
				if s.felt.Staged.On {
					at = 1
				}
				felled[at] += keepPlace(t, s)
			}
			switch {
			case s.t.Holding():
				r.app.Activate("next")
				r.step(deafTime)
			case st.Settled && s.t.Asked != engine.None:
				r.choose(who)
			default:
				r.step(50 * time.Millisecond)
			}
		}
	}
	if felled[0] == 0 || felled[1] == 0 {
		t.Errorf("%d lay at the table, %d on the stage", felled[0], felled[1])
	}
	t.Log(felled)
}

// keepPlace looks at what has fallen, and counts it.
func keepPlace(t *testing.T, s *tableScreen) (n int) {
	t.Helper()
	royals := map[uint32]bool{}
	for _, p := range s.t.Shown.Piles {
		if ids := s.t.Cards.Of(p.ID); s.info.Piles[p.ID.Kind].Name == "royal" && len(ids) > 0 {
			royals[ids[0]] = true
		}
	}
	for _, a := range s.felt.Places {
		if !royals[a.ID] || a.Hidden || a.Pose.Turn < 1 {
			continue
		}
		n++
		if side(a).W < 26 {
			t.Errorf("%v lies at %v", a.Pose.Face, side(a))
		}
		for _, b := range s.felt.Places {
			if !royals[b.ID] || b.ID == a.ID || b.Hidden {
				continue
			}
			if x := side(a).Intersect(side(b)); x.W > 2 && x.H > 2 {
				t.Errorf("%v lies at %v, over %v at %v", a.Pose.Face, side(a), b.Pose.Face, side(b))
			}
		}
	}
	return n
}

// side is what a card covers, on its side or upright.
func side(p felt.Place) geom.Rect {
	if r := p.Pose.Rect; p.Pose.Turn > 1 {
		return geom.Around(r.Center(), r.H, r.W)
	}
	return p.Pose.Rect
}
