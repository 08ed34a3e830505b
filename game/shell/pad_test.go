package shell

import (
	"testing"
	"time"

	"royals/game/kit"
	"royals/game/port"
)

// TestPadWalksAndPresses holds a direction down and presses: the ring goes on after 400 ms and then every 120, and a button
// that is held presses once. At rest nothing is due.
func TestPadWalksAndPresses(t *testing.T) {
	p := &page{name: "first", deeds: []kit.Deed{kit.Press("a"), kit.Press("b"), kit.Press("c"), kit.Press("d"), kit.Press("e")}, tells: true}
	a, _ := shown(p)
	in := port.Input{Size: a.size, Scale: 1, TextScale: 1}
	pad := func(after time.Duration, down ...int) time.Duration {
		var mask uint32
		for _, b := range down {
			mask |= 1 << b
		}
		in.Now += after
		in.Events = append(in.Events[:0], port.Event{Kind: port.ByPad, Pad: mask})
		return a.Update(&in)
	}
	wait := func(d time.Duration) {
		in.Now, in.Events = in.Now+d, in.Events[:0]
		a.Update(&in)
	}
	const right = 15
	if due := pad(0, right); a.Glance().Ring != "b" || due != in.Now+400*time.Millisecond {
		t.Fatalf("on %q, due after %v", a.Glance().Ring, due-in.Now)
	}
	wait(399 * time.Millisecond)
	if a.Glance().Ring != "b" {
		t.Errorf("too soon on %q", a.Glance().Ring)
	}
	wait(time.Millisecond)
	wait(120 * time.Millisecond)
	if a.Glance().Ring != "d" {
		t.Errorf("after two repeats on %q", a.Glance().Ring)
	}
	if due := pad(10 * time.Millisecond); due != port.Never {
		t.Errorf("let go, something is due after %v", due-in.Now)
	}
	pad(0, 0)
	wait(2 * time.Second)
	pad(0, 0, 3) // another one besides
	if len(p.done) != 1 || p.done[0] != "d" {
		t.Errorf("a held button does %v", p.done)
	}
	pad(0)
	pad(0, 1)
	if p.done[len(p.done)-1] != "back" {
		t.Errorf("the second button does %v", p.done)
	}
}
