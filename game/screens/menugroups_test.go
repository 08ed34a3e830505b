package screens

import (
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/store"
)

// TestMenuNeedsNoScrolling opens the menu of every game with as many persons as there can be: on a phone all of it is to be seen, every button is as
// high as a finger, and the way out stands last and apart.
func TestMenuNeedsNoScrolling(t *testing.T) {
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size == phone, store.NewMemory(), 5)
			r.start(g.Info().ID, 9)
			for range 20 {
				r.settle()
				if !putAway(r) {
					break
				}
			}
			r.tap("menu")
			r.step(0)
			r.shot("menu-" + g.Info().ID)
			m, ok := r.app.Top().(*menuScreen)
			if !ok {
				t.Fatalf("%s: no menu but the %s", g.Info().ID, r.app.Status().Scene)
			}
			if err := r.check(); err != nil {
				t.Errorf("%s at %v: %v", g.Info().ID, size, err)
			}
			low := 0.0
			for _, c := range m.list() {
				at, ok := r.find(kit.NameOf(c.deed))
				if !ok || at.H < kit.Tap {
					t.Errorf("%s at %v: %q lies at %v", g.Info().ID, size, c.text, at)
				}
				if c.deed == kit.Deed(menuLeave) && at.Y < low+kit.Space3 {
					t.Errorf("%s at %v: the way out lies at %v, and what is above it ends at %v", g.Info().ID, size, at, low)
				}
				low = max(low, at.Y+at.H)
			}
		}
	}
}
