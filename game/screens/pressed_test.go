package screens

import (
	"slices"
	"testing"
	"time"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
)

// TestPressesShowAtOnce presses every control of the title, a set-up, a table, its menu, the settings and a result, with a finger and with the
// mouse that already points at it: the frame that sees the press shows it.
func TestPressesShowAtOnce(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 9)
		n := 0
		look := func(scene string) {
			t.Helper()
			r.step(2 * time.Second)
			r.step(time.Second)
			n += pressesShow(r, scene)
		}
		look("title")
		r.app.Activate("settings")
		look("settings")
		r.app.Activate("back")
		r.app.Activate("game:houses")
		look("setup")
		r.app.Activate("back")
		r.start("usurpers", 1)
		r.settle()
		look("table")
		r.app.Activate("menu")
		look("menu")
		r.app.Activate("back")
		r, _ = playedOut(t, size, "royalty")
		r.settle()
		look("result")
		if n < 40 {
			t.Errorf("%v: only %d controls", size, n)
		}
	}
}

// pressesShow presses the controls of the screen and returns how many there are.
func pressesShow(r *rig, scene string) (n int) {
	r.t.Helper()
	if st := r.app.Status().Scene; st != scene {
		r.t.Fatalf("on %s, not on %s", st, scene)
	}
	for _, x := range slices.Clone(r.app.Targets()) {
		at := x.Rect.Center()
		if kit.NameOf(kit.Under(r.app.Targets(), at)) != x.Name() || !at.In(r.in.Size) {
			continue
		}
		if _, card := x.Deed.(felt.Point); card {
			continue
		}
		move := func(m port.Motion, at geom.Point, held bool) {
			r.in.Point(port.Pointer{ID: 1, Motion: m, Pos: at, Held: held, Touch: r.in.Touch})
			r.step(10 * time.Millisecond)
		}
		if !r.in.Touch {
			move(port.Move, at, false)
			r.step(time.Second)
		} else {
			r.step(time.Second)
		}
		before := slices.Clone(r.list.Ops)
		move(port.Down, at, true)
		if slices.EqualFunc(before, r.list.Ops, func(a, b paint.Op) bool { return a.Kind == b.Kind && a.Rect == b.Rect && a.Color == b.Color }) {
			r.t.Errorf("%s, %v: a press on %q does not show", scene, r.in.Size, x.Name())
		}
		move(port.Cancel, at, false)
		if n++; r.app.Status().Scene != scene {
			r.t.Fatalf("%s: a press on %q that is taken back leads to %s", scene, x.Name(), r.app.Status().Scene)
		}
	}
	return n
}
