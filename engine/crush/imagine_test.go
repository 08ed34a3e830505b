package crush

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/enginetest"
)

// TestImagineIsFair counts where the unseen cards of a small position are imagined. Of the cards shuffled back some lie
// in the deck and some have been drawn. All deals that fit must be equally likely.
func TestImagineIsFair(t *testing.T) {
	// P2 holds two old cards (not of the pool) and one of the pool, P3 one of each. The deck holds the pool's other
	// two.
	text := `case C63-position
game crush seats 3 phase lay
victim P2   side P3 -   laid P2 KC,KD   hand P2 4C   hand P3 KH,5C   stock 6C,7C   pool 4C,5C,6C,7C
hand P1 2C,3C
discard AC,AD,AH,AS,2D,2H,2S,3D,3H,3S,4D,4H,4S,5D,5H,5S,6D,6H,6S,7D,7H,7S,8C,8D,8H,8S,9C,9D,9H,9S,TC,TD,TH,TS,JC,JD,JH,JS,QC,QD,QH,QS,KS,X1,X2
want phase lay   actors P1
`
	var s *State
	rep := enginetest.Run([]byte(text), func(string) engine.Game { return keep{Game{}, &s} })
	if len(rep.Failed) > 0 {
		t.Fatal(rep.Failed[0])
	}
	const n = 60000
	r := cards.NewRand(8, 8)
	var p3, deck, face [cards.Faces]int
	u := new(State)
	for range n {
		u.CopyFrom(s)
		u.Redact(0)
		u.Imagine(0, &r)
		for c := range cards.Card(cards.Faces) {
			if u.hand[2].Has(c) {
				p3[c]++
			}
			if u.laid[1][0] == c || u.laid[1][1] == c {
				face[c]++
			}
			if u.stock[0] == c || u.stock[1] == c {
				deck[c]++
			}
		}
	}
	near := func(what string, c cards.Card, got int, want float64) {
		t.Helper()
		if d := float64(got)/n - want; d > 0.01 || d < -0.01 {
			t.Errorf("%s: %s in %.3f of the samples, should be %.3f", what, c, float64(got)/n, want)
		}
	}
	for _, c := range []cards.Card{13, 26, 39} { // kings of clubs, diamonds, hearts: old
		near("P3's hand", c, p3[c], 1./3)
		near("the deck", c, deck[c], 0)
		near("P2's face-down cards", c, face[c], 2./3*2/3) // P2 holds them, and two of its three are laid
	}
	for _, c := range []cards.Card{4, 5, 6, 7} {
		near("P3's hand", c, p3[c], 1./4)
		near("the deck", c, deck[c], 1./2)
		near("P2's face-down cards", c, face[c], 1./4*2/3)
	}
}

// keep is the game, and keeps the position that a case file has set up.
type keep struct {
	Game
	s **State
}

func (k keep) Finish(st engine.State) error {
	*k.s = st.(*State)
	return k.Game.Finish(st)
}
