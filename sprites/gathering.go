package sprites

import "royals/engine/cards"

// The court of the title: its figures stand behind a sign, the greatest in the middle.
const (
	courtW, courtH       = 860, 205
	smallCourtW          = 480
	courtLeft, courtMids = 88.0, 430.0
)

// courtiers are the figures of the court, from the edges to the middle: where each stands, its highest point, its size.
var courtiers = [...]struct {
	card   cards.Card
	x, top float64
	size   float64
}{
	{cards.New(cards.Jack, cards.Clubs), courtLeft, 82, 0.64},
	{cards.New(cards.Jack, cards.Spades), courtW - courtLeft - 6, 84, 0.64},
	{cards.New(cards.Queen, cards.Clubs), 190, 58, 0.8},
	{cards.New(cards.King, cards.Hearts), 672, 50, 0.86},
	{cards.New(cards.King, cards.Diamonds), 306, 26, 0.98},
	{cards.New(cards.Queen, cards.Hearts), 552, 30, 0.98},
	{cards.New(cards.King, cards.Spades), courtMids, 2, 1.14},
}

// theCourt draws the court in a picture courtW × courtH units, or three of it in a narrower one.
func (c figure) theCourt(id ID) {
	list, left := courtiers[:], 0.0
	if id == SmallCourt {
		list, left = list[4:], (courtW-smallCourtW)/2
	}
	for _, p := range list {
		c.Bust(p.card, p.x-left, p.top+226*p.size, p.size, 1)
	}
}
