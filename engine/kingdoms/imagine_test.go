package kingdoms

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// fewHidden is a position in which five cards are hidden from P1: two in P2's hand, three in the stock.
func fewHidden(t *testing.T, facts ...engine.Fact) *State {
	t.Helper()
	g := Game{}
	s, err := g.Blank(engine.Config{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	facts = append([]engine.Fact{
		{Key: "hand", Seat: 0, Value: "2C,3C,4C,5C,6C"},
		{Key: "hand", Seat: 1, Value: "7C,8C"},
		{Key: "stock", Seat: engine.None, Value: "9C,TC,JC"},
		{Key: "loose", Seat: 0, Value: "QC,KC,AC,AD,2D,3D,4D,5D,6D,7D,8D,9D,TD,JD,QD,KD," +
			"AH,2H,3H,4H,5H,6H,7H,8H,9H,TH,JH,QH,KH"},
		{Key: "loose", Seat: 1, Value: "AS,2S,3S,4S,5S,6S,7S,8S,9S,TS,JS,QS,KS"},
		{Key: "discard", Seat: engine.None, Value: "X1,X2"},
	}, facts...)
	for _, f := range facts {
		if err := engine.SetFact(s, f); err != nil {
			t.Fatal(err)
		}
	}
	if err := g.Finish(s); err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// chi2 returns the chi-square sum of counts against an even spread.
func chi2(counts map[string]int, kinds, n int) float64 {
	want := float64(n) / float64(kinds)
	sum := float64(kinds-len(counts)) * want
	for _, c := range counts {
		d := float64(c) - want
		sum += d * d / want
	}
	return sum
}

func TestImagineIsFair(t *testing.T) {
	s := fewHidden(t)
	s.Redact(0)
	hands, tops := map[string]int{}, map[string]int{}
	r := cards.NewRand(11, 12)
	const n = 20000
	var w State
	for range n {
		w = *s
		w.Imagine(0, &r)
		if err := w.Check(); err != nil {
			t.Fatal(err)
		}
		hands[w.side[1].hand.one.String()]++
		tops[w.stock[w.stockN-1].String()]++
	}
	// 0.1 % bounds for 9 and 4 degrees of freedom.
	if x := chi2(hands, 10, n); x > 27.9 {
		t.Errorf("hands are uneven: chi-square %.1f, %v", x, hands)
	}
	if x := chi2(tops, 5, n); x > 18.5 {
		t.Errorf("the top card is uneven: chi-square %.1f, %v", x, tops)
	}
}

// TestImagineRemembers: the cards that the other hand held at the last reshuffle are never imagined away, and no view
// shows them.
func TestImagineRemembers(t *testing.T) {
	s := fewHidden(t, engine.Fact{Key: "old", Seat: 1, Value: "8C"},
		engine.Fact{Key: "reshuffles", Seat: engine.None, Value: "1"})
	s.Redact(0)
	hands := map[string]int{}
	r := cards.NewRand(13, 14)
	const n = 8000
	var w State
	for range n {
		w = *s
		w.Imagine(0, &r)
		if !w.side[1].hand.has(cards.New(8, cards.Clubs)) {
			t.Fatal("a known card was imagined away")
		}
		hands[w.side[1].hand.one.String()]++
	}
	if x := chi2(hands, 4, n); x > 16.3 {
		t.Errorf("the other card is uneven: chi-square %.1f, %v", x, hands)
	}
	var v engine.View
	v.Reset(0)
	s.View(&v)
	for _, c := range v.Pile(pile(pileHand, 1, 0)) {
		if c != cards.Back {
			t.Error("the view shows a card that has only been worked out")
		}
	}
}

// TestReshuffleIsRemembered: at a reshuffle both hands become old. A card that is played is old no more.
func TestReshuffleIsRemembered(t *testing.T) {
	s := fewHidden(t, engine.Fact{Key: "stock", Seat: engine.None, Value: "9C"},
		engine.Fact{Key: "discard", Seat: engine.None, Value: "X1,X2,TC,JC"})
	g := Game{}
	do := func(seat engine.Seat, text string) {
		t.Helper()
		run, err := g.Parse(s, seat, text)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range run {
			if err := engine.Apply(s, seat, a, nil); err != nil {
				t.Fatal(text, err)
			}
		}
	}
	do(0, "dis 2C")
	do(0, "end") // draws 9C: reshuffle
	do(0, "pas")
	do(1, "pas")
	if got := s.side[1].old.one.String(); got != "7C,8C" {
		t.Errorf("P2's old cards are %s", got)
	}
	if s.side[1].handN != 5 {
		t.Errorf("P2 holds %d", s.side[1].handN)
	}
	do(1, "dis 7C")
	if got := s.side[1].old.one.String(); got != "8C" {
		t.Errorf("after a discard P2's old cards are %s", got)
	}
	red := *s
	red.Redact(engine.Table)
	r := cards.NewRand(1, 2)
	for range 100 {
		w := red
		w.Imagine(engine.Table, &r)
		if err := w.Check(); err != nil {
			t.Fatal(err)
		}
		if w.side[0].old.len() != s.side[0].old.len() || w.side[1].old.len() != 1 {
			t.Fatalf("an onlooker imagines %s and %s old", w.side[0].old.one, w.side[1].old.one)
		}
	}
}
