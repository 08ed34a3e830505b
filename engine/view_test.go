package engine

import (
	"strings"
	"testing"

	"royals/engine/cards"
)

// A small table: a hidden stock, a private hand per seat, an open discard pile.
const (
	stock = iota
	hand
	discard
)

var toy = &Info{ID: "toy", MinSeats: 2, MaxSeats: 3,
	Piles: []PileInfo{
		{Name: "stock", Sight: Hidden},
		{Name: "hand", Sight: Private, Order: Sorted, Owned: true},
		{Name: "discard", Sight: FaceUp},
	},
	Options: []Option{{Key: "cap", Default: "100", Values: []string{"none"}, Min: 1, Max: 500}},
}

func id(kind uint8, owner Seat) PileID { return PileID{Kind: kind, Owner: owner} }

func foldAll(t *testing.T, v *View, list []Event) {
	t.Helper()
	for _, e := range list {
		if r, ok := e.Redacted(v.Seat); ok {
			if err := v.Fold(toy, r); err != nil {
				t.Fatalf("%s: %v", v.Seat, err)
			}
		}
	}
}

func TestFoldTellsEachSeatItsOwn(t *testing.T) {
	a, b := cards.New(7, cards.Clubs), cards.New(cards.King, cards.Hearts)
	ev := NewEvents(toy)
	ev.MoveSeen(a, Nowhere, 0, id(stock, None), -1, 0)
	ev.MoveSeen(b, Nowhere, 0, id(stock, None), -1, 0)
	ev.Move(a, id(stock, None), 0, id(hand, 0), 0)
	ev.Move(b, id(stock, None), 0, id(hand, 0), 0)
	ev.Count(0, 0, 0, 2)
	if !ev.Revealed {
		t.Error("a drawn card reveals nothing?")
	}
	for seat, want := range map[Seat]string{0: "7C,KH", 1: "##,##", Table: "##,##"} {
		var v View
		v.Reset(seat)
		foldAll(t, &v, ev.List)
		if got := cards.List(v.Pile(id(hand, 0))); got != want {
			t.Errorf("%s sees %s, want %s", seat, got, want)
		}
		if v.Pile(id(stock, None)) != nil || v.Counter(0, 0, 0) != 2 {
			t.Errorf("%s: stock %v, counter %d", seat, v.Pile(id(stock, None)), v.Counter(0, 0, 0))
		}
	}
	ev2 := NewEvents(toy)
	ev2.Move(b, id(hand, 0), 0, id(discard, None), 0)
	for _, seat := range []Seat{0, 1, Table} {
		var v, w View
		v.Reset(seat)
		foldAll(t, &v, ev.List)
		foldAll(t, &v, ev2.List)
		w.Reset(seat)
		w.Put(id(discard, None), b)
		if seat == 0 {
			w.Put(id(hand, 0), a)
		} else {
			w.Put(id(hand, 0), cards.Back)
		}
		w.Count(0, 0, 0, 2)
		if !v.Equal(&w) {
			t.Errorf("%s sees %+v, want %+v", seat, v, w)
		}
	}
}

func TestFoldForgetsWhatIsHidden(t *testing.T) {
	c := cards.New(9, cards.Spades)
	ev := NewEvents(toy)
	ev.MoveSeen(c, Nowhere, 0, id(stock, None), -1, 0)
	ev.Turn(c, id(stock, None), 0, Everybody) // shown, and left where it lies
	var v View
	v.Reset(1)
	foldAll(t, &v, ev.List)
	if v.Pile(id(stock, None))[0] != c {
		t.Fatal("the shown card is not known")
	}
	ev.Reset()
	ev.Shuffle(id(stock, None))
	foldAll(t, &v, ev.List)
	if v.Pile(id(stock, None))[0] != cards.Back {
		t.Error("a shuffled card is still known")
	}
}

func TestFoldRefusesWhatCannotBe(t *testing.T) {
	for name, e := range map[string]Event{
		"from an empty pile":  {Kind: Moved, From: id(hand, 0), To: id(discard, None)},
		"beyond the end":      {Kind: Moved, From: id(discard, None), At: 3, To: id(hand, 0), Card: 5},
		"another card":        {Kind: Moved, From: id(discard, None), To: id(hand, 0), Card: 6},
		"turned out of reach": {Kind: Turned, From: id(discard, None), At: 1, Card: 6},
	} {
		var v View
		v.Reset(0)
		v.Put(id(discard, None), 5)
		if err := v.Fold(toy, e); err == nil {
			t.Errorf("%s: folded", name)
		}
	}
}

func TestConfigCheck(t *testing.T) {
	for _, c := range []struct {
		config Config
		want   string
	}{
		{Config{Seats: 2}, ""},
		{Config{Seats: 3, Options: []Setting{{"cap", "none"}}}, ""},
		{Config{Seats: 3, Options: []Setting{{"cap", "500"}}}, ""},
		{Config{Seats: 4}, "2 to 3"},
		{Config{Seats: 2, Options: []Setting{{"cap", "501"}}}, "cannot be"},
		{Config{Seats: 2, Options: []Setting{{"cap", "007"}}}, "cannot be"},
		{Config{Seats: 2, Options: []Setting{{"cup", "1"}}}, "no option"},
		{Config{Seats: 2, Options: []Setting{{"cap", "1"}, {"cap", "2"}}}, "twice"},
	} {
		err := toy.Check(c.config)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, want %q", c.config, err, c.want)
		}
	}
	if toy.Number(Config{}, "cap") != 100 || toy.Index(Config{Options: []Setting{{"cap", "none"}}}, "cap") != 0 {
		t.Error("values are read wrong")
	}
}

func TestOptionsText(t *testing.T) {
	list, err := ParseOptions("a=1,b=two")
	if err != nil || FormatOptions(list) != "a=1,b=two" {
		t.Errorf("%v %v", list, err)
	}
	for _, bad := range []string{"a", "=1", "a=", "a=1,,b=2", "a=1,"} {
		if list, err := ParseOptions(bad); err == nil {
			t.Errorf("%q is read as %v", bad, list)
		}
	}
}

func TestCoder(t *testing.T) {
	type thing struct {
		a uint8
		b int16
		c uint32
		d uint64
		f bool
		n int8
		p [4]cards.Card
	}
	walk := func(c *Coder, x *thing) {
		Num(c, &x.a)
		Num(c, &x.b)
		Num(c, &x.c)
		Num(c, &x.d)
		c.Bool(&x.f)
		Cards(c, x.p[:], &x.n)
	}
	x := thing{1, -2, 3 << 20, 4 << 50, true, 2, [4]cards.Card{7, 54}}
	w := Writer(nil)
	walk(&w, &x)
	y := thing{p: [4]cards.Card{1, 2, 3, 4}}
	r := Reader(w.Buf)
	walk(&r, &y)
	if err := r.Close(); err != nil || x != y {
		t.Errorf("%+v read back as %+v, %v", x, y, err)
	}
	for n := range w.Buf {
		r := Reader(w.Buf[:n])
		var z thing
		walk(&r, &z)
		if r.Close() == nil {
			t.Errorf("%d of %d bytes are enough", n, len(w.Buf))
		}
	}
	r = Reader(append(w.Buf, 0))
	walk(&r, &y)
	if r.Close() == nil {
		t.Error("a byte too many is no fault")
	}
}

func TestRankBy(t *testing.T) {
	var r Result
	r.RankBy(4, &[MaxSeats]int64{5, 9, 5, 1})
	if r.Rank != [MaxSeats]uint8{2, 1, 2, 4} {
		t.Errorf("ranks %v", r.Rank)
	}
}
