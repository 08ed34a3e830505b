package kit

import (
	"testing"

	"royals/game/geom"
	"royals/game/paint"
)

// TestNoBarForAPixel: what is longer than its view by a rounding is neither scrolled nor given a bar.
func TestNoBarForAPixel(t *testing.T) {
	for _, c := range []struct {
		over float64
		bar  bool
	}{{0, false}, {1, false}, {1.9, false}, {30, true}} {
		var list paint.List
		k, s, view := &Kit{List: &list, In: geom.Rect{W: 300, H: 300}}, Scroll{}, geom.Rect{W: 200, H: 100}
		s.End(k, s.Begin(k, view)+view.H+c.over)
		if (len(list.Ops) > 0) != c.bar || (s.Most > 0) != c.bar {
			t.Errorf("%v too long: %d drawn, %v to scroll", c.over, len(list.Ops), s.Most)
		}
	}
}
