package royalty

import (
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
)

// doubtsAfter plays actions on a position and returns what is thought of P1's hand.
func doubtsAfter(t *testing.T, s *State, acts ...string) string {
	t.Helper()
	for _, text := range acts {
		p := s.Actors().First()
		run, err := Game{}.Parse(s, p, text)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range run {
			if err := engine.Apply(s, p, a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	return s.doubts[0].String() + " " + s.singles[0].String()
}

// TestDoubts: what is thought of a hand follows from what its owner asked for, gave, suffered and did not lay.
func TestDoubts(t *testing.T) {
	hands := []string{"hand P1 6C,KC,JC,4D,QD", "hand P2 8C,8D,9H,KD,5S", "deck 3H,2H,7C"}
	for _, c := range []struct {
		name string
		s    *State
		acts []string
		want string
	}{
		{"an asker for sixes has nothing better, and no pair", setUp(t, 2, hands...), []string{"ask P2 6"},
			"A:0,2:0,3:0,7:0,8:0,9:0,T:0 2:0,3:0,4:0,5:0,6:0,7:0,8:0,9:0,T:0"},
		{"a card drawn may be anything", setUp(t, 2, hands...), []string{"ask P2 6", "ok"},
			"A:1,2:1,3:1,7:1,8:1,9:1,T:1 2:1,3:1,4:1,5:1,6:1,7:1,8:1,9:1,T:1"},
		{"but it is no Ace and no six if nothing is laid", setUp(t, 2, hands...), []string{"ask P2 6", "ok", "done"},
			"A:0,2:1,3:1,7:1,8:1,9:1,T:1 6:0,2:1,3:1,4:1,5:1,7:1,8:1,9:1,T:1"},
		{"a target that loses eighty has no King", setUp(t, 2, append(hands, "turn P2")...), []string{"lay 8>P1", "ok"}, "K:0 -"},
		{"among three nobody knows", setUp(t, 3, append(hands, "turn P2", "hand P3 TC")...), []string{"lay 8>P1", "ok"},
			"- -"},
	} {
		if got := doubtsAfter(t, c.s, c.acts...); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestDoubtsAreRight: of players who act as Prior advises, there are many doubts, and nearly all are right.
func TestDoubtsAreRight(t *testing.T) {
	var b bot.Greedy
	held, wrong := 0, 0
	red := new(State)
	for seed := range uint64(60) {
		st, err := Game{}.New(engine.Config{Seats: 2, Seed: seed + 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s, chance := st.(*State), cards.NewRand(seed+1, 5)
		var run []engine.Action
		for s.phase != phaseOver {
			p := s.Actors().First()
			*red = *s
			red.Redact(p)
			run = b.Choose(red, p, &chance, run[:0])
			for _, a := range run {
				if err := engine.Apply(s, p, a, nil); err != nil {
					t.Fatal(err)
				}
			}
			for q := range engine.Seat(2) {
				one, _ := count(s.hand[q] &^ s.known[q])
				_, two := count(s.hand[q])
				held += s.doubts[q].lane(0).len() + s.singles[q].lane(0).len()
				wrong += (s.doubts[q].lane(0) & one).len() + (s.singles[q].lane(0) & two).len()
			}
		}
	}
	if held < 10000 || wrong*200 > held {
		t.Errorf("%d of %d doubts are wrong", wrong, held)
	}
}

// TestSupposeIsFair counts worlds as TestImagineIsFair does. In most of them the doubts are right, and all those are
// equally likely. The others are any worlds at all.
func TestSupposeIsFair(t *testing.T) {
	at := func(facts ...string) *State {
		return setUp(t, 2, append(facts, "rest discard", "hand P1 9C,9D,TC", "hand P2 5C,7C,8C", "deck 5D,7D,8D,KC,5H")...)
	}
	for name, s := range map[string]*State{
		"no doubts":       at(),
		"without":         at("doubts P2 K:0,8:1"),
		"no pair":         at("singles P2 5:0,8:1"),
		"all together":    at("holds P2 7:1", "lacks P2 K:0", "doubts P2 8:2", "singles P2 5:0,7:0"),
		"cannot be right": at("holds P2 7:0", "doubts P2 7:0"),
	} {
		red := *s
		red.Redact(0)
		all := enumerate(&red, nil)
		doubting := red
		doubting.lacks[1] |= red.doubts[1]
		likely := enumerate(&doubting, func(p engine.Seat, hand []cards.Card) bool {
			for r := cards.Ace; r <= cards.King; r++ {
				n := 0
				for i, c := range hand {
					if c.Rank() == r && i >= s.singles[p].find(r) {
						n++
					}
				}
				if n > 1 && s.singles[p].find(r) < laneCount {
					return false
				}
			}
			return true
		})
		if len(likely) == 0 {
			likely = all
		}
		sum := func(m map[world]int) (n float64) {
			for _, k := range m {
				n += float64(k)
			}
			return n
		}
		const draws = 60000
		got, r := map[world]int{}, cards.NewRand(21, 22)
		for range draws {
			m := red
			m.Suppose(0, &r)
			w := world{gained: m.gained}
			copy(w.hand[:], m.hand[1:])
			if got[w]++; all[w] == 0 {
				t.Fatalf("%s: supposed %v, which cannot be", name, w)
			}
		}
		a, l := sum(all), sum(likely)
		compare(t, name, got, func(w world) float64 {
			return draws * ((1-trusting/100.0)*float64(all[w])/a + trusting/100.0*float64(likely[w])/l)
		}, all)
	}
}

// TestSupposeAmongMore: among more than two players nothing is supposed.
func TestSupposeAmongMore(t *testing.T) {
	st, err := Game{}.New(engine.Config{Seats: 4, Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	a := *st.(*State)
	a.Redact(2)
	b, r := a, cards.NewRand(1, 2)
	q := r
	a.Imagine(2, &r)
	b.Suppose(2, &q)
	if a != b || r != q {
		t.Error("Suppose is not Imagine")
	}
}
