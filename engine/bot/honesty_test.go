package bot

import (
	"bytes"
	"flag"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
)

var (
	full   = flag.Bool("full", false, "run the long tests whole")
	inPlay = flag.Bool("inplay", false, "let every level search as long as it does in play")
)

// much returns how much of something a test does: all of it under -full, else a little. Package enginetest, which the games' tests
// ask, knows the opponents and so cannot be asked here.
func much(little, all int) int {
	if *full {
		return all
	}
	return little
}

// positions walks random games of g and hands n positions, one seat that owes a decision in each, to visit.
func positions(t testing.TB, g engine.Game, n int, visit func(s engine.State, seat engine.Seat, seed uint64)) {
	t.Helper()
	var random Random
	for seed := uint64(1); n > 0; seed++ {
		in := g.Info()
		seats := in.MinSeats + int(seed)%(in.MaxSeats-in.MinSeats+1)
		s, err := g.New(engine.Config{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		chance := cards.NewRand(seed, 8)
		for step := 0; s.Actors() != 0 && n > 0; step++ {
			seat := s.Actors().First()
			if step%7 == int(seed%7) && len(s.Rising(seat, nil)) > 1 {
				visit(s, seat, seed<<16|uint64(step))
				n--
			}
			random.ChooseOn(s, seat, &chance, nil)
		}
	}
}

func opponents() map[string]Bot {
	list := map[string]Bot{"random": ByName("random"), "greedy": ByName("greedy")}
	for l, name := range Levels {
		b := New(Level(l), Steady)
		if s, ok := b.(*Search); ok && !*inPlay {
			s.Iterations = min(s.Iterations, 60)
		}
		list[name] = b
	}
	return list
}

// Whatever is hidden from a seat may be swapped for anything else that fits: what its opponent is sent, what it chooses and
// what it counted stay the same to the bit.
func TestHiddenCardsChangeNothing(t *testing.T) {
	n := much(16, 500)
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			bots := opponents()
			swapped := 0
			positions(t, g, n, func(s engine.State, seat engine.Seat, seed uint64) {
				one, two := s.Fresh(), s.Fresh()
				one.CopyFrom(s)
				one.Redact(seat)
				two.CopyFrom(one)
				r := cards.NewRand(seed, 4)
				two.Imagine(seat, &r)
				if !bytes.Equal(engine.Encode(two, nil), engine.Encode(s, nil)) {
					swapped++
				}
				two.Redact(seat)
				if !bytes.Equal(engine.Encode(one, nil), engine.Encode(two, nil)) {
					t.Fatalf("position %x, %s: other bytes are sent", seed, seat)
				}
				for name, b := range bots {
					choose := func(s engine.State) ([]engine.Action, []Count) {
						c := s.Fresh()
						c.CopyFrom(s)
						r := cards.NewRand(seed, 9)
						run := b.Choose(c, seat, &r, nil)
						if k, ok := b.(*Search); ok {
							return run, slices.Clone(k.Counts)
						}
						return run, nil
					}
					a, ca := choose(one)
					b, cb := choose(two)
					if !slices.Equal(a, b) || !slices.Equal(ca, cb) {
						t.Fatalf("position %x, %s, %s: %v or %v", seed, seat, name, a, b)
					}
				}
			})
			if swapped < n*9/10 {
				t.Errorf("only %d of %d positions had anything to swap", swapped, n)
			}
		})
	}
}

// The control: an opponent that is handed the true state chooses otherwise when hidden cards are swapped, so the test
// above sees cheating when there is any.
func TestPeekingIsSeen(t *testing.T) {
	n := much(16, 100)
	for _, g := range catalog.Games() {
		same := 0
		cheat := &Search{Settings: Settings{Iterations: 60, Plies: 16, Prior: true}, peek: true}
		positions(t, g, n, func(s engine.State, seat engine.Seat, seed uint64) {
			two := s.Fresh()
			two.CopyFrom(s)
			two.Redact(seat)
			r := cards.NewRand(seed, 4)
			two.Imagine(seat, &r)
			choose := func(s engine.State) []Count {
				r := cards.NewRand(seed, 9)
				c := s.Fresh()
				c.CopyFrom(s)
				cheat.Choose(c, seat, &r, nil)
				return slices.Clone(cheat.Counts)
			}
			if slices.Equal(choose(s), choose(two)) {
				same++
			}
		})
		if same > n/2 {
			t.Errorf("%s: a cheat is alike in %d of %d positions", g.Info().ID, same, n)
		}
	}
}
