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

func TestCases(t *testing.T) { enginetest.Cases(t, Game{}) }

func TestPlay(t *testing.T) {
	for _, c := range []struct {
		options string
		games   int
	}{{"", 2000}, {"turn=free", 2000}, {"refill=five", 100}, {"turn=free,refill=five,firstSeat=fixed", 100}} {
		for seats := 2; seats <= maxSeats; seats++ {
			t.Run(fmt.Sprintf("%d-%s", seats, c.options), func(t *testing.T) {
				t.Parallel()
				w := new(watch)
				enginetest.Play(t, Game{}, enginetest.Plan{Seats: seats, Options: c.options, Games: c.games,
					Bound: 100 * 98 * seats * 30, Greedy: true, Deal: w.deal, Step: w.step})
			})
		}
	}
}

// 11. Permuting suits changes nothing but the faces shown.
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
		if err := w.Check(); err != nil {
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
			if s.Apply(p, a, nil) != nil || w.Apply(p, a, nil) != nil {
				t.Fatalf("seed %d step %d: refused", seed, step)
			}
			if s.stock != cards.FullDeck {
				break // the order of a new deck hangs on the faces
			}
		}
	}
}

// swapped exchanges clubs for spades, and diamonds for hearts.
func swapped(c cards.Card) cards.Card { return cards.New(c.Rank(), cards.Spades-c.Suit()) }

func TestGolden(t *testing.T) {
	for seats := 2; seats <= maxSeats; seats++ {
		for _, o := range []string{"turn=one", "turn=free", "turn=one,refill=five"} {
			opts, err := engine.ParseOptions(o)
			if err != nil {
				t.Fatal(err)
			}
			c := engine.Config{Seats: seats, Seed: 7, Options: opts}
			name := fmt.Sprintf("%d-%s", seats, strings.NewReplacer("turn=", "", ",refill=", "-").Replace(o))
			enginetest.Golden(t, name, enginetest.Playthrough(t, Game{}, c, "greedy"))
		}
	}
}

// Whoever is dealt the advice wins far more than a fair share against players without any.
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
				if err := st.Apply(p, run[0], nil); err != nil {
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

// An answer stands, even one that shows no card.
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
		if err := s.Apply(p, a, ev); err != nil {
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

func FuzzActions(f *testing.F) {
	f.Add(uint64(1), []byte{0, 1, 2, 3, 4, 5})
	f.Add(uint64(8), []byte("a longer run of choices, so that turns go round"))
	f.Fuzz(func(t *testing.T, seed uint64, data []byte) {
		turn := []string{"one", "free"}[seed>>8%2]
		st, err := Game{}.New(engine.Config{Seats: 2 + int(seed%3), Seed: seed, Options: []engine.Setting{{Key: "turn", Value: turn}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		var acts []engine.Action
		for i, b := range data {
			p := engine.Seat(b % 8)
			a := engine.Action(b)<<24 | engine.Action(b>>3&7)<<16 | engine.Action(b&15)<<8 | engine.Action(i&1)
			before := *s
			acts = s.Legal(p, acts[:0])
			if err := s.Apply(p, a, nil); err != nil {
				if *s != before {
					t.Fatal("a refusal changed the state")
				}
				p = s.Actors().First()
				if acts = s.Legal(p, acts[:0]); len(acts) == 0 {
					if s.phase != phaseOver {
						t.Fatal("nothing to do")
					}
					return
				}
				if err := s.Apply(p, acts[int(b)%len(acts)], nil); err != nil {
					t.Fatal(err)
				}
			}
			if err := s.Check(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

func FuzzDecode(f *testing.F) {
	st, err := Game{}.New(engine.Config{Seats: 3, Seed: 4}, nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(st.Encode(nil))
	st.Redact(1)
	f.Add(st.Encode(nil))
	f.Add([]byte{2})
	f.Fuzz(func(t *testing.T, data []byte) {
		s := new(State)
		if s.Decode(data) != nil {
			if *s != (State{}) {
				t.Fatal("a refusal changed the state")
			}
			return
		}
		if got := s.Encode(nil); string(got) != string(data) {
			t.Fatal("other bytes come out")
		}
		// What is accepted can be played on, or imagined.
		r := cards.NewRand(1, 1)
		if s.redacted() {
			s.Redact(engine.Table)
			s.Imagine(engine.Table, &r)
		}
		var acts []engine.Action
		for range 50 {
			p := s.Actors().First()
			if acts = s.Legal(p, acts[:0]); len(acts) == 0 {
				return
			}
			if err := s.Apply(p, acts[r.IntN(len(acts))], nil); err != nil {
				t.Fatal(err)
			}
		}
	})
}

func BenchmarkRandomPlay(b *testing.B) {
	for seats := 2; seats <= maxSeats; seats++ {
		for _, turn := range []string{"one", "free"} {
			b.Run(fmt.Sprintf("%d-%s", seats, turn), func(b *testing.B) {
				enginetest.BenchmarkRandom(b, Game{}, engine.Config{Seats: seats, Seed: 1, Options: []engine.Setting{{Key: "turn", Value: turn}}})
			})
		}
	}
}
