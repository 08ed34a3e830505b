package sprites

import "royals/engine/cards"

// ace draws the single large pip and its ornament: a wreath, and for spades a crown and a ribbon too.
func (c sign) ace(s cards.Suit, st Style) {
	ink := st.SuitColor(s)
	if s != cards.Spades {
		old := c.m
		c.m = old.after(Scale(0, 0, 1.24))
		defer func() { c.m = old }()
	}
	switch s {
	case cards.Spades:
		c.aceSpades(ink, st)
	case cards.Hearts:
		c.wreath(0, 0, 94, 20, func(i int) {
			if i%5 == 2 {
				figure(c).rose(0, 0, 0.62)
			} else {
				c.leaf(Vert)
			}
		})
		c.bigPip(s, 0, 2, 128, ink)
		c.With(Scale(0, -4, 0.92), func() { c.heartCharge(ink) })
	case cards.Clubs:
		c.wreath(0, 0, 94, 24, func(i int) {
			if i%6 == 3 {
				c.acorn()
			} else {
				c.leaf(Vert)
			}
		})
		c.bigPip(s, 0, 2, 132, ink)
		for _, p := range [3]pt{{0, -30}, {-33, 18}, {33, 18}} {
			c.ring(p.x, p.y, 13, 3, Paper)
			c.disc(p.x, p.y, 6.5, Or)
		}
	default:
		c.sunburst(0, 0)
		c.bigPip(s, 0, 0, 164, ink)
		c.lattice()
	}
}

// bigPip draws a pip in a key line of its own colour, with a line of paper inside.
func (c sign) bigPip(s cards.Suit, x, y, size float64, ink uint32) {
	c.pip(s, x, y, size, ink)
	c.With(Scale(x, y, size/100), func() {
		c.With(Scale(0, 1, 0.86), func() { c.Line(pipPath[s], 2.6, Paper) })
	})
}

// wreath repeats a leaf round a circle, from the foot up both sides. The leaf points up at 0,0.
func (c sign) wreath(x, y, r float64, n int, leaf func(i int)) {
	c.ring(x, y, r, 7, Ink)
	c.ring(x, y, r, 2.6, Or)
	for i := range n / 2 {
		a := 172 - float64(i)*154/float64(n/2-1)
		for _, side := range [2]float64{1, -1} {
			c.With(Turn(x, y, side*a, 1), func() {
				c.With(Stretch(0, -r, side, 1), func() {
					c.With(Turn(0, 0, -62, 1), func() { leaf(i) })
				})
			})
		}
	}
}

func (c sign) leaf(rgb uint32) {
	if !c.fine { // a key line would swallow so small a leaf
		c.Fill("M 0 6 C -16 -4 -15 -22 0 -33 C 15 -22 16 -4 0 6 Z", rgb)
		return
	}
	c.Shape("M 0 4 C -13 -4 -12 -20 0 -30 C 12 -20 13 -4 0 4 Z", rgb, InnerLine)
	c.Folds("M 0 0 L 0 -20")
}

func (c sign) acorn() {
	c.Shape("M -8 -8 C -10 -22 -4 -26 0 -31 C 4 -26 10 -22 8 -8 Z", Or, InnerLine)
	c.Shape("M -11 -6 C -11 -14 11 -14 11 -6 C 8 0 -8 0 -11 -6 Z", 0x9A6A1E, InnerLine)
}

// heartCharge draws a small golden fleur-de-lis in the heart.
func (c sign) heartCharge(ink uint32) {
	c.With(Scale(0, 0, 0.56), func() { c.Shape(fleurPath, Or, 4) })
}

// sunburst draws a ring of straight and wavy rays.
func (c sign) sunburst(x, y float64) {
	for i := range 24 {
		c.With(Turn(x, y, float64(i)*15, 1), func() {
			if i&1 == 0 {
				c.Shape("M -9 -60 L 0 -116 L 9 -60 Z", Or, InnerLine)
			} else {
				c.Shape("M -8 -60 C -12 -72 4 -80 -2 -100 C 12 -84 4 -74 8 -60 Z", Paper, InnerLine)
			}
		})
	}
	c.Ball(x, y, 74, Paper, KeyLine)
	c.ring(x, y, 67, 2, Ink)
}

// lattice draws a golden net inside the diamond.
func (c sign) lattice() {
	for _, p := range [9]pt{{0, -48}, {-11, -24}, {11, -24}, {-22, 0}, {0, 0}, {22, 0}, {-11, 24}, {11, 24}, {0, 48}} {
		c.With(Shift(p.x, p.y), func() { c.Fill("M 0 -19 L 8.5 0 L 0 19 L -8.5 0 Z", Or) })
	}
}

// aceSpades draws the deck's signature: crown, laurel, and the name on a ribbon.
func (c sign) aceSpades(ink uint32, st Style) {
	// laurel from the foot up both sides
	c.Line("M -14 116 C -80 104 -108 50 -98 -30", 7, Ink)
	c.Line("M 14 116 C 80 104 108 50 98 -30", 7, Ink)
	c.Line("M -14 116 C -80 104 -108 50 -98 -30", 2.6, Or)
	c.Line("M 14 116 C 80 104 108 50 98 -30", 2.6, Or)
	for _, l := range [9]struct{ x, y, a float64 }{{30, 113, 40}, {52, 102, 95}, {60, 97, 20}, {78, 78, 76}, {84, 70, 2}, {95, 45, 58}, {98, 34, -16}, {101, 6, 40}, {99, -12, -24}} {
		for _, side := range [2]float64{1, -1} {
			c.With(Stretch(side*l.x, l.y, side, 1), func() {
				c.With(Turn(0, 0, l.a, 0.94), func() { c.leaf(Vert) })
			})
		}
	}
	c.With(Turn(99, -30, 10, 0.94), func() { c.leaf(Vert) })
	c.With(Stretch(-99, -30, -1, 1), func() { c.With(Turn(0, 0, 10, 0.94), func() { c.leaf(Vert) }) })
	// the spade
	c.pip(cards.Spades, 0, 2, 198, ink)
	c.With(Scale(0, 4, 1.71), func() { c.Line(pipPath[cards.Spades], 1.9, Paper) })
	c.With(Shift(0, -6), func() {
		c.With(Scale(0, 4, 0.74), func() { c.Fill(fleurPath, Or) })
		for _, sx := range [2]float64{1, -1} {
			c.With(Stretch(0, 0, sx, 1), func() {
				c.Line("M 30 38 C 52 40 56 16 42 14 C 34 14 32 24 39 27", 3, Or)
				c.disc(52, 40, 3, Or)
				c.disc(28, -10, 3, Or)
			})
		}
		c.disc(0, -50, 3.4, Or)
	})
	// the crown above
	c.With(Scale(0, -134, 1.06), func() {
		c.Shape("M -32 12 C -52 -16 -34 -38 0 -34 C 34 -38 52 -16 32 12 Z", Gules, KeyLine)
		c.Shape("M -6 12 C -7 -8 -6 -22 -4 -34 L 4 -34 C 6 -22 7 -8 6 12 Z", Or, InnerLine)
		c.Shape("M -34 12 C -56 -16 -36 -38 -6 -34 C -26 -30 -36 -14 -24 12 Z", Or, InnerLine)
		c.Shape("M 34 12 C 56 -16 36 -38 6 -34 C 26 -30 36 -14 24 12 Z", Or, InnerLine)
		c.Shape("M -38 8 C -18 0 18 0 38 8 L 35 30 C 16 22 -16 22 -35 30 Z", Or, KeyLine)
		for _, p := range [3]pt{{-20, 14}, {0, 12}, {20, 14}} {
			c.Ball(p.x, p.y, 5, Azure, 2.4)
		}
		c.Ball(0, -40, 7, Or, InnerLine)
		c.Shape("M -3 -47 L -3 -52 L -8 -52 L -8 -58 L -3 -58 L -3 -63 L 3 -63 L 3 -58 L 8 -58 L 8 -52 L 3 -52 L 3 -47 Z", Or, 2.4)
	})
	// the ribbon
	c.Shape("M -108 128 L -78 120 L -78 152 L -108 160 L -98 144 Z", Or, KeyLine)
	c.Shape("M 108 128 L 78 120 L 78 152 L 108 160 L 98 144 Z", Or, KeyLine)
	c.Shape("M -84 116 C -30 132 30 132 84 116 L 84 150 C 30 166 -30 166 -84 150 Z", Paper, KeyLine)
	const name = "ROYALS"
	const size = 25
	w := Measure(Title, size, name) + 5*2
	var p Pen
	p.Start(Title, size, name)
	for i := 0; p.Next(); i++ {
		x := p.At + float64(i)*2 - w/2
		y := 149.5 - (x+8)*(x+8)*0.0021
		c.glyph(Title, p.Rune, x, y, size, Ink)
	}
}
