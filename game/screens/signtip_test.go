package screens

import (
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
	"royals/game/words"
)

// TestHoverNamesSigns: while the mouse is over a sign of the bar it is written beside it what the sign does. Under a finger, and where
// words stand on it, there is nothing to write.
func TestHoverNamesSigns(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.start("usurpers", 1)
	r.settle()
	written := func(text string) (n int) {
		for _, o := range r.list.Ops {
			if o.Kind == paint.Text && o.Text == text && r.in.Size.Contains(o.Rect) {
				n++
			}
		}
		return n
	}
	over := func(at geom.Point) {
		r.in.Point(port.Pointer{Motion: port.Move, Pos: at})
		r.step(0)
		r.app.Doc()
		r.step(0)
	}
	text := words.Plain("menu.hide")
	before := written(text)
	at, ok := r.find("hide")
	if over(at.Center()); !ok || written(text) != before+1 {
		t.Errorf("over the eye %q is written %d times, before it %d times", text, written(text), before)
	}
	over(geom.Point{X: 600, Y: 300})
	if written(text) != before {
		t.Errorf("away from the eye %q is still written", text)
	}
}
