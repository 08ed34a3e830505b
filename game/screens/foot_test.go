package screens

import (
	"slices"
	"testing"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestWordsAtTheFootKeepToTheirCard: what is said along the foot of a card in Two Kingdoms is no wider than the card, with its ground.
func TestWordsAtTheFootKeepToTheirCard(t *testing.T) {
	found := 0
	for _, size := range []geom.Rect{phone, desktop} {
		for seed := uint64(1); seed < 12; seed++ {
			r := newRig(t, size, size == phone, store.NewMemory(), seed)
			seatSome(r, "kingdoms", 2)
			tab := r.app.tab()
			for _, o := range tab.felt.Over {
				if o.Kind != paint.Text || o.Text != "new" && o.Text != "laid this turn" {
					continue
				}
				found++
				w := sprites.Measure(o.Face, o.Size, o.Text) + 8
				if !slices.ContainsFunc(tab.felt.Places, func(p felt.Place) bool {
					card := p.Pose.Rect
					return o.Rect.Center().In(card) && w <= card.W-2 && (card.W < 40 || o.Rect.Y+o.Rect.H <= card.Y+card.H-3)
				}) {
					t.Errorf("%v, seed %d: %q lies at %v beyond its card", size, seed, o.Text, o.Rect)
				}
			}
		}
	}
	if found == 0 {
		t.Error("no card has words at its foot")
	}
}
