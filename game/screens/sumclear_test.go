package screens

import (
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/plan"
	"royals/sprites"
)

// TestSumsStandClearOfCards looks at the holds of games of Two Kingdoms on a phone and on a desk: how a number comes about, and what comes of it, stands on
// no card that strikes or stops.
func TestSumsStandClearOfCards(t *testing.T) {
	n := 0
	look := func(r *rig, s *tableScreen) {
		st := &s.felt.Staged
		if st.On && s.scene.Stage.Shape == plan.Facing && st.Sum.Text != "" {
			boxes := []geom.Rect{st.Sum.At}
			for i := range st.Counts {
				c := &st.Counts[i]
				boxes = append(boxes, geom.Around(c.Below.Center(), sprites.Measure(sprites.SansBold, c.Below.H*0.9, c.Words), kit.Tiny))
			}
			for i := range st.Pieces {
				if p := &st.Pieces[i]; p.Part == plan.Guards || p.Steps || p.Along {
					pose, _ := s.stage.At(p.ID, r.in.Now)
					for _, b := range boxes {
						n++
						if x := upright(pose).Inset(3).Intersect(b); !x.Empty() {
							t.Errorf("%q: %v lies on the card at %v", s.scene.Question.What, b, pose.Rect)
						}
					}
				}
			}
		}
		r.tap("next")
		r.step(deafTime)
	}
	for seed := uint64(41); seed < 49; seed++ {
		holdGameOf(t, seed, "kingdoms", []geom.Rect{phone, desktop}[seed%2], tempo{"", 2, 2, false}, 400, look)
	}
	if n == 0 {
		t.Error("no sum")
	}
}
