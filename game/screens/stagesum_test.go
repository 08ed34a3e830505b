package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/sprites"
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

// TestSumFillsItsPill films attacks of Two Kingdoms: the pill of a sum is as wide as what is written there, in its middle, and it grows in small
// steps when that does.
func TestSumFillsItsPill(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 3)
	r.start("kingdoms", 1)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
	short, grows, was := 0, 0, 0.0
	r.each = func() {
		s := r.app.tab()
		if s == nil || !s.felt.Staged.On || s.scene.Stage == nil || !strings.Contains(s.scene.Stage.Sum, "=") || s.staging.veil.light(s.clock.now()) < 1 {
			was = 0
			return
		}
		x := &s.felt.Staged.Sum
		i := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool {
			c := o.Rect.Center().Sub(x.At.Center()) // a blow shakes it
			return o.Kind == paint.Fill && o.Rect.H == x.At.H && abs(c.X) < 8 && abs(c.Y) < 0.1 && o.Color == kit.Ink
		})
		if i < 0 {
			t.Fatalf("no pill of %q about %v", x.Text, x.At)
		}
		pill, text := r.list.Ops[i].Rect, 0.0
		for _, o := range r.list.Ops[i : i+4] {
			if o.Kind == paint.Text && strings.Contains(x.Text, o.Text) {
				text += sprites.Measure(sprites.SansBold, o.Size, o.Text)
			}
		}
		switch running := s.staging.sum.Running(s.clock.now()); {
		case !running && max(pill.W-text, text-pill.W+40) > 40:
			t.Fatalf("a pill is %.0f wide for %.0f of %q", pill.W, text, x.Text)
		case pill.W < x.At.W-1:
			short++
		}
		if was > 0 && pill.W > was {
			if grows++; pill.W > was+30 {
				t.Fatalf("the pill of %q grows from %.0f to %.0f at once", x.Text, was, pill.W)
			}
		}
		was = pill.W
	}
	roll(r, &player{rnd: rand.New(rand.NewPCG(3, 9))}, 6000, 16*time.Millisecond, func() bool { return short >= 40 && grows >= 20 })
	if short < 40 || grows < 20 {
		t.Errorf("%d frames before a sum is whole, %d steps", short, grows)
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
