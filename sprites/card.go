package sprites

import (
	"image"

	"royals/engine/cards"
)

// A card is 360×504 units, its middle at 0,0.
const (
	cardW = 360
	cardH = 504
)

// fullFrom is the width in CSS pixels from which faces are drawn whole; below, they are large indices.
const fullFrom = 72

func drawCard(dst *image.RGBA, f cards.Card, w, h int, scale float64, st Style) {
	c := newCanvas(dst, w, h, scaled2(float64(w)/2, float64(h)/2, float64(w)/cardW, float64(h)/cardH))
	defer c.done()
	c.box(-178, -250, 178, 250, 22, Paper)
	c.frame(-178, -250, 178, 250, 22, 3, 0xC9BD9C)
	if f.IsJoker() {
		c.text(Title, "JOKER", -150, 0, 70, Ink)
		return
	}
	ink := st.SuitColor(f.Suit())
	c.text(SansBold, f.Rank().Letter(), -70, -30, 250, ink)
	c.pip(f.Suit(), 0, 120, 170, ink)
}
