package screens

import (
	"testing"

	"royals/engine"
	"royals/game/geom"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/table"
)

// TestHeapsLieBelowTheFace: on a phone held upright the hand and the stacks of an opponent of Usurpers lie in the lower half of its panel,
// clear of its face, and beside one other opponent they are larger than they can be among the numbers.
func TestHeapsLieBelowTheFace(t *testing.T) {
	for seats := 3; seats <= 4; seats++ {
		r := newRig(t, phone, true, store.NewMemory(), uint64(5+seats))
		r.seat("usurpers", seats)
		r.app.tab().t.SetPlayer(0, table.Player{Name: "Ada", Bot: "greedy"})
		r.app.Prefs.Pause = 1
		frames, heaps := 0, 0
		show(r, func(s *tableScreen) bool {
			if !s.felt.Staged.On {
				for _, p := range s.t.Shown.Piles {
					spot := s.t.Plan.Spots[p.ID.Kind]
					if p.ID.Owner >= 5 || p.ID.Owner == s.bottom() || spot.Where != plan.Hand && (spot.Where != plan.Seat || spot.Spread != plan.Stack) {
						continue
					}
					for _, id := range s.t.Cards.Of(p.ID) {
						if lies := lowHeap(t, s, id, s.felt.Heads[p.ID.Owner].At, s.felt.Box(&s.scene, p.ID.Owner), seats); lies {
							heaps++
						}
					}
				}
			}
			frames++
			return frames < 250 && !t.Failed()
		})
		if heaps < 1000 {
			t.Errorf("%d seats: only %d cards of heaps", seats, heaps)
		}
	}
}

// lowHeap looks at where a card of a heap lies, with a face above it in a panel.
func lowHeap(t *testing.T, s *tableScreen, id uint32, face, panel geom.Rect, seats int) bool {
	t.Helper()
	for i := range s.felt.Places {
		p := &s.felt.Places[i]
		if p.ID != id {
			continue
		}
		at := p.Pose.Rect
		if !at.Intersect(face).Empty() || at.Center().Y < panel.Center().Y {
			t.Errorf("%d seats: a card of a heap at %v, below the face at %v, in %v", seats, at, face, panel)
		}
		if p.Hidden && seats == 3 && at.W < 30 {
			t.Errorf("%d seats: a heap is only %.0f wide", seats, at.W)
		}
		return true
	}
	return false
}

// TestHandLiesBesideWhatWasLaid: on a phone held upright the hand of who has laid cards in Royal Crush is a heap beside these, clear of the face and
// of the name.
func TestHandLiesBesideWhatWasLaid(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.seat("crush", 3)
	r.app.tab().t.SetPlayer(0, table.Player{Name: "Ada", Bot: "greedy"})
	r.app.Prefs.Pause = 1
	frames, heaps := 0, 0
	show(r, func(s *tableScreen) bool {
		for _, p := range s.t.Shown.Piles {
			x := p.ID.Owner
			if s.t.Plan.Spots[p.ID.Kind].Where != plan.Seat || len(p.Cards) == 0 || x >= 3 || x == s.bottom() || s.felt.Staged.On {
				continue
			}
			for _, id := range s.t.Cards.Of(engine.PileID{Kind: uint8(s.scene.Plan.Hand), Owner: x}) {
				if lowHeap(t, s, id, s.felt.Heads[x].At, s.felt.Box(&s.scene, x), 3) {
					heaps++
				}
			}
		}
		frames++
		return frames < 400 && !t.Failed()
	})
	if heaps < 100 {
		t.Errorf("only %d cards of heaps", heaps)
	}
}
