package screens

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/layout"
	"royals/game/store"
)

// TestFelledKeepTheirPlace: a royal of Two Kingdoms that has fallen lies on the stage plainly askew and dim, over none that stands beside
// it: on a desktop as large as the others in the ranks, on a phone within its own place.
func TestFelledKeepTheirPlace(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		felled := 0
		for seed := uint64(1); seed < 4; seed++ {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
			r.start("kingdoms", 1)
			atStages(r, &player{rnd: rand.New(rand.NewPCG(seed, 9))}, func(s *tableScreen) { felled += keepPlace(t, s) })
		}
		if felled == 0 {
			t.Errorf("at %v none has fallen", size)
		}
	}
}

// keepPlace looks at what has fallen, and counts it.
func keepPlace(t *testing.T, s *tableScreen) (n int) {
	t.Helper()
	royals, wide := map[uint32]bool{}, s.felt.Areas.Kind == layout.Wide
	strikes := map[uint32]bool{}
	for i := range s.felt.Staged.Pieces {
		p := &s.felt.Staged.Pieces[i]
		strikes[p.ID] = p.Steps
	}
	for _, p := range s.t.Shown.Piles {
		if ids := s.t.Cards.Of(p.ID); s.info.Piles[p.ID.Kind].Name == "royal" && len(ids) > 0 {
			royals[ids[0]] = true
		}
	}
	for _, a := range s.felt.Places {
		if !royals[a.ID] || a.Hidden || !a.Pose.Dim || a.Pose.Turn == 0 {
			continue
		}
		n++
		if side(a).W < 26 || a.Pose.Turn < 0.35 || a.Pose.Turn > 0.53 {
			t.Errorf("%v lies at %v, turned by %.2f", a.Pose.Face, side(a), a.Pose.Turn)
		}
		for _, b := range s.felt.Places {
			if !royals[b.ID] || b.ID == a.ID || b.Hidden {
				continue
			}
			if wide && !strikes[b.ID] && abs(a.Pose.Rect.W-b.Pose.Rect.W) > 0.5 {
				t.Errorf("%v is %.0f wide, and %v %.0f", a.Pose.Face, a.Pose.Rect.W, b.Pose.Face, b.Pose.Rect.W)
			}
			if b.Pose.Dim { // two that have fallen lie askew beside each other
				continue
			}
			if x := side(a).Intersect(side(b)); x.W > 2 && x.H > 2 {
				t.Errorf("%v lies at %v, over %v at %v", a.Pose.Face, side(a), b.Pose.Face, side(b))
			}
		}
	}
	return n
}

// side is what a card covers, turned or upright.
func side(p felt.Place) geom.Rect {
	r := p.Pose.Rect
	sin, cos := math.Sincos(p.Pose.Turn)
	if p.Pose.Turn < 0.2 { // it rests
		sin, cos = 0, 1
	}
	return geom.Around(r.Center(), r.W*cos+r.H*sin, r.H*cos+r.W*sin)
}

// atStages plays a game to its end, or for so long as few games take, and looks at every stage that stands until one goes on.
func atStages(r *rig, who *player, look func(s *tableScreen)) {
	r.blind = true
	r.app.Prefs.Pause = 2
	for range 4000 {
		st, s := r.app.Status(), r.app.tab()
		switch {
		case s == nil || st.Scene == "result":
			return
		case s.t.Holding():
			if s.felt.Staged.On {
				look(s)
			}
			r.app.Activate("next")
			r.step(deafTime)
		case st.Settled && s.t.Asked != engine.None:
			r.choose(who)
		default:
			r.step(50 * time.Millisecond)
		}
	}
}
