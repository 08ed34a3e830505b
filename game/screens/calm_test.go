package screens

import (
	"testing"
	"time"

	"royals/game/paint"
)

// TestNothingIsWovenBehindWhatActs: on the stages of Usurpers, Home Houses and Two Kingdoms what is woven into the felt gives way behind the cards that act.
func TestNothingIsWovenBehindWhatActs(t *testing.T) {
	for _, id := range []string{"usurpers", "houses", "kingdoms"} {
		stages := 0
		holdGameOf(t, 41, id, desktop, tempo{"", 0, 1, false}, 120, func(r *rig, s *tableScreen) {
			r.step(3 * time.Second)
			st := s.scene.Stage
			if s.felt.Staged.On && len(s.felt.Staged.Pieces) > 0 {
				stages++
				calm := false
				for _, o := range r.list.Ops {
					for _, p := range s.felt.Staged.Pieces {
						calm = calm || o.Kind == paint.Shadow && o.Width > 60 && uint8(o.Color) > 0xC0 && p.At.Center().In(o.Rect)
					}
				}
				if !calm {
					t.Errorf("%s, %s: the felt is woven behind the cards", id, st.Title.Key)
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
		if stages == 0 {
			t.Errorf("%s: no stage", id)
		}
	}
}
