package sprites

// hand draws a fist closed round something upright at (x, y); the wrist is to the right.
func (c *canvas) hand(x, y, sx float64) {
	c.with(scaled2(x, y, sx, 1), func() {
		c.shape("M 20 -12 C 12 -17 -4 -19 -12 -16 C -18 -15 -18 -8 -14 -7 C -19 -6 -19 0 -14 1 C -18 2 -18 8 -13 9 C -16 11 -14 17 -8 17 L 8 16 C 14 15 18 13 20 10 Z", Paper, keyLine)
		c.line("M -14 -7 L 0 -7 M -14 1 L 0 1 M -13 9 L -1 9", 2.2, Ink)
		c.folds("M 11 -14 C 6 -10 4 -8 4 -4")
	})
}

// cuff draws the sleeve that comes from the side of the panel to the wrist at 92, -42.
func (k *courtier) cuff(turnup uint32) {
	c := k.canvas
	c.with(shift(74, -42), func() {
		c.shape("M 24 -18 C 30 -26 36 -31 41 -33 L 41 38 C 34 30 28 21 24 17 Z", k.mantle, keyLine)
		c.folds("M 30 -12 L 40 -18 M 30 4 L 40 6")
		c.shape("M 17 -17 C 21 -21 25 -22 29 -22 C 33 -9 33 10 29 21 C 25 21 21 19 17 16 C 19 6 19 -7 17 -17 Z", turnup, keyLine)
	})
}

// sleeve draws the other arm, bent at the side of the panel, to a wrist at -84, -8.
func (k *courtier) sleeve(turnup uint32) {
	c := k.canvas
	c.shape("M -115 -34 C -106 -34 -98 -32 -92 -28 L -88 14 C -96 20 -106 24 -115 26 Z", k.mantle, keyLine)
	c.folds("M -114 -14 C -106 -14 -102 -12 -98 -8 M -114 4 C -106 2 -102 2 -98 4")
	c.shape("M -96 -30 C -92 -31 -86 -30 -82 -27 C -78 -14 -78 0 -80 12 C -84 15 -88 16 -92 16 C -89 2 -90 -14 -96 -30 Z", turnup, keyLine)
}

// tucked draws the other hand with its thumb in the belt.
func (k *courtier) tucked(turnup uint32) {
	c := k.canvas
	c.shape("M -84 -22 C -74 -29 -60 -29 -51 -23 C -44 -16 -44 -2 -46 10 L -54 26 L -84 26 Z", Paper, keyLine)
	c.line("M -57 -8 L -58 20 M -67 -10 L -68 20", 2.2, Ink)
	c.folds("M -52 -18 C -56 -12 -54 -6 -51 -4")
	k.sleeve(turnup)
}

// open draws the other hand laid flat before the body, fingers towards the middle.
func (k *courtier) open(turnup uint32) {
	c := k.canvas
	c.shape("M -84 -18 C -74 -22 -66 -20 -58 -18 L -36 -20 C -30 -20 -30 -13 -36 -12 L -50 -10 L -32 -10 C -26 -9 -27 -2 -33 -2 L -50 -2 L -35 0 C -30 2 -31 8 -37 7 L -52 6 C -60 10 -72 12 -84 8 Z", Paper, keyLine)
	c.line("M -56 -10 L -44 -10 M -56 -2 L -44 -2", 2, Ink)
	c.shape("M -66 -20 C -60 -28 -52 -34 -47 -33 C -44 -30 -50 -24 -54 -18 Z", Paper, innerLine)
	k.sleeve(turnup)
}

// palm draws an open hand that carries something round.
func (c *canvas) palm(x, y, sx float64) {
	c.with(scaled2(x, y, sx, 1), func() {
		c.shape("M 22 -6 C 28 -14 30 -24 27 -29 C 22 -29 20 -20 16 -14 C 6 -8 -6 -8 -14 -14 C -20 -20 -26 -26 -29 -24 C -30 -16 -24 -4 -16 4 C -8 12 8 18 20 16 Z", Paper, innerLine)
		c.folds("M -16 -4 C -10 2 -4 4 2 4 M -10 -6 C -6 -2 0 0 6 0")
	})
}

// glove draws a gauntleted fist on which a bird may sit.
func (c *canvas) glove(x, y float64) {
	c.with(shift(x, y), func() {
		c.shape("M 20 -12 C 12 -17 -4 -18 -14 -15 C -20 -12 -20 4 -16 12 C -12 17 4 18 20 12 Z", Or, keyLine)
		c.line("M -17 -5 L -3 -5 M -17 4 L -3 4", 2.2, Ink)
	})
}
