package screens

import (
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/store"
)

// TestHandsOfOthersAreOfOneSize plays Royal Crush with four on a phone: who attacks or is barred has a word beside the hand, and the
// hands of those who have as many cards look alike all the same.
func TestHandsOfOthersAreOfOneSize(t *testing.T) {
	const seed = 5
	r := newRig(t, geom.Rect{W: 360, H: 640}, true, store.NewMemory(), seed)
	r.start("crush", 1)
	who := &player{rnd: rand.New(rand.NewPCG(seed, 9))}
	looks := 0
	for n := 0; n < 4000 && looks < 40; n++ {
		st, s := r.app.Status(), r.app.tab()
		switch {
		case s == nil || st.Scene == "result":
			n = 4000
		case st.Scene == "round":
			r.tap("round:ok")
		case st.Settled && s.t.Asked != engine.None:
			looks += hasEqualFans(t, s)
			r.choose(who)
		default:
			r.step(100 * time.Millisecond)
		}
	}
	if looks < 8 {
		t.Errorf("only %d pairs of hands, seed %d", looks, seed)
	}
}

// hasEqualFans compares each hand with the next one of as many cards, and returns how many it has compared.
func hasEqualFans(t *testing.T, s *tableScreen) (pairs int) {
	t.Helper()
	backs := func(panel geom.Rect) (n int) {
		for i := range s.felt.Still {
			if s.felt.Still[i].Rect.Center().In(panel) {
				n++
			}
		}
		return n
	}
	hand := func(i int) int {
		return len(s.scene.View.Pile(engine.PileID{Kind: uint8(s.t.Plan.Hand), Owner: engine.Seat(i + 1)}))
	}
	for i := range len(s.felt.Areas.Panels) - 1 {
		if hand(i) == 0 || hand(i) != hand(i+1) {
			continue
		}
		pairs++
		if a, b := backs(s.felt.Areas.Panels[i]), backs(s.felt.Areas.Panels[i+1]); a != b {
			t.Errorf("of %d cards %d are to be seen at seat %d, and %d at the next", hand(i), a, i+1, b)
		}
	}
	return pairs
}
