package sprites

// piece draws one of the coloured pieces in a square from -50 to 50.
func (c sign) piece(id ID) {
	switch id {
	case AppIcon:
		c.appIcon()
	case Laurel:
		c.With(Scale(0, 0, 0.95), c.laurel)
	case Wax:
		c.wax()
	case Cloth:
		c.cloth()
	}
}

// appIcon draws a shield party per pale under a crown, on the table's cloth.
func (c sign) appIcon() {
	c.Box(-50, -50, 50, 50, 0, Table)
	for i := -2; i <= 2; i++ {
		for j := -2; j <= 2; j++ {
			c.With(Shift(float64(i)*25, float64(j)*25), func() { c.Fill("M 0 -11 L 8 0 L 0 11 L -8 0 Z", 0x164940) })
		}
	}
	c.With(Scale(0, 7, 0.58), func() {
		c.Fill(shieldPath, Gules)
		c.Fill("M 0 -46 L 41 -46 L 41 -4 C 41 22 22 38 0 48 Z", Azure)
		c.pip(3, -20, -6, 30, Paper)
		c.pip(2, 20, -6, 30, Paper)
		c.Line(shieldPath, 13, Ink)
		c.Line(shieldPath, 5, Or)
	})
	c.With(Scale(0, -22, 0.62), func() {
		c.Shape("M -32 14 L -42 -20 L -20 -2 L 0 -32 L 20 -2 L 42 -20 L 32 14 Z", Or, 6)
		c.Shape("M -36 12 C -18 6 18 6 36 12 L 34 28 C 16 22 -16 22 -34 28 Z", Or, 6)
		c.disc(-17, 18, 4.4, Gules)
		c.disc(0, 16.5, 4.8, Azure)
		c.disc(17, 18, 4.4, Gules)
		c.Ball(-42, -23, 6, Paper, 5)
		c.Ball(0, -35, 6.5, Paper, 5)
		c.Ball(42, -23, 6, Paper, 5)
	})
}

// laurel draws two branches that almost meet above.
func (c sign) laurel() {
	const r = 38
	c.ring(0, 0, r, 4.6, Ink)
	c.ring(0, 0, r, 2, Or)
	const n = 11
	for i := range n {
		a := 170 - float64(i)*152/(n-1)
		for _, side := range [2]float64{1, -1} {
			for _, in := range [2]float64{-64, 30} {
				c.With(Turn(0, 0, side*a, 1), func() {
					c.With(Stretch(0, -r, side*0.42, 0.42), func() {
						c.With(Turn(0, 0, in, 1), func() {
							c.Shape("M 0 4 C -13 -4 -12 -22 0 -34 C 12 -22 13 -4 0 4 Z", 0x2F8A50, 4)
						})
					})
				})
			}
		}
	}
	c.Fill("M -12 40 L 12 34 L 12 44 L -12 40 Z", Ink)
	c.Shape("M 0 39 L -16 30 L -15 48 Z", Gules, 2.4)
	c.Shape("M 0 39 L 16 30 L 15 48 Z", Gules, 2.4)
	c.Ball(0, 39, 4.5, Gules, 2.4)
}

// wax draws red wax that ran a little over the edge of the stamp.
func (c sign) wax() {
	c.Shape("M 0 -46 C 10 -48 15 -41 23 -41 C 33 -40 35 -32 40 -25 C 48 -18 43 -10 46 -1 C 49 9 42 14 41 22 C 39 33 31 34 25 40 C 18 48 10 44 1 46 C -9 49 -14 42 -22 41 C -33 39 -34 31 -40 25 C -48 18 -44 10 -46 1 C -49 -9 -42 -14 -41 -22 C -39 -33 -31 -34 -25 -40 C -18 -48 -9 -43 0 -46 Z", Gules, 3)
	c.ring(0, 0, 33, 2.6, 0x7D1019)
	c.ring(0, 0.9, 34, 1.4, 0xD6505A)
	c.With(Scale(0, 1, 0.58), func() {
		c.Fill("M -32 14 L -42 -20 L -20 -2 L 0 -32 L 20 -2 L 42 -20 L 32 14 Z", 0x7D1019)
		c.Box(-34, 18, 34, 27, 2, 0x7D1019)
		c.disc(-42, -24, 5, 0x7D1019)
		c.disc(0, -37, 5.6, 0x7D1019)
		c.disc(42, -24, 5, 0x7D1019)
	})
}

// cloth draws the table's green with lozenges two hundredths lighter: half of one in every corner, one in the middle.
func (c sign) cloth() {
	c.Box(-50, -50, 50, 50, 0, Table)
	for _, p := range [5]pt{{0, 0}, {-50, -50}, {50, -50}, {-50, 50}, {50, 50}} {
		c.With(Shift(p.x, p.y), func() { c.Fill("M 0 -40 L 26 0 L 0 40 L -26 0 Z", 0x14423A) })
	}
}
