package screens

import (
	"slices"
	"strings"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
)

// TestLeaveAtOnce: a game that is kept is left without a question, and the title says so and goes on with it. One that cannot be kept
// is asked about. What is said covers neither the games nor the way on, and all of them are in sight on a phone.
func TestLeaveAtOnce(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		for _, how := range []string{"alone", "two", "practice"} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			people := 1
			if how == "two" {
				people = 2
			}
			if how == "practice" {
				r.app.Activate("game:royalty")
				r.step(0)
				r.app.Activate(setupPractice.Name())
				r.app.Activate("play")
				r.step(0)
			} else {
				r.start("royalty", people)
			}
			if r.app.Status().Scene == "curtain" {
				r.step(time.Second)
				r.tap("curtain:ok")
			}
			r.app.Activate("menu")
			r.app.Activate("menu:leave")
			r.step(0)
			if scene := r.app.Status().Scene; scene != "title" {
				t.Fatalf("%v %s: leaving leads to %s", size, how, scene)
			}
			if text := r.app.Doc().Alert; !strings.Contains(text, "Royalty is kept.") {
				t.Errorf("%v %s: the title says %q", size, how, text)
			}
			r.list.Reset()
			r.app.Draw(&r.list)
			saidClear(r, how)
			if !slices.ContainsFunc(r.app.Hits(nil), func(h port.Hit) bool { return strings.HasPrefix(h.Name, "continue") }) {
				t.Errorf("%v %s: nothing goes on", size, how)
			}
		}
	}
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.start("royalty", 1)
	r.app.Kept.Wrote(store.ErrFull)
	r.app.Activate("menu")
	r.app.Activate("menu:leave")
	r.step(0)
	if scene := r.app.Status().Scene; scene != "confirm" {
		t.Errorf("a game that is not kept is left to %s", scene)
	}
}

// saidClear checks that what the title says covers neither a game nor the way on, and that on a phone all of them are in sight.
func saidClear(r *rig, how string) {
	r.t.Helper()
	said := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Text && strings.Contains(o.Text, "is kept.") })
	if said < 0 {
		r.t.Fatalf("%v %s: it is not said", r.in.Size, how)
	}
	for _, h := range r.app.Hits(nil) {
		head := slices.Contains([]string{"settings", "history", "daily", "court"}, h.Name)
		if !strings.HasPrefix(h.Name, "game:") && !strings.HasPrefix(h.Name, "continue") && !head {
			continue
		}
		if !h.Rect.Intersect(r.list.Ops[said].Rect).Empty() || r.in.Size == phone && h.Rect.Y+h.Rect.H > r.in.Size.H {
			r.t.Errorf("%v %s: %s lies at %v, below what is said at %v, or beyond the window", r.in.Size, how, h.Name, h.Rect, r.list.Ops[said].Rect)
		}
	}
}
