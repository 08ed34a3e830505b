package screens

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/store"
)

// TestRoyalFallsOnTheStage plays Usurpers frame by frame. A royal that is given up falls on the stage, in the middle, and lies there before
// it goes; the score changes with the blow and not with the words; and while the stage stands for what is paid, it is never empty.
func TestRoyalFallsOnTheStage(t *testing.T) {
	for _, c := range []struct {
		size  geom.Rect
		still bool
	}{{phone, false}, {desktop, true}, {desktop, false}} {
		r := newRig(t, c.size, c.size.W < 1000, store.NewMemory(), 7)
		r.start("usurpers", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 1
		if c.still {
			r.app.Prefs.Motion = 1
		}
		r.app.tab().clock.settle()
		if dial := r.app.tab().stage.Dial; dial.Reduced != c.still {
			t.Fatalf("the dial is %+v", dial)
		}
		if n := falls(r, &player{rnd: rand.New(rand.NewPCG(7, 9))}, 4); n == 0 {
			t.Errorf("at %v, still %v: no royal fell", c.size, c.still)
		}
	}
}

// falls plays until so many royals have fallen.
func falls(r *rig, who *player, most int) (n int) {
	lines := 0
	for range 30000 {
		st, s := r.app.Status(), r.app.tab()
		if s == nil || st.Scene == "result" || n >= most {
			return n
		}
		if s.t.Holding() || st.Settled {
			goAhead(r, who)
			lines = len(s.t.Lines(0))
			continue
		}
		r.step(16 * time.Millisecond)
		all := s.t.Lines(0)
		if len(all) > lines && all[len(all)-1].Say >= 0 && s.info.Says[all[len(all)-1].Say] == "out" {
			if n++; !outs(r, s) {
				return n
			}
		}
		lines = len(all)
		if s.felt.Staged.On && s.scene.Stage.Pays && !slices.ContainsFunc(s.felt.Places, func(p felt.Place) bool { return !p.Hidden }) && s.t.Running() {
			r.t.Errorf("an empty stage stands for what is paid, after %q", all[len(all)-1].Text)
			return n
		}
	}
	return n
}

// goAhead does what comes next.
func goAhead(r *rig, who *player) {
	switch s := r.app.tab(); {
	case r.app.Status().Scene == "round":
		r.tap("round:ok")
	case s.t.Holding():
		r.app.Activate("next")
		r.step(deafTime)
	case s.t.Asked != engine.None:
		r.choose(who)
	default:
		r.step(100 * time.Millisecond)
	}
}

// outs looks at a royal that has just been told to be given up, and reports whether all is well.
func outs(r *rig, s *tableScreen) bool {
	st := &s.felt.Staged
	i := slices.IndexFunc(st.Pieces, func(p felt.Piece) bool { return p.Falls })
	if !st.On || i < 0 {
		r.t.Errorf("%q is told without a stage on which it falls", s.t.Lines(0)[len(s.t.Lines(0))-1].Text)
		return false
	}
	p, before := st.Pieces[len(st.Pieces)-1], s.scene.Scores[st.Pieces[i].Owner].N
	if mid := p.At.Center().X; math.Abs(mid-st.Box.Center().X) > 0.4*st.Box.W {
		r.t.Errorf("it lies at %.0f, far from the middle of %v", mid, st.Box)
	}
	for range 200 {
		paint := painter{tableScreen: s, now: s.clock.now()}
		pose, _ := s.stage.At(p.ID, paint.now)
		if pose = paint.posed(p.ID, pose); paint.struck() {
			break
		}
		if pose.Turn != 0 || pose.Dim || s.scene.Scores[p.Owner].N != before {
			r.t.Errorf("at %v, with a dial of %+v, it lies at %.2f before the blow, and %d has become %d", s.scene.Ask.Size, s.stage.Dial, pose.Turn, before, s.scene.Scores[p.Owner].N)
			return false
		}
		r.step(16 * time.Millisecond)
	}
	for range 200 {
		paint := painter{tableScreen: s, now: s.clock.now()}
		pose, _ := s.stage.At(p.ID, paint.now)
		if pose = paint.posed(p.ID, pose); pose.Turn > anim.Fallen-0.01 && pose.Dim && s.felt.Staged.On {
			return true
		}
		if !s.felt.Staged.On {
			break
		}
		r.step(16 * time.Millisecond)
	}
	r.t.Errorf("it has gone before it had fallen")
	return false
}
