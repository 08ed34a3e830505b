package screens

import (
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

// TestSummands has one of each kind of summand and what the result says of it.
func TestSummands(t *testing.T) {
	r := &resultScreen{}
	seven, jack := cards.New(7, cards.Hearts), cards.New(cards.Jack, cards.Diamonds)
	for _, c := range []struct {
		line        engine.ScoreLine
		text, value string
	}{
		{engine.ScoreLine{Key: "kingdoms.line.hit", Card: seven, Other: jack, Count: 7, Each: 3, Value: 2}, "7 of hearts, rounded down", "7 / 3 = 2"},
		{engine.ScoreLine{Key: "houses.line.cards", Card: seven, Count: 2, Each: 10, Value: 20}, "7s: 2 cards", "2 × 10 = 20"},
		{engine.ScoreLine{Key: "houses.line.match", Card: jack, Count: 3, Each: 20, Value: 60}, "Jacks: a match of 3, doubled", "3 × 20 = 60"},
		{engine.ScoreLine{Key: "houses.line.cards", Card: jack, Count: 1, Each: 10, Value: 10}, "Jacks: 1 card", "10"},
		{engine.ScoreLine{Key: "houses.line.hand-low", Count: 4, Each: -10, Value: -40}, "4 cards from 2 to 8 left in the hand", "4 × −10 = −40"},
		{engine.ScoreLine{Key: "crush.line.climbs", Count: 5, Each: 1, Value: 5}, "Rounds climbed", "5"},
	} {
		if text, value := r.line(c.line); text != c.text || value != c.value {
			t.Errorf("%+v: %q, %q, want %q, %q", c.line, text, value, c.text, c.value)
		}
	}
}

// TestBelowHeadline: what a headline says is not said once more below it.
func TestBelowHeadline(t *testing.T) {
	for _, c := range [][3]string{
		{"You win", "You win 68 to 2: your king beat the jack.", "68 to 2: your king beat the jack."},
		{"Bea wins", "Bea wins 68 to -2.", "68 to -2."},
		{"You win", "You win the round 3 to 2.", "You win the round 3 to 2."},
		{"Bea takes the throne", "Bea wins 52 to 40.", "Bea wins 52 to 40."},
		{"You win", "", ""},
	} {
		if got := below(c[0], c[1]); got != c[2] {
			t.Errorf("below %q: %q, want %q", c[0], got, c[2])
		}
	}
}
