package screens

import (
	"testing"
	"time"

	"royals/game/felt"
	"royals/game/paint"
)

// TestFewCardsAreLarge: who fights alone in Royal Crush has large cards on a phone, the face and the name beside them, and all of it is clear of
// the ladder.
func TestFewCardsAreLarge(t *testing.T) {
	alone := 0
	holdGameOf(t, 41, "crush", phone, tempo{"", 0, 1, false}, 60, func(r *rig, s *tableScreen) {
		r.step(3 * time.Second)
		if st := &s.felt.Staged; st.On && s.scene.Stage.Rungs > 0 {
			for side := range 2 {
				alone += aloneIn(t, r, s, side)
			}
		}
		r.tap("next")
		r.step(deafTime)
	})
	if alone < 6 {
		t.Errorf("%d stood alone", alone)
	}
}

// aloneIn looks at a side of a fight, and counts it if one stands alone on it.
func aloneIn(t *testing.T, r *rig, s *tableScreen, side int) int {
	st, n := &s.felt.Staged, 0
	for i := range s.scene.Stage.Figures {
		if s.scene.Stage.Figures[i].Side == side {
			n++
		}
	}
	if n != 1 {
		return 0
	}
	for i := range st.Pieces {
		p := &st.Pieces[i]
		if p.Side != side {
			continue
		}
		if p.At.W < 74 {
			t.Errorf("%v is %.0f wide", p.Card, p.At.W)
		}
		if !p.At.Intersect(st.Faces[p.Owner]).Empty() {
			t.Errorf("%v lies on a face", p.Card)
		}
		if c := felt.Coin(p.At); c.Y+c.H > st.Box.Y+st.Box.H {
			t.Errorf("the coin of %v reaches out of the stage", p.Card)
		}
		for _, o := range r.list.Ops {
			if o.Kind == paint.Text && len(o.Text) == 1 && !felt.Arms(p.At).Intersect(o.Rect).Empty() {
				t.Errorf("the arms on %v at %v lie on %q at %v", p.Card, p.At, o.Text, o.Rect)
			}
		}
	}
	return 1
}
