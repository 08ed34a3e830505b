package screens

import (
	"testing"
	"time"

	"royals/game/store"
)

// TestNoFrameForAnEmptyHand films the opening cut on a phone: no heap that has no card, and no 0 on it, is drawn at an opponent.
func TestNoFrameForAnEmptyHand(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.app.Activate("game:crush")
	r.step(time.Second)
	r.app.Activate("play")
	cut := 0
	show(r, func(s *tableScreen) bool {
		for _, tally := range s.felt.Tallies {
			if ids := s.felt.Counted(tally); tally.Over && len(ids) == 0 {
				t.Fatalf("a number %q lies on nothing at %v", s.felt.Over[tally.At].Text, s.felt.Over[tally.At].Rect)
			}
		}
		cut++
		return cut < 100
	})
}
