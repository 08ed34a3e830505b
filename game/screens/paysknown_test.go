package screens

import (
	"testing"

	"royals/game/felt"
	"royals/game/words"
)

// TestWhatIsGivenUpForCertainIsTold plays Usurpers: while the only way to pay is told, what is left of the score stands on the stage as one
// number.
func TestWhatIsGivenUpForCertainIsTold(t *testing.T) {
	n := 0
	for seed := uint64(41); seed < 53 && n < 2; seed++ {
		holdGameOf(t, seed, "usurpers", phone, tempo{"", 2, 2, false}, 200, func(r *rig, s *tableScreen) {
			if st := s.scene.Stage; st != nil && s.scene.Pays > 0 {
				n++
				me := st.Figures[len(st.Figures)-1].Seat
				left := s.scene.Scores[me].N - s.scene.Pays
				if text := felt.LossText(&s.scene); me != s.t.Viewer || left < 0 || text != words.T("stage.losses.empty", words.Args{N: left}) {
					t.Errorf("seed %d: of %v's score %q is said to be left, not %d", seed, me, text, left)
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if n == 0 {
		t.Error("no payment was certain")
	}
}
