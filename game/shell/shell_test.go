package shell

import (
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
)

// page is a screen with a few buttons, one below another, in a scroll. It notes what is done.
type page struct {
	name  string
	deeds []kit.Deed
	told  kit.Deed // in the document alone
	tells bool     // the document tells the others, too
	sc    kit.Scroll
	done  []string
}

func (p *page) Name() string          { return p.name }
func (p *page) Scrolled() *kit.Scroll { return &p.sc }

func (p *page) Build(k *kit.Kit) {
	y := p.sc.Begin(k, k.In)
	for _, d := range p.deeds {
		k.Button(d, d.Name(), geom.Rect{X: k.In.X, Y: y, W: k.In.W, H: kit.Tap}, kit.Plain, true)
		y += kit.Tap
	}
	p.sc.End(k, y)
}

func (p *page) Act(d kit.Deed) bool {
	p.done = append(p.done, kit.NameOf(d))
	return true
}

func (p *page) Doc(d *kit.Doc) {
	if p.tells {
		for _, x := range p.deeds {
			d.Act(x, x.Name())
		}
	}
	if p.told != nil {
		d.Act(p.told, "told")
	}
}

// seat is a deed that can be compared with nothing.
type seat struct{ list []int }

func (seat) Name() string { return "seat" }

func shown(p *page) (a *App, step func(do func(in *port.Input))) {
	a = New(nil)
	a.Begin(p)
	in := port.Input{Size: geom.Rect{W: 200, H: 2*kit.Tap + 10}, Scale: 1, TextScale: 1}
	var list paint.List
	step = func(do func(in *port.Input)) {
		in.Now += 10 * time.Millisecond
		do(&in)
		a.Update(&in)
		in.Events = in.Events[:0]
		list.Reset()
		a.Draw(&list)
	}
	step(func(*port.Input) {})
	return a, step
}

// TestNamesAreLookedUp: a name does what a tap does, whether it is to be seen, scrolled away, or told by the document alone. A name
// that is none of these does nothing.
func TestNamesAreLookedUp(t *testing.T) {
	p := &page{name: "first", deeds: []kit.Deed{kit.Press("a"), seat{[]int{1}}, kit.Press("b"), kit.Press("far")}, told: kit.Press("told")}
	a, step := shown(p)
	for _, name := range []string{"a", "seat", "far", "told", "back"} {
		if !a.Activate(name) || p.done[len(p.done)-1] != name {
			t.Errorf("%s does %v", name, p.done)
		}
	}
	for _, h := range a.Hits(nil) {
		if h.Name == "far" {
			t.Errorf("what is scrolled away answers at %v", h.Rect)
		}
	}
	if n := len(p.done); a.Activate("nothing") || len(p.done) != n {
		t.Errorf("an unknown name does %v", p.done[n:])
	}
	tap := a.Hits(nil)[1].Rect.Center()
	step(func(in *port.Input) {
		in.Point(port.Pointer{Motion: port.Down, Pos: tap, Held: true}, port.Pointer{Motion: port.Up, Pos: tap})
	})
	if p.done[len(p.done)-1] != "seat" {
		t.Errorf("a tap does %v", p.done)
	}
}

// TestRingComesBack: the keyboard's ring stands where it stood when the screen above goes.
func TestRingComesBack(t *testing.T) {
	a, step := shown(&page{name: "first", deeds: []kit.Deed{kit.Press("a"), kit.Press("b")}, tells: true})
	walk := func(in *port.Input) { in.Type(port.Key{Code: port.DownArrow}) }
	step(walk)
	step(walk)
	if r := a.Glance().Ring; r != "b" {
		t.Fatalf("after two steps the ring stands on %q", r)
	}
	above := &page{name: "above", deeds: []kit.Deed{kit.Press("x")}, tells: true}
	a.Push(above)
	step(walk)
	step(func(in *port.Input) { in.Type(port.Key{Code: port.Enter}) })
	if len(above.done) != 1 || above.done[0] != "x" {
		t.Errorf("Enter does %v above", above.done)
	}
	a.Pop()
	step(func(*port.Input) {})
	if r := a.Glance().Ring; r != "b" {
		t.Errorf("below the ring comes back to %q", r)
	}
}

// TestWarnings: sentences add up to one warning, none twice, and the cross takes it away.
func TestWarnings(t *testing.T) {
	a, step := shown(&page{name: "first", deeds: []kit.Deed{kit.Press("a")}})
	a.Also("One.")
	a.Also("Two.")
	a.Warn(a.Warning())
	step(func(*port.Input) {})
	if got := a.Doc().Alert; got != "One. Two." {
		t.Errorf("the warning is %q", got)
	}
	a.Say("Now.")
	if got := a.Doc().Alert; got != "Now." {
		t.Errorf("for a moment the document says %q", got)
	}
	if !a.Activate("alert:close") || a.Warning() != "" {
		t.Errorf("the cross leaves %q", a.Warning())
	}
}

// TestPressCountsWhenLetGo: a finger that goes down does nothing yet; let go where it went down it presses, and beside that not.
func TestPressCountsWhenLetGo(t *testing.T) {
	first := &page{name: "first", deeds: []kit.Deed{kit.Press("a"), kit.Press("b")}}
	_, step := shown(first)
	point := func(m port.Motion, y float64) {
		step(func(in *port.Input) {
			in.Point(port.Pointer{ID: 1, Motion: m, Pos: geom.Point{X: 50, Y: y}, Held: m != port.Up, Touch: true})
		})
	}
	on, off := kit.Tap/2.0, kit.Tap*1.5
	for _, c := range []struct {
		to   float64
		want int
	}{{off, 0}, {on, 1}} {
		first.done = nil
		point(port.Down, on)
		if len(first.done) > 0 {
			t.Error("it presses before it is let go")
		}
		point(port.Move, c.to)
		point(port.Up, c.to)
		if len(first.done) != c.want {
			t.Errorf("let go at %.0f it does %v", c.to, first.done)
		}
	}
}
