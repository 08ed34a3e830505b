package kingdoms

import (
	"errors"
	"fmt"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/enginetest"
	"royals/engine/match"
)

func TestCases(t *testing.T) { enginetest.Cases(t, Game{}) }

// plans are the core options: one and two decks, both refills, both wipes, limits 1 to 5; and the spare ones.
var plans = []struct {
	options string
	games   int
}{
	{"", 2000},
	{"refill=start,limit=2,wipe=reversed", 2000},
	{"limit=4,wipe=reversed", 2000},
	{"limit=5,refill=start", 2000},
	{"decks=2,limit=1", 2000},
	{"decks=2,limit=2,refill=start,wipe=reversed", 300},
	{"lastCall=drawer,jokerRetry=no,first=P2", 200},
	{"lastCall=auto,decks=2", 200},
}

func TestPlay(t *testing.T) {
	for _, p := range plans {
		t.Run(p.options, func(t *testing.T) {
			t.Parallel()
			w := new(watch)
			opts, _ := engine.ParseOptions(p.options)
			c := engine.Config{Seats: 2, Options: opts}
			limit, decks := info.Number(c, "limit"), info.Number(c, "decks")
			turns := 6*54*decks*(limit+1) + 6 // invariant 16
			w.bound = turns
			enginetest.Play(t, Game{}, enginetest.Plan{Seats: 2, Options: p.options, Games: p.games, Bound: 40 * turns, Greedy: true,
				Deal: w.deal, Step: w.step})
		})
	}
}

// watch checks the invariants of section 9 that speak of steps. 1, 3, 4, 7, 11, 12, 13 and 20 hold of every position and
// are in Check, which Play calls; 17, 18 and 19 are promises that Play tests of every game.
type watch struct {
	gone  [2]bag // out of play
	turns int
	bound int
}

func (w *watch) deal(es engine.State) error {
	w.gone, w.turns = [2]bag{}, 0
	s := es.(*state)
	if s.side[0].handN != 5 || s.side[1].handN != 5 || int(s.stockN) != 54*int(s.decks)-10 {
		return errors.New("the deal is not five cards each (K2.2)")
	}
	return nil
}

// outOfPlay returns the cards under royals and in score piles of a seat.
func outOfPlay(d *side) (b bag) {
	put := func(cs []cards.Card) {
		for _, c := range cs {
			b.add(c)
		}
	}
	put(d.loose.append(nil))
	for i := range d.under {
		put(d.under[i].append(nil))
	}
	put(d.won[:d.wonN])
	return b
}

func (w *watch) step(before, after engine.State, seat engine.Seat, run []engine.Action) error {
	a, b := before.(*state), after.(*state)
	verb := run[len(run)-1].Verb()
	over := b.over != 0
	began := verb == vEnd && b.ask == askAction || a.ask == askCall && b.ask == askAction
	if verb == vEnd {
		w.turns++
	}
	if w.turns > w.bound {
		return errors.New("16: too many turns")
	}
	for p := range engine.Seat(2) {
		x, y := &a.side[p], &b.side[p]
		// 2. Hands hold 0 to 5; at the first action of a turn outside the Last Round it is 5, or there is nothing to draw.
		if int(y.handN) != y.hand.len() || y.handN > 5 {
			return errors.New("2: hand")
		}
		// 5. Out of play is for ever.
		gone := outOfPlay(y)
		if _, ok := gone.minus(w.gone[p]); !ok {
			return errors.New("5: a card came back into play")
		}
		w.gone[p] = gone
		// 6. Scores never fall, and rise by one attack or one tribute.
		if err := scoreStep(int(y.score-x.score), verb, p == a.turn, a); err != nil {
			return err
		}
		// 8. The flags never go back.
		if x.had && !y.had {
			return errors.New("8: had went back")
		}
		// 10. A royal falls only while its owner is not the acting seat.
		for i := range y.lie {
			if y.lie[i] == sideways && x.lie[i] != sideways && p == a.turn {
				return errors.New("10: a royal fell on its owner's turn")
			}
		}
		// 15. In the Last Round no hand grows.
		if a.final > 0 && y.handN > x.handN {
			return errors.New("15: a hand grew in the Last Round")
		}
	}
	if a.phase() > b.phase() || a.called && !b.called || a.final > b.final || a.reshuffles > b.reshuffles {
		return errors.New("8, 15: the phase or the call went back")
	}
	if b.open() != (b.side[0].had && b.side[1].had) {
		return errors.New("8: battle")
	}
	if began && !over {
		d, o := &b.side[b.turn], &b.side[foe(b.turn)]
		if b.final == 0 && d.handN != 5 && (b.stockN != 0 || !b.discard.empty()) {
			return errors.New("2: a turn began with fewer than five cards")
		}
		for i := range d.lie { // 9.
			if d.lie[i] == diagonal || o.lie[i] == sideways {
				return errors.New("9: royals at the beginning of a turn")
			}
		}
		for _, r := range d.ready {
			if r == fresh || r == blocked {
				return errors.New("9: a fresh joker at the beginning of a turn")
			}
		}
		if a.final == 2 && b.final != 3 {
			return errors.New("15: the second final turn is not the second")
		}
	}
	// 12. In a chain the deciders alternate.
	if verb == vBlk && b.ask == askBlock && b.asked == seat {
		return errors.New("12: the same seat is asked twice")
	}
	// 14. Outside the Last Round the deck is not empty, unless there was nothing to shuffle.
	if !over && b.final == 0 && b.stockN == 0 && a.stockN != 0 && !b.discard.empty() {
		return errors.New("14: an empty deck was not replaced")
	}
	if b.reshuffles > a.reshuffles+2 {
		return errors.New("15: reshuffles jumped")
	}
	if over && b.over == overFinal && a.final != 3 {
		return errors.New("15: the Last Round has two turns")
	}
	return nil
}

// scoreStep checks invariant 6.
func scoreStep(n int, verb uint8, acting bool, a *state) error {
	if n == 0 {
		return nil
	}
	ok := false
	switch {
	case verb == vRev:
		ok = n == 1 && !acting
	case !acting:
	case a.attack == byArrows || verb == vArf:
		ok = n >= 2 && n <= 4
	case a.attack == byRoyal || verb == vAtf:
		ok = n >= 1 && n <= 10
	case a.attack == byJoker || verb == vJof:
		ok = n >= 2 && n <= 20 && n%2 == 0
	}
	if !ok {
		return fmt.Errorf("6: a score rose by %d", n)
	}
	return nil
}

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
		{"random", "lastCall=drawer,jokerRetry=no,first=P2", "random", 7},
	} {
		t.Run(p.name, func(t *testing.T) {
			opts, err := engine.ParseOptions(p.options)
			if err != nil {
				t.Fatal(err)
			}
			enginetest.Golden(t, p.name, enginetest.Playthrough(t, Game{}, engine.Config{Seats: 2, Seed: p.seed, Options: opts}, p.bot))
		})
	}
}

func BenchmarkRandomPlay(b *testing.B) {
	enginetest.BenchmarkRandom(b, Game{}, engine.Config{Seats: 2, Seed: 1})
}

func BenchmarkRandomPlayTwoDecks(b *testing.B) {
	enginetest.BenchmarkRandom(b, Game{}, engine.Config{Seats: 2, Seed: 1, Options: []engine.Setting{{Key: "decks", Value: "2"}}})
}

// TestGreedyBeatsRandom keeps the rules of thumb honest: they win nearly every game against chance.
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

// TestEval: whoever Eval prefers half-way wins clearly more often than not.
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

// TestPriorNever: what section 12 of the rulebook says never to do has weight 0, so has throwing away an ace, or a King or Queen who
// could be brought out, and a turn is not ended while a royal can
// score (K7.6, K10.7, K12.11).
func TestPriorNever(t *testing.T) {
	var idle, failed, open, wasted int
	for seed := range uint64(60) {
		es, err := Game{}.New(engine.Config{Seats: 2, Seed: seed, Options: []engine.Setting{{Key: "wipe", Value: []string{"literal", "reversed"}[seed&1]}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := es.(*state)
		r := cards.NewRand(seed, 6)
		var acts []engine.Action
		w := make([]int16, 1024)
		for s.over == 0 {
			acts = s.Legal(s.asked, acts[:0])
			s.Prior(s.asked, acts, w[:len(acts)])
			best, hit, end := int16(0), false, int16(0)
			d, o := &s.side[s.turn], &s.side[foe(s.turn)]
			for i, a := range acts {
				best = max(best, w[i])
				n := number(cards.Card(a.B()))
				switch a.Verb() {
				case vAtk:
					if n/rank(d.royal[a.A()]) < rank(o.royal[a.C()]) {
						idle++
						if w[i] != 0 {
							t.Fatalf("an attack without effect weighs %d", w[i])
						}
					}
				case vAtf:
					if n < rank(d.royal[a.A()]) {
						idle++
						if w[i] != 0 {
							t.Fatalf("a hit of zero weighs %d", w[i])
						}
					} else {
						hit = true
					}
				case vWip, vWir:
					if !s.wipes(n, o.ranks()) {
						failed++
						if w[i] != 0 {
							t.Fatalf("a failing wipe weighs %d", w[i])
						}
					}
				case vThrow:
					c, full := cards.Card(a.A()), true
					for _, r := range d.royal {
						full = full && r != cards.Back
					}
					if c.Rank() == cards.Ace || !full && (c.Rank() == cards.King || c.Rank() == cards.Queen) {
						wasted++
						if w[i] != 0 {
							t.Fatalf("throwing away a card that serves weighs %d", w[i])
						}
					}
				case vEnd:
					end = w[i]
				}
			}
			if hit {
				open++
				if end == best {
					t.Fatal("the turn is ended while a royal can score")
				}
			}
			if err := s.Apply(s.asked, acts[r.IntN(len(acts))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if idle == 0 || failed == 0 || open == 0 || wasted == 0 {
		t.Errorf("%d idle attacks, %d failing wipes, %d open fields, %d cards to keep: the test met too little", idle, failed, open, wasted)
	}
}
