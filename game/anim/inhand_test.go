package anim

import (
	"testing"
	"time"

	"royals/engine/cards"
	"royals/game/geom"
)

// TestNoBackLiesInAHand deals cards to somebody's eyes: each has turned over by the time it lies among the others, edge-on while it is
// nearly as large as it will be, also where the hand grows while it is dealt.
func TestNoBackLiesInAHand(t *testing.T) {
	s := Stage{Dial: Dial{Speed: 1}, Hand: geom.Rect{X: 300, Y: 280, W: 400, H: 140}}
	lay(&s, 0, here, cards.Back)
	goal := geom.Around(there.Center(), 2*there.W, 2*there.H)
	lay(&s, time.Second, goal, 7)
	for d := time.Duration(0); d < 900*time.Millisecond; d += time.Millisecond {
		if d == 60*time.Millisecond { // another one comes, and this one makes room
			goal = goal.Move(geom.Point{X: 30})
			lay(&s, time.Second+d, goal, 7)
		}
		p, moving := s.At(1, time.Second+d)
		if !moving {
			if p.Face != 7 {
				t.Fatalf("it lies there as %+v", p)
			}
			return
		}
		if way := goal.X - p.Rect.X; p.Face == cards.Back && way < 4 && p.Squash == 0 {
			t.Fatalf("after %v it shows its back among the others", d)
		}
		if p.Face == 7 && p.Rect.W < 0.8*goal.W {
			t.Fatalf("after %v it shows its face %.0f wide of %.0f", d, p.Rect.W, goal.W)
		}
	}
	t.Error("it never lies")
}
