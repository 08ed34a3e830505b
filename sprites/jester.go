package sprites

import "royals/engine/cards"

func (c *canvas) jester(f cards.Card, st Style) { c.jesterMark(f) }

func (c *canvas) jesterMark(f cards.Card) {
	c.text(Title, "JOKER", -150, 0, 70, Ink)
}
