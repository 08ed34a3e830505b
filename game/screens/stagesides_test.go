package screens

import (
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/plan"
)

// TestCardsLieNearTheirOwners looks at the attacks of Usurpers that stand. On a desktop what is of no use lies
// on the side of its owner, and a royal that may be lost is large: the fight is about it. On a phone no frame goes round who is struck.
func TestCardsLieNearTheirOwners(t *testing.T) {
	n := map[string]int{}
	for _, size := range []geom.Rect{phone, desktop} {
		for seed := range uint64(4) {
			holdGameOf(t, 41+seed, "usurpers", size, tempo{"", 0, 1, false}, 300, func(r *rig, s *tableScreen) {
				if r.step(3 * time.Second); s.felt.Staged.On && !s.scene.Stage.Pays {
					if size == desktop {
						nearOwners(t, s, n)
					} else {
						unframed(t, r, s, n)
					}
				}
				r.tap("next")
				r.step(deafTime)
			})
		}
	}
	for _, what := range []string{"strikes", "idle", "stakes", "phone"} {
		if n[what] == 0 {
			t.Errorf("nothing seen: %s", what)
		}
	}
	t.Log(n)
}

// nearOwners looks at a wide stage.
func nearOwners(t *testing.T, s *tableScreen, n map[string]int) {
	t.Helper()
	st, what := &s.felt.Staged, s.scene.Question.What
	victim, mid := s.scene.Stage.Figures[len(s.scene.Stage.Figures)-1].Seat, st.Box.Center().X
	for i := range st.Pieces {
		p := &st.Pieces[i]
		if p.Part == plan.Strikes {
			n["strikes"]++
		}
		if p.Part == plan.Idle && len(st.Counts) > 0 {
			n["idle"]++
			if right := p.At.Center().X > mid; right != (p.Owner == victim) {
				t.Errorf("%q: %v of %d lies at %v, and %d is struck", what, p.Card, p.Owner, p.At, victim)
			}
		}
	}
	for _, id := range s.scene.Stage.Stakes {
		ids := s.t.Cards.Of(id)
		for _, p := range s.felt.Places {
			if len(ids) > 0 && p.ID == ids[0] && !p.Hidden && len(s.scene.Stage.Stakes) < 3 {
				if n["stakes"]++; p.Pose.Rect.H < 96 {
					t.Errorf("%q: a royal that may be lost is %.0f high", what, p.Pose.Rect.H)
				}
			}
		}
	}
}

// unframed looks at a phone held upright.
func unframed(t *testing.T, r *rig, s *tableScreen, n map[string]int) {
	t.Helper()
	if s.felt.Areas.Kind != layout.Portrait {
		return
	}
	n["phone"]++
	st := &s.felt.Staged
	face := st.Faces[s.scene.Stage.Figures[len(s.scene.Stage.Figures)-1].Seat]
	for _, o := range r.list.Ops {
		if o.Kind == paint.Frame && o.Rect.W > 0.7*st.Box.W && o.Rect.W < st.Box.W && face.Center().In(o.Rect) && o.Rect.H < 0.4*st.Box.H {
			t.Errorf("%q: a frame at %v goes round who is struck", s.scene.Question.What, o.Rect)
		}
	}
}

// TestKingStopsBeforeItsOwner: on a desktop the king that stops a blow of Royalty lies nearer to its owner than every card that strikes, and all
// but the last of these show whole.
func TestKingStopsBeforeItsOwner(t *testing.T) {
	kings := 0
	for seed := range uint64(8) {
		holdGameOf(t, 41+seed, "royalty", desktop, tempo{"", 0, 1, false}, 300, func(r *rig, s *tableScreen) {
			r.step(3 * time.Second)
			st := &s.felt.Staged
			for i := range st.Pieces {
				king := &st.Pieces[i]
				if !st.On || king.Part != plan.Guards || !king.Large || king.Over == 0 {
					continue
				}
				kings++
				for j := range st.Pieces {
					p := &st.Pieces[j]
					last := j+1 < len(st.Pieces) && st.Pieces[j+1].Part != plan.Strikes
					if p.Part == plan.Strikes && (p.At.Center().X >= king.At.Center().X || !last && !p.At.Intersect(king.At).Empty()) {
						t.Errorf("%q: the king at %v lies over %v at %v", s.scene.Question.What, king.At, p.Card, p.At)
					}
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if kings == 0 {
		t.Error("no king stops a blow")
	}
}
