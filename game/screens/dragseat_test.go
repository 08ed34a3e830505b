package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/geom"
	"royals/game/store"
	"royals/game/table"
)

// cardAndSeat returns the names of a card of the hand and of the first seat that may be pointed at, "" where there is none.
func cardAndSeat(r *rig, s *tableScreen) (hand, seat string) {
	for _, h := range r.app.Hits(nil) {
		switch {
		case strings.HasPrefix(h.Name, "card:hand:"):
			hand = h.Name
		case seat == "" && slices.ContainsFunc(s.scene.Marks.Legal, func(x table.Thing) bool { return x.Kind == table.ASeat && h.Name == "seat:"+x.Seat.String() }):
			seat = h.Name
		}
	}
	return hand, seat
}

// TestDragOntoASeatIsATap carries a card that means nothing yet onto the board of a seat that may be attacked in Royal Crush: its light does
// not go out, and letting go does what a tap on the board does.
func TestDragOntoASeatIsATap(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		said := [2]string{}
		for i := range said {
			r := newRig(t, size, size.W < 1000, store.NewMemory(), 3)
			r.start("crush", 1)
			for range 40 {
				if r.settle(); strings.Contains(r.app.Status().Detail, "attack") {
					break
				}
				r.choose(&player{rnd: rand.New(rand.NewPCG(3, 9))})
			}
			s := r.app.tab()
			hand, seat := cardAndSeat(r, s)
			if hand == "" || seat == "" || s.t.Asked == engine.None {
				t.Fatalf("at %v there is nobody to attack: %+v", size, r.app.Status())
			}
			if i == 0 {
				r.tap(seat)
			} else {
				r.drag(hand, seat)
			}
			r.settle()
			said[i] = s.scene.Question.Text() + r.names() + r.app.Status().Detail
		}
		if said[0] != said[1] {
			t.Errorf("at %v a tap leads to %q, and a drag to %q", size, said[0], said[1])
		}
	}
}
