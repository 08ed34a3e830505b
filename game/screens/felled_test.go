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

// TestFelledKeepTheirPlace: on a phone a royal of Two Kingdoms that has fallen lies on the stage on its side within its own place: over
// none beside it. At the table, where it lies for moments, all cards before the others are of one size.
func TestFelledKeepTheirPlace(t *testing.T) {
	felled := 0
	for seed := uint64(1); seed < 6; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		atStages(r, &player{rnd: rand.New(rand.NewPCG(seed, 9))}, func(s *tableScreen) { felled += keepPlace(t, s) })
	}
	if felled == 0 {
		t.Error("none has fallen")
	}
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
