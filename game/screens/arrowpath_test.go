package screens

import (
	"testing"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/game/store"
)

// TestArrowsRunPast plays fights of Royal Crush while cards are laid: the arrow goes from portrait to portrait, and its shaft lies over no
// other face, no word and no number. One is there at a time, and it fades before it goes.
func TestArrowsRunPast(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 1280, H: 720}} {
		seen, faded, lit := 0, 0, 0
		for more := range 3 {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), uint64(3+more))
			r.start("crush", 0)
			for n := 0; n < 1500; n++ {
				r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
				r.step(80 * time.Millisecond)
				goesOn(r)
				s := r.app.tab()
				if s == nil {
					break
				}
				if !points(s) {
					continue
				}
				if seen++; shine(s) < 1 {
					faded++
				}
				runsPast(t, s)
				if litRims(t, s) {
					lit++
				}
			}
		}
		if seen < 20 || faded == 0 || (lit == 0) != (size != phone) {
			t.Errorf("at %v only %d arrows were seen, %d faded, %d have no way and light up two portraits", size, seen, faded, lit)
		}
	}
}

// runsPast looks at the arrow that is on a table.
func runsPast(t *testing.T, s *tableScreen) {
	t.Helper()
	var list paint.List
	k := kit.Kit{List: &list}
	k.Size = s.felt.Areas.Table
	p := painter{tableScreen: s, k: &k, now: s.clock.now()}
	p.drawArrow()
	for _, o := range list.Ops {
		if o.Kind != paint.Line {
			continue
		}
		c := geom.Point{X: o.Rect.X + o.Rect.W/2, Y: o.Rect.Y + o.Rect.H/2}
		for x := range s.t.Players {
			if face := s.felt.Heads[engine.Seat(x)].At; !face.Empty() && c.In(face.Inset(face.W*0.15)) {
				t.Errorf("at %v the arrow lies over the face of %d", s.felt.Areas.Table, x)
			}
		}
		for _, ops := range [...][]paint.Op{s.felt.Under, s.felt.Over, s.felt.Said} {
			for i := range ops {
				if ops[i].Kind == paint.Text && c.In(ops[i].Rect) {
					t.Errorf("at %v the arrow lies over %q", s.felt.Areas.Table, ops[i].Text)
				}
			}
		}
	}
}

// litRims reports whether the arrow on a table has no clear way: then both portraits are ringed and no line is drawn. A line begins and ends
// at its portraits and, but on a wide table, crosses the board of nobody else.
func litRims(t *testing.T, s *tableScreen) bool {
	t.Helper()
	a := &s.t.Arrow
	_, _, _, _, ok := rims(s, a)
	if !ok || s.t.Plan.Arrows[a.Say].Kind == kit.AskArrow {
		return false
	}
	var list paint.List
	k := kit.Kit{List: &list}
	k.Size = s.felt.Areas.Table
	p := painter{tableScreen: s, k: &k, now: s.clock.now()}
	p.arrow(a, 1, 1)
	lines, rings := 0, [engine.MaxSeats]int{}
	for _, o := range list.Ops {
		switch c := o.Rect.Center(); o.Kind {
		case paint.Line:
			lines++
			c = geom.Point{X: o.Rect.X + o.Rect.W/2, Y: o.Rect.Y + o.Rect.H/2}
			for x := range s.t.Players {
				if x := engine.Seat(x); s.felt.Areas.Kind != layout.Wide && x != a.From && x != a.To && c.In(s.felt.Box(&s.scene, x)) {
					t.Errorf("at %v the arrow from %d to %d crosses the board of %d", s.felt.Areas.Table, a.From, a.To, x)
				}
			}
		default:
			for x := range s.t.Players {
				if c == s.felt.Heads[x].At.Center() && o.Rect.W > s.felt.Heads[x].At.W {
					rings[x]++
				}
			}
		}
	}
	if lines == 0 && (rings[a.From] == 0 || rings[a.To] == 0) {
		t.Errorf("at %v the arrow from %d to %d is neither drawn nor told by two rings", s.felt.Areas.Table, a.From, a.To)
	}
	return lines == 0
}
