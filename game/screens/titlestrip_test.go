package screens

import (
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
)

// TestStripLiesInItsPlate: the button that goes on with a game lies whole in the plate of the game, below its words.
func TestStripLiesInItsPlate(t *testing.T) {
	for _, size := range []geom.Rect{{W: 768, H: 1024}, desktop} {
		r := newRig(t, size, false, store.NewMemory(), 5)
		r.start("crush", 1)
		r.settle()
		r.app.leave()
		r.step(0)
		strip := geom.Rect{}
		for _, h := range r.app.Hits(nil) {
			if strings.HasPrefix(h.Name, "continue") {
				strip = h.Rect
			}
		}
		in := false
		for _, o := range r.list.Ops {
			in = in || o.Kind == paint.Fill && o.Color == feltOf("crush") && o.Rect.Contains(strip)
			if o.Kind == paint.Text && !strings.HasPrefix(o.Text, "Continue") && !o.Rect.Intersect(strip).Empty() {
				t.Errorf("%v: %q at %v lies under the strip at %v", size, o.Text, o.Rect, strip)
			}
		}
		if !in || strip.Empty() {
			t.Errorf("%v: the strip lies at %v, in no plate", size, strip)
		}
	}
}
