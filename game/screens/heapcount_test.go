package screens

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/plan"
	"royals/game/table"
)

// TestCountLiesOnNoSmallOpenCard: the number of a small heap among the numbers of a panel stands beside the card that lies open there, whose index fills it.
func TestCountLiesOnNoSmallOpenCard(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 414, H: 896}} {
		r, seen := deal(t, "kingdoms", size, 7), 0
		r.app.tab().t.SetPlayer(0, table.Player{Name: "Ada", Bot: "greedy"})
		r.app.Prefs.Pause = 1
		show(r, func(s *tableScreen) bool {
			for i := range s.felt.Places {
				p := &s.felt.Places[i]
				if p.Pose.Face == cards.Back || p.Pose.Rect.W > 24 || s.felt.Staged.On || !smallHeap(s, p.ID) {
					continue
				}
				for _, tally := range s.felt.Tallies {
					if at := tallied(s, tally).Rect; !at.Intersect(p.Pose.Rect).Empty() {
						t.Fatalf("at %v a number at %v lies on the open card at %v", size, at, p.Pose.Rect)
					} else if at.X > p.Pose.Rect.X && at.X < p.Pose.Rect.X+p.Pose.Rect.W+12 && at.Intersect(p.Pose.Rect.Inset(-6)) != (geom.Rect{}) {
						seen++
					}
				}
			}
			return seen < 30
		})
		if seen < 30 {
			t.Errorf("at %v only %d numbers beside a heap", size, seen)
		}
	}
}

// smallHeap reports whether a card lies in a stack of an opponent.
func smallHeap(s *tableScreen, id uint32) bool {
	for _, p := range s.t.Shown.Piles {
		if spot := s.t.Plan.Spots[p.ID.Kind]; p.ID.Owner != engine.None && p.ID.Owner != s.bottom() && spot.Where == plan.Seat && spot.Spread == plan.Stack {
			for _, x := range s.t.Cards.Of(p.ID) {
				if x == id {
					return true
				}
			}
		}
	}
	return false
}
