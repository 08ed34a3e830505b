package screens

import (
	"testing"

	"royals/engine"
	"royals/game/geom"
	"royals/game/store"
)

// TestShieldsStandApartAtTheStart: of three shields at the start of a track nearly the whole of each is to be seen, and none has gone a step.
func TestShieldsStandApartAtTheStart(t *testing.T) {
	for _, id := range []string{"usurpers", "crush"} {
		for _, size := range []geom.Rect{phone, desktop} {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
			r.seat(id, 3)
			tab := r.app.tab()
			lay := func(n int) []geom.Rect {
				for x := range tab.t.Players {
					tab.scene.Scores[x].N = 0
				}
				tab.scene.Scores[engine.Seat(2)].N = n
				tab.felt.Lay(&tab.scene)
				return shieldsOn(tab)
			}
			at := lay(0)
			for i := 1; i < len(at); i++ {
				if step := at[i].Center().X - at[i-1].Center().X; step < 0.9*at[0].W {
					t.Errorf("%s at %v: of a shield %.0f wide %.1f are seen", id, size, at[i-1].W, step)
				}
			}
			if gone := lay(2); len(gone) != 3 || gone[2].Center().X <= at[2].Center().X {
				t.Errorf("%s at %v: with two points it stands at %v, all at the start at %v", id, size, gone, at)
			}
		}
	}
}
