package royalty

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestImagineIsFair counts all worlds of small positions one by one and compares with what Imagine gives.
func TestImagineIsFair(t *testing.T) {
	at := func(seats int, facts ...string) *State {
		return setUp(t, seats, append(facts, "hand P1 9C,9D,TC", "rest discard")...)
	}
	for name, s := range map[string]*State{
		"nothing known": at(2, "hand P2 5C,7C,8C", "deck 5D,7D,8D,KC"),
		"one hand":      at(2, "hand P2 5C,7C,8C", "deck 5D,7D,8D,KC,5H", "holds P2 5:1", "lacks P2 8:1,K:0"),
		"two hands": at(3, "hand P2 5C,7C,8C", "hand P3 7D,KC", "deck 5D,8D,KD",
			"holds P2 5:1", "lacks P2 7:1", "holds P3 7:0", "lacks P3 5:0"),
		"held in both": at(3, "hand P2 5C,7C,8C,KC", "hand P3 5D,7D", "deck 5H,8D",
			"holds P2 5:0,7:2", "holds P3 7:0,5:0", "lacks P3 8:0"),
		"a new deck": at(3, "hand P2 5C,7C,8C", "hand P3 7D,KC,KD", "deck 5D,8D,7H", "stock 5C,5D,8D,7H,KC,2C",
			"holds P2 7:1", "lacks P3 8:1"),
		"somebody's turn": at(3, "turn P2", "hand P2 KC,7C", "hand P3 7D,KD", "deck QC,QD,5D", "lacks P2 5:0,7:1"),
		"just gained": at(3, "turn P2", "phase gained", "gained 7C", "hand P2 5C,7C", "hand P3 7D,KD", "deck 5D,5H,QC",
			"holds P2 5:1", "lacks P2 7:1"),
		"sets may be added": setUpWith(t, 3, "combineAttacks=on", "turn P2", "phase adding", "target P3", "rank 4", "table 4C,4D",
			"hand P1 9C,9D,TC", "hand P2 5C,7C", "hand P3 7D,KD", "deck 5D,5H,QC", "holds P2 5:1", "lacks P3 5:0", "rest discard"),
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

// compare compares counts of worlds with the expected ones.
func compare(t *testing.T, name string, got map[world]int, want func(world) float64, worlds map[world]int) {
	t.Helper()
	chi := 0.0
	for w := range worlds {
		d := float64(got[w]) - want(w)
		chi += d * d / want(w)
	}
	free := float64(len(worlds) - 1)
	// Four standard deviations of a chi-square, with room for the few deals that compete.
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

// world is what a test sees of a world: the other hands, and the card gained.
type world struct {
	hand   [maxSeats - 1]cards.Set
	gained cards.Card
}

// enumerate lists all worlds of a state redacted for P1, with the number of orders in which their cards may have been
// drawn. Also restricts them: it is given each hand, the newest card first.
func enumerate(s *State, also func(p engine.Seat, hand []cards.Card) bool) map[world]int {
	unseen := cards.FullDeck &^ (s.discard | s.laid)
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
			if left&^s.stock != 0 { // the cards left are the deck, which was made of the stock
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

// possible returns the world of a deal, and whether it agrees with what everybody knows.
func possible(s *State, slots []engine.Seat, dealt []cards.Card,
	also func(engine.Seat, []cards.Card) bool) (w world, ok bool) {
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
			held := func(c cards.Card) bool { return c.Rank() == r }
			k := s.holds[p].find(r)
			if k < laneCount && !slices.ContainsFunc(hand[min(k, len(hand)):], held) {
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
