package royalty

import (
	"fmt"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/enginetest"
)

// setUp builds a position of facts written as in case files: "turn P2", "hand P1 7C,KC".
func setUp(t *testing.T, seats int, facts ...string) *State {
	t.Helper()
	return setUpWith(t, seats, "", facts...)
}

// setUpWith is setUp for a table with house rules.
func setUpWith(t *testing.T, seats int, options string, facts ...string) *State {
	t.Helper()
	list, err := engine.ParseOptions(options)
	if err != nil {
		t.Fatal(err)
	}
	s, err := Game{}.Blank(engine.Config{Seats: seats, Options: list})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range facts {
		words := strings.Fields(text)
		f := engine.Fact{Key: words[0], Seat: engine.None, Value: words[len(words)-1]}
		if len(words) == 3 {
			f.Seat, _ = engine.ParseSeat(words[1])
		}
		if err := engine.SetFact(s, f); err != nil {
			t.Fatal(err)
		}
	}
	if err := (Game{}).Finish(s); err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

func TestCases(t *testing.T) { enginetest.Cases(t, Game{}) }

func TestPlay(t *testing.T) {
	for i, c := range []struct {
		options string
		games   int
	}{{"", 2000}, {"askRanks=setsAndAces", 500}, {"askRanks=any", 500}, {"give=all", 500}, {"askAgain=on", 500},
		{"combineAttacks=on", 500}, {"combineAttacks=on,turn=free", 500},
		{"give=all,askRanks=any,turn=free,askAgain=on", 100}, {"give=all,askRanks=any,combineAttacks=on,askAgain=on", 100}, {"turn=free", 2000}, {"refill=five", 100}, {"turn=free,refill=five,firstSeat=fixed", 100}} {
		for seats := 2; seats <= maxSeats; seats++ {
			if c.options != "" && seats != 2+i%3 && !enginetest.Full() {
				continue
			}
			t.Run(fmt.Sprintf("%d-%s", seats, c.options), func(t *testing.T) {
				t.Parallel()
				w := new(watch)
				enginetest.Play(t, Game{}, enginetest.Plan{Seats: seats, Options: c.options, Games: c.games,
					Bound: 100 * 98 * seats * 30, Greedy: true, Deal: w.deal, Step: w.step})
			})
		}
	}
}

// TestSuitsDoNotMatter plays a game and its copy with other suits: the same actions are legal, and points are equal.
func TestSuitsDoNotMatter(t *testing.T) {
	for seed := range uint64(200) {
		st, err := Game{}.New(engine.Config{Seats: 2 + int(seed%3), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		w := *s
		swap := func(x cards.Set) cards.Set {
			y := cards.Set(0)
			for ; x != 0; x &= x - 1 {
				y |= 1 << swapped(x.First())
			}
			return y
		}
		for p := range s.seats {
			w.hand[p] = swap(s.hand[p])
		}
		for i := range s.deckN {
			w.deck[i] = swapped(s.deck[i])
		}
		if err := engine.Sound(&w); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		r := cards.NewRand(seed, 3)
		var acts, more []engine.Action
		for step := 0; s.phase != phaseOver; step++ {
			p := s.Actors().First()
			acts, more = s.Legal(p, acts[:0]), w.Legal(p, more[:0])
			if fmt.Sprint(acts) != fmt.Sprint(more) || s.points != w.points {
				t.Fatalf("seed %d step %d: %v and %v", seed, step, acts, more)
			}
			a := acts[r.IntN(len(acts))]
			if engine.Apply(s, p, a, nil) != nil || engine.Apply(&w, p, a, nil) != nil {
				t.Fatalf("seed %d step %d: refused", seed, step)
			}
			if s.stock != cards.FullDeck {
				break // the order of a new deck depends on the faces
			}
		}
	}
}

// swapped exchanges clubs for spades, and diamonds for hearts.
func swapped(c cards.Card) cards.Card { return cards.New(c.Rank(), cards.Spades-c.Suit()) }

func TestGolden(t *testing.T) {
	for seats := 2; seats <= maxSeats; seats++ {
		for _, o := range []string{"turn=one", "turn=free", "turn=one,refill=five", "askRanks=setsAndAces", "askRanks=any", "give=all", "askAgain=on", "combineAttacks=on", "turn=free,combineAttacks=on"} {
			opts, err := engine.ParseOptions(o)
			if err != nil {
				t.Fatal(err)
			}
			c := engine.Config{Seats: seats, Seed: 7, Options: opts}
			name := fmt.Sprintf("%d-%s", seats, strings.NewReplacer("turn=", "", ",refill=", "-", ",", "-", "=", "-").Replace(o))
			enginetest.Golden(t, name, enginetest.Playthrough(t, Game{}, c, "greedy"))
		}
	}
}

// TestAdvice: a player who follows Prior wins far more than a fair share against random players.
func TestAdvice(t *testing.T) {
	for seats, least := range map[int]int{2: 90, 3: 70, 4: 50} {
		const games = 300
		wins := 0
		for seed := range uint64(games) {
			st, err := Game{}.New(engine.Config{Seats: seats, Seed: seed}, nil)
			if err != nil {
				t.Fatal(err)
			}
			me, chance, red := engine.Seat(seed%uint64(seats)), cards.NewRand(seed, 5), st.Fresh()
			var run []engine.Action
			for st.Actors() != 0 {
				p := st.Actors().First()
				red.CopyFrom(st)
				red.Redact(p)
				var b bot.Bot = new(bot.Random)
				if p == me {
					b = new(bot.Greedy)
				}
				run = b.Choose(red, p, &chance, run[:0])
				if err := engine.Apply(st, p, run[0], nil); err != nil {
					t.Fatal(err)
				}
			}
			var r engine.Result
			if st.Result(&r); r.Winners.Has(me) {
				wins++
			}
		}
		if wins*100 < least*games {
			t.Errorf("with %d players it wins %d of %d games", seats, wins, games)
		}
	}
}

// TestAnswersAreNotTakenBack: an answer stands, even if it shows no card.
func TestAnswersAreNotTakenBack(t *testing.T) {
	st, err := Game{}.New(engine.Config{Seats: 3, Seed: 12}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, ev, r := st.(*State), engine.NewEvents(&info), cards.NewRand(2, 2)
	var acts []engine.Action
	answers := 0
	for s.phase != phaseOver {
		p, window := s.Actors().First(), s.phase == phaseAsked || s.phase == phaseAttacked
		acts = s.Legal(p, acts[:0])
		a := acts[r.IntN(len(acts))]
		ev.Reset()
		if err := engine.Apply(s, p, a, ev); err != nil {
			t.Fatal(err)
		}
		if window {
			if answers++; !ev.Revealed {
				t.Fatalf("%s can be taken back", Game{}.Notate(s, p, []engine.Action{a}))
			}
		}
	}
	if answers == 0 {
		t.Fatal("nobody was asked anything")
	}
}

// TestNothingIsAllocated plays games and measures everything that a search calls.
func TestNothingIsAllocated(t *testing.T) {
	for _, options := range []string{"", "turn=free,combineAttacks=on,give=all,askRanks=any,askAgain=on"} {
		nothingIsAllocated(t, options)
	}
}

func nothingIsAllocated(t *testing.T, options string) {
	list, err := engine.ParseOptions(options)
	if err != nil {
		t.Fatal(err)
	}
	st, err := Game{}.New(engine.Config{Seats: 4, Seed: 6, Options: list}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	chance := cards.NewRand(1, 1)
	acts, weights := make([]engine.Action, 0, 256), make([]int16, 256)
	scratch := new(State)
	var eval [engine.MaxSeats]int32
	var view engine.View
	view.Reset(0)
	s.View(&view)
	for step := 0; s.phase != phaseOver; step++ {
		p := s.Actors().First()
		acts = s.Legal(p, acts[:0])
		a := acts[chance.IntN(len(acts))]
		if step%10 == 0 {
			n := testing.AllocsPerRun(3, func() {
				scratch.CopyFrom(s)
				scratch.Redact(p)
				scratch.Imagine(p, &chance)
				acts = scratch.Legal(p, acts[:0])
				scratch.Prior(p, acts, weights[:len(acts)])
				scratch.Eval(&eval)
				scratch.Do(p, a, nil)
			})
			if n != 0 {
				t.Fatalf("step %d: %v allocations", step, n)
			}
		}
		if err := engine.Apply(s, p, a, nil); err != nil {
			t.Fatal(err)
		}
	}
}

func BenchmarkRandomPlay(b *testing.B) {
	for seats := 2; seats <= maxSeats; seats++ {
		for _, turn := range []string{"one", "free"} {
			b.Run(fmt.Sprintf("%d-%s", seats, turn), func(b *testing.B) {
				options := []engine.Setting{{Key: "turn", Value: turn}}
				enginetest.BenchmarkRandom(b, Game{}, engine.Config{Seats: seats, Seed: 1, Options: options})
			})
		}
	}
}

// TestAsksNameARank: Parse refuses an ask without a rank. The rank would be 0, and so would the whole action to P1.
func TestAsksNameARank(t *testing.T) {
	s, err := Game{}.New(engine.Config{Seats: 2, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"ask P1 x", "ask P1 0", "ask P1 ?", "ask P9 7"} {
		if run, err := (Game{}).Parse(s, 0, text); err == nil {
			t.Errorf("%s is %v", text, run)
		}
	}
}
