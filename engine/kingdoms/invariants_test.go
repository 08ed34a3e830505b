package kingdoms

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/enginetest"
)

// plans have each value of the options once: decks, refills, wipes, limits 1 to 5, and the spare ones.
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
	{"jackWipe=yes", 2000},
	{"jackWipe=yes,wipe=reversed,decks=2,jokerRetry=no", 300},
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
			turns := 6*54*decks*(limit+1) + 6
			w.bound = turns
			enginetest.Play(t, Game{}, enginetest.Plan{Seats: 2, Options: p.options, Games: p.games,
				Bound: 40 * turns, Greedy: true, Deal: w.deal, Step: w.step})
		})
	}
}

// watch checks what must hold of a step. What must hold of every position is in Sound.
type watch struct {
	gone  [2]bag // out of play
	turns int
	bound int
}

func (w *watch) deal(es engine.State) error {
	w.gone, w.turns = [2]bag{}, 0
	s := es.(*State)
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
	a, b := before.(*State), after.(*State)
	verb := run[len(run)-1].Verb()
	if verb == verbEnd {
		w.turns++
	}
	if w.turns > w.bound {
		return errors.New("too many turns")
	}
	for p := range engine.Seat(2) {
		if err := w.sideStep(a, b, p, verb); err != nil {
			return err
		}
	}
	began := verb == verbEnd && b.ask == askAction || a.ask == askCall && b.ask == askAction
	if began && b.over == 0 {
		if err := turnBegan(b); err != nil {
			return err
		}
	}
	switch {
	case a.phase() > b.phase():
		return errors.New("the phase went back")
	case verb == verbBlk && b.ask == askBlock && b.asked == seat:
		return errors.New("the same seat is asked twice")
	case b.over == 0 && b.final == 0 && b.stockN == 0 && a.stockN != 0 && !b.discard.empty():
		return errors.New("an empty deck was not replaced")
	case a.called && !b.called || a.final > b.final || a.reshuffles > b.reshuffles:
		return errors.New("the call or a count went back")
	case b.reshuffles > a.reshuffles+2:
		return errors.New("reshuffles jumped")
	case b.over == overFinal && a.final != 3:
		return errors.New("the Last Round has two turns")
	}
	return nil
}

// sideStep checks what a step did to one half of the table.
func (w *watch) sideStep(a, b *State, p engine.Seat, verb uint8) error {
	x, y := &a.side[p], &b.side[p]
	gone := outOfPlay(y)
	if _, ok := gone.minus(w.gone[p]); !ok {
		return errors.New("a card came back into play")
	}
	w.gone[p] = gone
	if err := scoreStep(int(y.score-x.score), verb, p == a.turn, a); err != nil {
		return err
	}
	if verb == verbSav && p != a.turn {
		if m := y.standing(); m == 0 || several(m) || y.jacks(atAll) != 0 || x.jacks(atAll) == 0 || m&x.standing() != m {
			return errors.New("a Jack saves one royal, no Jack, and falls (K14.6)")
		}
	}
	for i := range y.lie {
		if y.lie[i] == sideways && x.lie[i] != sideways && p == a.turn {
			return errors.New("a royal fell on its owner's turn")
		}
	}
	switch {
	case int(y.handN) != y.hand.len():
		return errors.New("a hand is miscounted")
	case x.had && !y.had:
		return errors.New("the first recruit was forgotten")
	case a.final > 0 && y.handN > x.handN:
		return errors.New("a hand grew in the Last Round")
	}
	return nil
}

// turnBegan checks a position in which a turn has just begun.
func turnBegan(s *State) error {
	d, o := &s.side[s.turn], &s.side[foe(s.turn)]
	if s.final == 0 && d.handN != fullHand && (s.stockN != 0 || !s.discard.empty()) {
		return errors.New("a turn began with fewer than five cards")
	}
	for i := range d.lie {
		if d.lie[i] == diagonal || o.lie[i] == sideways {
			return errors.New("royals at the beginning of a turn")
		}
	}
	for _, r := range d.ready {
		if r == fresh || r == blocked {
			return errors.New("a fresh joker at the beginning of a turn")
		}
	}
	return nil
}

// scoreStep checks that a score rose by one attack or one tribute.
func scoreStep(n int, verb uint8, acting bool, a *State) error {
	if n == 0 {
		return nil
	}
	ok := false
	switch {
	case verb == verbRev:
		ok = n == 1 && !acting
	case !acting:
	case a.attack == byArrows || verb == verbArf:
		ok = n >= 2 && n <= 4
	case a.attack == byRoyal || verb == verbAtf:
		ok = n >= 1 && n <= 10
	case a.attack == byJoker || verb == verbJof:
		ok = n >= 2 && n <= 20 && n%2 == 0
	}
	if !ok {
		return fmt.Errorf("a score rose by %d", n)
	}
	return nil
}

// TestNoAllocs: no method of a state allocates, once the caller's buffers have grown.
func TestNoAllocs(t *testing.T) {
	es, err := Game{}.New(engine.Config{Seats: 2, Seed: 9}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := es.(*State)
	start, other := *s, new(State)
	acts := make([]engine.Action, 0, 256)
	w := make([]int16, 256)
	r := engine.Result{Lines: make([]engine.ScoreLine, 0, 128)}
	var v engine.View
	var eval [engine.MaxSeats]int32
	chance := cards.NewRand(1, 1)
	step := func() {
		if s.over != 0 {
			s.CopyFrom(&start)
		}
		seat := s.asked
		acts = s.Legal(seat, acts[:0])
		s.Prior(seat, acts, w[:len(acts)])
		s.Eval(&eval)
		s.Prompt(seat)
		s.Result(&r)
		s.Observe(foe(seat), seat, acts[0])
		other.CopyFrom(s)
		other.Redact(seat)
		v.Reset(seat)
		other.View(&v)
		other.Imagine(seat, &chance)
		if s.Check() != nil {
			panic("a position is refused")
		}
		s.Do(seat, acts[chance.IntN(len(acts))], nil)
	}
	for range 20000 { // the view's piles grow to what they need
		step()
	}
	if n := testing.AllocsPerRun(20000, step); n != 0 {
		t.Errorf("%v allocations a step", n)
	}
}

// TestAnyOrder: cards of a volley or a discard are picked in any order.
func TestAnyOrder(t *testing.T) {
	for _, options := range []string{"", "decks=2"} {
		enginetest.AnyOrder(t, Game{}, enginetest.Plan{Seats: 2, Options: options})
	}
}

// wiping is a wipe at which a Jack may save a royal (K14.6), but for the number card and the royals opposite.
const wiping = "ask jackrifice   attack wipe   by j1   aim all   had P1 yes   j1 P1 X1 ready   table "

// TestBroken: a position that no game can reach is refused, and the error says why.
func TestBroken(t *testing.T) {
	for _, c := range []struct{ options, facts, want string }{
		{"", "hand P1 2C,3C,4C,5C,6C,7C", "a hand"},
		{"", "hand P1 2C   hand P2 2C", "2C is one card"},
		{"", "hand P1 2C,2C", "2C lies twice in hand P1"},
		{"decks=2", "hand P1 2C,2C   discard 2C", "2C is there 2 times"},
		{"", "r1 P1 KC", "a slot"},
		{"", "r1 P1 KC lying", "want a card, how it lies"},
		{"", "r1 P1 2C upright", "a slot"},
		{"", "j1 P1 KC ready", "a slot"},
		{"", "j1 P1 X1 blocked", "a slot"},
		{"", "r1 P1 JC upright 2C", "a card"},
		{"", "r1 P1 KC upright QC", "a card"},
		{"", "won P1 X1/2C/3C", "a card"},
		{"", "won P1 QD", "want a royal or a joker"},
		{"", "won P1 QD/AD", "a card"},
		{"", "loose P1 X1", "a card"},
		{"", "r1 P1 KC upright 2C", "a hit"},
		{"", "won P1 KC/2C", "a hit"},
		{"", "ask call   stage refill   reshuffles 1   r1 P1 KC sideways", "a fallen"},
		{"", "table 2C", "the table"},
		{"", "ask block", "the table"},
		{"", "ask block   attack arrows   aim face   table 2C   hand P2 3C", "the table"},
		{"", "ask block   attack arrows   aim face   table 2C,3D   hand P2 3C", "the table"},
		{"", "ask block   attack royal   by r1   aim face   table 2C   hand P2 3C", "the table"},
		{"", "ask block   attack arrows   aim face   table 2C,3C", "the wrong seat"},
		{"", "ask block   attack arrows   aim r1   table 2C,3C   hand P2 4C", "the attack"},
		{"", "ask block   attack arrows   aim face   table 2C,3C   hand P2 4C   r1 P2 KC upright", "the attack"},
		{"", "ask jackrifice   attack arrows   aim r1   table 2C,3C   r1 P2 KC upright", "the decision"},
		{"", wiping + "2C   r1 P2 KC upright   r2 P2 JC upright", "the decision"},
		{"jackWipe=yes", wiping + "2C   r1 P2 KC upright   r2 P2 QC upright", "the decision"},
		{"jackWipe=yes", wiping + "5C   r1 P2 KC upright   r2 P2 JC upright", "the decision"},
		{"", "ask call   stage refill   reshuffles 1   discard 2C", "the stock"},
		{"", "reshuffles 4", "reshuffles"},
		{"", "called yes   final 2", "every card must be named"},
		{"", "final 2   rest discard", "reshuffles"},
		{"", "called yes   rest discard", "reshuffles"},
		{"", "idle 6", "the decision"},
		{"lastCall=auto", "ask call   stage refill   reshuffles 1", "the decision"},
		{"refill=start", "ask call   stage refill   reshuffles 1", "the decision"},
		{"", "conceded P2", "the decision"},
		{"", "stage refill", "the decision"},
		{"", "picking discard", "the pick"},
		{"", "picking discard   pick 2C", "the pick"},
		{"", "picking arrows   pick 2C   hand P1 2C,3D", "the pick"},
		{"", "picking arrows   pick 2C,3D   hand P1 2C,3D", "the pick"},
		{"", "old P2 2C", "an old card"},
		{"", "reshuffles 6", "want a number from 0 to 5"},
		{"", "aces 5", "want a number from 0 to 4"},
	} {
		err := placed(c.options, c.facts)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %s: %v, want %q", c.options, c.facts, err, c.want)
		}
	}
}

// placed sets up a position and returns what is wrong with it.
func placed(options, facts string) error {
	opts, err := engine.ParseOptions(options)
	if err != nil {
		return err
	}
	s, err := Game{}.Blank(engine.Config{Seats: 2, Options: opts})
	if err != nil {
		return err
	}
	for _, text := range strings.Split(facts, "   ") {
		words := strings.SplitN(text, " ", 3)
		f := engine.Fact{Key: words[0], Seat: engine.None, Value: strings.Join(words[1:], " ")}
		if p, ok := engine.ParseSeat(words[1]); ok && len(words) == 3 {
			f.Seat, f.Value = p, words[2]
		}
		if err := engine.SetFact(s, f); err != nil {
			return err
		}
	}
	return Game{}.Finish(s)
}
