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
			tail, _ := For(info).Worth(&Sight{Info: info, View: &v, Me: 0, Seats: 2, Picked: n}, engine.Act(uint8(arr), uint8(slot), 0, 0))
			if tail != want {
				t.Errorf("%d arrows at what falls to %d: %q", n, falls, tail)
			}
		}
	}
}
