package screens

import (
	"math"
	"testing"

	"royals/engine/cards"
	"royals/game/paint"
	"royals/sprites"
)

var suits = [...]cards.Suit{cards.Clubs, cards.Diamonds, cards.Hearts, cards.Spades}

// luminance is the relative luminance of a colour.
func luminance(c paint.Color) float64 {
	ch := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*ch(uint8(c>>24)) + 0.7152*ch(uint8(c>>16)) + 0.0722*ch(uint8(c>>8))
}

func contrast(a, b paint.Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// TestContrast computes the contrast of every pair of colours that stand on each other.
func TestContrast(t *testing.T) {
	for _, c := range []struct {
		what   string
		on, of paint.Color
		least  float64
	}{
		{"words on the cloth", words1, cloth, 4.5},
		{"quiet words on the cloth", words2, cloth, 4.5},
		{"words on wells", words1, well, 4.5},
		{"quiet words on wells", words2, well, 4.5},
		{"words on the rail", words1, rail, 4.5},
		{"quiet words on the rail", words2, rail, 4.5},
		{"gold words on the cloth", gold, cloth, 4.5},
		{"gold words on wells", gold, well, 4.5},
		{"gold words on the rail", gold, rail, 4.5},
		{"words on a button to press", ink, gold, 4.5},
		{"words on a lit button", ink, focus, 4.5},
		{"words on paper", ink, paper, 4.5},
		{"words on a toast", ink, panel, 4.5},
		{"warnings on buttons", danger, rail, 4.5},
		{"words of buttons that cannot be pressed", disabled2, disabled, 4.5},
		{"words on the warning strip", words1, paint.RGB(0x5A1A16), 4.5},
		{"rings on the cloth", legal, cloth, 3},
		{"rings on wells", legal, well, 3},
		{"the ring of what is chosen", gold, cloth, 3},
		{"red on the symbol's ground", danger, rail, 3},
		{"cards on the cloth", paper, cloth, 3},
	} {
		if got := contrast(c.on, c.of); got < c.least {
			t.Errorf("%s: contrast %.2f, want %.1f", c.what, got, c.least)
		}
	}
	for i := range sprites.Colourings {
		for suit := range 4 {
			st := sprites.Style{Suits: sprites.Colouring(i)}
			if got := contrast(paint.RGB(st.SuitColor(suits[suit])), paper); got < 4.5 {
				t.Errorf("suit %d of colouring %d on paper: contrast %.2f", suit, i, got)
			}
		}
	}
}
