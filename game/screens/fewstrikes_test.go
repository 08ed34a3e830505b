package screens

import (
	"slices"
	"testing"
	"time"

	"royals/game/plan"
)

// TestFewStrikesAreLarge: the card that strikes alone in Usurpers is large on a phone held upright, also below a shield: it uses the air below the
// face of who stands to lose royals. One or two cards lie on none of these, on no face and not on the score.
func TestFewStrikesAreLarge(t *testing.T) {
	seen := map[int]int{}
	for seed := range uint64(24) {
		holdGameOf(t, 41+seed, "usurpers", phone, tempo{"", 0, 1, false}, 60, func(r *rig, s *tableScreen) {
			r.step(3 * time.Second)
			if st := &s.felt.Staged; st.On && !s.scene.Stage.Pays && len(s.scene.Stage.Stakes) == 1 {
				seen[fewIn(t, s)]++
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if seen[1] < 2 || seen[2] < 1 {
		t.Errorf("so many stages with so many cards: %v", seen)
	}
}

// fewIn looks at the cards of a stage, and counts those that strike.
func fewIn(t *testing.T, s *tableScreen) (n int) {
	st, idle := &s.felt.Staged, false
	for i := range st.Pieces {
		p := &st.Pieces[i]
		if p.Part == plan.Strikes {
			n++
		}
		idle = idle || p.Part == plan.Idle
	}
	for i := range st.Pieces {
		p := &st.Pieces[i]
		if p.Part != plan.Strikes || n > 2 {
			continue
		}
		if n == 1 && !idle && p.At.W < 66 {
			t.Errorf("%v alone is %.0f wide", p.Card, p.At.W)
		}
		for _, f := range s.scene.Stage.Figures {
			if !p.At.Intersect(st.Faces[f.Seat]).Empty() || !p.At.Intersect(s.felt.Scores[f.Seat]).Empty() && f.Side == 1 {
				t.Errorf("%v at %v lies on the face or the score of %v", p.Card, p.At, f.Seat)
			}
		}
		for _, id := range s.scene.Stage.Stakes {
			for _, at := range s.felt.Places {
				if slices.Contains(s.scene.Cards.Of(id), at.ID) && !at.Hidden && !p.At.Intersect(at.Pose.Rect).Empty() {
					t.Errorf("%v at %v lies on the royal at %v", p.Card, p.At, at.Pose.Rect)
				}
			}
		}
	}
	return n
}
