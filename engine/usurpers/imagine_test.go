package usurpers

import (
	"testing"

	"royals/engine/cards"
)

// TestImagineIsFair counts imagined deals. Every hand and commitment that fits must come up as often as any other.
func TestImagineIsFair(t *testing.T) {
	rest := cards.FullDeck &^ cards.Of(cards.New(2, cards.Clubs), cards.New(3, cards.Diamonds), cards.New(4, cards.Hearts), cards.New(5, cards.Spades),
		cards.New(cards.King, cards.Clubs), cards.New(9, cards.Clubs), cards.New(cards.King, cards.Spades), cards.New(4, cards.Spades))
	s := set(t, 3, "", "phase attack", "rival P3", "royals P3 KS/4S", "asked P3", "hand P3 2D", "royals P2 KS/4S",
		"hand P2 2C,3D", "committed P2 KC", "draw P2 4H,5S,9C", "discard P2 "+rest.String())
	s.Redact(0)
	r := cards.NewRand(3, 3)
	count := map[[2]cards.Set]int{}
	const n = 60000 // 6 cards: 15 hands of 2, times 4 cards committed
	for range n {
		c := *s
		c.Imagine(0, &r)
		count[[2]cards.Set{c.hand[1], c.committed[1]}]++
	}
	sum := 0.0
	for _, k := range count {
		sum += (float64(k) - n/60) * (float64(k) - n/60) / (n / 60)
	}
	if len(count) != 60 || sum > 110 { // 59 degrees of freedom: 110 is passed once in 20,000 times
		t.Errorf("%d deals, chi-square %.1f", len(count), sum)
	}
}

// TestImagineKeepsWhatIsKnown imagines a hand that everybody can work out (U10.7), and an assassin's card that must be
// a number (U7.3).
func TestImagineKeepsWhatIsKnown(t *testing.T) {
	hand := cards.Of(cards.New(2, cards.Clubs), cards.New(3, cards.Diamonds))
	s := set(t, 3, "", "hand P2 2C,3D", "discard P2 "+(cards.FullDeck&^hand).String())
	s.Redact(0)
	r := cards.NewRand(4, 4)
	s.Imagine(0, &r)
	if s.hand[1] != hand {
		t.Errorf("imagined %s", s.hand[1])
	}
	s = set(t, 3, "assassin_card=number", "hand P1 2C,KD,KS,KC,QC,QD", "hand P2 3C", "royals P2 KS/4S")
	do(t, s, "P1 kill P2.KS", "P1 commit 2C")
	for i := range 300 {
		c := *s
		c.Redact(1)
		c.Imagine(1, &r)
		if c.committed[0]&cards.AllNumbers == 0 {
			t.Fatalf("%d: imagined that the assassin committed %s", i, c.committed[0])
		}
	}
}
