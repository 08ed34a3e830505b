package screens

import (
	"testing"
	"time"

	"royals/game/felt"
	"royals/game/plan"
	"royals/sprites"
)

// TestNumberBesideTheRoyal: on a phone the number of an attack of Two Kingdoms, which is what counts, looks out beside the royal that leads
// it with the whole of its large rank.
func TestNumberBesideTheRoyal(t *testing.T) {
	n := 0
	stagesOf(t, "kingdoms", 60, func(f *felt.Felt, _ *plan.Stage) bool {
		var royal, number *felt.Piece
		for i := range f.Staged.Pieces {
			switch p := &f.Staged.Pieces[i]; {
			case p.Steps:
				royal = p
			case p.Along:
				number = p
			}
		}
		if royal != nil && number != nil {
			n++
			if out := royal.At.X - number.At.X; out < 0.7*number.At.W || number.At.X < f.Staged.Box.X {
				t.Errorf("%v looks out by %.0f of %.0f beside %v", number.Card, out, number.At.W, royal.Card)
			}
		}
		return true
	})
	if n == 0 {
		t.Error("no attack was led")
	}
}

// TestNoPlaqueWithoutItsRoyal: at the edge of a rank stand what its royals divide by that lie there. What the one that leads an attack divides
// by stands in the sum beside it.
func TestNoPlaqueWithoutItsRoyal(t *testing.T) {
	out := 0
	holdGameOf(t, 41, "kingdoms", desktop, tempo{"", 0, 1, false}, 120, func(r *rig, s *tableScreen) {
		defer goesOn(r)
		r.step(3 * time.Second)
		st := s.scene.Stage
		if st == nil || !s.felt.Staged.On || st.Shape != plan.Facing {
			return
		}
		want, away := divisors(st)
		signs := 0
		for _, o := range r.list.Ops {
			if o.Sprite == sprites.IconDivide && s.felt.Staged.Box.Contains(o.Rect) {
				signs++
			}
		}
		if away {
			out++
		}
		if signs != want {
			t.Errorf("%d plaques with a divisor, and %d royals beside them", signs, want)
		}
	})
	if out == 0 {
		t.Error("no royal has stepped out")
	}
}

// divisors counts the royals that lie at their places and divide by something, and reports whether one of them has stepped out.
func divisors(st *plan.Stage) (n int, away bool) {
	for side := range st.Posts {
		for _, post := range st.Posts[side] {
			for i := range st.Pieces {
				switch p := &st.Pieces[i]; {
				case p.Pile != post.Pile || p.Part != plan.Wall || post.Divides == 0:
				case p.Steps:
					away = true
				default:
					n++
				}
			}
		}
	}
	return n, away
}
