package screens

import (
	"math/rand/v2"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/store"
)

// TestOwnRoyalsHaveFaces: with two royals, the draw pile and the discard pile on the own board of a phone the royals are so large that their
// faces are drawn: the words above the piles are no wider than these.
func TestOwnRoyalsHaveFaces(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed < 12; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("usurpers", 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(seed, 8)), limit: 60}, func(int) {
			s, me := r.app.tab(), r.app.tab().bottom()
			if s.felt.Staged.On || royals(s, me) != 2 || !lies(s, "draw", me) || !lies(s, "discard", me) {
				return
			}
			small := 1000.0
			for _, p := range s.felt.Places {
				if face := p.Pose.Face; !p.Hidden && face != cards.Back && face.Rank() > 10 && s.felt.Areas.Mine.Contains(upright(p.Pose)) {
					small = min(small, upright(p.Pose).W)
				}
			}
			if seen++; small < 36 {
				t.Errorf("seed %d: two royals beside the piles are %.0f wide", seed, small)
			}
		})
	}
	if seen == 0 {
		t.Error("no two royals lay beside both piles")
	}
}

// lies reports whether anything lies on a pile of a player.
func lies(s *tableScreen, name string, x engine.Seat) bool {
	return slices.ContainsFunc(s.scene.View.Piles, func(p engine.Pile) bool {
		return p.ID.Owner == x && s.info.Piles[p.ID.Kind].Name == name && len(p.Cards) > 0
	})
}
