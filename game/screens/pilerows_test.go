package screens

import (
	"math"
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
)

// TestPilesOfTheMiddleLieInRows: on a wide table the piles of Home Houses lie in two rows that begin below each other, and those of Royalty
// beside the place of a blow; all of their cards are of one size.
func TestPilesOfTheMiddleLieInRows(t *testing.T) {
	for id, c := range map[string]struct {
		seats int
		upper []string
		lower string // what begins below the first of them, or none
		last  string // what stands at the end of the row
	}{"houses": {2, []string{"Stack"}, "Dead cards", "Bea"}, "royalty": {3, []string{"Draw deck", "Discard pile"}, "", "Blow"}} {
		r := newRig(t, desktop, false, store.NewMemory(), 5)
		seatSome(r, id, c.seats)
		captions := map[string]geom.Rect{}
		for _, o := range r.app.tab().felt.Under {
			if o.Kind == paint.Text && o.Rect.Center().In(r.app.tab().felt.Areas.Centre) {
				captions[strings.Trim(o.Text, "\u2068\u2069")] = o.Rect
			}
		}
		first := captions[c.upper[0]]
		if low, ok := captions[c.lower]; c.lower != "" && (!ok || math.Abs(low.X-first.X) > 3) {
			t.Errorf("%s: %q begins at %v, and %q at %v", id, c.upper[0], first, c.lower, low)
		}
		at := captions[c.last]
		if at.Empty() {
			t.Errorf("%s: no place for %q: %v", id, c.last, captions)
		}
		for _, name := range c.upper[1:] {
			if math.Abs(captions[name].Y-at.Y) > 1 {
				t.Errorf("%s: %q stands at %v, and %q at %v", id, name, captions[name], c.last, at)
			}
		}
		sizes := map[float64]bool{}
		for _, p := range r.app.tab().felt.Places {
			if p.Pose.Rect.Center().In(r.app.tab().felt.Areas.Centre) && !p.Hidden {
				sizes[math.Round(p.Pose.Rect.W)] = true
			}
		}
		if len(sizes) != 1 {
			t.Errorf("%s: the cards of the middle are %v wide", id, sizes)
		}
	}
	kit.Wear(&kit.Hall)
}
