package screens

import (
	"testing"

	"royals/engine/catalog"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestPlatesAreOfTheTheme: in the hall and in the plain theme the plates of the title have five grounds and five rims, those of the
// tables behind them.
func TestPlatesAreOfTheTheme(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	for theme := range 3 {
		r.app.Prefs.Theme = theme
		r.app.Change()
		r.step(0)
		grounds, rims := map[paint.Color]bool{}, map[paint.Color]bool{}
		for _, g := range catalog.Games() {
			id := g.Info().ID
			rim, _ := rimOf(id)
			drawn := false
			for _, o := range r.list.Ops {
				drawn = drawn || o.Kind == paint.Fill && o.Color == feltOf(id)
			}
			if !drawn {
				t.Errorf("theme %d: no plate is of the ground of %s", theme, id)
			}
			grounds[feltOf(id)], rims[rim] = true, true
		}
		if len(grounds) != 5 || theme > 0 && len(rims) != 5 {
			t.Errorf("theme %d has plates of %d grounds and %d rims", theme, len(grounds), len(rims))
		}
	}
}
