package screens

import (
	"strings"
	"testing"

	"royals/game/learn"
	"royals/game/store"
)

// TestQueenIsGathered touches the cards of a blow with a queen one after the other: what is left is the button of just that blow.
func TestQueenIsGathered(t *testing.T) {
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "royalty.shield")
	for p.Stage() != learn.Asking || p.Bubble() != "queen" {
		p.goOn()
	}
	for _, card := range []string{"8H", "8S", "QH"} {
		p.app.Activate("card:hand:" + card)
		p.step(0)
	}
	if got := p.app.Doc().Prompt; p.Barred() || !strings.Contains(got, "Now press “Hit \u2068Bea\u2069 with 8s and a queen") {
		t.Errorf("two 8s and the queen are touched, and the bubble says %q", got)
	}
}
