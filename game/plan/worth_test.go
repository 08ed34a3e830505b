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
