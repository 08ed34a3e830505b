package royalty

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// setUp places facts written as in case files.
func setUp(t *testing.T, seats int, facts ...engine.Fact) *State {
	t.Helper()
	st, err := Game{}.Blank(engine.Config{Seats: seats})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range facts {
		if err := (Game{}).Place(st, f); err != nil {
			t.Fatal(err)
		}
	}
	if err := (Game{}).Seal(st); err != nil {
		t.Fatal(err)
	}
	return st.(*State)
}

// TestImagineIsFair counts all worlds of small positions one by one and compares with what Imagine gives.
func TestImagineIsFair(t *testing.T) {
	set := func(key string, p engine.Seat, v string) engine.Fact { return engine.Fact{Key: key, Seat: p, Value: v} }
	common := func(more ...engine.Fact) []engine.Fact {
		return append([]engine.Fact{set("rest", engine.None, "discard"), set("hand", 0, "9C,9D,TC")}, more...)
	}
	for name, s := range map[string]*State{
		"nothing known": setUp(t, 2, common(set("hand", 1, "5C,7C,8C"), set("deck", engine.None, "5D,7D,8D,KC"))...),
		"one hand": setUp(t, 2, common(set("hand", 1, "5C,7C,8C"), set("deck", engine.None, "5D,7D,8D,KC,5H"),
			set("holds", 1, "5:1"), set("lacks", 1, "8:1,K:0"))...),
		"two hands": setUp(t, 3, common(set("hand", 1, "5C,7C,8C"), set("hand", 2, "7D,KC"), set("deck", engine.None, "5D,8D,KD"),
			set("holds", 1, "5:1"), set("lacks", 1, "7:1"), set("holds", 2, "7:0"), set("lacks", 2, "5:0"))...),
		"held in both": setUp(t, 3, common(set("hand", 1, "5C,7C,8C,KC"), set("hand", 2, "5D,7D"), set("deck", engine.None, "5H,8D"),
			set("holds", 1, "5:0,7:2"), set("holds", 2, "7:0,5:0"), set("lacks", 2, "8:0"))...),
		"a new deck": setUp(t, 3, common(set("hand", 1, "5C,7C,8C"), set("hand", 2, "7D,KC,KD"), set("deck", engine.None, "5D,8D,7H"),
			set("stock", engine.None, "5C,5D,8D,7H,KC,2C"), set("holds", 1, "7:1"), set("lacks", 2, "8:1"))...),
		"somebody's turn": setUp(t, 3, common(set("turn", engine.None, "P2"), set("hand", 1, "KC,7C"), set("hand", 2, "7D,KD"),
			set("deck", engine.None, "QC,QD,5D"), set("lacks", 1, "5:0,7:1"))...),
		"just gained": setUp(t, 3, common(set("turn", engine.None, "P2"), set("phase", engine.None, "gained"), set("gained", engine.None, "7C"),
			set("hand", 1, "5C,7C"), set("hand", 2, "7D,KD"), set("deck", engine.None, "5D,5H,QC"), set("holds", 1, "5:1"), set("lacks", 1, "7:1"))...),
	} {
		red := *s
		red.Redact(0)
		worlds := enumerate(&red, nil)
		total := 0
		for _, n := range worlds {
			total += n
		}
		const draws = 60000
		got := map[world]int{}
		r := cards.NewRand(11, 12)
		for range draws {
			m := red
			m.Imagine(0, &r)
			w := world{gained: m.gained}
			copy(w.hand[:], m.hand[1:])
			got[w]++
			if worlds[w] == 0 {
				t.Fatalf("%s: imagined %v, which cannot be", name, w)
			}
			left := slices.Clone(m.deck[:m.deckN])
			slices.Sort(left)
			if int(m.deckN) != int(red.deckN) || left[0] == cards.Back {
				t.Fatalf("%s: the deck is not whole", name)
			}
		}
		compare(t, name, got, func(w world) float64 { return draws * float64(worlds[w]) / float64(total) }, worlds)
	}
}

// compare holds counts of worlds against what is expected of them.
func compare(t *testing.T, name string, got map[world]int, want func(world) float64, worlds map[world]int) {
	t.Helper()
	chi := 0.0
	for w := range worlds {
		d := float64(got[w]) - want(w)
		chi += d * d / want(w)
	}
	free := float64(len(worlds) - 1)
	// Far out on a wide curve: 4 deviations of a chi-square, with room for the few deals that compete.
	if chi > free+4*sqrt(2*free)+6 {
		t.Errorf("%s: chi-square %.0f for %d worlds", name, chi, len(worlds))
	}
}

func sqrt(x float64) float64 {
	y := x
	for range 60 {
		y = (y + x/y) / 2
	}
	return y
}

type world struct {
	hand   [maxSeats - 1]cards.Set
	gained cards.Card
}

// enumerate counts, for all ways in which the unseen hands of a state redacted for P1 can be, in how many orders they may
// have been drawn; with also, only those that it likes, the newest card first.
func enumerate(s *State, also func(p engine.Seat, hand []cards.Card) bool) map[world]int {
	unseen := cards.FullDeck &^ (s.discard | s.table)
	for p := range s.seats {
		unseen &^= s.hand[p] | s.kingdom[p]
	}
	var slots []engine.Seat // newest first within a seat
	for p := range engine.Seat(s.seats) {
		for range s.blank[p] {
			slots = append(slots, p)
		}
	}
	worlds := map[world]int{}
	dealt := make([]cards.Card, len(slots))
	var place func(i int, left cards.Set)
	place = func(i int, left cards.Set) {
		if i == len(slots) {
			if left&^s.stock != 0 { // what is left is the deck, which was made of the stock
				return
			}
			if w, ok := possible(s, slots, dealt, also); ok {
				worlds[w]++
			}
			return
		}
		for m := left; m != 0; m &= m - 1 {
			dealt[i] = m.First()
			place(i+1, left.Remove(m.First()))
		}
	}
	place(0, unseen)
	return worlds
}

func possible(s *State, slots []engine.Seat, dealt []cards.Card, also func(engine.Seat, []cards.Card) bool) (w world, ok bool) {
	copy(w.hand[:], s.hand[1:])
	for p := engine.Seat(1); p < engine.Seat(s.seats); p++ {
		var hand []cards.Card
		for i, q := range slots {
			if q == p {
				hand = append(hand, dealt[i])
				w.hand[p-1] = w.hand[p-1].Add(dealt[i])
			}
		}
		for i, c := range hand {
			if s.stock.Has(c) != (i < int(s.fresh[p])) {
				return w, false
			}
			if k := s.lacks[p].find(c.Rank()); k < laneCount && i >= k {
				return w, false
			}
		}
		for r := cards.Ace; r <= cards.King; r++ {
			k := s.holds[p].find(r)
			if k < laneCount && !slices.ContainsFunc(hand[min(k, len(hand)):], func(c cards.Card) bool { return c.Rank() == r }) {
				return w, false
			}
		}
		if also != nil && !also(p, hand) {
			return w, false
		}
		one, _ := count(w.hand[p-1])
		if p == s.turn && s.phase == phaseAct && !s.acted && one&actingRanks == 0 {
			return w, false
		}
		if p == s.turn && s.phase == phaseGained {
			w.gained = hand[0]
		}
	}
	return w, true
}

// TestNothingIsAllocated walks a game and measures all that a search calls.
func TestNothingIsAllocated(t *testing.T) {
	st, err := Game{}.New(engine.Config{Seats: 4, Seed: 6}, nil)
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
				if scratch.Apply(p, a, nil) != nil {
					t.Error("refused")
				}
			})
			if n != 0 {
				t.Fatalf("step %d: %v allocations", step, n)
			}
		}
		if err := s.Apply(p, a, nil); err != nil {
			t.Fatal(err)
		}
	}
}
