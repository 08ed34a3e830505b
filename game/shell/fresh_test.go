package shell

import (
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
)

// shop is a screen on which a press of "buy" brings "sell" to its place, and moves "more" by a row; "stay" stays where it is.
type shop struct {
	page
	sold bool
}

func (s *shop) Build(k *kit.Kit) {
	list := []kit.Press{"buy", "more", "stay"}
	if s.sold {
		list = []kit.Press{"sell", "buy", "stay"}
	}
	for i, d := range list {
		k.Button(d, d.Name(), geom.Rect{X: k.In.X, Y: k.In.Y + 40*float64(i), W: k.In.W, H: 40}, kit.Plain, true)
	}
}

func (s *shop) Act(d kit.Deed) bool {
	s.sold = s.sold || d == kit.Press("buy")
	return s.page.Act(d)
}

// TestSecondTapMeansWhatLayThere taps twice: what the first tap has brought under the finger does not answer for a moment, nor does it
// when the finger goes down in that moment and up after it. What lay there before answers at once, as does what lies elsewhere, and after
// that moment all does.
func TestSecondTapMeansWhatLayThere(t *testing.T) {
	top, middle, low := geom.Point{X: 100, Y: 20}, geom.Point{X: 100, Y: 60}, geom.Point{X: 100, Y: 100}
	for name, c := range map[string]struct {
		first, second geom.Point
		after, held   time.Duration
		want          []string
	}{
		"at once":         {top, top, 10 * time.Millisecond, 0, []string{"buy"}},
		"just too early":  {top, top, Fresh - 10*time.Millisecond, 0, []string{"buy"}},
		"held":            {top, top, 200 * time.Millisecond, Fresh, []string{"buy"}},
		"a little beside": {top, geom.Point{X: 110, Y: 10}, 100 * time.Millisecond, 0, []string{"buy"}},
		"elsewhere":       {top, middle, 100 * time.Millisecond, 0, []string{"buy", "buy"}},
		"after it":        {top, top, Fresh, 0, []string{"buy", "sell"}},
		"what stays":      {low, low, 10 * time.Millisecond, 0, []string{"stay", "stay"}},
	} {
		s := &shop{page: page{name: "shop"}}
		a := New(nil)
		a.Begin(s)
		in := port.Input{Size: geom.Rect{W: 200, H: 300}, Scale: 1, TextScale: 1}
		send := func(motion port.Motion, at geom.Point, wait time.Duration) {
			in.Now += wait
			in.Point(port.Pointer{ID: 1, Motion: motion, Pos: at, Held: motion == port.Down})
			a.Update(&in)
			in.Events = in.Events[:0]
		}
		a.Update(&in)
		send(port.Down, c.first, time.Second)
		send(port.Up, c.first, 0)
		if due := a.Update(&in); due != in.Now+Fresh && s.sold || due != port.Never && !s.sold { // nobody is woken for what has not changed
			t.Errorf("%s: the next moment is %v after the tap", name, due-in.Now)
		}
		send(port.Down, c.second, c.after)
		send(port.Up, c.second, c.held)
		if len(s.done) != len(c.want) || s.done[len(s.done)-1] != c.want[len(c.want)-1] {
			t.Errorf("%s: %v was done, want %v", name, s.done, c.want)
		}
	}
}
