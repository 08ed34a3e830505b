package screens

import (
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestFormsHaveTwoColumns opens the pages that are forms: in a large window what is pressed on them stands in two columns, which reach over most
// of the width of two of 560, and in a smaller one in one.
func TestFormsHaveTwoColumns(t *testing.T) {
	pages := [][]string{{"settings"}, {"settings", "settings:access"}, {"crowns"}, {"court"}}
	for _, size := range []geom.Rect{{W: 1280, H: 720}, {W: 1920, H: 1080}, {W: 1024, H: 768}} {
		for _, way := range pages {
			r := newRig(t, size, false, store.NewMemory(), 5)
			for _, name := range way {
				r.app.Activate(name)
				r.step(0)
				r.step(0)
			}
			if err := r.check(); err != nil {
				t.Errorf("%v at %v: %v", way, size, err)
			}
			left, right := size.W, 0.0
			for _, o := range r.list.Ops {
				if o.Kind == paint.Text && o.Rect.Y > 100 {
					left, right = min(left, o.Rect.X), max(right, o.Rect.X+o.Rect.W)
				}
			}
			if two := right-left > 800; two != (size.W >= 1280) {
				t.Errorf("%v at %v: what is written reaches from %.0f to %.0f", way, size, left, right)
			}
		}
	}
}

// TestLawBesideLessons opens the rules in a large window: the lessons stand beside the page from its top, and the law takes the place of the page.
func TestLawBesideLessons(t *testing.T) {
	r := deal(t, "crush", desktop, 5)
	r.app.Activate("rules")
	r.step(0)
	r.step(0)
	s := r.app.Top().(*rulesScreen)
	law, ok := r.find(rulesLaw.Name())
	if !ok || law.X < 800 || law.Y > 600 || !s.wide {
		t.Fatalf("the law is opened at %v", law)
	}
	page := s.sc.Most
	r.tap(rulesLaw.Name())
	r.step(0)
	r.step(0)
	if at, ok := r.find(rulesLaw.Name()); s.clause == "" && (!ok || at != law) || s.sc.Most <= page {
		t.Errorf("the law is folded at %v, and scrolls by %v", at, s.sc.Most)
	}
}
