package houses

import (
	"fmt"
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
const others = "redeal_scope=any_before_naming,redeal_cap=1,empty_stack_draw=forced,opening_change=off," +
	"change_royals=only_old,change_ransom=any_rank,home_royals_in_match=off,undeclared_matches_count=off," +
	"defender_top_after_pile=on,dead_pile_visible=on"

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

// TestEndsNow reckons at every step what the deal would score were it over: exactly for who sees all of a hand, and between
// two numbers for the other. A deal that is ended without a discard scores just that.
func TestEndsNow(t *testing.T) {
	ended, ranges := 0, 0
	step := func(before, after engine.State, _ engine.Seat, run []engine.Action) error {
		b, a := before.(*State), after.(*State)
		for p := range engine.Seat(2) {
			now, now2, ok := Game{}.EndsNow(b, p)
			if !ok {
				continue
			}
			h := holdingOf(b, uint8(p))
			if real := h.score(&b.opt); now != real || now2 != real {
				return fmt.Errorf("%s has %d, reckoned %d to %d", p, real, now, now2)
			}
			n, err := reckoned(b, p, now)
			if ranges += n; err != nil {
				return err
			}
			if run[len(run)-1].Verb() == verbEndBare && a.deals != b.deals {
				if ended++; int(a.prev.score[p]) != now {
					return fmt.Errorf("%s scores %d, reckoned %d", p, a.prev.score[p], now)
				}
			}
		}
		return nil
	}
	enginetest.Play(t, Game{}, enginetest.Plan{Seats: 2, Games: 1000, Step: step})
	if ended < 4 || ranges < 100 {
		t.Errorf("only %d deals ended, %d ranges", ended, ranges)
	}
}

// reckoned checks what each seat can reckon that a seat would score, and returns how many are left in doubt.
func reckoned(b *State, p engine.Seat, now int) (ranges int, err error) {
	for viewer := range engine.Seat(2) {
		seen := b.Fresh()
		seen.CopyFrom(b)
		seen.Redact(viewer)
		low, high, _ := Game{}.EndsNow(seen, p)
		if low > now || high < now || viewer == p && low != high {
			return ranges, fmt.Errorf("%s has %d, and %s sees %d to %d", p, now, viewer, low, high)
		}
		if low < high {
			ranges++
		}
	}
	return ranges, nil
}

// TestAnyOrder picks the cards of matches, blocks and payments in any order (H20.3).
func TestAnyOrder(t *testing.T) {
	for _, options := range []string{"target=deal", "target=deal," + others} {
		enginetest.AnyOrder(t, Game{}, enginetest.Plan{Seats: 2, Options: options, Games: 6000})
	}
}

// TestBlockCopyFirst: of equal cards in the block and in the hand, the one in the block is picked first (H7.4).
func TestBlockCopyFirst(t *testing.T) {
	s := unfinished(t, "hand P1 9H,3C|spoils P1 KS,QS|discard 9H,9C|scoop 2")
	if err := (Game{}).Finish(s); err != nil {
		t.Fatal(err)
	}
	nine := uint8(cards.New(9, cards.Hearts))
	if err := engine.Apply(s, 0, engine.Step(verbPick, nine, 0, 0), nil); err != errCopy {
		t.Errorf("the one in the hand: %v", err)
	}
	for _, verb := range []uint8{verbPickUp, verbPick} {
		if err := engine.Apply(s, 0, engine.Step(verb, nine, 0, 0), nil); err != nil {
			t.Errorf("%s: %v", info.Verbs[verb].Name, err)
		}
	}
}

// TestSharpen: the further a choice falls behind the best one, the less it weighs, and far behind nothing.
func TestSharpen(t *testing.T) {
	for short := range 2000 {
		if w := sharpen(short); w < 0 || w < sharpen(short+1) || (w == 0) != (short >= 10*half) {
			t.Errorf("%d points behind it weighs %d", short, w)
		}
	}
	if sharpen(0) != 1000 || sharpen(half) != 500 {
		t.Errorf("none behind %d, half %d", sharpen(0), sharpen(half))
	}
}

// TestLegal holds Legal against Apply for every action there could be.
func TestLegal(t *testing.T) {
	for seed := range uint64(enginetest.Much(2, 12)) {
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
			if err := engine.Apply(s, seat, acts[r.IntN(len(acts))], nil); err != nil {
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
			a := engine.Action(v)<<24 | engine.Action(i%54<<16|i/54%bs<<8|i/54/bs)
			if isStep(v) {
				a |= 1 << 31
			}
			tried = *s
			err := engine.Apply(&tried, seat, a, nil)
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

func BenchmarkRandomPlay(b *testing.B) {
	opts, _ := engine.ParseOptions("")
	enginetest.BenchmarkRandom(b, Game{}, engine.Config{Seats: 2, Seed: 1, Options: opts})
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
		s.Do(seat, acts[r.IntN(len(acts))], nil)
	}); n != 0 {
		t.Errorf("%v allocations a decision", n)
	}
}
