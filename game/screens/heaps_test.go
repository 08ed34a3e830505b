package screens

import (
	"testing"

	"royals/engine"
	"royals/game/geom"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/table"
)

// lowHeap looks at where a card of a heap lies, with a face above it in a panel.
func lowHeap(t *testing.T, s *tableScreen, id uint32, face, panel geom.Rect) bool {
	t.Helper()
	for i := range s.felt.Places {
		p := &s.felt.Places[i]
		if p.ID != id {
			continue
		}
		at := p.Pose.Rect
		if !at.Intersect(face).Empty() || at.Center().Y < panel.Center().Y {
			t.Errorf("a card of a heap at %v, below the face at %v, in %v", at, face, panel)
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
				if lowHeap(t, s, id, s.felt.Heads[x].At, s.felt.Box(&s.scene, x)) {
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
