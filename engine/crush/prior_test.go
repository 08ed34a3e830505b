package crush

import (
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
)

// share plays games in which one seat in turn has one kind of player and the others another, and returns the first
// kind's part of the wins.
func share(t *testing.T, options string, games int, one, rest string) float64 {
	t.Helper()
	chance := cards.NewRand(5, 5)
	won := 0.0
	a, b := bot.ByName(one), bot.ByName(rest)
	var run []engine.Action
	red := new(State)
	for i := range games {
		s := deal(t, 4, uint64(i/4+1), options)
		me := engine.Seat(i % 4)
		for s.owe != 0 {
			p := s.owe.First()
			red.CopyFrom(s)
			red.Redact(p)
			who := b
			if p == me {
				who = a
			}
			run = who.Choose(red, p, &chance, run[:0])
			for _, a := range run {
				if err := engine.Apply(s, p, a, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		if s.winners.Has(me) {
			won += 1 / float64(s.winners.Len())
		}
	}
	return won / float64(games)
}

// TestPriorIsGoodPlay holds that a greedy player wins clearly more than a quarter of the games against random ones, and
// a random player clearly less against greedy ones.
func TestPriorIsGoodPlay(t *testing.T) {
	for _, options := range houseRules {
		up, down := share(t, options, 1200, "greedy", "random"), share(t, options, 1200, "random", "greedy")
		t.Logf("%-42s one among random players %.3f, a random one among such %.3f", options, up, down)
		if up < 0.37 || down > 0.21 {
			t.Errorf("options %q: %.3f and %.3f, want at least 0.37 and at most 0.21", options, up, down)
		}
	}
}
