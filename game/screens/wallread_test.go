package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/words"
)

// TestEveryCardOfAWallIsRead plays until a blow falls on a wall whose cards lie over each other: what is left of each says its rank, and the last
// one alone wears arms.
func TestEveryCardOfAWallIsRead(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 11)
	r.start("royalty", 0)
	seen, strips := 0, 0
	roll(r, &player{rnd: rand.New(rand.NewPCG(5, 5))}, 6000, 100*time.Millisecond, func() bool {
		s := r.app.tab()
		if s == nil || !s.felt.Staged.On {
			return false
		}
		list := s.felt.Staged.Pieces
		for i := 1; i < len(list); i++ {
			a, b := &list[i-1], &list[i]
			left := b.At.X - a.At.X
			if a.Part != plan.Wall || b.Part != plan.Wall || a.At.Y != b.At.Y || left <= 0 || left >= a.At.W-1 {
				continue
			}
			if seen++; !a.Bare {
				t.Errorf("the %v below another card wears arms", a.Card)
			}
			if left >= 0.8*a.At.W || a.At.W >= 60 {
				continue
			}
			strips++
			strip := a.At
			strip.W = left
			if !saysIn(s.felt.Over, strip.Inset(-1), words.RankShort(a.Card.Rank())) {
				t.Errorf("what is left of the %v, %.0f wide, does not say what it is", a.Card, left)
			}
		}
		return strips > 3 || t.Failed()
	})
	if seen == 0 || strips == 0 {
		t.Error("no wall lies over itself")
	}
}

// saysIn reports whether a text stands in a place.
func saysIn(ops []paint.Op, r geom.Rect, text string) bool {
	return slices.ContainsFunc(ops, func(o paint.Op) bool { return o.Kind == paint.Text && o.Text == text && contains(r, o.Rect) })
}
