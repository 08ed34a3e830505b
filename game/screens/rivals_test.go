package screens

import (
	"math/rand/v2"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/store"
)

// TestRivalsRoyalsAreLarge: on a wide table of Usurpers with four players the royals of rivals are wide enough for whole courts, as long
// as nobody has three: the heads stand beside them.
func TestRivalsRoyalsAreLarge(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 7)
	r.start("usurpers", 1)
	p, s, met := &player{rnd: rand.New(rand.NewPCG(7, 1))}, r.app.tab(), 0
	for n := 0; n < 40 && r.goOn() != "result"; n++ {
		most := 0
		for _, x := range s.scene.Others() {
			most = max(most, royals(s, x))
		}
		if most > 0 && most < 3 {
			if met++; s.felt.Small < 52 {
				t.Errorf("decision %d: with %d royals at most rivals' cards are %.0f wide", n, most, s.felt.Small)
			}
		}
		r.choose(p)
	}
	if met < 5 {
		t.Errorf("%d tables had royals", met)
	}
}

// royals counts the royals that a player has crowned.
func royals(s *tableScreen, x engine.Seat) (n int) {
	for _, p := range s.scene.View.Piles {
		if p.ID.Owner != x || s.info.Piles[p.ID.Kind].Name != "royals" {
			continue
		}
		for _, c := range p.Cards {
			if c != cards.Back && c.Rank() > 10 {
				n++
			}
		}
	}
	return n
}
