package screens

import (
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/words"
)

// TestOneWayToInvite: on a phone held upright players are invited at the places round the table alone, elsewhere there are buttons, too.
// What practice is stands beside its switch before it is pressed.
func TestOneWayToInvite(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 320, H: 568}, {W: 768, H: 1024}, desktop} {
		r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
		r.app.Activate("game:usurpers")
		r.step(0)
		_, buttons := r.find("seats:more")
		if _, places := r.find("invite:2"); buttons == (size.W < 560) || !places && size.W < 560 {
			r.hits = r.app.Hits(r.hits[:0])
			t.Errorf("%v: buttons %v, places %v in %v", size, buttons, places, r.hits)
		}
		said := false
		for _, o := range r.list.Ops {
			said = said || o.Kind == paint.Text && o.Text != "" && len(o.Text) > 12 && o.Text[:12] == words.Plain("practice.hint")[:12]
		}
		if !said {
			t.Errorf("%v: practice is not explained", size)
		}
	}
}
