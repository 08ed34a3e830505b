package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
)

// TestPassages goes from the title to a set-up, to its table, to the menu and back, with screens that go over into each other. What is left
// goes out within its time and never comes back, the new screen stands at most so far off its place and answers at once, and when it is there
// nothing more is drawn and nothing wakes the app. Where little is to move nothing slides. No trace of a screen is left by a curtain.
func TestPassages(t *testing.T) {
	for _, still := range []bool{false, true} {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 3)
			r.app.Passages, r.app.Prefs.Speed = true, 2
			most := 200 * time.Millisecond
			if still {
				r.app.Prefs.Motion, most = 1, 90*time.Millisecond
			}
			r.settle()
			for _, to := range []string{"settings", "back", "game:crush", "back", "game:houses", "back"} {
				passes(r, to, most, still)
			}
		}
	}
}

// passes presses something and looks at every frame until the next screen is there.
func passes(r *rig, to string, most time.Duration, still bool) {
	r.t.Helper()
	was := slices.Clone(r.list.Ops)
	r.app.Activate(to)
	r.step(0)
	hits := r.app.Hits(nil)
	if n := len(r.list.Ops); n < len(was) || !slices.EqualFunc(r.list.Ops[n-len(was):], was, alike) {
		r.t.Fatalf("%s: the first frame does not show what was left", to)
	}
	from := r.in.Now
	for r.in.Now < from+most-time.Millisecond {
		if r.step(15 * time.Millisecond); r.in.Now < from+most && r.due > r.in.Now {
			r.t.Fatalf("%s: it sleeps after %v", to, r.in.Now-from)
		}
		if got := r.app.Hits(nil); !slices.Equal(got, hits) {
			r.t.Fatalf("%s: what answers moves", to)
		}
	}
	r.step(15 * time.Millisecond)
	there := slices.Clone(r.list.Ops)
	if r.step(time.Second); !slices.Equal(there, r.list.Ops) && r.due == port.Never {
		r.t.Fatalf("%s: after %v something is still to come", to, most)
	}
	r.app.Activate("nothing")
}

// alike reports whether two things are drawn alike, but for how far they have gone out.
func alike(a, b paint.Op) bool {
	a.Color, b.Color = 0, 0
	return a == b
}

// TestPassagesSlideLittle: on its way a new screen stands at most twelve pixels to a side, and where little is to move not at all.
func TestPassagesSlideLittle(t *testing.T) {
	for _, still := range []bool{false, true} {
		r := newRig(t, desktop, false, store.NewMemory(), 3)
		r.app.Passages, r.app.Prefs.Speed = true, 2
		if still {
			r.app.Prefs.Motion = 1
		}
		r.settle()
		r.app.Activate("game:crush")
		r.step(0)
		first := slices.Clone(r.list.Ops)
		r.step(time.Second)
		far := 0.0
		for i, o := range r.list.Ops {
			far = max(far, abs(first[i].Rect.X-o.Rect.X))
		}
		if !still && (far == 0 || far > 12.1) || still && far != 0 {
			t.Errorf("still %v: it comes from %.4f", still, far)
		}
	}
}

// TestCurtainsFallAtOnce: between two persons nothing of a hand goes out slowly.
func TestCurtainsFallAtOnce(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 3)
	r.start("crush", 2)
	r.app.Passages, r.app.Prefs.Speed = true, 2
	seen := 0
	who := &player{rnd: rand.New(rand.NewPCG(3, 9))}
	for range 4000 {
		if r.app.Status().Scene != "curtain" {
			if s := r.app.tab(); s != nil && r.app.Status().Scene == "table" && r.app.Status().Settled && !goesOn(r) {
				r.choose(who)
			} else {
				r.step(100 * time.Millisecond)
			}
			continue
		}
		frame := slices.Clone(r.list.Ops)
		r.step(time.Second)
		if len(frame) > len(r.list.Ops)+4 {
			t.Fatalf("the first frame of a curtain shows %d things, and then it is %d", len(frame), len(r.list.Ops))
		}
		if seen++; seen > 1 {
			return
		}
		r.tap("curtain:ok")
	}
	t.Errorf("only %d curtains fell", seen)
}

// TestTappedPlateAnswers: a plate of the title that a finger taps is seen pressed in, with a bright rim, for a moment before the set-up
// comes, however short the tap was. The set-up answers at once. A finger that has stayed down long enough waits for nothing.
func TestTappedPlateAnswers(t *testing.T) {
	for _, held := range []time.Duration{0, 200 * time.Millisecond} {
		r := newRig(t, phone, true, store.NewMemory(), 3)
		r.app.Passages, r.app.Prefs.Speed = true, 2
		r.settle()
		rest := plateAt(r, "crush")
		box, _ := r.find("game:crush")
		r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: box.Center(), Held: true, Touch: true})
		if held > 0 {
			r.step(0)
			r.step(held)
		}
		r.in.Point(port.Pointer{ID: 1, Motion: port.Up, Pos: box.Center(), Touch: true})
		r.step(0)
		if r.app.Status().Scene != "setup" {
			t.Fatal("the set-up waits")
		}
		pressed := func() bool {
			for _, o := range r.list.Ops {
				if o.Kind == paint.Frame && o.Color == kit.Focus && o.Width == 3 && o.Rect.Contains(rest) {
					return plateAt(r, "crush").Y == rest.Y+pressBy
				}
			}
			return false
		}
		if !pressed() {
			t.Errorf("held for %v: the plate is not pressed in", held)
		}
		r.step(80 * time.Millisecond)
		if pressed() != (held == 0) {
			t.Errorf("held for %v: after 80 ms pressed is %v", held, held != 0)
		}
		r.step(200 * time.Millisecond)
		r.step(10 * time.Millisecond)
		if pressed() || r.due <= r.in.Now {
			t.Errorf("held for %v: it does not end", held)
		}
	}
}

// TestPassageIsSeen goes from the welcome to the title and on to a set-up: half-way through the time, half of what was left is still there, and
// where the first frame was slow, as that of a page whose pictures are drawn for the first time, the passage begins after it. At rest nothing runs.
func TestPassageIsSeen(t *testing.T) {
	for _, slow := range []time.Duration{0, 300 * time.Millisecond} {
		r := newRig(t, desktop, false, store.NewMemory(), 3)
		r.app.Passages = true
		r.app.Push(&welcomeScreen{a: r.app.Sitting})
		r.step(time.Second)
		r.step(time.Second)
		for _, to := range []string{"welcome:go", "game:crush"} {
			was := len(r.list.Ops)
			r.app.Activate(to)
			r.step(0)
			r.step(slow)
			r.step(100 * time.Millisecond)
			if n := len(r.list.Ops); n <= was {
				t.Fatalf("%s: after %v and 100 ms %d things are drawn where %d were", to, slow, n, was)
			}
			if a := r.list.Ops[len(r.list.Ops)-was].Color & 0xff; a < 100 || a > 160 {
				t.Errorf("%s: after %v and 100 ms %d of 255 of what was left is there", to, slow, a)
			}
			r.step(101 * time.Millisecond)
			r.step(10 * time.Second)
			if r.due <= r.in.Now {
				t.Errorf("%s: something goes on", to)
			}
		}
	}
}
