package plan

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
)

// TestArrowsAreForetold: a button that shoots at a royal says whether there are arrows enough.
func TestArrowsAreForetold(t *testing.T) {
	info := catalog.Find("kingdoms").Info()
	royal := slices.IndexFunc(info.Piles, func(p engine.PileInfo) bool { return p.Name == "royal" })
	arr := slices.IndexFunc(info.Verbs, func(v engine.VerbInfo) bool { return v.Name == "arr" })
	var v engine.View
	v.Reset(0)
	for slot, rank := range []cards.Rank{cards.Jack, cards.Queen, cards.King} {
		v.Put(engine.PileID{Kind: uint8(royal), Owner: 1, Slot: uint8(slot)}, cards.New(rank, cards.Hearts))
	}
	for slot, falls := range []int{3, 2, 1} {
		for n := 2; n <= 4; n++ {
			want := ".weak"
			if n >= falls {
				want = ".fells"
			}
			tail, _ := For(info).Worth(&Sight{Info: info, View: &v, Me: 0, Seats: 2, Picked: make([]cards.Card, n)}, engine.Act(uint8(arr), uint8(slot), 0, 0))
			if tail != want {
				t.Errorf("%d arrows at what falls to %d: %q", n, falls, tail)
			}
		}
	}
}

// TestArrowsInVainAreForetold: to begin to shoot is in vain where the hand has too few arrows of a suit or a number for the royal that
// falls to the fewest. A felled royal guards nothing.
func TestArrowsInVainAreForetold(t *testing.T) {
	info := catalog.Find("kingdoms").Info()
	kind := func(name string) uint8 {
		return uint8(slices.IndexFunc(info.Piles, func(p engine.PileInfo) bool { return p.Name == name }))
	}
	nock := uint8(slices.IndexFunc(info.Verbs, func(v engine.VerbInfo) bool { return v.Name == "nock" }))
	lie := uint8(slices.IndexFunc(info.Counters, func(c engine.CounterInfo) bool { return c.Name == "lie" }))
	seven := cards.New(7, cards.Clubs)
	pair := []cards.Card{seven, cards.New(8, cards.Clubs), cards.New(cards.King, cards.Clubs)}
	three := []cards.Card{seven, cards.New(7, cards.Hearts), cards.New(7, cards.Spades)}
	for _, c := range []struct {
		royals []cards.Rank
		down   bool
		hand   []cards.Card
		want   string
	}{
		{[]cards.Rank{cards.Jack}, false, pair, ".weak"},
		{[]cards.Rank{cards.Jack}, false, three, ""},
		{[]cards.Rank{cards.Jack, cards.Queen}, false, pair, ""},
		{[]cards.Rank{cards.Jack}, true, pair, ""},
		{nil, false, pair, ""},
	} {
		var v engine.View
		v.Reset(0)
		v.Put(engine.PileID{Kind: kind("hand")}, c.hand...)
		for slot, rank := range c.royals {
			v.Put(engine.PileID{Kind: kind("royal"), Owner: 1, Slot: uint8(slot)}, cards.New(rank, cards.Hearts))
			if c.down {
				v.Count(lie, 1, uint8(slot), sideways)
			}
		}
		if tail, _ := For(info).Worth(&Sight{Info: info, View: &v, Seats: 2}, engine.Act(nock, uint8(seven), 0, 0)); tail != c.want {
			t.Errorf("%v against %v, felled %v: %q, not %q", c.hand, c.royals, c.down, tail, c.want)
		}
	}
}

// TestAnAceAmongArrowsIsNamed: a button that shoots an ace says so, as it could stop an attack.
func TestAnAceAmongArrowsIsNamed(t *testing.T) {
	info := catalog.Find("kingdoms").Info()
	at := func(name string) uint8 {
		return uint8(slices.IndexFunc(info.Verbs, func(v engine.VerbInfo) bool { return v.Name == name }))
	}
	var v engine.View
	v.Reset(0)
	royal := slices.IndexFunc(info.Piles, func(p engine.PileInfo) bool { return p.Name == "royal" })
	v.Put(engine.PileID{Kind: uint8(royal), Owner: 1}, cards.New(cards.Queen, cards.Hearts))
	two, ace := cards.New(2, cards.Clubs), cards.New(cards.Ace, cards.Clubs)
	for _, c := range []struct {
		verb   string
		picked []cards.Card
		want   string
	}{{"arr", []cards.Card{two, ace}, ".fells.ace"}, {"arr", []cards.Card{two, two}, ".fells"}, {"arf", []cards.Card{two, ace}, ".ace"}, {"arf", []cards.Card{two, two}, ""},
		{"arr", []cards.Card{ace, ace}, ".fells.aces"}, {"arf", []cards.Card{ace, ace, ace}, ".aces"}} {
		if tail, _ := For(info).Worth(&Sight{Info: info, View: &v, Seats: 2, Picked: c.picked}, engine.Act(at(c.verb), 0, 0, 0)); tail != c.want {
			t.Errorf("%s with %v: %q", c.verb, c.picked, tail)
		}
	}
}

// TestABlowIsForetold: the button of a blow says what the wall leaves of it, that it is nothing, or that it takes all.
func TestABlowIsForetold(t *testing.T) {
	for _, c := range []struct {
		rank, wall, left int
		queen            uint8
		tail             string
		n                int
	}{
		{9, 5, 90, 0, ".for", 85}, {9, 5, 85, 0, ".out", 85}, {9, 5, 60, 0, ".out", 60}, {9, 5, 90, 1, ".out", 90},
		{4, 40, 490, 0, ".vain", 0}, {4, 60, 20, 0, ".vain", 0}, {4, 60, 490, 1, ".for", 40},
	} {
		s := royaltySight("act", 0, c.wall, "attack")
		s.View.Count(uint8(counterNamed(s.Info, "points")), 1, 0, c.left)
		a := engine.Act(s.Legal[0].Verb(), uint8(c.rank), 1, c.queen)
		if tail, n := For(s.Info).Worth(s, a); tail != c.tail || n != c.n {
			t.Errorf("%+v: %q, %d", c, tail, n)
		}
	}
}

// TestTheJokersBlowIsExplained: whoever is hit for more than a card shows hears that a joker doubled it.
func TestTheJokersBlowIsExplained(t *testing.T) {
	aside := For(catalog.Find("kingdoms").Info()).Aside
	for _, c := range []struct {
		key   string
		n     [3]int32
		wants bool
	}{
		{"kingdoms.block.face", [3]int32{10, 0, 5}, true}, {"kingdoms.block.face", [3]int32{5, 0, 5}, false},
		{"kingdoms.block.royal", [3]int32{2, 0, 1}, true}, {"kingdoms.block.face", [3]int32{0, 0, 0}, false}, {"kingdoms.call", [3]int32{2, 0, 1}, false},
	} {
		if got := aside(&engine.Prompt{Key: c.key, N: c.n}); (got != "") != c.wants {
			t.Errorf("%s %v: %q", c.key, c.n, got)
		}
	}
}
