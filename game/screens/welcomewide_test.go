package screens

import (
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/words"
	"royals/sprites"
)

// TestFirstPageStandsAboutTheMiddle: on a desk all of the first page stands about the middle between the top and the court, in one column
// with even gaps, not at the top over a hole.
func TestFirstPageStandsAboutTheMiddle(t *testing.T) {
	for _, size := range []geom.Rect{desktop, {W: 1024, H: 768}, {W: 1920, H: 1080}} {
		r := newRig(t, size, false, store.NewMemory(), 5)
		r.app.Push(&welcomeScreen{a: r.app.Sitting})
		r.step(0)
		var head, court geom.Rect
		for _, o := range r.list.Ops {
			switch {
			case o.Text == words.Plain("welcome.title"):
				head = o.Rect
			case o.Kind == paint.Sprite && o.Sprite == sprites.Court:
				court = o.Rect
			}
		}
		button, ok := r.find("welcome:go")
		name, _ := r.find("settings:name")
		above, below := head.Y, court.Y-button.Y-button.H
		if !ok || court.Empty() || above < 0 || below < 24 || below-above > 80 {
			t.Errorf("%v: %.0f lie above the head, %.0f below the button, court at %v", size, above, below, court)
		}
		if off := head.Center().X - size.W/2; off < -1 || off > 1 || name.X+name.W != button.X+button.W {
			t.Errorf("%v: the head is %.0f beside the middle, the name at %v over %v", size, off, name, button)
		}
	}
}

// TestFirstPageHasOneWayOn: what is drawn leads on by one button, and who gives no name reads what that leaves.
func TestFirstPageHasOneWayOn(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r := newRig(t, size, false, store.NewMemory(), 5)
		r.app.Push(&welcomeScreen{a: r.app.Sitting})
		r.step(0)
		if at, drawn := r.find("welcome:skip"); drawn {
			t.Errorf("%v: a second way on lies at %v", size, at)
		}
		whole := geom.Rect{W: size.W, H: size.H}
		if !r.said("No name is needed", whole) && !strings.Contains(r.app.Doc().Prompt, "No name is needed") {
			t.Errorf("%v: what no name leaves is not said", size)
		}
		r.app.Prefs.Name = "Bea"
		r.app.Change()
		r.step(0)
		if strings.Contains(r.app.Doc().Prompt, "No name is needed") {
			t.Errorf("%v: somebody with a name is told what no name leaves", size)
		}
	}
}
