package kit

import (
	"testing"

	"royals/game/geom"
	"royals/game/paint"
)

// TestButtonsThrowLittleShadeOnPaper: in a light theme the shadow of a button is so faint that its corners do not stand out.
func TestButtonsThrowLittleShadeOnPaper(t *testing.T) {
	was := worn
	defer Wear(was)
	for _, theme := range []*Theme{&Hall, &Slate} {
		Wear(theme)
		k := Kit{List: &paint.List{}, Text: 1}
		k.Button(Press("x"), "", geom.Rect{X: 10, Y: 10, W: 100, H: 44}, Plain, true)
		shades := 0
		for _, o := range k.List.Ops {
			if o.Kind != paint.Shadow {
				continue
			}
			if shades++; theme.Light && o.Color&0xff > 0x20 {
				t.Errorf("a button throws a shadow of %08x on paper", o.Color)
			}
		}
		if shades == 0 {
			t.Error("a button throws no shadow")
		}
	}
}
