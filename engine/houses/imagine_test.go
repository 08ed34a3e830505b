package houses

import (
	"math"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// roomy are hidden cards of which a hand of three is drawn, with room for some suits only.
var (
	roomy     = bagOf("2C", "9C", "9C", "2D", "TD", "2H", "KH", "KH", "KH", "2S")
	roomySize = [4]int{3, 2, 4, 1}
	roomyRoom = [4]uint8{1, 3, 2, 0}
)

func bagOf(names ...string) (b bag) {
	for _, name := range names {
		c, _ := cards.Parse(name)
		b.add(c)
	}
	return b
}

// TestImagine: hands that keep to what an off-suit answer told come up equally often.
func TestImagine(t *testing.T) {
	const draws = 40000
	ways, total := roomyHands()
	for i, draw := range []func(*State, *bag, *cards.Rand) bool{playedHand, sharedHand} {
		how := [...]string{"as played", "by shares"}[i]
		r := cards.NewRand(3, 4)
		got := map[bag]int{}
		for range draws {
			s := State{room: [2][4]uint8{1: roomyRoom}, handN: [2]uint8{1: 3}}
			left := roomy
			if !draw(&s, &left, &r) || s.hand[1].plus(left) != roomy || s.hand[1].len() != 3 {
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
			const why = "%s: chi square %.1f with %.0f degrees of freedom, %d hands of %d seen"
			t.Errorf(why, how, chi, free, len(got), len(ways))
		}
	}
}

// roomyHands counts the sets of three physical cards that give each hand there is room for.
func roomyHands() (ways map[bag]int, total int) {
	ways = map[bag]int{}
	list := roomy.append(nil)
	for i := range list {
		for j := range i {
			for k := range j {
				h := bag{}
				for _, c := range []cards.Card{list[i], list[j], list[k]} {
					h.add(c)
				}
				if roomFor(h) {
					ways[h]++
					total++
				}
			}
		}
	}
	return ways, total
}

func roomFor(h bag) bool {
	for u, n := range roomyRoom {
		if h.in(cards.OfSuit(cards.Suit(u))).len() > int(n) {
			return false
		}
	}
	return true
}

func playedHand(s *State, left *bag, r *cards.Rand) bool {
	imagineHands(s, left, r)
	return true
}

func sharedHand(s *State, left *bag, r *cards.Rand) bool {
	var take [2][4]int
	if !shares([2]int{0, 3}, &roomySize, &s.room, &take, r) {
		return false
	}
	rest := roomy.append(nil)
	for u, n := range roomySize {
		takeSome(s, 1, take[1][u], rest[:n], left, r)
		rest = rest[n:]
	}
	return true
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
