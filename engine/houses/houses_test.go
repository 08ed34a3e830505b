package houses

import (
	"errors"
	"fmt"
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

// watch checks those invariants of the rulebook that speak of steps. V1, V2, V8, V18 and the first half of V19 hold of
// every position and are in Check, which Play calls; the rest of V19 and V20 are promises that Play tests of every game.
type watch struct {
	dead, battles, turns int
	stack                int // at the start of the turn
	snapSpoils, snapMeld bag // the attacker's board when the turn began, kept apart from the state's own piles
	paid                 [2]bag
}

// newTurn notes what lies before the attacker (H5.6).
func (w *watch) newTurn(s *State) {
	p := s.attacker
	w.snapSpoils, w.snapMeld = s.spoils[p].plus(s.won), s.meld[p].plus(s.fresh[p])
	w.stack = int(s.stackN)
	w.turns++
}

// deal is V3.
func (w *watch) deal(es engine.State) error {
	*w = watch{}
	s := es.(*State)
	if s.handN != [2]uint8{10, 10} || s.discardN != 1 || s.stackN != 79 || s.home != [2]uint8{} ||
		s.board(0) != (bag{}) || s.board(1) != (bag{}) || s.dead != (bag{}) {
		return errors.New("V3: the deal is not ten cards each, one discard and 79 in the stack")
	}
	w.newTurn(s)
	return nil
}

func inPool(s *State) int {
	n := int(s.stackN) + int(s.discardN) + int(s.handN[0]) + int(s.handN[1])
	for _, c := range s.battle {
		if c != 0 {
			n++
		}
	}
	return n
}

func spoilsOf(s *State) int { return s.spoils[0].len() + s.spoils[1].len() + s.won.len() }

func meldOf(s *State, p uint8) bag { return s.meld[p].plus(s.fresh[p]) }

func (w *watch) step(eb, ea engine.State, seat engine.Seat, run []engine.Action) error {
	b, a := eb.(*State), ea.(*State)
	p, d := b.attacker, 1-b.attacker
	last := run[len(run)-1]
	verb, c := last.Verb(), cards.Card(last.A())
	picked := len(run) - 1

	scored := a.deals != b.deals || a.phase == phaseOver
	if scored {
		if err := w.scored(b, a); err != nil {
			return err
		}
	}
	if verb == verbRedeal && (a.total != b.total || a.dealer == b.dealer || a.deals != b.deals) {
		return errors.New("H4.7: a redeal scores or is dealt by the same player")
	}
	fresh := a.deals != b.deals || verb == verbRedeal
	// V4, V6, V7: what the choice does to the dead pile and to the cards in play.
	lost, gained := 0, 0
	switch verb {
	case verbAnswer:
		if led := b.battle[p]; c == led {
			lost, w.dead, w.battles = 2, w.dead+1, w.battles+1
			gained = 1
		}
		// V17
		if c.Suit() != b.battle[p].Suit() && b.hand[d].in(cards.OfSuit(b.battle[p].Suit())) != (bag{}) {
			return errors.New("V17: the answer is off suit, but the hand held the suit")
		}
	case verbKeep:
		lost, gained = 2, 1
		w.dead++
		w.battles++
	case verbMeld:
		if !w.privileged(b) {
			return errors.New("V12: laid down without a royal")
		}
		lost = picked
		if run[0].Verb() == verbScoop { // the step itself is no card, the bottom card goes down too
			if held := b.spoils[p].faces() & b.royals(p); held&(held-1) == 0 {
				return errors.New("V12: a block without royals of two ranks")
			}
		}
		rank := cards.Card(run[picked-1].A()).Rank()
		if run[picked-1].Verb() == verbScoop {
			rank = b.discard[int(b.discardN)-int(run[0].A())-1].Rank()
		}
		n := 0
		for t := a.board(p).in(ofRank(rank)); t != (bag{}); t.remove(t.faces().First()) {
			if b.opt.royalsMatch || !b.royals(p).Has(t.faces().First()) {
				n++
			}
		}
		if !fresh && n < 3 {
			return fmt.Errorf("V11: %d of rank %s lie there after a match", n, rank.Letter())
		}
	case verbSlaySpoils, verbSlayMeld, verbSlayFresh:
		w.dead += 2
		if v := cards.Card(last.B()); v.Suit() != c.Suit() || !w.snapSpoils.has(c) || c.Rank() != cards.Ace {
			return errors.New("V14: that ace was no Assassin")
		}
		w.snapSpoils.remove(c)
	case verbRansom:
		pay := cards.Card(last.B())
		w.paid[d].add(pay)
		if a.handN != b.handN || meldOf(a, d).len() != meldOf(b, d).len() || pay.Rank() != c.Rank() || pay.Suit() == c.Suit() {
			return errors.New("V15: a ransom is no swap of equal ranks")
		}
	case verbEnd, verbEndBare:
		if !w.privileged(b) || b.winner != p+1 {
			return errors.New("V12: the deal ended without a royal or the battle")
		}
	default:
		if verb >= verbChangeHand && verb <= verbChangeRansom {
			f := b.sourcesOf(c)
			lost = int(f[fromHand]+f[fromTop]) + picked
			w.dead++
			for _, x := range run[:picked] {
				w.paid[d].add(cards.Card(x.A()))
			}
			if !fresh && (a.home[p] != 1+uint8(c.Suit()) || a.dead.count(c) != 1 || a.board(p).count(c) != 2) {
				return errors.New("V13: after a change of home the three copies do not lie as they should")
			}
			if f[fromSpoils]+f[fromWon] == 0 && a.spoils[p].count(c) > b.spoils[p].count(c)+b.meld[p].count(c) {
				return errors.New("H13.12: a royal laid down now counts as older")
			}
		}
	}
	if fresh {
		if a.phase != phaseOver {
			return w.deal(a)
		}
		return nil
	}
	if a.phase == phaseOver {
		return nil
	}
	if inPool(b)-inPool(a) != lost {
		return fmt.Errorf("V6: %d cards left play, not %d", inPool(b)-inPool(a), lost)
	}
	if a.dead.len() != w.dead {
		return fmt.Errorf("V4: %d cards are dead, not %d", a.dead.len(), w.dead)
	}
	if gained == 1 && spoilsOf(a)-spoilsOf(b) != 1 || w.battles > 50 || w.turns > 51 {
		return fmt.Errorf("V7: spoils %d to %d, %d battles, %d turns", spoilsOf(b), spoilsOf(a), w.battles, w.turns)
	}
	if a.stackN > b.stackN || w.stack-int(a.stackN) > 3 {
		return errors.New("V5: the stack grew, or lost more than three cards in a turn")
	}
	// V9
	if more := meldOf(a, d).len() - meldOf(b, d).len(); more > 0 {
		return fmt.Errorf("V9: %d cards more in the defender's meld", more)
	}
	// V10
	if a.opt.royalsMatch && !a.opt.onlyOld {
		for q := range uint8(2) {
			m := meldOf(a, q).in(a.royals(q))
			for t := m.faces(); t != 0; t &= t - 1 {
				if m.count(t.First()) > w.paid[q].count(t.First()) {
					return errors.New("V10: a royal lies in its owner's meld")
				}
			}
		}
	}
	// V16 and the snapshot of H5.6
	if a.attacker != p || b.phase < phaseDraw {
		w.newTurn(a)
		if a.fresh[a.attacker] != (bag{}) || a.won != (bag{}) {
			return errors.New("V16: a mark has outlived its turn")
		}
	}
	old := w.snapSpoils.plus(w.snapMeld)
	for t := a.spoils[a.attacker].faces(); t != 0; t &= t - 1 {
		if c := t.First(); a.spoils[a.attacker].count(c) > old.count(c) {
			return fmt.Errorf("H5.6: %s counts as older than the turn", c)
		}
	}
	return nil
}

// privileged is H5.7 worked out from the board as it was when the turn began.
func (w *watch) privileged(s *State) bool {
	old := w.snapSpoils.plus(w.snapMeld)
	for t := s.spoils[s.attacker].faces(); t != 0; t &= t - 1 {
		if c := t.First(); c.Court() && 1+uint8(c.Suit()) == s.home[s.attacker] && old.has(c) {
			return true
		}
	}
	return false
}

// scored recounts a deal card by card, as the rulebook's formula has it (H17).
func (w *watch) scored(b, a *State) error {
	for p := range uint8(2) {
		var board, hand []cards.Card
		spoils := a.prev.spoils[p].append(nil)
		board = a.prev.meld[p].append(append(board, spoils...))
		hand = a.prev.hand[p].append(nil)
		royal := func(c cards.Card) bool { return c.Court() && 1+uint8(c.Suit()) == a.prev.home[p] }
		points := 0
		for _, c := range board {
			n, laid := 0, 0
			for _, x := range board {
				if x.Rank() == c.Rank() && (a.opt.royalsMatch || !royal(x)) {
					n++
				}
			}
			for _, x := range a.prev.meld[p].append(nil) {
				if x.Rank() == c.Rank() && (a.opt.royalsMatch || !royal(x)) {
					laid++
				}
			}
			v := value(c)
			if n >= 3 && (a.opt.royalsMatch || !royal(c)) && (a.opt.undeclared || laid > 0) {
				v *= 2
			}
			points += v
		}
		for _, c := range hand {
			points -= value(c)
		}
		sets := [3]int{}
		for _, c := range spoils {
			if royal(c) {
				sets[c.Rank()-cards.Jack]++
			}
		}
		points *= 1 + min(sets[0], sets[1], sets[2])
		if int(a.prev.score[p]) != points || a.total[p]-b.total[p] != int32(points) || points%5 != 0 {
			return fmt.Errorf("V19: P%d scores %d, counted %d, total %d to %d", p+1, a.prev.score[p], points, b.total[p], a.total[p])
		}
	}
	// What the score line of the deal opens into adds up to it.
	var r engine.Result
	a.Result(&r)
	var under [2]int32
	for _, l := range r.Lines {
		if l.Under {
			under[l.Seat] += l.Value
		}
	}
	for p, n := range under {
		if n != int32(a.prev.score[p]) {
			return fmt.Errorf("the lines under P%d's deal add up to %d, not %d", p+1, n, a.prev.score[p])
		}
	}
	if a.phase != phaseOver && a.dealer == b.dealer {
		return errors.New("H3.3: the same player deals again")
	}
	over := a.opt.target == 0 || max(a.total[0], a.total[1]) > int32(a.opt.target) && a.total[0] != a.total[1]
	if over != (a.phase == phaseOver) {
		return errors.New("H18.1: the match goes on beyond the target, or stops before it")
	}
	return nil
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
