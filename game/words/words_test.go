package words

import (
	"testing"

	"royals/engine/cards"
)

func TestFill(t *testing.T) {
	args := Args{A: "Ada", B: "Bea", Card: "king of hearts", N: 1, N2: 3, N3: -2, Min: 2, Operands: [3]string{"x", "y", "z"}}
	for in, want := range map[string]string{
		"{A} attacks {B}":                     "Ada attacks Bea",
		"{n} {n:card/cards}, {n2:card/cards}": "1 card, cards",
		"Ask for {rank}s":                     "Ask for aces",
		"{n3} with {card}":                    "−2 with king of hearts",
		"{min} of {a}{b}{c}":                  "2 of xyz",
		"{nobody} stays, and so does {A":      "{nobody} stays, and so does {A",
	} {
		if got := fill(in, &args); got != want {
			t.Errorf("fill(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestCards(t *testing.T) {
	for c, want := range map[cards.Card][2]string{
		cards.New(cards.Queen, cards.Spades): {"queen of spades", "Q♠"},
		cards.New(10, cards.Hearts):          {"10 of hearts", "10♥"},
		cards.Joker2:                         {"joker", "joker"},
		cards.Back:                           {"face-down card", "?"},
	} {
		if Card(c) != want[0] || Short(c) != want[1] {
			t.Errorf("%s: %q, %q, want %q", c, Card(c), Short(c), want)
		}
	}
	if T("no.such.key", Args{}) != "<no.such.key>" {
		t.Error("a missing sentence does not show")
	}
}
