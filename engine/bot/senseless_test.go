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
	n, all := much(24, 400), 0
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
						mine, best, senseless := weights(walk, seat, a)
						steps += senseless
						if mine <= 0 && best > 0 && !winsAtOnce(s, seat, run) {
							t.Fatalf("seed %x: %s takes %x of weight %d where %d was to be had", seed, name, a, mine, best)
						}
						if a.IsStep() {
							must(engine.Apply(walk, seat, a, nil))
						}
					}
				}
			})
			t.Logf("%d senseless steps were passed over", steps)
			all += steps
		})
	}
	if all < 1000 {
		t.Errorf("only %d steps were senseless: the test saw nothing", all)
	}
}

// weights returns what an action weighs, what the best one does, and how many are senseless.
func weights(s engine.State, seat engine.Seat, a engine.Action) (mine, best int16, senseless int) {
	acts := s.Rising(seat, nil)
	w := make([]int16, len(acts))
	s.Prior(seat, acts, w)
	for i := range acts {
		if acts[i] == a {
			mine = w[i]
		}
		best = max(best, w[i])
		if w[i] <= 0 {
			senseless++
		}
	}
	return mine, best, senseless
}

// winsAtOnce reports whether a choice wins the game on the spot, nobody choosing any more: that is never senseless, whatever it looks like.
func winsAtOnce(s engine.State, seat engine.Seat, run []engine.Action) bool {
	end := s.Fresh()
	end.CopyFrom(s)
	for _, a := range run {
		must(engine.Apply(end, seat, a, nil))
	}
	for end.Actors() != 0 {
		p := end.Actors().First()
		acts := end.Rising(p, nil)
		if len(acts) > 1 {
			return false
		}
		must(engine.Apply(end, p, acts[0], nil))
	}
	var r engine.Result
	return end.Result(&r) && r.Winners == engine.Only(seat)
}
