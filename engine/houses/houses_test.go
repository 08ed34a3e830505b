package houses

import (
	"math"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/enginetest"
	"royals/engine/match"
)

func TestCases(t *testing.T) { enginetest.Cases(t, Game{}) }

// others sets every option to what is not its default.
const others = "redeal_scope=any_before_naming,redeal_cap=1,empty_stack_draw=forced,opening_change=off,change_royals=only_old," +
	"change_ransom=any_rank,home_royals_in_match=off,undeclared_matches_count=off,defender_top_after_pile=on,dead_pile_visible=on"

// plans are the rules as written and all of them changed, a deal each; every option changed alone; and whole matches.
var plans = []struct {
	options string
	games   int
	greedy  bool
}{
	{"target=deal", 2000, true},
	{"target=deal," + others, 2000, true},
	{"target=deal,redeal_scope=any_before_naming,redeal_cap=0", 200, false},
	{"target=deal,empty_stack_draw=forced", 200, false},
	{"target=deal,opening_change=off", 200, false},
	{"target=deal,change_royals=only_old", 200, false},
	{"target=deal,change_ransom=any_rank", 200, false},
	{"target=deal,home_royals_in_match=off", 200, false},
	{"target=deal,undeclared_matches_count=off", 200, false},
	{"target=deal,defender_top_after_pile=on", 200, false},
	{"target=deal,dead_pile_visible=on", 200, false},
	{"target=300", 60, true},
	{"target=500,first_dealer=P2", 20, true},
	{"", 12, true},
}

func TestPlay(t *testing.T) {
	for _, p := range plans {
		t.Run(p.options, func(t *testing.T) {
			t.Parallel()
			w := new(watch)
			plan := enginetest.Plan{Seats: 2, Options: p.options, Games: p.games, Greedy: p.greedy, Deal: w.deal, Step: w.step}
			if strings.HasPrefix(p.options, "target=deal") && !strings.Contains(p.options, "redeal_cap=0") {
				plan.Bound = 4*3 + 51*(4+100) // H20.2: turns, their battles, and plays that each use up a card of a board or a hand
			}
			enginetest.Play(t, Game{}, plan)
		})
	}
}

// TestLegal holds Legal against Apply for every action there could be.
func TestLegal(t *testing.T) {
	games := 12
	if testing.Short() {
		games = 2
	}
	for seed := range uint64(games) {
		opts, _ := engine.ParseOptions([]string{"target=deal", "target=deal," + others}[seed%2])
		st, err := Game{}.New(engine.Config{Seats: 2, Seed: seed, Options: opts}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		r := cards.NewRand(seed, 5)
		for step := 0; s.Actors() != 0; step++ {
			seat := s.Actors().First()
			acts := s.Legal(seat, nil)
			if step%5 == 0 || s.picking() {
				everyAction(t, seed, s, seat, acts)
			}
			if err := s.Apply(seat, acts[r.IntN(len(acts))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func everyAction(t *testing.T, seed uint64, s *State, seat engine.Seat, acts []engine.Action) {
	t.Helper()
	legal := map[engine.Action]bool{}
	for _, a := range acts {
		if legal[a] {
			t.Fatalf("seed %d: %08x is listed twice", seed, uint32(a))
		}
		legal[a] = true
	}
	var tried State
	for v := range verbs {
		bs, cs := 2, 2
		if operands[v] >= 2 {
			bs = 54
		}
		if operands[v] == 3 {
			cs = 3
		}
		for i := range 54 * bs * cs {
			a := engine.Act(v, uint8(i%54), uint8(i/54%bs), uint8(i/54/bs))
			if isStep(v) {
				a = engine.Step(v, a.A(), a.B(), a.C())
			}
			tried = *s
			err := tried.Apply(seat, a, nil)
			if (err == nil) != legal[a] {
				t.Fatalf("seed %d: %s %08x: in Legal %v, but Apply says %v", seed, info.Verbs[v].Name, uint32(a), legal[a], err)
			}
			if err != nil && tried != *s {
				t.Fatalf("seed %d: %s %08x was refused but changed the state", seed, info.Verbs[v].Name, uint32(a))
			}
		}
	}
}

// TestDealOrder: H3.5 d1, d3 ... to the dealer's opponent, d2, d4 ... to the dealer, d21 starts the discard, d22 is the
// top of the stack.
func TestDealOrder(t *testing.T) {
	for seed := range uint64(20) {
		c := engine.Config{Seats: 2, Seed: seed, Options: []engine.Setting{{Key: "first_dealer", Value: "P1"}}}
		st, err := Game{}.New(c, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		d := pack.append(nil)
		r := newRand(c)
		r.Shuffle(d)
		var hands [2]bag
		for i := range 20 {
			hands[1-i%2].add(d[len(d)-1-i]) // the last of the shuffled cards is d1
		}
		if hands != s.hand || s.top() != d[79] || s.stack[78] != d[78] || s.stack[0] != d[0] || s.stackN != 79 {
			t.Fatalf("seed %d: the cards are dealt in another order", seed)
		}
	}
}

// TestMatch plays whole matches: dealers alternate over redeals, totals are the sums of the deals.
func TestMatch(t *testing.T) {
	for _, target := range []string{"300", "1066"} {
		opts, _ := engine.ParseOptions("redeal_scope=any_before_naming,target=" + target)
		st, err := Game{}.New(engine.Config{Seats: 2, Seed: 9, Options: opts}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		r := cards.NewRand(9, 9)
		var sum [2]int32
		redeals, dealer, deals := 0, s.dealer, s.deals
		for s.Actors() != 0 {
			seat := s.Actors().First()
			acts := s.Legal(seat, nil)
			a := acts[r.IntN(len(acts))]
			for _, x := range acts {
				if x.Verb() == verbRedeal && r.IntN(2) == 0 {
					a = x
				}
			}
			if err := s.Apply(seat, a, nil); err != nil {
				t.Fatal(err)
			}
			if a.Verb() == verbRedeal {
				redeals++
				if s.dealer != 1-dealer || s.deals != deals {
					t.Fatalf("after a redeal %d deals deal %d, before it was %d", s.dealer, s.deals, dealer)
				}
				dealer = s.dealer
			}
			if s.deals != deals || s.phase == phaseOver {
				sum[0] += int32(s.prev.score[0])
				sum[1] += int32(s.prev.score[1])
				if s.phase != phaseOver && s.dealer != 1-dealer {
					t.Fatal("the deal does not alternate")
				}
				dealer, deals = s.dealer, s.deals
			}
		}
		if sum != s.total || redeals == 0 {
			t.Errorf("target %s: totals %v, the deals add up to %v, %d redeals", target, s.total, sum, redeals)
		}
	}
}

// TestGreedy: rules of thumb beat chance by far.
func TestGreedy(t *testing.T) {
	wins, games := 0, 200
	opts, _ := engine.ParseOptions("target=deal")
	for i := range games {
		m, err := match.New(Game{}, engine.Config{Seats: 2, Seed: uint64(i / 2), Options: opts})
		if err != nil {
			t.Fatal(err)
		}
		chance := cards.NewRand(uint64(i), 3)
		me := engine.Seat(i % 2)
		players := [2]bot.Bot{new(bot.Random), new(bot.Random)}
		players[me] = new(bot.Greedy)
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
		if r.Winners == engine.Only(me) {
			wins++
		}
	}
	if wins < games*9/10 {
		t.Errorf("greedy wins %d of %d against chance", wins, games)
	}
}

// TestImagine: hands that keep to what a void told come up equally often.
func TestImagine(t *testing.T) {
	var hidden bag
	for _, name := range []string{"2C", "9C", "9C", "2D", "TD", "2H", "KH", "KH", "KH", "2S"} {
		c, _ := cards.Parse(name)
		hidden.add(c)
	}
	room := [4]uint8{1, 3, 2, 0}
	const n, draws = 3, 40000
	list := hidden.append(nil)
	ways := map[bag]int{} // how many sets of physical cards give a hand
	total := 0
	for i := range list {
		for j := i + 1; j < len(list); j++ {
			for k := j + 1; k < len(list); k++ {
				var h bag
				for _, c := range []cards.Card{list[i], list[j], list[k]} {
					h.add(c)
				}
				fits := true
				for u := range cards.NoSuit {
					fits = fits && h.in(cards.OfSuit(u)).len() <= int(room[u])
				}
				if fits {
					ways[h]++
					total++
				}
			}
		}
	}
	size := [4]int{3, 2, 4, 1}
	r := cards.NewRand(3, 4)
	for _, how := range []string{"as played", "by shares"} {
		got := map[bag]int{}
		for range draws {
			var s State
			s.room[1] = room
			s.handN[1] = n
			left := hidden
			if how == "as played" {
				s.imagineHands(&left, &r)
			} else {
				var take [2][4]int
				if !shares([2]int{0, n}, &size, &s.room, &take, &r) {
					t.Fatal("no way is found")
				}
				rest := hidden.append(nil)
				for u := range size {
					s.takeSome(1, take[1][u], rest[:size[u]], &left, &r)
					rest = rest[size[u]:]
				}
			}
			if s.hand[1].plus(left) != hidden || s.hand[1].len() != n {
				t.Fatalf("%s: cards were lost", how)
			}
			got[s.hand[1]]++
		}
		chi := 0.0
		for h, k := range got {
			if ways[h] == 0 {
				t.Fatalf("%s: the hand %s cannot be", how, cards.List(h.append(nil)))
			}
			want := float64(draws*ways[h]) / float64(total)
			chi += (float64(k) - want) * (float64(k) - want) / want
		}
		if free := float64(len(ways) - 1); len(got) != len(ways) || chi > free+5*math.Sqrt(2*free) {
			t.Errorf("%s: chi square %.1f with %.0f degrees of freedom, %d hands of %d seen", how, chi, free, len(got), len(ways))
		}
	}
}

func TestGolden(t *testing.T) {
	for i, o := range append([]string{"target=300", "target=deal," + others}, strings.Split(others, ",")...) {
		if i > 1 {
			o = "target=deal," + o
		}
		opts, err := engine.ParseOptions(o)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.NewReplacer("target=deal,", "", "=", "-").Replace(o)
		if i == 1 {
			name = "others"
		}
		c := engine.Config{Seats: 2, Seed: uint64(20 + i), Options: opts}
		who := "greedy"
		if i > 0 {
			who = "random" // long deals in which every rule comes up
		}
		enginetest.Golden(t, name, enginetest.Playthrough(t, Game{}, c, who))
	}
}

func FuzzActions(f *testing.F) {
	f.Add(uint64(1), []byte{1, 2, 3})
	f.Fuzz(func(t *testing.T, seed uint64, data []byte) {
		opts, _ := engine.ParseOptions([]string{"target=300", "target=deal," + others}[seed%2])
		st, err := Game{}.New(engine.Config{Seats: 2, Seed: seed, Options: opts}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		for len(data) >= 5 && s.Actors() != 0 {
			seat := s.Actors().First()
			acts := s.Legal(seat, nil)
			a := acts[int(data[0])%len(acts)]
			if data[0] >= 0xc0 { // any bits at all
				a = engine.Action(data[1])<<24 | engine.Action(data[2])<<16 | engine.Action(data[3])<<8 | engine.Action(data[4])
				seat = engine.Seat(data[0] & 7)
				data = data[4:]
			}
			data = data[1:]
			before := *s
			if err := s.Apply(seat, a, nil); err != nil && *s != before {
				t.Fatal("a refusal changed the state")
			}
			if err := s.Check(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

func FuzzDecode(f *testing.F) {
	st, _ := Game{}.New(engine.Config{Seats: 2, Seed: 1}, nil)
	f.Add(st.Encode(nil))
	st.Redact(0)
	f.Add(st.Encode(nil))
	f.Fuzz(func(t *testing.T, data []byte) {
		var s State
		if s.Decode(data) != nil {
			if s != (State{}) {
				t.Fatal("refused bytes changed the state")
			}
			return
		}
		if string(s.Encode(nil)) != string(data) {
			t.Fatal("the bytes are not canonical")
		}
		// What is decoded can be looked at, imagined and asked without a panic.
		var v engine.View
		r := cards.NewRand(1, 1)
		var e [engine.MaxSeats]int32
		for seat := range engine.Seat(2) {
			x := s
			x.Redact(seat)
			v.Reset(seat)
			x.View(&v)
			x.Prompt(seat)
			x.Legal(seat, nil)
			x.Eval(&e)
			x.Imagine(seat, &r)
		}
	})
}

func BenchmarkRandomPlay(b *testing.B) {
	opts, _ := engine.ParseOptions("")
	enginetest.BenchmarkRandom(b, Game{}, engine.Config{Seats: 2, Seed: 1, Options: opts})
}

func BenchmarkImagine(b *testing.B) {
	b.ReportAllocs()
	st, _ := Game{}.New(engine.Config{Seats: 2, Seed: 1}, nil)
	s := *st.(*State)
	s.room[1] = [4]uint8{3, 10, 0, 10}
	s.hand[1] = bag{}
	s.Redact(0)
	r := cards.NewRand(1, 1)
	var x State
	for b.Loop() {
		x = s
		x.Imagine(0, &r)
	}
}

// TestNoAllocation: nothing in the way of a search asks for memory.
func TestNoAllocation(t *testing.T) {
	st, _ := Game{}.New(engine.Config{Seats: 2, Seed: 4}, nil)
	s := st.(*State)
	r := cards.NewRand(4, 4)
	x, y := new(State), new(State)
	acts := make([]engine.Action, 0, 512)
	w := make([]int16, 512)
	var e [engine.MaxSeats]int32
	if n := testing.AllocsPerRun(2000, func() {
		if s.Actors() == 0 {
			return
		}
		seat := s.Actors().First()
		x.CopyFrom(s)
		x.Redact(seat)
		y.CopyFrom(x)
		y.Imagine(seat, &r)
		acts = x.Legal(seat, acts[:0])
		x.Prior(seat, acts, w[:len(acts)])
		y.Eval(&e)
		x.Prompt(seat)
		x.Observe(1-seat, seat, acts[0])
		if s.Apply(seat, acts[r.IntN(len(acts))], nil) != nil {
			t.Fatal("a legal action was refused")
		}
	}); n != 0 {
		t.Errorf("%v allocations a decision", n)
	}
}
