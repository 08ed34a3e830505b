package usurpers

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/enginetest"
	"royals/engine/match"
)

// other is every option away from its default.
const other = "sub_suit=any,assassin_card=number,block_choice=forced,discard_view=top,round_cap=30,first_player=random,start_ace=high"

func TestCases(t *testing.T) { enginetest.Cases(t, Game{}) }

// TestPlay plays random games, every second one with greedy players among them. At every step the promises of the
// engine and the invariants of the game must hold.
func TestPlay(t *testing.T) {
	for n := 3; n <= 6; n++ {
		for _, set := range []struct {
			options string
			games   int
		}{{"", 2000}, {other, 100}, {"sub_suit=any", 50}, {"discard_view=top", 50}, {"assassin_card=number,first_player=P2", 50}} {
			t.Run(strings.TrimSuffix(fmt.Sprint(n, " ", set.options), " "), func(t *testing.T) {
				t.Parallel()
				w := &watcher{}
				enginetest.Play(t, Game{}, enginetest.Plan{Seats: n, Options: set.options, Games: set.games, Greedy: true,
					Bound: 100*n*(n+4) + 1, // rounds, turns, choices in a turn
					Deal:  w.deal, Step: w.step, Events: w.events})
			})
		}
	}
}

// TestAnyOrder picks cards, pairs and royals in any order: U6.15, U8.14, U11.3.
func TestAnyOrder(t *testing.T) {
	for n := 3; n <= 6; n++ {
		for _, options := range []string{"", other, "sub_suit=any"} {
			enginetest.AnyOrder(t, Game{}, enginetest.Plan{Seats: n, Options: options, Games: 600})
		}
	}
}

func TestGolden(t *testing.T) {
	for n := 3; n <= 6; n++ {
		c := engine.Config{Seats: n, Seed: uint64(n)}
		enginetest.Golden(t, fmt.Sprintf("%d-seats", n), enginetest.Playthrough(t, Game{}, c, "greedy"))
	}
	for _, options := range []string{"sub_suit=any", "assassin_card=number", "block_choice=forced", "discard_view=top", "round_cap=2",
		"first_player=random", "start_ace=high"} {
		set, err := engine.ParseOptions(options)
		if err != nil {
			t.Fatal(err)
		}
		c := engine.Config{Seats: 4, Seed: 11, Options: set}
		enginetest.Golden(t, strings.ReplaceAll(options, "=", "-"), enginetest.Playthrough(t, Game{}, c, "random"))
	}
}

func BenchmarkRandomPlay(b *testing.B) {
	for n := 3; n <= 6; n++ {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			enginetest.BenchmarkRandom(b, Game{}, engine.Config{Seats: n, Seed: 1})
		})
	}
}

// TestRefusedTables asks for seats (U1.1) and options that the game does not have.
func TestRefusedTables(t *testing.T) {
	for _, c := range []struct {
		seats   int
		options string
		want    string
	}{
		{2, "", "2 seats"}, {7, "", "7 seats"}, {0, "", "0 seats"},
		{3, "first_player=P4", "no seat P4"}, {4, "first_player=6", "no seat P6"}, {4, "first_player=P7", "cannot be"},
		{4, "round_cap=-1", "cannot be"}, {4, "round_cap=03", "cannot be"}, {4, "cap=3", "no option"},
	} {
		set, err := engine.ParseOptions(c.options)
		if err == nil {
			_, err = Game{}.New(engine.Config{Seats: c.seats, Options: set}, nil)
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("seats %d %s: %v, want %q", c.seats, c.options, err, c.want)
		}
	}
	for seats := 3; seats <= 6; seats++ {
		set := []engine.Setting{{Key: "first_player", Value: "3"}, {Key: "round_cap", Value: "7"}}
		s, err := Game{}.New(engine.Config{Seats: seats, Options: set}, nil)
		if err != nil || s.(*State).turn != 2 || s.(*State).cap != 7 {
			t.Errorf("seats %d: %v", seats, err)
		}
	}
}

// TestBothPilesEmpty makes a position that no game reaches: U4.5.
func TestBothPilesEmpty(t *testing.T) {
	s := set(t, 3, "", "turn P3")
	s.draw[0], s.ndraw[0] = [deck]cards.Card{}, 0
	s.draw[0][0], s.ndraw[0] = cards.New(2, cards.Hearts), 1
	if err := engine.Apply(s, 2, engine.Act(verbDump, 0, 0, 0), nil); err != nil {
		t.Fatal(err)
	}
	if s.nhand[0] != 1 || s.phase != phaseAction || s.turn != 0 {
		t.Errorf("hand of %d, phase %d, turn %s", s.nhand[0], s.phase, s.turn)
	}
}

// set sets a position up.
func set(t testing.TB, seats int, options string, facts ...string) *State {
	t.Helper()
	opts, err := engine.ParseOptions(options)
	if err != nil {
		t.Fatal(err)
	}
	st, err := Game{}.Blank(engine.Config{Seats: seats, Options: opts})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range facts {
		key, value, _ := strings.Cut(text, " ")
		f := engine.Fact{Key: key, Seat: engine.None, Value: value}
		if name, rest, ok := strings.Cut(value, " "); ok {
			f.Seat, _ = engine.ParseSeat(name)
			f.Value = rest
		}
		if err := engine.SetFact(st, f); err != nil {
			t.Fatal(err)
		}
	}
	if err := (Game{}).Finish(st); err != nil {
		t.Fatal(err)
	}
	return st.(*State)
}

// do plays whole choices, "P1 attack P2".
func do(t testing.TB, s *State, texts ...string) {
	t.Helper()
	for _, text := range texts {
		name, choice, _ := strings.Cut(text, " ")
		x, _ := engine.ParseSeat(name)
		run, err := Game{}.Parse(s, x, choice)
		for _, a := range run {
			if err == nil {
				err = engine.Apply(s, x, a, nil)
			}
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

// TestUndo checks that nothing may be taken back once a card was drawn, committed or aimed at: U13.4.
func TestUndo(t *testing.T) {
	m, err := match.New(Game{}, engine.Config{Seats: 3, Seed: 8, Options: []engine.Setting{{Key: "first_player", Value: "P1"}}})
	if err != nil {
		t.Fatal(err)
	}
	for i := range 400 {
		seat := m.State().Actors().First()
		if seat == engine.None {
			break
		}
		runs, _ := match.Choices(m.State(), seat, 50)
		before := m.State().(*State).phase
		if err := m.Do(seat, runs[i%len(runs)]); err != nil {
			t.Fatal(err)
		}
		drew := slices.ContainsFunc(m.Events().List, func(e engine.Event) bool {
			return e.Kind == engine.Moved && (e.From.Kind == pileDraw || e.From.Kind == pileHand)
		})
		if m.MayUndo() && (drew || before == phaseAttack || before == phaseKill) {
			t.Fatalf("%s may be taken back", m.Log[len(m.Log)-1])
		}
		if after := m.State().(*State).phase; m.MayUndo() && (after == phaseAttack || after == phaseKill) {
			t.Fatalf("U6.3: %s may be taken back", m.Log[len(m.Log)-1])
		}
	}
}

// TestObserve checks that others see how many cards are committed, and no pick.
func TestObserve(t *testing.T) {
	s := set(t, 3, "", "hand P1 2C,3D,4H", "royals P1 KH/2H,QH/3H", "royals P2 KS/4S")
	do(t, s, "P1 attack P2")
	pick := engine.Step(verbPick, uint8(cards.New(2, cards.Clubs)), 0, 0)
	if s.Observe(1, 0, pick) != 0 || s.Observe(0, 0, pick) == 0 {
		t.Error("a pick is seen")
	}
	runs, _ := match.Choices(s, 0, 0)
	seen := map[uint32]bool{}
	for _, run := range runs {
		c := *s
		for _, a := range run[:len(run)-1] {
			if err := engine.Apply(&c, 0, a, nil); err != nil {
				t.Fatal(err)
			}
		}
		seen[c.Observe(1, 0, run[len(run)-1])] = true
	}
	if len(runs) != 3 || len(seen) != 1 || seen[0] {
		t.Errorf("%d commitments look %d ways", len(runs), len(seen))
	}
}

// TestObservePayments checks that different payments look different, for they are public.
func TestObservePayments(t *testing.T) {
	s := set(t, 3, "", "phase settle", "rival P2", "hits 3", "royals P2 KS/3S,QH/7H", "hand P2 2S,5H,6H")
	runs, _ := match.Choices(s, 1, 0)
	seen := map[uint32]bool{}
	for _, run := range runs {
		c := *s
		for _, a := range run[:len(run)-1] {
			if err := engine.Apply(&c, 1, a, nil); err != nil {
				t.Fatal(err)
			}
		}
		seen[c.Observe(0, 1, run[len(run)-1])] = true
	}
	if len(runs) != 7 || len(seen) != 7 {
		t.Errorf("%d payments look %d ways", len(runs), len(seen))
	}
}

// TestPublicPrompts checks that the pairing alone needs no curtain: U11.5.
func TestPublicPrompts(t *testing.T) {
	s := set(t, 3, "", "hand P1 7D", "hand P2 8C", "royals P2 KS/4S")
	var public []bool
	for _, text := range []string{"P1 attack P2", "P1 commit 7D", "P2 commit 8C", "P2 pair -", "P2 settle KS=x"} {
		public = append(public, s.Prompt(s.asked).Public)
		do(t, s, text)
	}
	if !slices.Equal(public, []bool{false, false, false, true, false}) {
		t.Errorf("public: %v", public)
	}
}

// TestPreset checks that a ready-made choice is legal and as good as any.
func TestPreset(t *testing.T) {
	s := set(t, 4, "", "phase pair", "rival P2", "royals P2 KS/4S,QS/5S", "arena P1 7D", "arena P3 3D", "arena P4 2D", "arena P2 3C,8C")
	run := s.Preset(1, nil)
	if text := (Game{}).Notate(s, 1, run); text != "pair P2:3C>P4:2D P2:8C>P3:3D" {
		t.Error(text)
	}
	for _, c := range []struct {
		facts []string
		want  string
	}{
		{[]string{"hits 3", "royals P2 KS/3S,QH/7H", "hand P2 2S,5H,6H"}, "settle QH=5H KS=2S"},
		{[]string{"hits 1", "royals P2 KS/TS"}, "settle KS=x"},
		{[]string{"hits 2", "aim QC", "royals P2 QC/9C", "hand P2 8C,6C,3C"}, "settle QC=6C"},
		{[]string{"hits 9", "royals P2 QC/2C,KH/3H", "hand P2 AC"}, "settle QC=x KH=x"},
	} {
		s := set(t, 3, "", append(c.facts, "phase settle", "rival P2")...)
		if text := (Game{}).Notate(s, 1, s.Preset(1, nil)); text != c.want {
			t.Errorf("%v: %s, want %s", c.facts, text, c.want)
		}
		do(t, s, "P2 "+c.want)
	}
}

// TestManyRoyals checks that the ready-made payment of a large court is found at once, and legal.
func TestManyRoyals(t *testing.T) {
	s := set(t, 6, "sub_suit=any", "phase settle", "rival P2", "hits 11",
		"royals P2 JC/2C,QC/3C,KC/4C,JD/2D,QD/3D,KD/4D,JH/2H,QH/3H,KH/4H", "hand P2 AC,AD,AH,AS,2S,3S,5S,6S")
	run := s.Preset(1, nil)
	for _, a := range run {
		if err := engine.Apply(s, 1, a, nil); err != nil {
			t.Fatal(err)
		}
	}
}

func TestNoAllocations(t *testing.T) {
	s := set(t, 4, "", "hand P1 7D,8C,KH", "hand P2 8C,9D,JC", "royals P2 KS/4S", "royals P1 KD/3D")
	var scratch State
	acts, w := make([]engine.Action, 0, 100), make([]int16, 100)
	var eval [engine.MaxSeats]int32
	var v engine.View
	r := cards.NewRand(1, 1)
	work := func() {
		scratch.CopyFrom(s)
		scratch.Redact(0)
		acts = scratch.Legal(0, acts[:0])
		scratch.Prior(0, acts, w[:len(acts)])
		scratch.Imagine(0, &r)
		scratch.Eval(&eval)
		_ = scratch.Prompt(0)
		_ = scratch.Observe(1, 0, acts[0])
		v.Reset(0)
		scratch.View(&v)
		scratch.Do(0, engine.Act(verbDump, 0, 0, 0), nil)
	}
	if n := testing.AllocsPerRun(100, work); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestGreedyBeatsRandom plays one greedy player against random ones, in every seat of the same deals.
func TestGreedyBeatsRandom(t *testing.T) {
	for n := 3; n <= 6; n++ {
		wins, games := 0, 20*n
		for g := range games {
			s, err := Game{}.New(engine.Config{Seats: n, Seed: uint64(g / n)}, nil)
			if err != nil {
				t.Fatal(err)
			}
			me, red, chance := engine.Seat(g%n), s.Fresh(), cards.NewRand(uint64(g), 5)
			var run []engine.Action
			for s.Actors() != 0 {
				x := s.Actors().First()
				red.CopyFrom(s)
				red.Redact(x)
				var p bot.Bot = &bot.Random{}
				if x == me {
					p = &bot.Greedy{}
				}
				run = p.Choose(red, x, &chance, run[:0])
				for _, a := range run {
					if err := engine.Apply(s, x, a, nil); err != nil {
						t.Fatal(err)
					}
				}
			}
			var r engine.Result
			if s.Result(&r); r.Winners.Has(me) {
				wins++
			}
		}
		if wins*100 < games*75 {
			t.Errorf("%d seats: %d of %d games won", n, wins, games)
		}
	}
}
