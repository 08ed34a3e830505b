package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/table"
)

// TestStageStandsWhileItIsAskedAbout: from the time that an attack stands on the stage the question about it is asked below, and the sum is
// whole. Its cards answer there as on the table, and so does the hand.
func TestStageStandsWhileItIsAskedAbout(t *testing.T) {
	for id, first := range map[string]uint64{"kingdoms": 1, "usurpers": 7} {
		for _, size := range []geom.Rect{phone, desktop} {
			asked, fell := 0, 0
			for seed := first; seed < first+3 && asked < 2; seed++ {
				r, was := newRig(t, size, size.W < 1000, store.NewMemory(), seed), false
				r.start(id, 1)
				r.each = func() {
					s := r.app.tab()
					if s != nil && was && !s.felt.Staged.On && s.staging.made != nil && s.staging.made.Asks {
						fell++
					}
					was = s != nil && s.felt.Staged.On
				}
				untilAsked(r, &player{rnd: rand.New(rand.NewPCG(seed, 9))}, 2, func(s *tableScreen) {
					asked++
					standsAsked(r, s)
				})
			}
			if asked < 2 || fell > 0 {
				t.Errorf("%s at %v: %d questions about an attack, and the stage was down %d times before one", id, size, asked, fell)
			}
		}
	}
}

// untilAsked plays until so many questions about what has been told of an attack have been asked, and looks at each.
func untilAsked(r *rig, who *player, most int, look func(s *tableScreen)) {
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	for n := 0; n < most; {
		s, st := r.app.tab(), r.app.Status()
		switch {
		case s == nil || st.Scene == "result":
			return
		case st.Scene == "table" && s.t.Holding() && !s.t.Sums() && !s.moves():
			r.app.Activate("next")
			r.step(deafTime)
		case st.Settled && s.t.Asked != engine.None:
			told := table.Heard(s.t)
			if s.t.Plan.Stage != nil {
				made := s.t.Plan.Stage(&plan.Scene{Sight: plan.Sight{Info: s.info, View: &s.t.Shown, Me: s.t.Viewer, Seats: len(s.t.Players)}, Told: told, Asks: true})
				if made != nil && made.Asks {
					n++
					look(s)
				}
			}
			r.choose(who)
		default:
			r.step(50 * time.Millisecond)
		}
	}
}

// standsAsked looks at a stage with a question below it.
func standsAsked(r *rig, s *tableScreen) {
	f := &s.felt
	if !f.Staged.On {
		r.t.Errorf("%s at %v: at %q the table is shown", s.info.ID, s.scene.Ask.Size, s.t.Question())
		return
	}
	if sum := f.Staged.Sum.Text; sum != "" && summed(&painter{tableScreen: s}, sum) != sum {
		r.t.Errorf("%q: of %q only a part is shown", s.t.Question(), sum)
	}
	if !slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Rect.Center().In(f.Areas.Prompt) }) {
		r.t.Errorf("%v: nothing is asked", s.scene.Ask.Size)
	}
	for _, x := range s.scene.Marks.Legal {
		if x.Kind != table.ACard && x.Kind != table.APile {
			continue
		}
		if !slices.ContainsFunc(f.Targets, func(h kit.Target) bool {
			p, ok := h.Deed.(felt.Point)
			return ok && slices.Contains(p.Tap, x) && h.Rect.W >= 24 && !h.Rect.Empty()
		}) {
			r.t.Errorf("%q: nothing answers for %+v", s.t.Question(), x)
		}
	}
	for i := range f.Places {
		p := &f.Places[i]
		if held := slices.Contains(s.fan, p.ID); held && p.Pose.Rect.Y < f.Areas.Prompt.Y+f.Areas.Prompt.H-1 {
			r.t.Errorf("%q: a card of the hand lies at %v", s.t.Question(), p.Pose.Rect)
		}
	}
}

// TestStageComesUpOnceWhereAQuestionHasNoRoom: on a phone held sideways and with large letters the table is shown while somebody is asked, and
// an attack on the viewer comes up only after that.
func TestStageComesUpOnceWhereAQuestionHasNoRoom(t *testing.T) {
	for _, x := range []struct {
		size geom.Rect
		text float64
	}{{geom.Rect{W: 640, H: 360}, 1}, {phone, 1.5}} {
		r := newRig(t, x.size, true, store.NewMemory(), 2)
		r.in.TextScale = x.text
		r.start("kingdoms", 1)
		n := 0
		untilAsked(r, &player{rnd: rand.New(rand.NewPCG(2, 9))}, 2, func(s *tableScreen) {
			if n++; s.felt.Staged.On || s.felt.Areas.Hand.Empty() {
				t.Errorf("%v: the stage is up at %q", x.size, s.t.Question())
			}
		})
		if n == 0 {
			t.Errorf("%v: nothing was asked", x.size)
		}
	}
}
