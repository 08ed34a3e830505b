package sprites

import "royals/engine/cards"

func (c *canvas) ace(s cards.Suit, st Style) {
	c.pip(s, 0, 0, 200, st.SuitColor(s))
}
