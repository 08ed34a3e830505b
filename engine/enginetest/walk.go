package enginetest

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// Walk plays random games, one for each seed below games, and calls look before each step with what is legal and what Prior makes of it.
func Walk(t *testing.T, g engine.Game, games uint64, config func(seed uint64) engine.Config, look func(seed uint64, s engine.State, p engine.Seat, acts []engine.Action, w []int16)) {
	t.Helper()
	for seed := range games {
		c := config(seed)
		c.Seed = seed
		s, err := g.New(c, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := cards.NewRand(seed, 5)
		var acts []engine.Action
		for s.Actors() != 0 {
			p := s.Actors().First()
			acts = s.Rising(p, acts[:0])
			w := make([]int16, len(acts))
			s.Prior(p, acts, w)
			look(seed, s, p, acts, w)
			if err := engine.Apply(s, p, acts[r.IntN(len(acts))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}
