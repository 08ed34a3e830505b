package kingdoms

import (
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/enginetest"
	"royals/engine/match"
)

func TestCases(t *testing.T) { enginetest.Cases(t, Game{}) }

func TestGolden(t *testing.T) {
	for _, p := range []struct {
		name, options, bot string
		seed               uint64
	}{
		{"greedy", "", "greedy", 1},
		{"greedy-start", "refill=start", "greedy", 2},
		{"greedy-reversed", "wipe=reversed", "greedy", 3},
		{"greedy-two-decks", "decks=2,limit=1", "greedy", 4},
		{"greedy-limit-one", "limit=1", "greedy", 5},
		{"greedy-limit-five", "limit=5", "greedy", 6},
		{"greedy-jack-wipe", "jackWipe=yes", "greedy", 9},
		{"random", "lastCall=drawer,jokerRetry=no,first=P2", "random", 7},
	} {
		t.Run(p.name, func(t *testing.T) {
			opts, err := engine.ParseOptions(p.options)
			if err != nil {
				t.Fatal(err)
			}
			c := engine.Config{Seats: 2, Seed: p.seed, Options: opts}
			enginetest.Golden(t, p.name, enginetest.Playthrough(t, Game{}, c, p.bot))
		})
	}
}

func BenchmarkRandomPlay(b *testing.B) {
	enginetest.BenchmarkRandom(b, Game{}, engine.Config{Seats: 2, Seed: 1})
}

func BenchmarkRandomPlayTwoDecks(b *testing.B) {
	c := engine.Config{Seats: 2, Seed: 1, Options: []engine.Setting{{Key: "decks", Value: "2"}}}
	enginetest.BenchmarkRandom(b, Game{}, c)
}

// TestGreedyBeatsRandom: the rules of thumb win nearly every game against chance.
func TestGreedyBeatsRandom(t *testing.T) {
	won, games := 0, 200
	for seed := range uint64(games) {
		m, err := match.New(Game{}, engine.Config{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		chance := cards.NewRand(seed, 3)
		greedy := engine.Seat(seed & 1)
		players := [2]bot.Bot{&bot.Random{}, &bot.Random{}}
		players[greedy] = &bot.Greedy{}
		red := m.State().Fresh()
		for m.State().Actors() != 0 {
			seat := m.State().Actors().First()
			m.Redacted(seat, red)
			if err := m.Do(seat, players[seat].Choose(red, seat, &chance, nil)); err != nil {
				t.Fatal(err)
			}
		}
		var r engine.Result
		m.State().Result(&r)
		if r.Winners == engine.Only(greedy) {
			won++
		}
	}
	if won < games*9/10 {
		t.Errorf("greedy won %d of %d games against chance", won, games)
	}
}

// TestEval: the player whom Eval prefers half-way wins two games of three.
func TestEval(t *testing.T) {
	right, said := 0, 0
	for seed := range uint64(300) {
		m, err := match.New(Game{}, engine.Config{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		chance := cards.NewRand(seed, 4)
		b := &bot.Greedy{}
		red := m.State().Fresh()
		var eval [engine.MaxSeats]int32
		for n := 0; m.State().Actors() != 0; n++ {
			seat := m.State().Actors().First()
			m.Redacted(seat, red)
			if n == 60 {
				m.State().Eval(&eval)
			}
			if err := m.Do(seat, b.Choose(red, seat, &chance, nil)); err != nil {
				t.Fatal(err)
			}
		}
		var r engine.Result
		m.State().Result(&r)
		if eval[0] == eval[1] || r.Winners.Len() != 1 {
			continue
		}
		said++
		if r.Winners.Has(0) == (eval[0] > eval[1]) {
			right++
		}
	}
	if right*3 < said*2 {
		t.Errorf("Eval was right %d times of %d", right, said)
	}
	t.Logf("right %d of %d", right, said)
}
