package screens

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// talkFilm looks at every frame of asks that get nothing.
type talkFilm struct {
	*rig
	own    int // asks of the player that got nothing
	others int
	shaken int
	poses  map[uint32]anim.Pose // where the cards lay when the talk began
	areas  any
}

// TestAsksInVainStayOnTheTable films Royalty: where nothing is given the table stays up, nothing on it moves while seats talk, and it takes
// 1.4 s at most from the question to the card that is drawn, less for what opponents ask. Without motion no face shakes.
func TestAsksInVainStayOnTheTable(t *testing.T) {
	for _, c := range []struct {
		size    geom.Rect
		reduced bool
	}{{phone, false}, {desktop, true}} {
		r := newRig(t, c.size, c.size.W < 1000, store.NewMemory(), 41)
		r.start("royalty", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
		r.in.ReducedMotion = c.reduced
		f := talkFilm{rig: r}
		f.roll(&player{rnd: rand.New(rand.NewPCG(41, 9))})
		if f.own == 0 || f.others < 3 || (f.shaken > 0) == c.reduced {
			t.Errorf("%v: %d own asks and %d of others get nothing, a face is off its place in %d frames", c.size, f.own, f.others, f.shaken)
		}
	}
}

// roll plays until a few asks have got nothing.
func (f *talkFilm) roll(who *player) {
	last, from, by, asked := "", time.Duration(-1), engine.None, false
	for s := f.app.tab(); s != nil && f.app.Status().Scene != "result" && (f.own < 2 || f.others < 5); s = f.app.tab() {
		if say := lineOf(s); say != last {
			last = say
			lines := s.t.Lines(0)
			switch l := lines[len(lines)-1]; say {
			case "asks":
				from, by, asked = f.in.Now, l.Seat, false
			case "gives", "jack":
				from = -1
			}
		}
		if last == "none" && from >= 0 && s.staging.talk == nil { // the card is drawn
			if !asked {
				f.took(s, by, f.in.Now-from)
			}
			from = -1
		}
		f.frame(s)
		switch {
		case s.t.Holding() && !s.t.Sums() && !s.moves():
			f.app.Activate("next")
			f.step(deafTime)
		case f.app.Status().Settled && s.t.Asked != engine.None:
			asked = true
			f.choose(who)
		default:
			f.step(20 * time.Millisecond)
		}
	}
}

// took notes an ask that got nothing and how long it took.
func (f *talkFilm) took(s *tableScreen, who engine.Seat, d time.Duration) {
	most := 840 * time.Millisecond
	if s.t.Players[who].Person() {
		most = 1400 * time.Millisecond
		f.own++
	} else {
		f.others++
	}
	if d > most+40*time.Millisecond {
		f.t.Errorf("an ask in vain of %v takes %v", who, d)
	}
}

// frame looks at a frame: while seats talk no card leaves its place, and the areas of the table are as they were.
func (f *talkFilm) frame(s *tableScreen) {
	if s.staging.talk == nil || s.felt.Staged.On {
		f.poses = nil
		return
	}
	if f.own+f.others < 3 {
		f.shotOnce(s)
	}
	if shakes(f.rig, s) {
		f.shaken++
	}
	if f.poses == nil {
		f.poses, f.areas = map[uint32]anim.Pose{}, s.felt.Areas.Panels[0]
		for _, p := range s.felt.Places {
			f.poses[p.ID] = p.Pose
		}
		return
	}
	if f.areas != any(s.felt.Areas.Panels[0]) {
		f.t.Errorf("a panel moves from %v to %v", f.areas, s.felt.Areas.Panels[0])
	}
	for _, p := range s.felt.Places {
		if was, ok := f.poses[p.ID]; ok && was.Rect != p.Pose.Rect {
			f.t.Fatalf("%q: card %d moves from %v to %v", lineOf(s), p.ID, was.Rect, p.Pose.Rect)
		}
	}
}

// shotOnce writes a picture in the middle of a beat.
func (f *talkFilm) shotOnce(s *tableScreen) {
	if x := s.staging.beat.Share(f.in.Now); x > 0.5 && x < 0.54 && slices.Contains([]string{"asks", "none"}, lineOf(s)) {
		f.shot("talk-" + lineOf(s))
	}
}

// TestAnAskCoversNothingWritten plays Royalty on a phone and a wide window: what is asked, and what is answered on the table, lies on no words and
// no numbers but those that say the same, the bubble of an ask lies at who asks, and the arrow runs from one face to the other and over nothing written on a board.
func TestAnAskCoversNothingWritten(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		for seed := range uint64(2) {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 41+seed)
			r.start("royalty", 1)
			r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
			who, asks := &player{rnd: rand.New(rand.NewPCG(41, 9))}, 0
			for s := r.app.tab(); s != nil && r.app.Status().Scene != "result" && asks < 400; s = r.app.tab() {
				if s.t.Arrow.Until > 0 && !s.felt.Staged.On {
					asks += covers(t, s)
				}
				switch {
				case s.t.Holding() && !s.t.Sums() && !s.moves():
					r.app.Activate("next")
					r.step(deafTime)
				case r.app.Status().Settled && s.t.Asked != engine.None:
					r.choose(who)
				default:
					r.step(100 * time.Millisecond)
				}
			}
			if asks < 30 {
				t.Errorf("%v: only %d frames with an ask", size, asks)
			}
		}
	}
}

// covers looks at the bubbles and the arrow of a frame and returns how many bubbles there are.
func covers(t *testing.T, s *tableScreen) int {
	t.Helper()
	var list paint.List
	p := painter{tableScreen: s, k: &kit.Kit{List: &list, In: s.scene.Ask.Size, Size: s.scene.Ask.Size, Text: s.scene.Ask.Text}, now: s.clock.now()}
	drawTalk(&p)
	bubbles, words := p.bubbles, slices.Concat(s.felt.Under, s.felt.Over)
	if len(bubbles) == 0 || !points(s) {
		return 0
	}
	for _, o := range words {
		for _, b := range bubbles {
			if o.Kind == paint.Text && !o.Rect.Intersect(b).Empty() {
				t.Errorf("%v: %q at %v lies under a bubble at %v", s.scene.Ask.Size, o.Text, o.Rect, b)
			}
		}
	}
	a := &s.t.Arrow
	face, other := s.felt.Heads[a.From].At, s.felt.Heads[a.To].At
	if d := bubbles[0].Center().Sub(face.Center()); math.Abs(d.Y) > s.felt.Box(&s.scene, a.From).H+40 || bubbles[0].Contains(other) {
		t.Errorf("%v: %v asks from %v, the bubble is at %v", s.scene.Ask.Size, a.From, face, bubbles[0])
	}
	first := len(list.Ops)
	p.arrow(a, 1, 1)
	for _, o := range s.felt.Under {
		if o.Kind == paint.Text && o.Rect.Y < s.felt.Areas.Prompt.Y && (crossed(list.Ops[first:], o.Rect.Inset(2), paint.Line) || crossed(list.Ops[first:], o.Rect.Inset(2), paint.Sprite)) {
			t.Errorf("%v: the arrow from %v to %v crosses %q at %v", s.scene.Ask.Size, a.From, a.To, o.Text, o.Rect)
		}
	}
	return len(bubbles)
}
