package screens

import (
	"math"
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/port"
	"royals/game/store"
)

// stays films a game of opponents on a wide table and returns the names of the piles it has seen. What begins with one of the
// names keeps its place and its size all the time.
func stays(t *testing.T, id string, names ...string) int {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	r.start(id, 0)
	r.app.Prefs.Pause = 1
	first, frames := map[string]geom.Rect{}, 0
	show(r, func(s *tableScreen) bool {
		if frames++; s.felt.Staged.On {
			return frames < 2500
		}
		for _, h := range r.app.Hits(nil) {
			if was, ok := kept(first, h, names); ok && (math.Abs(was.X-h.Rect.X) > 1 || math.Abs(was.W-h.Rect.W) > 1 || math.Abs(was.Y-h.Rect.Y) > 1) {
				t.Fatalf("%s, frame %d: %s lies at %v, at first at %v", id, frames, h.Name, h.Rect, was)
			}
		}
		return frames < 2500
	})
	return len(first)
}

// kept returns where a thing lay when it was seen first, and whether it is one of those that stay.
func kept(first map[string]geom.Rect, h port.Hit, names []string) (geom.Rect, bool) {
	for _, n := range names {
		if strings.HasPrefix(h.Name, n) {
			if _, ok := first[h.Name]; !ok {
				first[h.Name] = h.Rect
			}
			return first[h.Name], true
		}
	}
	return geom.Rect{}, false
}

// TestPilesStayPut: nothing that is played, taken or thrown away moves the piles beside it, nor the places of those who face each other.
func TestPilesStayPut(t *testing.T) {
	if n := stays(t, "usurpers", "pile:draw:", "pile:discard:"); n < 6 {
		t.Errorf("only %d piles of Usurpers", n)
	}
	if n := stays(t, "kingdoms", "pile:royal:", "pile:joker:", "pile:stock", "pile:discard"); n < 12 {
		t.Errorf("only %d piles of Two Kingdoms", n)
	}
	if n := stays(t, "crush", "pile:stock", "pile:discard"); n < 2 {
		t.Errorf("only %d piles of Royal Crush", n)
	}
	if n := stays(t, "royalty", "pile:deck", "pile:discard"); n < 2 {
		t.Errorf("only %d piles of Royalty", n)
	}
	if n := stays(t, "houses", "pile:stack"); n < 1 {
		t.Errorf("%d stacks of Home Houses", n)
	}
}
