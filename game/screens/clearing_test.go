package screens

import (
	"testing"

	"royals/game/geom"
	"royals/game/keep"
	"royals/game/store"
)

// TestClearEverything plays, names, counts, and deletes all of it: for two seconds the button does nothing, then no name is left in the
// store but the settings of a first day, and the first page comes again.
func TestClearEverything(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, desktop} {
		kept := store.NewMemory()
		r := newRig(t, size, size.W < 1000, kept, 5)
		finished(t, r, "kingdoms")
		r.app.leave()
		r.start("crush", 1)
		r.settle()
		r.app.leave()
		r.app.Push(&storageScreen{a: r.app.Sitting})
		r.app.Activate("clear")
		r.step(0)
		r.app.Activate("clear:do")
		if n := keep.Count(kept); n == 0 {
			t.Fatalf("%v: deleted at once", size)
		}
		if due := r.due; due > r.in.Now+clearDeaf || due <= r.in.Now {
			t.Errorf("%v: it wakes at %v", size, due-r.in.Now)
		}
		r.step(clearDeaf)
		if err := r.check(); err != nil {
			t.Errorf("%v: %v", size, err)
		}
		r.shot("clear")
		r.tap("clear:do")
		r.step(0)
		if scene := r.app.Status().Scene; scene != "welcome" {
			t.Errorf("%v: it goes on with %s", size, scene)
		}
		names, _ := kept.Names()
		for _, name := range names {
			if name != "settings" && name != "format" {
				t.Errorf("%v: %s is left", size, name)
			}
		}
		if list, _ := keep.History(kept); len(list) > 0 || keep.Count(kept) > 0 {
			t.Errorf("%v: %d past games are left", size, len(list))
		}
	}
}
