package screens

import (
	"strings"
	"testing"
	"time"

	"royals/game/kit"
	"royals/game/paint"
)

// TestStakeIsSaidInPoints: once hits have got through on a phone, what they leave of the score stands beside it, and what may fall for them is
// framed.
func TestStakeIsSaidInPoints(t *testing.T) {
	n := 0
	for seed := uint64(41); seed < 45; seed++ {
		holdGameOf(t, seed, "usurpers", phone, tempo{"", 2, 2, false}, 300, func(r *rig, s *tableScreen) {
			r.step(3 * time.Second)
			if st := s.scene.Stage; st != nil && s.felt.Staged.On && st.Past && !st.Pays && len(st.Counts) > 0 && st.Counts[0].N > 0 {
				n++
				score, frames, said := s.felt.Scores[st.Figures[len(st.Figures)-1].Seat], 0, ""
				for _, o := range r.list.Ops {
					if o.Kind == paint.Frame && o.Color == kit.Danger && o.Width == 3 && o.Radius == 6 {
						frames++
					}
					if o.Kind == paint.Text && strings.HasPrefix(o.Text, "→ ") && o.Rect.Y >= score.Y && o.Rect.Y < score.Y+score.H+30 {
						said = o.Text
					}
				}
				if said == "" || frames != len(st.Risks) || frames == 0 {
					t.Errorf("seed %d: %q is said beside the score, and %d of %d cards are framed", seed, said, frames, len(st.Risks))
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if n == 0 {
		t.Error("nothing was hit")
	}
}
