package bot

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
)

// No level ever takes a step that the game's weights call senseless while another is to be had. Which steps those are, each game's
// own tests say. What wins the game on the spot is none.
func TestSenselessIsNeverChosen(t *testing.T) {
	n := 400
	if testing.Short() {
		n = 60
	}
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			bots := opponents()
			delete(bots, "random")
			steps := 0
			positions(t, g, n, func(s engine.State, seat engine.Seat, seed uint64) {
				for name, b := range bots {
					red, walk := s.Fresh(), s.Fresh()
					red.CopyFrom(s)
					red.Redact(seat)
					walk.CopyFrom(red)
					r := cards.NewRand(seed, 3)
					run := slices.Clone(b.Choose(red, seat, &r, nil))
					for _, a := range run {
						acts := walk.Legal(seat, nil)
						w := make([]int16, len(acts))
						walk.Prior(seat, acts, w)
						var mine, best int16
						for i := range acts {
							if acts[i] == a {
								mine = w[i]
							}
							best = max(best, w[i])
							if w[i] <= 0 {
								steps++
							}
						}
						if mine <= 0 && best > 0 && !winsAtOnce(s, seat, run) {
							t.Fatalf("seed %x: %s takes %x of weight %d where %d was to be had", seed, name, a, mine, best)
						}
						if a.IsStep() {
							must(walk.Apply(seat, a, nil))
						}
					}
				}
			})
			t.Logf("%d senseless steps were passed over", steps)
			if steps == 0 {
				t.Error("nothing was ever senseless: the test saw nothing")
			}
		})
	}
}

// winsAtOnce reports whether a choice wins the game on the spot, nobody choosing any more: that is never senseless, whatever it looks like.
func winsAtOnce(s engine.State, seat engine.Seat, run []engine.Action) bool {
	end := s.Fresh()
	end.CopyFrom(s)
	for _, a := range run {
		must(end.Apply(seat, a, nil))
	}
	for end.Actors() != 0 {
		p := end.Actors().First()
		acts := end.Legal(p, nil)
		if len(acts) > 1 {
			return false
		}
		must(end.Apply(p, acts[0], nil))
	}
	var r engine.Result
	return end.Result(&r) && r.Winners == engine.Only(seat)
}
