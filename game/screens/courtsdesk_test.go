package screens

import (
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/store"
)

// TestCourtsOfADeskAreLarge: wherever the piles of both lie beside two boards that face each other, the places have the rest of the width and
// the height, in both boards alike, and the hand can be sorted.
func TestCourtsOfADeskAreLarge(t *testing.T) {
	for size, least := range map[geom.Rect]float64{desktop: 88, {W: 1024, H: 768}: 84, {W: 960, H: 640}: 70, {W: 1920, H: 1080}: 115} {
		r := newRig(t, size, false, store.NewMemory(), 7)
		r.start("kingdoms", 1)
		r.step(0)
		f := &r.app.tab().felt
		at := [2]geom.Rect{}
		for i, board := range []geom.Rect{f.Areas.Mine, f.Areas.Panels[0]} {
			places := slots(r.app.tab(), board)
			if len(places) < 5 {
				t.Fatalf("%v: %d places", size, len(places))
			}
			for _, p := range places {
				if at[i] = hull(at[i], p); p.W > 40 && p.W < least {
					t.Errorf("%v: a place at %v", size, p)
				}
			}
		}
		sorts := 0
		for _, p := range f.Targets {
			if p.Name() == "sort" {
				sorts++
			}
			if strings.HasPrefix(p.Name(), "pile:discard") && p.Rect.W < 60 {
				t.Errorf("%v: the discard pile lies at %v", size, p.Rect)
			}
		}
		if sorts != 1 {
			t.Errorf("%v: %d buttons sort the hand", size, sorts)
		}
	}
}
