package sprites

// hand draws a fist round something upright at (x, y). The wrist is to the right.
func (c figure) hand(x, y, sx float64) {
	c.With(Stretch(x, y, sx, 1), func() {
		c.Shape("M 20 -12 C 12 -17 -4 -19 -12 -16 C -18 -15 -18 -8 -14 -7 C -19 -6 -19 0 -14 1 C -18 2 -18 8 -13 9 C -16 11 -14 17 -8 17 L 8 16 C 14 15 18 13 20 10 Z", Paper, KeyLine)
		c.Line("M -14 -7 L 0 -7 M -14 1 L 0 1 M -13 9 L -1 9", 2.2, Ink)
		c.Folds("M 11 -14 C 6 -10 4 -8 4 -4")
	})
}

// cuff draws the sleeve that comes from the side of the panel to the wrist at 92, -42.
func (k *courtier) cuff(turnup uint32) {
	c := k.figure
	c.With(Shift(74, -42), func() {
		c.Shape("M 24 -18 C 30 -26 36 -31 41 -33 L 41 38 C 34 30 28 21 24 17 Z", k.Mantle, KeyLine)
		c.Folds("M 30 -12 L 40 -18 M 30 4 L 40 6")
		c.Shape("M 17 -17 C 21 -21 25 -22 29 -22 C 33 -9 33 10 29 21 C 25 21 21 19 17 16 C 19 6 19 -7 17 -17 Z", turnup, KeyLine)
	})
}

// sleeve draws the other arm, bent at the side of the panel, to a wrist at -84, -8.
func (k *courtier) sleeve(turnup uint32) {
	c := k.figure
	c.Shape("M -115 -34 C -106 -34 -98 -32 -92 -28 L -88 14 C -96 20 -106 24 -115 26 Z", k.Mantle, KeyLine)
	c.Folds("M -114 -14 C -106 -14 -102 -12 -98 -8 M -114 4 C -106 2 -102 2 -98 4")
	c.Shape("M -96 -30 C -92 -31 -86 -30 -82 -27 C -78 -14 -78 0 -80 12 C -84 15 -88 16 -92 16 C -89 2 -90 -14 -96 -30 Z", turnup, KeyLine)
}

// tucked draws the other hand, its fingers in the belt and the thumb before it.
func (k *courtier) tucked(turnup uint32) {
	c := k.figure
	c.With(Turn(-84, -9, -12.74, 1), func() { // along the belt
		c.Shape("M -4 -13 C 4 -17 14 -16 22 -13 C 30 -15 38 -13 44 -8 C 49 -5 52 -1 50 3 C 47 7 41 5 37 2 L 36 22 L -4 22 Z", Paper, KeyLine)
		c.Line("M 37 2 C 34 -1 31 -2 28 -2 M 28 4 L 28 22 M 19 2 L 19 22 M 10 2 L 10 22", 2.2, Ink)
	})
	k.sleeve(turnup)
}

// open draws the other hand flat before the body, fingers towards the middle.
func (k *courtier) open(turnup uint32) {
	c := k.figure
	c.With(Turn(-84, -9, -12.74, 1), func() { // along the belt
		const thumb = "M 16 -10 C 23 -17 30 -23 35 -23 C 40 -22 39 -17 32 -9"
		c.Shape("M -4 -11 C 8 -15 18 -12 27 -9 L 46 -11 C 53 -11 53 -3 47 -2 L 50 -1 C 57 0 56 8 50 8 L 46 8 C 51 10 49 17 43 16 L 30 16 C 20 20 8 21 -4 17 Z", Paper, KeyLine)
		c.Line("M 28 -2 L 46 -2 M 28 7.5 L 45 7.5", 2.2, Ink)
		c.Fill(thumb+" L 28 -4 L 14 -4 Z", Paper)
		c.Line(thumb, InnerLine, Ink)
	})
	k.sleeve(turnup)
}

// palm draws an open hand that carries something round.
func (c figure) palm(x, y, sx float64) {
	c.With(Stretch(x, y, sx, 1), func() {
		const fingers = "M -13 5 L -26 -16 M -5 8 L -16 -17 M 4 8 L -5 -16"
		c.Line(fingers, 13, Ink)
		c.Shape("M 22 -12 C 27 -18 29 -25 26 -28 C 20 -27 19 -18 14 -11 C 6 -4 -8 -6 -18 2 C -14 12 6 19 22 15 Z", Paper, InnerLine)
		c.Line(fingers, 7.4, Paper)
	})
}

// glove draws a gauntleted fist on which a bird may sit.
func (c figure) glove(x, y float64) {
	c.With(Shift(x, y), func() {
		c.Shape("M 20 -12 C 12 -17 -4 -18 -14 -15 C -20 -12 -20 4 -16 12 C -12 17 4 18 20 12 Z", Or, KeyLine)
		c.Line("M -17 -5 L -3 -5 M -17 4 L -3 4", 2.2, Ink)
	})
}
