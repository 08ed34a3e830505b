package screens

import (
	"math/rand/v2"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/plan"
	"royals/game/store"
)

// TestKeepIsAskedOnTheStage: who has won a battle of Home Houses and may keep one of its cards chooses on the stage that shows why: both cards
// can be pressed there, and the hand lies below.
func TestKeepIsAskedOnTheStage(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r, asked := newRig(t, size, size.W < 1000, store.NewMemory(), 3), 0
		r.start("houses", 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(3, 8)), limit: 120}, func(int) {
			s := r.app.tab()
			acts := s.felt.Acts
			if len(acts) == 0 || acts[0].Verb() < 0 || s.info.Verbs[acts[0].Verb()].Name != "keep" || !s.t.Focus.Empty() {
				return
			}
			asked++
			st := s.scene.Stage
			if st == nil || st.Shape != plan.Against || !s.felt.Staged.On {
				t.Errorf("%v: no stage is up while a card is to be kept", size)
				return
			}
			for _, p := range s.felt.Staged.Pieces {
				pressed := false
				for i := range s.felt.Targets {
					pressed = pressed || s.felt.Targets[i].Rect == p.At
				}
				if !pressed {
					t.Errorf("%v: %v at %v cannot be pressed", size, p.Card, p.At)
				}
			}
			r.in.Size = geom.Rect{W: 640, H: 360} // no room for both, and back
			r.step(time.Second)
			r.in.Size = size
			r.step(time.Second)
			r.step(time.Second)
			if !s.felt.Staged.On {
				t.Errorf("%v: the stage has not come back with its room", size)
			}
			if hand := s.felt.Areas.Hand; hand.Empty() || len(s.scene.Hand) == 0 || hand.Y < s.felt.Staged.Box.Y+s.felt.Staged.Box.H {
				t.Errorf("%v: the hand lies at %v, the stage at %v", size, hand, s.felt.Staged.Box)
			}
		})
		if asked == 0 {
			t.Errorf("%v: nothing was to be kept", size)
		}
	}
}
