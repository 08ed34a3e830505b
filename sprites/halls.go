package sprites

// What stands behind the thrones of the games: the arch of Usurpers is in throne.go.

// banner is the standard of both kingdoms, hung between two spears on the line that divides the field.
func (c figure) banner(*hall) {
	c.Line("M -344 150 L 344 150", 10, Ink)
	c.Line("M -344 150 L 344 150", 5, Or)
	for _, side := range [2]float64{-1, 1} {
		c.With(Stretch(side*132, 0, side, 1), func() {
			c.Line("M 0 150 L 0 -206", 11, Ink)
			c.Line("M 0 150 L 0 -206", 6, orDeep)
			c.Shape("M 0 -250 L 13 -216 L 6 -200 L -6 -200 L -13 -216 Z", Paper, KeyLine)
			c.Shape("M 2 -190 C 24 -202 40 -188 42 -168 C 34 -154 18 -150 2 -158 Z", Paper, KeyLine)
			c.Ball(0, -196, 7, Or, 4)
		})
	}
	for _, side := range [2]float64{-1, 1} {
		cloth := uint32(Azure)
		if side > 0 {
			cloth = Gules
		}
		c.With(Stretch(0, 0, side, 1), func() {
			c.Shape("M 0 -186 L 118 -186 L 118 128 L 0 96 Z", cloth, KeyLine)
			c.Line("M 108 -178 L 108 116 L 2 88", 3.4, Or)
			for i := range 5 {
				y := -148 + 52*float64(i)
				c.With(Shift(62, y), func() { c.Shape("M 0 -20 L 16 0 L 0 20 L -16 0 Z", Or, 2.4) })
			}
		})
	}
	c.Line("M 0 -186 L 0 96", 7, Ink)
	c.Line("M 0 -186 L 0 96", 3.4, Or)
	c.Shape("M -128 -198 L 128 -198 L 128 -182 L -128 -182 Z", Or, KeyLine)
	c.With(Shift(0, -206), func() { c.Shape("M -34 8 L -40 -16 L -20 -4 L 0 -24 L 20 -4 L 40 -16 L 34 8 Z", Or, KeyLine) })
}

// gate is that of a house: two towers with flags, the wall between them, the raised portcullis.
func (c figure) gate(*hall) {
	const stone, shade, lit = 0xCFC4A4, 0x9C9070, 0xE6DCC0
	c.Shape("M -108 120 L -108 -196 L -92 -196 L -92 -180 L -70 -180 L -70 -196 L -44 -196 L -44 -180 L -14 -180 L -14 -196 L 14 -196 L 14 -180 L 44 -180 L 44 -196 "+
		"L 70 -196 L 70 -180 L 92 -180 L 92 -196 L 108 -196 L 108 120 Z", stone, KeyLine)
	c.Line("M -100 -160 L 100 -160", 3, shade)
	c.Shape("M -84 120 L -84 -76 C -84 -172 84 -172 84 -76 L 84 120 Z", 0x16201A, KeyLine)
	c.nest("M -84 120 L -84 -76 C -84 -172 84 -172 84 -76 L 84 120 Z")
	for x := -72.0; x <= 72; x += 24 {
		c.With(Shift(x, 0), func() { c.Line("M 0 -160 L 0 -66 L 0 -58", 5, 0x6B6F66) })
	}
	c.Line("M -90 -118 L 90 -118 M -90 -88 L 90 -88", 5, 0x6B6F66)
	c.inner, c.clipd = false, false
	c.Shape("M -16 -186 L 16 -186 L 11 -152 L -11 -152 Z", lit, InnerLine) // the keystone
	for i, side := range [2]float64{-1, 1} {
		flag := uint32(Gules)
		if i == 1 {
			flag = Azure
		}
		c.With(Stretch(side*134, 0, side, 1), func() {
			c.Line("M 0 -190 L 0 -246", 6, Ink)
			c.Shape("M 1 -244 L 46 -234 L 32 -224 L 46 -212 L 1 -208 Z", flag, InnerLine)
			c.Shape("M -30 150 L -30 -150 L -38 -158 L -38 -190 L -22 -190 L -22 -176 L -8 -176 L -8 -190 L 8 -190 L 8 -176 L 22 -176 L 22 -190 L 38 -190 L 38 -158 L 30 -150 L 30 150 Z", stone, KeyLine)
			c.Box(16, -148, 28, 148, 0, shade)
			c.Shape("M -8 -92 C -8 -112 8 -112 8 -92 L 8 -60 L -8 -60 Z", 0x16201A, InnerLine)
			c.Line("M -28 -128 L -8 -128 M -2 -40 L 20 -40 M -28 -14 L -6 -14 M 4 14 L 26 14 M -28 44 L -10 44 M -24 74 L 2 74", 2.6, shade)
		})
	}
}

// ladderTop is the end of the ladder: its rails, its last rungs, and a heart between them.
func (c figure) ladderTop(h *hall) {
	for _, y := range [6]float64{-172, -124, -76, -28, 20, 68} {
		c.With(Shift(0, y), func() {
			c.Shape("M -104 -6 L 104 -6 L 104 6 L -104 6 Z", Focus, KeyLine)
		})
	}
	for _, side := range [2]float64{-1, 1} {
		c.With(Stretch(side*108, 0, side, 1), func() {
			c.Shape("M -11 150 L -11 -206 L 11 -206 L 11 150 Z", Or, KeyLine)
			c.Box(3, -202, 8, 148, 0, orDeep)
			c.Ball(0, -218, 15, Or, KeyLine)
			for _, y := range [3]float64{-150, -20, 100} {
				c.With(Shift(0, y), func() { c.Shape("M 0 -9 L 8 0 L 0 9 L -8 0 Z", Gules, 2.4) })
			}
		})
	}
	c.With(Scale(0, -58, 2.6), func() { // the back of the seat
		const heart = "M 0 52 C -22 34 -46 14 -46 -14 C -46 -34 -32 -46 -18 -46 C -8 -46 -2 -40 0 -32 C 2 -40 8 -46 18 -46 C 32 -46 46 -34 46 -14 C 46 14 22 34 0 52 Z"
		c.Shape(heart, Or, KeyLine/2.6)
		c.With(Scale(0, 0, 0.86), func() {
			c.Shape(heart, h.velvet, InnerLine/2.2)
			c.Line("M -36 -16 C -36 -28 -28 -36 -18 -36", 2.2, h.light)
		})
	})
	c.With(Scale(0, -214, 0.72), func() { c.Crown() })
}

// greatCrest is a whole kingdom: the crest as high as the throne, with its crown and the rays behind it.
func (c figure) greatCrest(h *hall) {
	for i := -5; i <= 5; i++ {
		c.With(Turn(0, -40, float64(i)*17, 1), func() {
			if i&1 == 0 {
				c.Shape("M -17 -60 L -17 -150 L 0 -226 L 17 -150 L 17 -60 Z", Or, 3)
			} else {
				c.Shape("M -13 -60 L -13 -146 C -18 -166 2 -176 -6 -204 C 16 -188 18 -168 13 -146 L 13 -60 Z", orDeep, 3)
			}
		})
	}
	c.With(Stretch(0, -50, 2.9, 3.1), func() {
		c.Shape(shieldPath, Or, KeyLine/3)
		c.With(Scale(0, 0, 0.9), func() {
			c.Shape(shieldPath, h.velvet, InnerLine/3)
			c.Fill("M 0 -46 L 41 -46 L 41 -4 C 41 22 22 38 0 48 Z", h.deep)
			c.Line("M 0 -46 L 0 48", 1.2, Or)
		})
	})
	for _, side := range [2]float64{-1, 1} {
		c.With(Stretch(side*88, -164, side, 1), func() { c.Shape("M 0 -16 L 12 0 L 0 16 L -12 0 Z", Gules, 3) })
	}
	c.With(Scale(0, -204, 1.0), func() { c.Crown() })
}
