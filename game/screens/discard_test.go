package screens

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/plan"
	"royals/game/store"
)

// TestDiscardPilesShowTheLastCard films a game of opponents of each title. Whenever a card has landed on an open pile
// that lies in one heap, the face on top is that card's. The game is then loaded anew, and the piles lie as they lay.
func TestDiscardPilesShowTheLastCard(t *testing.T) {
	landed := 0
	for _, g := range catalog.Games() {
		landed += filmDiscards(t, g.Info())
	}
	if landed < 100 {
		t.Errorf("only %d cards landed", landed)
	}
}

func filmDiscards(t *testing.T, info *engine.Info) (landed int) {
	keep := store.NewMemory()
	r := newRig(t, desktop, false, keep, 5)
	r.start(info.ID, 1)
	r.settle()
	for i := range r.app.tab().t.Players { // the person looks on
		r.app.tab().t.Players[i].Bot = "greedy"
	}
	r.app.Prefs.Pause = 1
	last := map[engine.PileID]cards.Card{}
	s := r.app.tab()
	s.t.SetPlayer(0, s.t.Players[0])
	hear := s.t.Hear
	s.t.Hear = func(e engine.Event) {
		hear(e)
		if e.Kind == engine.Moved && e.Card != cards.Back && heap(s, e.To) {
			last[e.To] = e.Card
			landed++
		}
	}
	frames := 0
	show(r, func(s *tableScreen) bool {
		if frames++; frames > 3000 && !s.felt.Staged.On { // not while a stage covers the piles
			return false
		}
		if s.felt.Staged.On { // the stage covers the piles
			return true
		}
		for id, want := range last {
			if got, ok := topFace(s, id); ok && slices.Contains(s.t.Shown.Pile(id), want) && got != want {
				t.Fatalf("%s, frame %d: %v landed last on %v, and %v is on top", info.ID, frames, want, id, got)
			}
		}
		return true
	})
	if r.app.tab() == nil {
		return landed
	}
	was := map[engine.PileID]cards.Card{}
	for id := range last {
		if top, ok := topFace(s, id); ok && !s.felt.Staged.On {
			was[id] = top
		}
	}
	again := newRig(t, desktop, false, keep, 5)
	again.app.Activate("continue")
	again.step(0)
	if again.app.tab() == nil && s.t.Ended() { // only its end is still being shown
		return landed
	}
	if again.app.tab() == nil {
		t.Fatalf("%s: not loaded", info.ID)
	}
	for id, want := range was {
		same := slices.Equal(again.app.tab().t.Shown.Pile(id), s.t.Shown.Pile(id)) // else it is ahead of what was shown
		if got, ok := topFace(again.app.tab(), id); ok && same && got != want {
			t.Errorf("%s: loaded, %v is on top of %v, and was %v", info.ID, got, id, want)
		}
	}
	return landed
}

// heap reports whether a pile lies in one heap that all can see.
func heap(s *tableScreen, id engine.PileID) bool {
	spot := s.t.Plan.Spots[id.Kind]
	return s.info.Piles[id.Kind].Sight == engine.FaceUp && spot.Spread == plan.Stack && (spot.Where == plan.Centre || spot.Where == plan.Seat)
}

// topFace returns the face of the card that is drawn last of a pile.
func topFace(s *tableScreen, id engine.PileID) (face cards.Card, ok bool) {
	ids := s.t.Cards.Of(id)
	for i := range s.felt.Places {
		p := &s.felt.Places[i]
		if slices.Contains(ids, p.ID) && !p.Hidden {
			face, ok = p.Pose.Face, true
		}
	}
	return face, ok
}
