package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/store"
	"royals/game/words"
)

// TestWordsDoNotRunAheadOfAFaceDownCard plays battles of Home Houses: while a card is on its way to one face down, the line of words
// does not name it.
func TestWordsDoNotRunAheadOfAFaceDownCard(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 41)
	seatSome(r, "houses", 2)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
	who := &player{rnd: rand.New(rand.NewPCG(41, 9))}
	closed, named := 0, 0
	for holds := 0; holds < 5; {
		st, s := r.app.Status(), r.app.tab()
		switch {
		case s == nil || st.Scene != "table":
			t.Fatal(st)
		case s.t.Holding() && !s.moves():
			holds++
			r.app.Activate("next")
			r.step(deafTime)
		case st.Settled && s.t.Asked != engine.None:
			r.choose(who)
		default:
			r.step(16 * time.Millisecond)
		}
		for x := range engine.Seat(2) {
			id := engine.PileID{Kind: uint8(slices.IndexFunc(s.info.Piles, func(p engine.PileInfo) bool { return p.Name == "battle" })), Owner: x}
			for i, c := range s.t.Shown.Pile(id) {
				pose, _ := s.stage.At(s.t.Cards.Of(id)[i], r.in.Now)
				if c == cards.Back || pose.Face != cards.Back {
					continue
				}
				closed++
				if strings.Contains(s.t.Question(), words.Card(c)) {
					named++
				}
			}
		}
	}
	if closed == 0 || named > 0 {
		t.Errorf("%d frames with a card face down on its way, in %d the words name it", closed, named)
	}
}
