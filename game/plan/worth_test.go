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
	}{{"arr", []cards.Card{two, ace}, ".fells.ace"}, {"arr", []cards.Card{two, two}, ".fells"}, {"arf", []cards.Card{two, ace}, ".ace"}, {"arf", []cards.Card{two, two}, ""}} {
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
