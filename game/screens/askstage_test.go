package screens

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/words"
)

// answeredOn is how a line of Royalty stood on the stage.
type answeredOn struct {
	n, cards int
	shaken   int // in how many of them the face of who was asked shook
	shook    int // after how many lines it did so last
	least    time.Duration
	wide     float64 // the narrowest royal that answers, in widths of a card
}

// leastSaid is how long a line stands at least, where an opponent asks.
var leastSaid = map[string]time.Duration{"asks": 370 * time.Millisecond, "none": 370 * time.Millisecond,
	"gives": 530 * time.Millisecond, "jack": 530 * time.Millisecond, "king": 530 * time.Millisecond}

// TestAskStage plays Royalty and looks at every ask and every answer of anybody: who asks whom for what is said at the seat for as long as it
// takes to read it, and so is that there is nothing. The card that is given and the royal that refuses are shown on the stage, large.
func TestAskStage(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		seen, holds := watchAsks(t, size)
		for say, x := range seen {
			if least := leastSaid[say]; x.n < 3 || x.least < least {
				t.Errorf("%v: %d times %q on the stage, once for only %v", size, x.n, say, x.least)
			}
			if refuses := say == "none" || say == "jack"; refuses && x.shaken < x.n || !refuses && x.shaken > 0 {
				t.Errorf("%v: %d times %q, and a face shook %d times", size, x.n, say, x.shaken)
			}
			if answers := say == "jack" || say == "king"; answers && (x.cards < x.n || x.wide < 1.2) || say == "gives" && x.cards < x.n {
				t.Errorf("%v: %d times %q, %d times with its card, of %.2f widths", size, x.n, say, x.cards, x.wide)
			}
		}
		if holds == 0 {
			t.Errorf("%v: no refusal of the player's own ask is held", size)
		}
	}
}

// watchAsks plays a game and returns how its asks and their answers stood, and how many refusals were held.
func watchAsks(t *testing.T, size geom.Rect) (seen map[string]*answeredOn, holds int) {
	r := newRig(t, size, size.W < 1000, store.NewMemory(), 41)
	r.start("royalty", 1)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
	who := &player{rnd: rand.New(rand.NewPCG(41, 9))}
	seen = map[string]*answeredOn{}
	for _, say := range []string{"asks", "gives", "none", "jack", "king"} {
		seen[say] = &answeredOn{least: time.Hour, wide: 9}
	}
	last := 0
	for s := r.app.tab(); s != nil && r.app.Status().Scene != "result"; s = r.app.tab() {
		switch x := seen[lineOf(s)]; {
		case x != nil && len(s.t.Lines(0)) > last && (s.felt.Staged.On || s.staging.talk != nil):
			last = len(s.t.Lines(0))
			holds += x.look(r, s)
		case s.t.Holding() && !s.t.Sums() && !s.moves():
			r.app.Activate("next")
			r.step(deafTime)
		case r.app.Status().Settled && s.t.Asked != engine.None:
			r.choose(who)
		default:
			r.step(20 * time.Millisecond)
		}
	}
	return seen, holds
}

// lineOf is the name of the line that was told last.
func lineOf(s *tableScreen) string {
	lines := s.t.Lines(0)
	if len(lines) == 0 || lines[len(lines)-1].Say < 0 {
		return ""
	}
	return s.info.Says[lines[len(lines)-1].Say]
}

// look waits until a line has gone from the stage or is held, and returns 1 for a refusal that is held.
func (x *answeredOn) look(r *rig, s *tableScreen) (held int) {
	x.n++
	say, n, from := lineOf(s), len(s.t.Lines(0)), r.in.Now
	shown, said := false, say == "king"
	if brief := say == "asks" || say == "none"; brief == s.felt.Staged.On || brief == (s.staging.talk == nil) {
		r.t.Errorf("%q: the stage is up: %v", say, s.felt.Staged.On)
	}
	for len(s.t.Lines(0)) == n && (s.felt.Staged.On || s.staging.talk != nil) && !s.t.Holding() && r.app.tab() == s {
		for _, text := range onShow(s).Says {
			said = said || text.Key != "" && slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
				return o.Kind == paint.Text && o.Text == words.T(text.Key, words.Args{N: text.N})
			})
		}
		shown = x.large(r, s) || shown
		x.shake(r, s)
		r.step(20 * time.Millisecond)
	}
	x.least = min(x.least, r.in.Now-from)
	if shown {
		x.cards++
	}
	if !said {
		r.t.Errorf("%q: it is not said: %+v", say, s.staging.made)
	}
	if say == "jack" && s.t.Holding() {
		held = 1
	}
	return held
}

// large looks at the cards on the stage, of which no large one may lie under the arms of another, and reports whether there are any.
func (x *answeredOn) large(r *rig, s *tableScreen) bool {
	list := s.felt.Staged.Pieces
	for _, p := range list {
		if !p.Large {
			continue
		}
		if first := list[0]; first.Part == plan.Strikes {
			x.wide = min(x.wide, p.At.W/first.At.W*1.3)
		}
		for _, o := range list {
			if !o.Bare && o.Card != p.Card && !felt.Arms(o.At).Intersect(p.At).Empty() {
				r.t.Errorf("the arms of %v lie on %v", o.Card, p.Card)
			}
		}
	}
	return len(list) > 0
}

// onShow is what is told, on the stage or on the table.
func onShow(s *tableScreen) *plan.Stage {
	if s.staging.talk != nil {
		return s.staging.talk
	}
	return s.scene.Stage
}

// shake notes a line with which the face of who is asked shakes.
func (x *answeredOn) shake(r *rig, s *tableScreen) {
	if n := len(s.t.Lines(0)); shakes(r, s) && n > x.shook {
		x.shook = n
		x.shaken++
	}
}

// shakes reports whether the face of who is asked is drawn a little off its place.
func shakes(r *rig, s *tableScreen) bool {
	for _, f := range onShow(s).Figures {
		at := s.felt.Staged.Faces[f.Seat]
		if s.staging.talk != nil {
			at = s.felt.Heads[f.Seat].At
		}
		for _, o := range r.list.Ops {
			d := o.Rect.Center().Sub(at.Center())
			if x := math.Abs(d.X); f.Side == 1 && o.Kind == paint.Sprite && o.Rect.W > 0.6*at.W && o.Rect.W < 1.2*at.W && math.Abs(d.Y) < 0.01 && x > 0.5 && x < 3.1 {
				return true
			}
		}
	}
	return false
}

// TestArmsHideNothing looks at the stages of whole games: no arms lie on the corner of another card, and no disc on another disc.
func TestArmsHideNothing(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 41)
	r.start("royalty", 1)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	who, looked := &player{rnd: rand.New(rand.NewPCG(41, 9))}, 0
	for s := r.app.tab(); s != nil && r.app.Status().Scene != "result"; s = r.app.tab() {
		switch {
		case s.t.Holding() && !s.t.Sums() && !s.moves():
			if s.felt.Staged.On {
				looked++
				hidesNothing(t, r, s)
			}
			r.app.Activate("next")
			r.step(deafTime)
		case r.app.Status().Settled && s.t.Asked != engine.None:
			r.choose(who)
		default:
			r.step(50 * time.Millisecond)
		}
	}
	if looked < 10 {
		t.Errorf("only %d stages", looked)
	}
}

// hidesNothing looks at one stage.
func hidesNothing(t *testing.T, r *rig, s *tableScreen) {
	t.Helper()
	list := s.felt.Staged.Pieces
	for i := range list {
		a := felt.Arms(list[i].At)
		worn := slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool {
			return o.Sprite == felt.Emblem(&r.app.tab().scene, list[i].Owner) && o.Rect == a
		})
		for j := range list {
			b := list[j].At
			if i != j && worn && !a.Intersect(geom.Rect{X: b.X, Y: b.Y, W: 0.2 * b.W, H: 0.25 * b.H}).Empty() {
				t.Errorf("the arms of %v lie on the corner of %v", list[i].Card, list[j].Card)
			}
			if i < j && !list[i].Lid.Intersect(list[j].Lid).Empty() {
				t.Errorf("the disc of %v lies on that of %v", list[i].Card, list[j].Card)
			}
		}
	}
}

// TestAsksInVainAreQuick plays against one opponent and clocks that opponent's asks for what the player lacks, of which no question is made:
// from the ask to the card that is drawn.
func TestAsksInVainAreQuick(t *testing.T) {
	for pace, most := range map[int]time.Duration{1: 680 * time.Millisecond, 2: 1260 * time.Millisecond} { // of which asking and answer stand for 0.38 s each
		r := newRig(t, phone, true, store.NewMemory(), 41)
		r.start("royalty", 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = pace, pace
		who, n, last, from := &player{rnd: rand.New(rand.NewPCG(41, 9))}, 0, "", time.Duration(-1)
		for s := r.app.tab(); s != nil && r.app.Status().Scene != "result"; s = r.app.tab() {
			if say := lineOf(s); say != last {
				lines := s.t.Lines(0)
				switch l := lines[len(lines)-1]; {
				case say == "asks" && l.Seat != 0 && l.Other == 0:
					from = r.in.Now
				case say == "draws" && last == "none" && from >= 0:
					if n++; r.in.Now-from > most+20*time.Millisecond {
						t.Errorf("pace %d: an ask in vain takes %v", pace, r.in.Now-from)
					}
					from = -1
				case say != "none":
					from = -1
				}
				last = say
			}
			switch {
			case s.t.Holding() && !s.t.Sums() && !s.moves():
				r.app.Activate("next")
				r.step(deafTime)
			case r.app.Status().Settled && s.t.Asked != engine.None:
				from = -1
				r.choose(who)
			default:
				r.step(20 * time.Millisecond)
			}
		}
		if n < 5 {
			t.Errorf("pace %d: only %d asks in vain", pace, n)
		}
	}
}
