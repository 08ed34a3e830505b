package kit

import (
	"fmt"
	"testing"

	"royals/game/geom"
	"royals/game/paint"
)

// TestArrowsDiffer draws every kind of arrow: no two have one shape, whatever their colours, and none but those of gifts and copies,
// which are gold, have one colour.
func TestArrowsDiffer(t *testing.T) {
	shapes, colours := map[string]Arrow{}, map[paint.Color]Arrow{}
	for a := range Arrows {
		k := Kit{List: &paint.List{}, Size: geom.Rect{W: 1280, H: 720}}
		k.Draw(a, geom.Point{X: 100, Y: 100}, geom.Point{X: 500, Y: 300}, 1, 1)
		shape := ""
		for _, o := range k.List.Ops {
			shape += fmt.Sprint(o.Kind, o.Rect, o.Width, o.Color == Ink, ";")
		}
		if other, ok := shapes[shape]; ok {
			t.Errorf("arrows %d and %d have one shape", other, a)
		}
		if other, ok := colours[a.Color()]; ok && (other != GiftArrow || a != CopyArrow) {
			t.Errorf("arrows %d and %d have one colour", other, a)
		}
		shapes[shape], colours[a.Color()] = a, a
	}
}
