package sprites

import "royals/engine/cards"

// Colouring says how colours tell the four suits apart. Shapes always do as well.
type Colouring uint8

// The colourings of the deck.
const (
	TwoColour      Colouring = iota // red and black
	FourColour                      // green clubs, blue diamonds
	FourColourSafe                  // four colours that stay apart in every common kind of colour vision
	Colourings     = 3
)

// Style is what the player may choose about the pictures. It is comparable, and part of the key of an atlas entry.
type Style struct {
	Suits        Colouring
	LeftHand     bool // the index stands in all four corners, for fans that overlap the other way
	Plain        bool // large indices instead of pictures at every size
	HighContrast bool // white cards with black edges, a brighter red
	Daylight     bool // the line around a card is dark: it lies on what is light
	Night        bool // there is a line of light around figures: they stand on black
}

// columns returns the middles of the columns that have an index at the top.
func (st Style) columns() []float64 {
	if st.LeftHand {
		return bothColumns[:]
	}
	return bothColumns[:1]
}

var bothColumns = [2]float64{column, -column}

// panel returns the ground of a court card.
func (st Style) panel() uint32 {
	if st.HighContrast {
		return white
	}
	return Panel
}

// of returns the part of the style that matters to a picture, so that the atlas keeps nothing twice.
func (st Style) of(id ID) Style {
	switch {
	case id >= firstCard && id < firstBack, id >= firstBust && id < firstBust+cards.Faces:
		st.Night = false
		return st
	case id == Court || id == SmallCourt || id >= firstThrone && id < firstThrone+Halls*(Portraits+1):
		return Style{Night: st.Night}
	case id >= firstSuitPip && id < firstPiece:
		return Style{Suits: st.Suits, HighContrast: st.HighContrast}
	}
	return Style{}
}

var suitInk = [Colourings][4]uint32{
	{Ink, Gules, Gules, Ink},
	{0x007A5A, 0x1B66B8, Gules, Ink},
	{0x207C5F, 0x00169E, 0x811903, Ink},
}

// brightRed is the red of the two-colour deck in high contrast.
const brightRed = 0xB00020

// SuitColor returns the colour of a suit on paper, 0xRRGGBB.
func (st Style) SuitColor(s cards.Suit) uint32 {
	if s >= cards.NoSuit || st.Suits >= Colourings {
		return Ink
	}
	if st.HighContrast && st.Suits == TwoColour && (s == cards.Diamonds || s == cards.Hearts) {
		return brightRed
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
