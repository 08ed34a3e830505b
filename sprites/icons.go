package sprites

// icon draws a symbol in white in a square from -12 to 12.
func (c *canvas) icon(id ID) {
	const white = 0xFFFFFF
	switch id {
	case PipClub, PipDiamond, PipHeart, PipSpade:
		c.with(scaled(0, 0, 0.23), func() { c.fill(pipPath[id-PipClub], white) })
	default:
		c.ring(0, 0, 8, 2, white)
	}
}
