package plan

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
)

// TestFightWithoutItsBeginning reads a fight whose attack was told to nobody, as in a lesson: who wins follows from the sums, and no
// joker is blamed that was not there.
func TestFightWithoutItsBeginning(t *testing.T) {
	total := func(x engine.Seat, n int) Told { return Told{Say: "total", Seat: x, Other: engine.None, N: n} }
	if _, ok := flipped([]Told{{Say: "flip"}}); ok {
		t.Error("it is decided before the sums")
	}
	v, ok := flipped([]Told{{Say: "flip"}, total(0, 19), total(2, 15)})
	if !ok || v.Who.Key != "crush.verdict.win" || len(v.Who.A) != 1 || v.Who.A[0] != 0 || v.Who.N != 19 || v.Who.N2 != 15 || v.Why.Key != "" {
		t.Errorf("19 to 15 is told as %+v", v)
	}
	joined := []Told{{Say: "join", Seat: 1, Other: 2}, {Say: "flip"}, total(0, 14), total(2, 21)}
	if v, ok = flipped(joined); !ok || len(v.Who.A) != 2 || v.Who.A[0] != 1 || v.Who.A[1] != 2 {
		t.Errorf("a fight that is won with a helper is told as %+v", v)
	}
	for _, c := range []struct {
		crossed []engine.Seat
		key     string
		to      engine.Seat
	}{{[]engine.Seat{1}, "crush.verdict.crossed", 0}, {[]engine.Seat{1, 2}, "crush.verdict.crossed", 0}, {[]engine.Seat{0, 2}, "crush.verdict.cross", engine.None}} {
		lines := []Told{{Say: "attack", Seat: 0, Other: 2}, {Say: "join", Seat: 1, Other: 2}, {Say: "join", Seat: 3, Other: 2}, {Say: "flip"}}
		for _, x := range c.crossed {
			lines = append(lines, Told{Say: "cross", Seat: x})
		}
		v, ok := flipped(append(lines, total(0, 9), total(3, 21)))
		if !ok || v.Why.Key != c.key || v.Why.B != c.to || !slices.Equal(v.Why.A, c.crossed) {
			t.Errorf("%v crossed, and that is told as %+v", c.crossed, v)
		}
	}
	var r engine.Result
	r.Winners, r.Score[0] = engine.Only(0), 5
	if v := climbed([]Told{{Say: "flip"}, total(0, 19), total(2, 15), {Say: "goal"}}, &r, 4); v.Why.Key != "crush.verdict.fight" || v.Why.N != 19 {
		t.Errorf("the end is told as %+v", v)
	}
	if v, ok = flipped([]Told{{Say: "attack", Seat: 0, Other: 1}, {Say: "empty"}}); !ok || v.Why.Key != "crush.verdict.empty" || len(v.Who.A) != 2 {
		t.Errorf("a side that a joker emptied is told as %+v", v)
	}
}

// TestNobodyIsAgainst tests that the words over a fight never name a side that a joker has left empty, but whose joker it was.
func TestNobodyIsAgainst(t *testing.T) {
	both := fight{side: [2]engine.SeatSet{engine.Only(0) | engine.Only(1) | engine.Only(2), 0}, crossed: engine.Only(1) | engine.Only(2)}
	if got := sides(both); got.Key != "crush.stage.empty.all" || len(got.A) != 2 {
		t.Errorf("two jokers are told as %+v", got)
	}
	for _, c := range []struct {
		side [2]engine.SeatSet
		key  string
		a    []engine.Seat
	}{
		{[2]engine.SeatSet{0, engine.Only(1) | engine.Only(2)}, "crush.stage.empty", []engine.Seat{2}},
		{[2]engine.SeatSet{engine.Only(3), 0}, "crush.stage.empty", []engine.Seat{2}},
		{[2]engine.SeatSet{engine.Only(3), engine.Only(0)}, "crush.stage.sides", []engine.Seat{3}},
	} {
		got := sides(fight{side: c.side, crossed: engine.Only(2)})
		if got.Key != c.key || !slices.Equal(got.A, c.a) {
			t.Errorf("%v is told as %+v", c.side, got)
		}
		if got.N > 0 && c.side[got.N-1] != 0 || got.N == 0 && got.Key == "crush.stage.empty" {
			t.Errorf("%v: side %d is said to be empty", c.side, got.N)
		}
	}
}

// TestHandsShrink: who holds few cards is told what a fight costs, but not where nobody ever draws (C55).
func TestHandsShrink(t *testing.T) {
	g := catalog.Find("crush")
	at := slices.IndexFunc(crush.tips, func(tip Tip) bool { return tip.Key == "crush.tip.hand" })
	for rule, want := range map[string]bool{"off": true, "on": false} {
		settings, err := engine.ParseOptions("noDraw=" + rule)
		if err != nil {
			t.Fatal(err)
		}
		s, err := g.New(engine.Config{Seats: 4, Options: settings, Seed: 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		v := new(engine.View)
		s.Redact(0)
		s.View(v)
		sight := &Sight{Info: g.Info(), View: v, Seats: 4}
		if _, told := crush.tips[at].When(sight); told {
			t.Errorf("noDraw=%s: with a full hand it is told", rule)
		}
		hand := engine.PileID{Kind: uint8((names{info: sight.Info}).pile("hand"))}
		v.Put(hand, v.Pile(hand)[:4]...)
		if _, told := crush.tips[at].When(sight); told != want {
			t.Errorf("noDraw=%s: told %v with four cards", rule, told)
		}
	}
}

// TestLoneQueen: who lays cards alone and holds a queen is told what she counts (C30), whom somebody helps is not.
func TestLoneQueen(t *testing.T) {
	g := catalog.Find("crush")
	at := slices.IndexFunc(crush.tips, func(tip Tip) bool { return tip.Key == "crush.tip.queen" })
	n := names{info: g.Info()}
	side, hand := uint8(counterNamed(g.Info(), "side")), engine.PileID{Kind: uint8(n.pile("hand"))}
	pick := engine.Action(0)
	for verb, v := range g.Info().Verbs {
		if v.Name == "pick" {
			pick = engine.Act(uint8(verb), 0, 0, 0)
		}
	}
	for _, c := range []struct {
		helper int
		holds  cards.Rank
		legal  []engine.Action
		told   bool
	}{
		{2, cards.Queen, []engine.Action{pick}, true},
		{1, cards.Queen, []engine.Action{pick}, false},
		{2, cards.King, []engine.Action{pick}, false},
		{2, cards.Queen, nil, false},
	} {
		v := new(engine.View)
		for x, s := range []int{1, 2, c.helper, 3} {
			v.Count(side, engine.Seat(x), 0, s)
		}
		v.Put(hand, cards.New(c.holds, cards.Hearts))
		if _, told := crush.tips[at].When(&Sight{Info: g.Info(), View: v, Legal: c.legal, Seats: 4}); told != c.told {
			t.Errorf("%+v: told %v", c, told)
		}
	}
}

// TestWhatDecidesAFight: the reason of a fight that is won is the special card without which it would not have been, the one that brought
// most of them.
func TestWhatDecidesAFight(t *testing.T) {
	ace, jack := cards.New(cards.Ace, cards.Clubs), cards.New(cards.Jack, cards.Spades)
	for _, c := range []struct {
		gains      []Told
		won, lost  int
		key        string
		decides, n int
	}{
		{[]Told{{Say: "copy", Seat: 0, Card: ace, N: 10}}, 20, 18, "crush.verdict.copy", 0, 10},
		{[]Told{{Say: "copy", Seat: 0, Card: ace, N: 3}}, 25, 12, "", 0, 0},
		{[]Told{{Say: "copy", Seat: 1, Card: ace, N: 10}}, 20, 18, "", 0, 0},
		{[]Told{{Say: "copy", Seat: 0, Card: ace, N: 4}, {Say: "jack", Seat: 2, Card: jack, N: 6}}, 20, 18, "crush.verdict.jack", 2, 6},
		{[]Told{{Say: "double", Seat: 0, N: 16}}, 20, 14, "crush.verdict.double", 0, 16},
		{[]Told{{Say: "double", Seat: 0, N: 8}}, 20, 14, "", 0, 0},
	} {
		told := append([]Told{{Say: "attack", Seat: 0, Other: 1}, {Say: "join", Seat: 2, Other: 0}}, c.gains...)
		told = append(told, Told{Say: "total", Seat: 0, N: c.won}, Told{Say: "total", Seat: 1, N: c.lost})
		f, ok := fought(told)
		if got := f.reason; !ok || got.Key != c.key || c.key != "" && (got.B != engine.Seat(c.decides) || got.N != c.n) {
			t.Errorf("%v, %d to %d: %+v", c.gains, c.won, c.lost, f.reason)
		}
	}
}
