package bot

import (
	"flag"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
)

var ceilingDeals = flag.Int("deals", 0, "how many deals the ceiling is measured on, each played once in every seat; 0 to see only that seeing all helps")

// overlooker is a bot that is told all hands, but not what chance will bring. In Royalty nothing else is hidden.
type overlooker struct{ Bot }

// tell makes all hands but a seat's own known to everybody, as if they had been shown.
func (overlooker) tell(g engine.Scribe, s engine.State, seat engine.Seat) {
	var hands []engine.Fact
	engine.Facts(s, func(f engine.Fact) {
		if f.Key == "hand" && f.Seat != seat {
			hands = append(hands, engine.Fact{Key: "known", Seat: f.Seat, Value: f.Value})
		}
	})
	for _, f := range hands {
		if err := engine.SetFact(s, f); err != nil {
			panic(err)
		}
	}
}

// share plays deals games in every seat, one bot against others of another kind, and returns its part of the wins. One that
// peeks is handed the true state.
func share(t *testing.T, g engine.Game, seats, deals int, me, other Bot) float64 {
	t.Helper()
	won := 0.0
	var run []engine.Action
	var result engine.Result
	for d := range deals {
		for seat := range engine.Seat(seats) {
			s, err := g.New(engine.Config{Seats: seats, Seed: uint64(d + 1), Options: quick(g.Info())}, nil)
			if err != nil {
				t.Fatal(err)
			}
			chance := cards.NewRand(uint64(d+1), uint64(seat))
			red := s.Fresh()
			for s.Actors() != 0 {
				mover := s.Actors().First()
				b := other
				if mover == seat {
					b = me
				}
				red.CopyFrom(s)
				if o, ok := b.(overlooker); ok {
					o.tell(g.(engine.Scribe), red, mover)
				}
				if k, ok := b.(*Search); !ok || !k.peek {
					red.Redact(mover)
				}
				run = b.Choose(red, mover, &chance, run[:0])
				for _, a := range run {
					must(engine.Apply(s, mover, a, nil))
				}
			}
			result.Reset()
			if s.Result(&result); result.Winners.Has(seat) {
				won += 1 / float64(result.Winners.Len())
			}
		}
	}
	return won / float64(deals*seats)
}

// The ceiling: what an opponent of the strongest level would win that sees all cards and all chance to come, against greedy
// players. Beside it stands what the levels win, and how much that is of the way from greedy, who wins the fair share, to the ceiling.
// That is measured with -deals (go test ./engine/bot -run Ceiling -deals 40 -v); without, only that seeing all helps.
func TestCeiling(t *testing.T) {
	deals, iterations := 3, 200
	if *ceilingDeals > 0 {
		deals, iterations = *ceilingDeals, 0
	}
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) { ceiling(t, g, deals, iterations) })
	}
}

// ceiling measures one game, at two seats and at four where it can be played so.
func ceiling(t *testing.T, g engine.Game, deals, iterations int) {
	in := g.Info()
	for _, seats := range []int{2, 4} {
		if seats < in.MinSeats || seats > in.MaxSeats || !*full && *ceilingDeals == 0 && seats != in.Seats {
			continue
		}
		cheat := New(Sovereign, Steady).(*Search)
		cheat.peek = true
		if iterations > 0 {
			cheat.Iterations = iterations
		}
		fair := 1 / float64(seats)
		top := share(t, g, seats, deals, cheat, &Greedy{})
		t.Logf("%-9s %d seats: who sees all wins %.1f %% against greedy", in.ID, seats, 100*top)
		if top <= fair {
			t.Errorf("%s, %d seats: who sees all wins %.1f %%, no more than the fair share", in.ID, seats, 100*top)
		}
		if *ceilingDeals == 0 {
			continue
		}
		if in.ID == "royalty" {
			x := share(t, g, seats, deals, overlooker{New(Sovereign, Steady)}, &Greedy{})
			t.Logf("%-9s %d seats: who sees all hands, and no more, wins %.1f %%", in.ID, seats, 100*x)
		}
		for _, l := range []Level{Knight, Duke, Sovereign} {
			x := share(t, g, seats, deals, New(l, Steady), &Greedy{})
			t.Logf("%-9s %d seats: %-9s wins %.1f %%, %.0f %% of the way", in.ID, seats, Levels[l], 100*x, 100*(x-fair)/(top-fair))
		}
	}
}
