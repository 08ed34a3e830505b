package sprites

import "royals/engine/cards"

// Colouring says how the four suits are told apart by colour. Shape always tells them apart as well.
type Colouring uint8

// The colourings of the deck.
const (
	TwoColour      Colouring = iota // red and black
	FourColour                      // green clubs, blue diamonds
	FourColourSafe                  // four colours that stay apart in every common colour vision
	Colourings     = 3
)

// Style is what the player may choose about the pictures. It is comparable, and part of an atlas entry's name.
type Style struct {
	Suits    Colouring
	LeftHand bool // the index stands in all four corners, for fans that overlap the other way
}

var suitInk = [Colourings][4]uint32{
	{Ink, Gules, Gules, Ink},
	{0x007A5A, 0x1B66B8, Gules, Ink},
	{0x207C5F, 0x00169E, 0x811903, Ink},
}

// SuitColor returns the colour of a suit on paper, 0xRRGGBB.
func (st Style) SuitColor(s cards.Suit) uint32 {
	if s >= cards.NoSuit || st.Suits >= Colourings {
		return Ink
	}
	return suitInk[st.Suits][s]
}

var suitOnTable = [Colourings][4]uint32{
	{Text, 0xFF8A7A, 0xFF8A7A, Text},
	{0x6FD9B0, 0x8CC4FF, 0xFF8A7A, Text},
	{0x6FD9B0, 0xA9B8FF, 0xFF9A78, Text},
}

// SuitColorOnTable returns a lighter colour for the symbol of a suit on the cloth or the rail, 0xRRGGBB.
func (st Style) SuitColorOnTable(s cards.Suit) uint32 {
	if s >= cards.NoSuit || st.Suits >= Colourings {
		return Text
	}
	return suitOnTable[st.Suits][s]
}
