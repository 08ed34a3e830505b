package board

import (
	"testing"

	"royals/engine"
	"royals/engine/catalog"
)

// TestNamesAreTheGames checks that every word of a literal is one of its game's, so that no spot is passed over by a slip.
func TestNamesAreTheGames(t *testing.T) {
	for id, s := range specs {
		g := catalog.Find(id)
		if g == nil {
			t.Errorf("no game %s", id)
			continue
		}
		in := g.Info()
		pile := func(names ...string) {
			for _, n := range names {
				if n != "" && pileNamed(in, n) < 0 {
					t.Errorf("%s has no pile %s", id, n)
				}
			}
		}
		counter := func(names ...string) {
			for _, n := range names {
				if n != "" && counterNamed(in, n) < 0 {
					t.Errorf("%s has no counter %s", id, n)
				}
			}
		}
		for n := range s.piles {
			pile(n)
		}
		for a, b := range s.under {
			pile(a, b)
		}
		pile(s.turnedIn)
		counter(s.turned)
		counter(s.hide...)
		for _, list := range [][]badge{s.badges, s.marks, s.slots} {
			for _, b := range list {
				counter(b.name, b.of, b.same, b.why)
				pile(b.in)
			}
		}
	}
}

func TestEveryGameHasAHandAndAScore(t *testing.T) {
	for _, g := range catalog.Games() {
		p := For(g.Info())
		if p.Hand < 0 {
			t.Errorf("%s has no hand", g.Info().ID)
		}
		main := 0
		for _, b := range p.Badges {
			if b.Main {
				main++
			}
		}
		if main != 1 {
			t.Errorf("%s shows %d scores", g.Info().ID, main)
		}
		for i, s := range p.Spots {
			if s.Where == Unset {
				t.Errorf("%s: pile %s lies nowhere", g.Info().ID, g.Info().Piles[i].Name)
			}
		}
	}
}

// TestUnknownGame checks that a game without a literal is playable: a hand, boards, stacks and a score.
func TestUnknownGame(t *testing.T) {
	in := &engine.Info{ID: "sixth",
		Piles: []engine.PileInfo{{Name: "hand", Sight: engine.Private, Owned: true}, {Name: "court", Sight: engine.FaceUp, Owned: true, Slots: 3},
			{Name: "deck"}, {Name: "trick", Sight: engine.FaceUp}},
		Counters: []engine.CounterInfo{{Name: "points"}, {Name: "round"}},
	}
	p := For(in)
	for i, want := range []Spot{{Where: Hand}, {Where: Seat, Look: Slot}, {Where: Centre, Look: Stack, Blank: true}, {Where: Centre}} {
		if got := p.Spots[i]; got.Where != want.Where || got.Look != want.Look || got.Blank != want.Blank {
			t.Errorf("%s lies at %+v, want %+v", in.Piles[i].Name, got, want)
		}
	}
	if p.Hand != 0 || !p.Badges[0].Main {
		t.Errorf("hand %d, badges %+v", p.Hand, p.Badges)
	}
}
