package screens

import (
	"math"
	"slices"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
)

// TestTurnedDeviceShowsTheEnd scrolls a screen to its end and then makes the window wider, so that there is less to
// scroll: the next frame shows the end where it is now, as every later frame does.
func TestTurnedDeviceShowsTheEnd(t *testing.T) {
	ways := map[string][]string{"settings": {"settings"}, "setup": {"game:houses", "rules:custom"}, "rules": {"game:royalty", "play", "rules"}}
	for scene, way := range ways {
		r := newRig(t, geom.Rect{W: 320, H: 568}, true, store.NewMemory(), 3)
		for _, name := range way {
			r.app.Activate(name)
			r.settle()
		}
		if s := r.app.Status().Scene; s != scene {
			t.Fatalf("%v leads to %s", way, s)
		}
		sc := r.app.Top().(shell.Scroller).Scrolled()
		sc.By(1e6)
		if sc.At == 0 || sc.At != sc.Most {
			t.Fatalf("%s stands at %v of %v", scene, sc.At, sc.Most)
		}
		was := sc.At
		r.in.Size = geom.Rect{W: 700, H: 640}
		r.step(0)
		if sc.At >= was {
			t.Fatalf("%s: there is no less of it, %v and %v", scene, sc.At, was)
		}
		first := slices.Clone(r.list.Ops)
		r.app.Redraw()
		r.step(0)
		if !slices.EqualFunc(first, r.list.Ops, func(a, b paint.Op) bool { return a.Text == b.Text && math.Abs(a.Rect.Y-b.Rect.Y) < 0.01 }) {
			t.Errorf("%s: the first frame is another than the second", scene)
		}
	}
}

// TestScannedThingIsShown goes over the settings with two switches: what the scan has come to is in sight at once, and a picture
// that is built anew is the same.
func TestScannedThingIsShown(t *testing.T) {
	r := newRig(t, geom.Rect{W: 320, H: 568}, true, store.NewMemory(), 3)
	r.app.Activate("settings")
	r.settle()
	r.app.Prefs.Switches = 2
	r.app.Change()
	r.step(0)
	sc, moved := r.app.Top().(shell.Scroller).Scrolled(), 0
	for i := range 200 {
		was := sc.At
		key := port.Space
		if g, _ := shell.Scanned(r.app.App); i%3 == 0 && (g.Back || len(g.Stops) > 1) { // it goes in, or back out
			key = port.Enter
		}
		r.in.Type(port.Key{Code: key})
		r.step(time.Second)
		if r.app.Status().Scene != "settings" {
			t.Fatalf("it came to %s", r.app.Status().Scene)
		}
		if sc.At == was {
			continue
		}
		moved++
		first := slices.Clone(r.list.Ops)
		r.app.Redraw()
		r.step(0)
		if !slices.EqualFunc(first, r.list.Ops, func(a, b paint.Op) bool { return a.Text == b.Text && math.Abs(a.Rect.Y-b.Rect.Y) < 0.01 }) {
			t.Errorf("step %d: the first frame is another than the second", i)
		}
	}
	if moved == 0 {
		t.Error("nothing was scrolled")
	}
}
