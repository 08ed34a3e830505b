package screens

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
)

// TestClimbersAreLargeOnAPhone: on a phone the shields on the ladder above the table are large, and of three on one spot more than half of each is
// to be seen; the backs of two rivals are large, too.
func TestClimbersAreLargeOnAPhone(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.seat("crush", 3)
	r.settle()
	r.step(0)
	s := r.app.tab()
	var at []geom.Rect
	for x := range s.t.Players {
		for _, o := range s.felt.Over {
			if o.Kind == paint.Sprite && o.Sprite == felt.Emblem(&s.scene, engine.Seat(x)) && !o.Rect.Intersect(s.felt.Areas.Track).Empty() {
				at = append(at, o.Rect)
			}
		}
	}
	slices.SortFunc(at, func(a, b geom.Rect) int { return int(a.Center().X - b.Center().X) })
	if len(at) != 3 {
		t.Fatalf("%d shields", len(at))
	}
	for i, a := range at {
		if a.W < 26 || i > 0 && a.X-at[i-1].X < 0.55*at[i-1].W {
			t.Errorf("a shield at %v beside %v", a, at[max(i-1, 0)])
		}
	}
	backs := 0
	for _, panel := range s.felt.Areas.Panels {
		for _, back := range backsIn(s, panel) {
			if backs++; back.H < 56 {
				t.Errorf("a back is %.0f high", back.H)
			}
		}
	}
	if !slices.ContainsFunc(r.app.Hits(nil), func(h port.Hit) bool { return h.Name == "sort" }) {
		t.Error("no button sorts the hand")
	}
	if backs < 10 {
		t.Errorf("%d backs", backs)
	}
}
