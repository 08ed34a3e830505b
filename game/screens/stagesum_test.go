package screens

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
)

// TestSumComesWithTheBlow: on the stage of Two Kingdoms what an attack comes to is not written before it is told who falls or is hit, but with that, unless somebody is asked about it, and what strikes leaves no
// ghosts behind before it has.
func TestSumComesWithTheBlow(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 3)
	r.start("kingdoms", 1)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
	before, after := 0, 0
	r.each = func() {
		s := r.app.tab()
		if s == nil || !s.felt.Staged.On || s.scene.Stage == nil || s.scene.Stage.Shape != plan.Facing || !strings.Contains(s.scene.Stage.Sum, "=") || s.staging.sums {
			return
		}
		written, faint := false, 0
		terms := ""
		for _, o := range r.list.Ops {
			if o.Kind == paint.Text { // what it comes to has another colour
				written = written || terms+o.Text == s.scene.Stage.Sum
				terms = o.Text
			}
			if o.Kind == paint.Sprite && o.Color == paint.Color(0xffffffff).Fade(0.14) {
				faint++
			}
		}
		switch {
		case s.scene.Stage.Past && written:
			after++
		case s.scene.Stage.Past && s.staging.act == plan.Strike:
			t.Fatalf("what comes of it is told, and not what %q is", s.scene.Stage.Sum)
		case !s.scene.Stage.Past:
			if before++; written || faint > 0 {
				t.Fatalf("%q before the blow, ghosts: %d", s.scene.Stage.Sum, faint)
			}
		}
	}
	who := &player{rnd: rand.New(rand.NewPCG(3, 9))}
	roll(r, who, 6000, 30*time.Millisecond, func() bool { return before >= 20 && after >= 20 })
	if before < 20 || after < 20 {
		t.Errorf("%d frames before a blow, %d after one", before, after)
	}
}

// TestSumStandsBesideWhatStrikes: on a phone the sum stands on the side of what strikes and close to it where it has room there, no words of
// it lie on the line, and nothing half hidden lies under a royal that has fallen.
func TestSumStandsBesideWhatStrikes(t *testing.T) {
	near, n := 0, 0
	for seed := range uint64(3) {
		holdGameOf(t, 41+seed, "kingdoms", phone, tempo{"", 0, 1, false}, 60, func(r *rig, s *tableScreen) {
			r.step(3 * time.Second)
			if st := &s.felt.Staged; st.On && st.Sum.Text != "" && len(st.Counts) > 0 {
				n++
				near += sumBeside(r, s)
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if n < 4 || near < n/2 {
		t.Errorf("of %d sums %d stand beside what strikes", n, near)
	}
}

// sumBeside looks at a sum on a phone, and returns 1 for one beside what strikes.
func sumBeside(r *rig, s *tableScreen) (near int) {
	st := &s.felt.Staged
	line := st.Box.Y + st.Box.H/2
	for _, box := range [...]geom.Rect{st.Sum.At, st.Counts[0].Below} {
		if box.Y < line && box.Y+box.H > line {
			r.t.Errorf("%q lies on the line", st.Sum.Text)
		}
	}
	for i := range st.Pieces {
		p := &st.Pieces[i]
		if p.Steps || p.Along {
			gap := max(st.Sum.At.X-p.At.X-p.At.W, p.At.X-st.Sum.At.X-st.Sum.At.W)
			if near = 0; gap < 45 && (st.Sum.At.Center().Y < line) == (p.At.Center().Y < line) {
				return 1
			}
		}
		for j := range s.felt.Places {
			if q := &s.felt.Places[j]; p.Turn && q.ID != p.ID && !q.Hidden && q.Pose.Rect.Center().In(p.At.Inset(6)) {
				r.t.Errorf("%v lies on %v", p.Card, q.Pose.Face)
			}
		}
	}
	return near
}
