package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/sprites"
)

// TestLeadIsSaidOnTheStage: on a phone every stage of Two Kingdoms says who leads and by how much, however long that is.
func TestLeadIsSaidOnTheStage(t *testing.T) {
	n, far := 0, 0
	for seed := uint64(41); seed < 45; seed++ {
		holdGameOf(t, seed, "kingdoms", phone, tempo{"", 2, 2, false}, 400, func(r *rig, s *tableScreen) {
			st := &s.felt.Staged
			if r.step(3 * time.Second); st.On && s.scene.Stage.Shape == plan.Facing {
				medal := hull(s.felt.Scores[0], s.felt.Scores[1])
				n++
				if abs(float64(s.scene.Scores[0].N-s.scene.Scores[1].N)) >= 10 {
					far++
				}
				said := belowMedal(t, r, medal)
				if !strings.Contains(said, "lead") {
					t.Errorf("%d to %d: below the medal stands %q", s.scene.Scores[0].N, s.scene.Scores[1].N, said)
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if n == 0 || far == 0 {
		t.Errorf("%d stages, %d with many points between the two", n, far)
	}
	t.Log(n, far)
}

// belowMedal returns the words right below the medal of a stage.
func belowMedal(t *testing.T, r *rig, medal geom.Rect) (said string) {
	t.Helper()
	for _, o := range r.list.Ops {
		if o.Kind != paint.Text || o.Face != sprites.SansBold || o.Rect.Y <= medal.Y+medal.H || o.Rect.Y >= medal.Y+medal.H+60 || abs(o.Rect.Center().X-medal.Center().X) >= 4 {
			continue
		}
		said = strings.TrimSpace(said + " " + o.Text)
		if in := (geom.Rect{W: phone.W, H: phone.H}); !in.Contains(o.Rect) {
			t.Errorf("%q stands at %v", o.Text, o.Rect)
		}
	}
	return said
}

// saysLead reports whether something that is written says who leads.
func saysLead(r *rig) bool {
	return slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
		return o.Kind == paint.Text && o.Face == sprites.SansBold && strings.Contains(o.Text, "leads")
	})
}

// TestLeadIsSaidAtTheTable: on a phone the table of Two Kingdoms says it, too, beside the piles, for a long name in two lines.
func TestLeadIsSaidAtTheTable(t *testing.T) {
	n, missing := 0, 0
	for seed := uint64(1); seed < 5; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("kingdoms", 1)
		r.app.Prefs.Pause = 2
		r.app.tab().t.Players[1].Name = "Maximiliana"
		roll(r, &player{rnd: rand.New(rand.NewPCG(seed, 9))}, 3000, 50*time.Millisecond, func() bool {
			s := r.app.tab()
			if s == nil || s.felt.Staged.On || !r.app.Status().Settled || s.t.Asked == engine.None || s.scene.Scores[1].N <= s.scene.Scores[0].N {
				return false
			}
			if n++; !saysLead(r) {
				missing++
			}
			return false
		})
	}
	if n < 40 || missing > n/20 {
		t.Errorf("in %d of %d tables nobody is said to lead", missing, n)
	}
	t.Log(n, missing)
}
