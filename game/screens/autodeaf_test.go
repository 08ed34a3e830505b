package screens

import (
	"testing"
	"time"

	"royals/engine"
	"royals/game/felt"
)

// TestLateTapOnGoOn: a picture that goes by itself takes "Go on" away under the finger. A press that comes just then does not do what
// has come up in its place; a moment later it does.
func TestLateTapOnGoOn(t *testing.T) {
	late := 0
	for _, id := range []string{"royalty", "kingdoms", "crush"} {
		holdGame(t, id, phone, tempo{"at once", 0, 0, false}, 60, func(r *rig, s *tableScreen) {
			r.app.Prefs.Autos.Set(id, 1)
			for n := 0; s.t.Held() && n < 4000; n++ {
				r.step(5 * time.Millisecond)
			}
			acts := s.felt.Acts
			if s.t.Asked == engine.None || r.app.Status().Scene != "table" || len(acts) == 0 {
				return
			}
			late++
			moves := s.t.Moves()
			act := acts[len(acts)-1].Deed
			if act == felt.Next || s.Hurries(act) == 0 {
				t.Fatalf("%s: %s answers at once", id, act.Name())
			}
			r.tap(act.Name())
			if s.t.Moves() != moves || !s.t.Focus.Empty() || s.a.Top() != r.app.Top() || r.app.Status().Scene != "table" {
				t.Fatalf("%s: a late press has done %s", id, act.Name())
			}
			r.step(time.Second)
			if s.Hurries(act) != 0 {
				t.Fatalf("%s: %s does not answer after a second", id, act.Name())
			}
		})
	}
	if late < 3 {
		t.Errorf("only %d pictures went by themselves", late)
	}
}
