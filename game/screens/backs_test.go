package screens

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/game/store"
)

// TestHandStaysBesideTheWall plays Royalty on a desk: the backs of an opponent's hand are large, and lie where they lay once a wall is laid, which
// is as high.
func TestHandStaysBesideTheWall(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 4)
	r.seat("royalty", 2)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
	middle, laid := 0.0, 0
	r.each = func() {
		s := r.app.tab()
		if s == nil || s.felt.Staged.On || s.t.Moves() == 0 {
			return
		}
		rival := s.scene.Others()[0]
		held := s.scene.Cards.Of(engine.PileID{Kind: 0, Owner: rival})
		wall := s.scene.Cards.Of(engine.PileID{Kind: 1, Owner: rival})
		at, least := lieIn(s, held)
		if _, low := lieIn(s, wall); min(least, low) < 80 {
			t.Fatalf("backs are %.0f high, a wall is %.0f high", least, low)
		}
		if len(wall) > 0 {
			laid++
		}
		if len(held) == 0 {
			return
		}
		if middle == 0 {
			middle = at
		} else if at < middle-1 || at > middle+1 {
			t.Fatalf("the hand has its middle at %.0f and had it at %.0f, %d cards in the wall", at, middle, len(wall))
		}
	}
	roll(r, &player{rnd: rand.New(rand.NewPCG(3, 9))}, 1500, 30*time.Millisecond, func() bool { return laid > 20 })
	if laid == 0 {
		t.Error("no wall was laid")
	}
}

// lieIn returns the middle of where cards lie, and how high the lowest of them is.
func lieIn(s *tableScreen, ids []uint32) (middle, least float64) {
	left, right, least := 9999.0, 0.0, 9999.0
	for _, p := range s.felt.Places {
		if r := p.Pose.Rect; slices.Contains(ids, p.ID) {
			left, right, least = min(left, r.X), max(right, r.X+r.W), min(least, r.H)
		}
	}
	return (left + right) / 2, least
}
