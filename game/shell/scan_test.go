package shell

import (
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
)

// switched is a page under switches, with the time that passes.
type switched struct {
	*App
	p  *page
	in port.Input
}

func newSwitched(switches int) *switched {
	p := &page{name: "first", deeds: []kit.Deed{kit.Press("a"), kit.Press("b"), kit.Press("c")}, tells: true}
	a, _ := shown(p)
	a.Prefs.Switches = switches
	a.Change()
	s := &switched{App: a, p: p, in: port.Input{Now: a.now, Size: a.size, Scale: 1, TextScale: 1}}
	s.after(0)
	return s
}

// after lets time pass, and then something is done.
func (s *switched) after(d time.Duration, events ...port.Event) (due time.Duration) {
	s.in.Now += d
	s.in.Events = append(s.in.Events[:0], events...)
	due = s.Update(&s.in)
	if due == port.Never {
		return due
	}
	return due - s.in.Now
}

var (
	space = port.Event{Kind: port.ByKey, Key: port.Key{Code: port.Space}}
	enter = port.Event{Kind: port.ByKey, Key: port.Key{Code: port.Enter}}
)

// TestOneSwitch waits and presses: the ring goes on by itself, a key, a tap anywhere and a button of a pad press what it stands on,
// a second press too soon does nothing, and after three rounds it rests.
func TestOneSwitch(t *testing.T) {
	s := newSwitched(1)
	first, step := ms(s.Prefs.Scan)*3/2, ms(s.Prefs.Scan)
	if due := s.after(0); due != first || s.Glance().Ring != "a" {
		t.Fatalf("on %q, due after %v", s.Glance().Ring, due)
	}
	s.after(first - 1)
	if s.Glance().Ring != "a" {
		t.Error("the first step comes too soon")
	}
	if due := s.after(1); due != step || s.Glance().Ring != "b" {
		t.Errorf("then on %q, due after %v", s.Glance().Ring, due)
	}
	s.after(10, space)
	s.after(ms(s.Prefs.Deaf)-1, space)
	if len(s.p.done) != 1 || s.p.done[0] != "b" {
		t.Fatalf("pressed %v", s.p.done)
	}
	s.after(1)
	s.after(first)
	s.after(10, port.Event{Kind: port.ByPointer, Pointer: port.Pointer{ID: 1, Motion: port.Down, Pos: geom.Point{X: 3, Y: 80}, Held: true, Touch: true}})
	s.after(10, port.Event{Kind: port.ByPointer, Pointer: port.Pointer{ID: 1, Motion: port.Up, Touch: true}})
	s.after(time.Second, port.Event{Kind: port.ByPad, Pad: 1 << 7})
	if want := "b b a"; len(s.p.done) != 3 || s.p.done[1] != "b" || s.p.done[2] != "a" {
		t.Errorf("pressed %v, want %s", s.p.done, want)
	}
	n := 0
	for due := s.after(0); due != port.Never; due = s.after(due) {
		if n++; n > 20 {
			t.Fatal("it never rests")
		}
	}
	if s.after(time.Hour, space); len(s.p.done) != 3 || s.scan.next != s.now+first {
		t.Errorf("a press that wakes it does %v, due after %v", s.p.done[3:], s.scan.next-s.now)
	}
}

// TestTwoSwitches goes on with one and presses with the other. Nothing is due.
func TestTwoSwitches(t *testing.T) {
	s := newSwitched(2)
	s.after(10, space)
	if due := s.after(10, space); due != port.Never || s.Glance().Ring != "c" {
		t.Fatalf("on %q, due after %v", s.Glance().Ring, due)
	}
	s.after(10, enter)
	tap := func(x float64) port.Event {
		return port.Event{Kind: port.ByPointer, Pointer: port.Pointer{ID: 1, Motion: port.Down, Pos: geom.Point{X: x, Y: 80}, Held: true, Touch: true}}
	}
	s.after(time.Second, tap(3))
	s.after(time.Second, tap(197))
	if len(s.p.done) != 2 || s.p.done[0] != "c" || s.p.done[1] != "b" {
		t.Errorf("pressed %v", s.p.done)
	}
	if s.after(0, port.Event{Kind: port.ByKey, Key: port.Key{Code: port.Escape}}); s.p.done[2] != "back" {
		t.Errorf("Escape does %v", s.p.done[2:])
	}
}

// TestDwellPresses lets a mouse rest: it presses once, when its time is over, and then only after it has moved on.
func TestDwellPresses(t *testing.T) {
	s := newSwitched(0)
	s.Prefs.Dwell = 1000
	to := func(y float64) port.Event {
		return port.Event{Kind: port.ByPointer, Pointer: port.Pointer{Motion: port.Move, Pos: geom.Point{X: 50, Y: y}}}
	}
	if due := s.after(0, to(10)); due != 250*time.Millisecond {
		t.Fatalf("due after %v", due)
	}
	s.after(900*time.Millisecond, to(18)) // not far
	if s.after(99 * time.Millisecond); len(s.p.done) != 0 {
		t.Fatal("too soon")
	}
	if due := s.after(time.Millisecond); len(s.p.done) != 1 || s.p.done[0] != "a" || due != port.Never {
		t.Fatalf("pressed %v, due after %v", s.p.done, due)
	}
	s.after(500*time.Millisecond, to(60))
	s.after(700*time.Millisecond, to(10)) // before its time it is elsewhere
	s.after(999 * time.Millisecond)
	if s.after(time.Hour); len(s.p.done) != 2 || s.p.done[1] != "a" {
		t.Errorf("pressed %v", s.p.done)
	}
	if s.Prefs.Dwell = 0; s.after(0, to(60)) != port.Never {
		t.Error("switched off it waits for something")
	}
}
