package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestAGainStandsBesideTheScore: while a royal of Usurpers is chosen on a phone, what it would bring stands beside the own score, which stays.
func TestAGainStandsBesideTheScore(t *testing.T) {
	gains := 0
	for _, size := range []geom.Rect{phone, {W: 320, H: 568}} {
		r := newRig(t, size, true, store.NewMemory(), 5)
		r.start("usurpers", 1)
		r.blind = false
		r.play(&player{rnd: rand.New(rand.NewPCG(5, 9)), limit: 60}, func(int) {
			s := r.app.tab()
			for _, o := range s.t.Options() {
				if s.info.Verbs[o.Action.Verb()].Name != "royal" || s.t.Asked != s.t.Viewer {
					continue
				}
				s.t.Focus.Verb, s.t.Focus.Only = int(o.Action.Verb()), o.Action
				s.t.Touch()
				r.step(0)
				gains += gainBeside(r, s)
				s.t.Focus.Clear()
				s.t.Touch()
				r.step(0)
				return
			}
		})
	}
	if t.Log(gains); gains == 0 {
		t.Error("nothing was gained")
	}
}

// gainBeside looks at what the own score would gain, and returns how many gains are written.
func gainBeside(r *rig, s *tableScreen) int {
	i := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool {
		return o.Kind == paint.Text && strings.HasPrefix(o.Text, "+") && o.Color == kit.Legal
	})
	if i < 0 {
		return 0
	}
	at := s.felt.Scores[s.bottom()]
	if gain := r.list.Ops[i].Rect; at.Empty() || !at.Intersect(gain).Empty() || max(at.Center().Y-gain.Center().Y, gain.Center().Y-at.Center().Y) > 20 {
		r.t.Errorf("the score stands at %v, %s at %v", at, r.list.Ops[i].Text, gain)
	}
	return 1
}
