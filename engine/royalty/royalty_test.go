package royalty

import (
	"errors"
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

// watch checks the invariants of the rulebook's list that speak of a transition. Those of a position (1, 2, 6 and half
// of 4) are in Check, and 12 and the second half of 13 are promises that Play tests of every game.
type watch struct{ asks int }

func (w *watch) deal(st engine.State) error {
	s := st.(*State)
	w.asks = 0
	for p := range s.seats {
		if s.hand[p].Len() != 5 && !s.drew {
			return fmt.Errorf("P%d is dealt %d cards (R3)", p+1, s.hand[p].Len())
		}
	}
	if n := int(s.deckN) + 5*int(s.seats); n != 52 && !s.drew {
		return fmt.Errorf("%d cards in the game", n)
	}
	return nil
}

func (w *watch) step(before, after engine.State, p engine.Seat, run []engine.Action) error {
	a, b := before.(*State), after.(*State)
	act := run[0]
	for _, check := range []func(a, b *State, p engine.Seat, act engine.Action) error{points, protections, handsAndPiles, asking} {
		if err := check(a, b, p, act); err != nil {
			return err
		}
	}
	if !reshuffled(a, b) && a.discard&^b.discard != 0 { // 8.
		return errors.New("8: the discard pile shrank without a reshuffle")
	}
	// 3. While nobody is out, and with two players until the end, no defence card is discarded.
	if b.left().Len() == int(b.seats) && (b.discard|b.stock&^a.stock)&(ofRank(2)|ofRank(3)|ofRank(cards.Ace)) != 0 {
		return errors.New("3: a defence card was discarded")
	}
	// 10. At most one ask a turn; in `one` at most one ask and one laying, or one laying.
	verb := act.Verb()
	if b.turn != a.turn || a.phase == phaseOver {
		w.asks = 0
	} else if verb == verbAsk {
		if w.asks++; w.asks > 1 && !turnPassed(a, b) {
			return errors.New("10: two asks in a turn")
		}
	}
	if b.phase == phaseAct && !b.free && b.acted {
		return errors.New("10: another action in a turn of one")
	}
	if b.phase == phaseAct && !b.acted {
		w.asks = 0
	}
	// 13. Exactly one winner, unless the game stood still.
	var r engine.Result
	if b.Result(&r) {
		if r.Winners.Len() != 1 && b.idle < standstill {
			return errors.New("13: several winners")
		}
		for q := range engine.Seat(b.seats) {
			if r.Winners.Has(q) != (r.Rank[q] == 1) || r.Winners.Has(q) && !b.in(q) {
				return errors.New("13: the winner is not the one with most points")
			}
		}
	}
	return nil
}

func reshuffled(a, b *State) bool { return a.stock != b.stock || a.rng != b.rng }

func turnPassed(a, b *State) bool { return !b.acted || a.idle != b.idle }

// points: 4. Multiples of 5 that never rise; only the target of an unstopped attack loses any, as many as the rules say.
func points(a, b *State, p engine.Seat, act engine.Action) error {
	for q := range engine.Seat(a.seats) {
		lost := int(a.points[q] - b.points[q])
		want := 0
		switch {
		case act.Verb() == verbOK && a.phase == phaseAttacked && q == p:
			want = blow(a, q, a.rank, a.table&ofRank(cards.Queen) != 0)
		case act.Verb() == verbAttack && a.size(engine.Seat(act.B())) == 0 && q == engine.Seat(act.B()):
			want = blow(a, q, cards.Rank(act.A()), act.C() == 1)
		}
		if lost != min(want, int(a.points[q])) || b.points[q]%5 != 0 {
			return fmt.Errorf("4: %s lost %d points, not %d", q, lost, want)
		}
	}
	return nil
}

// blow is what an attack takes off, reckoned anew from the table of the rules.
func blow(s *State, q engine.Seat, r cards.Rank, queen bool) int {
	protection := 0
	pairs := map[cards.Rank]int{}
	for _, c := range s.kingdom[q].Append(nil) {
		if pairs[c.Rank()]++; c.Rank() == cards.Ace {
			protection += 5
		}
	}
	if protection += pairs[2]/2*10 + pairs[3]/2*15; queen {
		protection = 0
	}
	return max(0, 10*int(r)-protection)
}

// protections: 5. At most 70 in all, and never less while its owner is in.
func protections(a, b *State, _ engine.Seat, _ engine.Action) error {
	sum := 0
	for q := range engine.Seat(a.seats) {
		sum += b.protection(q)
		if b.in(q) && (b.protection(q) < a.protection(q) || a.kingdom[q]&^b.kingdom[q] != 0) {
			return errors.New("5: a defence is gone")
		}
	}
	if sum > 70 {
		return fmt.Errorf("5: protections of %d", sum)
	}
	return nil
}

// handsAndPiles: 7. How hands change; 8. how the discard pile grows.
func handsAndPiles(a, b *State, p engine.Seat, act engine.Action) error {
	var change [maxSeats]int
	deck, discard := 0, 0 // cards drawn, cards discarded
	switch act.Verb() {
	case verbAsk:
		if t := engine.Seat(act.A()); a.hand[t] == 0 {
			deck++
			change[p]++
		}
	case verbAttack:
		n := 2 + int(act.C())
		change[p] -= n
		if t := engine.Seat(act.B()); a.hand[t] == 0 {
			discard += n
			if b.points[t] == 0 {
				discard += a.kingdom[t].Len()
			}
		}
	case verbDefend:
		change[p] -= 2
	case verbAce:
		change[p]--
	case verbJack:
		change[p]--
		change[a.turn]++
		discard++
		deck++
	case verbKing:
		change[p]--
		discard += 1 + a.table.Len()
	case verbOK:
		switch {
		case a.phase == phaseAttacked:
			discard += a.table.Len()
			if b.points[p] == 0 {
				change[p] -= a.hand[p].Len()
				discard += a.hand[p].Len() + a.kingdom[p].Len()
			}
		case a.hand[p]&ofRank(a.rank) != 0:
			change[p]--
			change[a.turn]++
		default:
			change[a.turn]++
			deck++
		}
	}
	available := int(a.deckN) + a.discard.Len() + discard
	if deck > available { // both piles empty
		change[a.turn] -= deck - available
		deck = available
	}
	// What follows automatically is the draw of R9, for those whose turns begin.
	for q := range engine.Seat(a.seats) {
		got := b.hand[q].Len() - a.hand[q].Len()
		if extra := got - change[q]; extra != 0 {
			if extra < 0 || !drewFirst(b, q) {
				return fmt.Errorf("7: the hand of %s changed by %d, not %d", q, got, change[q])
			}
			deck += extra
		}
	}
	if int(b.deckN)+b.discard.Len() != int(a.deckN)+a.discard.Len()+discard-deck {
		return errors.New("8: the piles grew or shrank by something else")
	}
	if !reshuffled(a, b) && b.discard.Len() != a.discard.Len()+discard {
		return errors.New("8: the discard pile did not grow by what was played")
	}
	return nil
}

// drewFirst reports whether a seat drew at the start of a turn: the turn is its own, or it was passed over and still has
// nothing to play.
func drewFirst(b *State, q engine.Seat) bool {
	one, _ := count(b.hand[q])
	return b.phase == phaseAct && b.turn == q && b.drew || one&actingRanks == 0
}

// asking: 9. An ask names a rank from 2 to 10 that the asker holds; after a success the asker has two or more.
func asking(a, b *State, p engine.Seat, act engine.Action) error {
	switch {
	case act.Verb() == verbAsk:
		r := cards.Rank(act.B())
		if r < 2 || r > 10 || a.hand[p]&ofRank(r) == 0 {
			return errors.New("9: asked for what is not held")
		}
	case act.Verb() == verbOK && a.phase == phaseAsked && a.hand[p]&ofRank(a.rank) != 0:
		if (b.hand[a.turn] & ofRank(a.rank)).Len() < 2 {
			return errors.New("9: no pair after a success")
		}
	}
	return nil
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

func TestHashes(t *testing.T) {
	text := ""
	for seats := 2; seats <= maxSeats; seats++ {
		for _, turn := range []string{"one", "free"} {
			c := engine.Config{Seats: seats, Options: []engine.Setting{{Key: "turn", Value: turn}}}
			text += enginetest.Hashes(t, Game{}, c, 100)
		}
	}
	enginetest.Golden(t, "hashes", text)
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
