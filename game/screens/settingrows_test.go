package screens

import (
	"math"
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/words"
	"royals/sprites"
)

// TestSettingsStandInGroups: the settings stand on panels under headings, the rows of a panel are of one height and as wide as it, none
// twice, and with letters of 100 percent none is higher than a name and two lines.
func TestSettingsStandInGroups(t *testing.T) {
	for _, size := range []geom.Rect{{W: 360, H: 6000}, {W: 1280, H: 7000}} {
		for _, text := range []int{100, 200} {
			r := newRig(t, size, size.W < 500, store.NewMemory(), 5)
			r.app.Prefs.Text = text
			r.app.Activate("settings")
			r.step(0)
			r.step(0)
			seen := map[string]bool{}
			for _, g := range r.app.Top().(*settingsScreen).groups() {
				head, below := standsAt(r, words.Plain(g.head)), geom.Rect{}
				for i, d := range g.list {
					row, ok := r.find(d.Name())
					switch {
					case !ok || seen[d.Name()]:
						t.Fatalf("%v, text %d: %s is on the page: %v", size, text, d.Name(), ok)
					case i == 0 && text == 100 && (head.Empty() || row.Y < head.Y+head.H || math.Abs(head.X-row.X) > 1):
						t.Errorf("%v, text %d: the heading %q at %v does not stand above %v", size, text, words.Plain(g.head), head, row)
					case i > 0 && (math.Abs(row.H-below.H) > 1 || row.W != below.W || math.Abs(row.Y-below.Y-below.H) > 1):
						t.Errorf("%v, text %d: %s lies at %v below %v", size, text, d.Name(), row, below)
					case text == 100 && row.H > 82 || row.H < kit.Tap:
						t.Errorf("%v: %s is %.0f high", size, d.Name(), row.H)
					}
					seen[d.Name()], below = true, row
				}
			}
		}
	}
}

// standsAt returns where a heading is written, nowhere if it is not.
func standsAt(r *rig, text string) (at geom.Rect) {
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text && o.Face == sprites.Title && o.Text == text {
			at = o.Rect
		}
	}
	return at
}

// TestSwitchesMove: what is on or off has a track with a knob, which goes to the other end with a press.
func TestSwitchesMove(t *testing.T) {
	r := newRig(t, geom.Rect{W: 360, H: 2600}, true, store.NewMemory(), 5)
	r.app.Activate("settings")
	r.step(0)
	r.step(0)
	n := 0
	for _, d := range r.app.Top().(*settingsScreen).dials() {
		if d.on == 0 {
			continue
		}
		n++
		row, _ := r.find(d.Name())
		right := knob(r, row)
		r.app.Activate(d.Name())
		r.step(0)
		if now := knob(r, row); now == right || math.Abs(now-right) > kit.TrackW {
			t.Errorf("the knob of %s goes from %.0f to %.0f", d.Name(), right, now)
		}
	}
	if n != 4 {
		t.Errorf("%d switches", n)
	}
}

// knob returns where the knob of a switch in a row has its middle.
func knob(r *rig, row geom.Rect) (x float64) {
	for _, o := range r.list.Ops {
		if o.Rect.H == kit.TrackH-8 && o.Rect.W == o.Rect.H && row.Contains(o.Rect) {
			x = o.Rect.Center().X
		}
	}
	return x
}
