package bot

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
)

// No world comes to a node twice: whoever has acted has seen it, so the seat's next node is another. Where an action was
// 0, "nothing seen", the visits that followed it were booked at the root.
func TestNoNodeTwiceOnAPath(t *testing.T) {
	for _, g := range catalog.Games() {
		b, ok := New(Knight, Steady).(*Search)
		if !ok {
			t.Fatal("a knight does not search")
		}
		b.Iterations = 60
		met := 0
		positions(t, g, 120, func(s engine.State, seat engine.Seat, seed uint64) {
			red := s.Fresh()
			red.CopyFrom(s)
			red.Redact(seat)
			r := cards.NewRand(seed, 12)
			b.Begin(red, seat, &r)
			for b.path = b.path[:0]; !b.Think(1); b.path = b.path[:0] {
				for i, v := range b.path {
					for _, w := range b.path[:i] {
						if met++; v.node == w.node {
							t.Fatalf("%s seed %d: node %d twice in %v", g.Info().ID, seed, v.node, b.path)
						}
					}
				}
			}
		})
		if met == 0 {
			t.Errorf("%s: no path has two nodes", g.Info().ID)
		}
	}
}
