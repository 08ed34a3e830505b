package screens

import (
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/words"
	"royals/sprites"
)

// TestFirstPageStandsAboutTheMiddle: on a desk what is said and asked on the first page stands between its head and the court, not at the top
// over a hole.
func TestFirstPageStandsAboutTheMiddle(t *testing.T) {
	for _, size := range []geom.Rect{desktop, {W: 1024, H: 768}, {W: 1920, H: 1080}} {
		r := newRig(t, size, false, store.NewMemory(), 5)
		r.app.Push(&welcomeScreen{a: r.app.Sitting})
		r.step(0)
		var head, first, court geom.Rect
		for _, o := range r.list.Ops {
			switch {
			case o.Text == words.Plain("welcome.title"):
				head = o.Rect
			case o.Kind == paint.Text && first.Empty() && !head.Empty():
				first = o.Rect
			case o.Kind == paint.Sprite && o.Sprite == sprites.Court:
				court = o.Rect
			}
		}
		button, ok := r.find("welcome:go")
		above, below := first.Y-head.Y-head.H, court.Y-button.Y-button.H
		if !ok || court.Empty() || above < 24 || below > 2.5*above {
			t.Errorf("%v: %.0f lie above the words, %.0f below the button, court at %v", size, above, below, court)
		}
	}
}
