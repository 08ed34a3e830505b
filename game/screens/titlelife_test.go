package screens

import (
	"math"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/port"
	"royals/game/store"
)

// plateAt returns where a game's picture is drawn.
func plateAt(r *rig, game string) (at geom.Rect) {
	for _, o := range r.list.Ops {
		if o.Kind == paint.Sprite && o.Sprite == plan.Plate(game) {
			at = o.Rect
		}
	}
	return at
}

// hovers moves the mouse to a point, as the next frame will see it.
func hovers(r *rig, at geom.Point) {
	r.in.Point(port.Pointer{ID: 1, Motion: port.Move, Pos: at})
}

// TestPlatesRise: a plate under the mouse rises by 16 pixels within 120 ms, its picture by 4 more, and goes back when the
// mouse has left it. Then nothing runs. What answers does not move. Where little motion is wanted it is there at once.
func TestPlatesRise(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, reduced := range []bool{false, true} {
			r := newRig(t, desktop, false, store.NewMemory(), 5)
			r.in.ReducedMotion = reduced
			r.app.Prefs.Speed = 2
			r.step(10 * time.Second)
			rest := plateAt(r, g.Info().ID)
			box, _ := r.find("game:" + g.Info().ID)
			hovers(r, box.Center())
			r.step(16 * time.Millisecond)
			r.step(16 * time.Millisecond)
			if on := rest.Y - plateAt(r, g.Info().ID).Y; reduced != (on == 20) {
				t.Errorf("%s, reduced %v: after two frames the plate has risen by %.1f", g.Info().ID, reduced, on)
			}
			settleTitle(t, r)
			if on := rest.Y - plateAt(r, g.Info().ID).Y; math.Abs(on-20) > 0.01 {
				t.Errorf("%s: the picture has risen by %.1f", g.Info().ID, on)
			}
			if now, _ := r.find("game:" + g.Info().ID); now != box {
				t.Errorf("%s: what answers went from %v to %v", g.Info().ID, box, now)
			}
			hovers(r, geom.Point{X: 640, Y: 270})
			r.step(16 * time.Millisecond)
			settleTitle(t, r)
			if plateAt(r, g.Info().ID) != rest {
				t.Errorf("%s: the plate does not come back", g.Info().ID)
			}
		}
	}
}

// settleTitle lets the title come to rest, which takes a quarter of a second at most.
func settleTitle(t *testing.T, r *rig) {
	t.Helper()
	for range 20 {
		if !r.step(16 * time.Millisecond) {
			return
		}
	}
	t.Error("the title does not rest")
}

// lids counts what is drawn over eyes.
func lids(r *rig) (n int) {
	for _, o := range r.list.Ops {
		if o.Kind == paint.Fill && o.Color == kit.Paper {
			n++
		}
	}
	return n
}

// TestCourtBlinks: the mouse that moves makes one of the court blink, at most every eight seconds, and nobody where little
// motion is wanted. A mouse at rest moves nothing.
func TestCourtBlinks(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		r.in.ReducedMotion = reduced
		blinks, shut := 0, false
		r.step(blinkPause)
		for i := range 240 { // 24 s
			hovers(r, geom.Point{X: 600 + float64(i%40), Y: 270})
			r.step(100 * time.Millisecond)
			if now := lids(r) > 0; now != shut {
				if shut = now; now {
					blinks++
				}
			}
		}
		if want := map[bool]int{false: 3, true: 0}[reduced]; blinks != want {
			t.Errorf("reduced %v: %d blinks in 24 s, want %d", reduced, blinks, want)
		}
		r.step(time.Second)
		if r.step(time.Minute); lids(r) > 0 || r.due <= r.in.Now {
			t.Error("the court blinks at rest")
		}
	}
}

// TestNewcomersAreShownIn: in a large window the title offers the first lesson that has not been seen.
func TestNewcomersAreShownIn(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.tap("title:learn")
	if s := r.app.tab(); s == nil || s.lesson == nil {
		t.Fatal("no lesson begins")
	}
}

// TestPlatesBearTheirSigns: in every theme each plate bears the sign of its game, on the game's felt.
func TestPlatesBearTheirSigns(t *testing.T) {
	for theme := range 4 {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size == phone, store.NewMemory(), 5)
			r.app.Prefs.Theme = theme
			r.app.Change()
			r.step(0)
			r.step(0)
			for _, g := range catalog.Games() {
				plate, _ := r.find("game:" + g.Info().ID)
				on, under := false, paint.RGB(plan.Theme(g.Info().ID).Felt)
				for _, o := range r.list.Ops {
					on = on || o.Kind == paint.Fill && o.Color == under && o.Rect.W < 60 && plate.Contains(o.Rect)
				}
				if !on {
					t.Errorf("theme %d at %v: no sign of %s", theme, size, g.Info().ID)
				}
			}
			if err := r.check(); err != nil {
				t.Errorf("theme %d at %v: %v", theme, size, err)
			}
		}
	}
}
