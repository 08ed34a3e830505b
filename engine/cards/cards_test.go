package cards

import (
	"slices"
	"testing"
)

func TestNotation(t *testing.T) {
	for c := Card(0); c < Faces; c++ {
		got, ok := Parse(c.String())
		if !ok || got != c {
			t.Errorf("card %d is written %s and read back as %d, %v", c, c, got, ok)
		}
	}
	for _, bad := range []string{"", "A", "AHH", "1H", "10H", "ah", "AX", "X3", "#", "7?"} {
		if c, ok := Parse(bad); ok {
			t.Errorf("%q is read as %s", bad, c)
		}
	}
	if New(10, Diamonds).String() != "TD" || New(Ace, Clubs) != 1 || New(King, Spades) != 52 {
		t.Error("cards are not numbered C, D, H, S from ace to king")
	}
}

func TestLists(t *testing.T) {
	for in, want := range map[string]int{"-": 0, "AH": 1, "AH,7C,TD,X1": 4} {
		cs, ok := ParseList(nil, in)
		if !ok || len(cs) != want || List(cs) != in {
			t.Errorf("ParseList(%q) = %v, %v", in, cs, ok)
		}
	}
	for _, bad := range []string{"", ",", "AH,", ",AH", "AH 7C", "AH,,7C", "-,AH"} {
		if cs, ok := ParseList(nil, bad); ok {
			t.Errorf("%q is read as %v", bad, cs)
		}
	}
}

func TestProperties(t *testing.T) {
	var red, black, court, number int
	for c := Card(1); c <= 52; c++ {
		if c.Red() {
			red++
		}
		if c.Black() {
			black++
		}
		if c.Court() {
			court++
		} else {
			number++
		}
		if New(c.Rank(), c.Suit()) != c {
			t.Errorf("%s is not the card of its rank and suit", c)
		}
		if AllCourts.Has(c) != c.Court() || AllRed.Has(c) != c.Red() || AllBlack.Has(c) != c.Black() || !OfSuit(c.Suit()).Has(c) {
			t.Errorf("%s is in the wrong set", c)
		}
	}
	if red != 26 || black != 26 || court != 12 || number != 40 || FullDeck.Len() != 52 {
		t.Errorf("red %d black %d court %d number %d", red, black, court, number)
	}
	for _, c := range []Card{Back, Joker1, Joker2} {
		if c.Red() || c.Black() || c.Court() || c.Rank() != 0 || c.Suit() != NoSuit {
			t.Errorf("%s has a rank or a suit", c)
		}
	}
}

func TestSets(t *testing.T) {
	s := Of(New(7, Clubs), New(Ace, Hearts), Joker2)
	if s.Len() != 3 || s.First() != New(7, Clubs) || s.Last() != Joker2 || s.Nth(1) != New(Ace, Hearts) || s.Nth(3) != Back {
		t.Errorf("%v: first %s last %s second %s", s, s.First(), s.Last(), s.Nth(1))
	}
	if s.Above(New(7, Clubs)) != Of(New(Ace, Hearts), Joker2) || s.Above(Joker2) != 0 {
		t.Error("Above keeps the wrong cards")
	}
	if s.Remove(Joker2).Add(Joker2) != s || s.String() != "7C,AH,X2" || Set(0).First() != Back || Set(0).Last() != Back {
		t.Errorf("%s", s)
	}
}

// Every saved game depends on these numbers: a change of the generator must be seen.
func TestRandIsStable(t *testing.T) {
	r := NewRand(1234, 5)
	var got [4]uint32
	for i := range got {
		got[i] = r.Uint32()
	}
	if want := [4]uint32{0xbdd821a1, 0x48b64729, 0x82fdd31b, 0xf3288719}; got != want {
		t.Errorf("the generator gives %#v, and gave %#v", got, want)
	}
	var blank Rand // what redacting leaves
	if n := blank.IntN(7); n < 0 || n > 6 {
		t.Errorf("a blank generator gives %d", n)
	}
	if NewRand(1, 1) == NewRand(1, 2) || NewRand(1, 1) == NewRand(2, 1) {
		t.Error("another seed or stream is the same generator")
	}
}

func TestIntNIsFair(t *testing.T) {
	r := NewRand(7, 7)
	const n, draws = 7, 70000
	var count [n]int
	for range draws {
		count[r.IntN(n)]++
	}
	chi := 0.0
	for _, c := range count {
		d := float64(c) - draws/n
		chi += d * d / (draws / n)
	}
	if chi > 22.5 { // 6 degrees of freedom, p = 0.001
		t.Errorf("chi-square %.1f, counts %v", chi, count)
	}
}

func TestShuffle(t *testing.T) {
	r := NewRand(3, 1)
	deck := FullDeck.Append(nil)
	r.Shuffle(deck)
	sorted := slices.Clone(deck)
	slices.Sort(sorted)
	if slices.IsSorted(deck) || !slices.Equal(sorted, FullDeck.Append(nil)) {
		t.Errorf("shuffled: %v", deck)
	}
	// All 24 orders of four cards come up alike.
	count := map[[4]Card]int{}
	for range 24000 {
		a := [4]Card{1, 2, 3, 4}
		r.Shuffle(a[:])
		count[a]++
	}
	chi := 0.0
	for _, c := range count {
		chi += float64(c-1000) * float64(c-1000) / 1000
	}
	if len(count) != 24 || chi > 49.7 { // 23 degrees of freedom, p = 0.001
		t.Errorf("%d orders, chi-square %.1f", len(count), chi)
	}
}

func TestPickIsAMember(t *testing.T) {
	r := NewRand(5, 5)
	s := Of(3, 9, 40)
	for range 100 {
		if c := r.Pick(s); !s.Has(c) {
			t.Fatalf("picked %s from %s", c, s)
		}
	}
	if r.Pick(0) != Back {
		t.Error("picked from nothing")
	}
}

func BenchmarkIntN(b *testing.B) {
	r := NewRand(1, 1)
	for b.Loop() {
		r.IntN(52)
	}
}
