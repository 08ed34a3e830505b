package sprites

// The shields of the seats. Each has a field and a charge of the other kind, metal on colour or colour on metal. So its
// colour and its figure both tell it from the others.
var shields = [Emblems]struct{ field, charge uint32 }{
	{Gules, Or},
	{Azure, Paper},
	{Or, Ink},
	{Vert, Paper},
	{Purpure, Or},
	{Paper, Gules},
}

// EmblemColor returns the field of a seat's shield, 0xRRGGBB, for name plates and arrows.
func EmblemColor(seat int) uint32 { return shields[(seat%Emblems+Emblems)%Emblems].field }

const shieldPath = "M -41 -46 L 41 -46 L 41 -4 C 41 22 22 38 0 48 C -22 38 -41 22 -41 -4 Z"

// emblem draws the shield of a seat in a square from -50 to 50.
func (c sign) emblem(i int) {
	s := shields[i]
	c.Fill(shieldPath, Paper)
	c.stroke(8, Paper)
	c.Fill(shieldPath, s.field)
	switch i {
	case 0: // a lion's face, crowned
		c.Fill("M -22 -12 L -27 -38 L -12 -27 L 0 -42 L 12 -27 L 27 -38 L 22 -12 Z", s.charge)
		c.Fill("M 0 -16 C 20 -16 30 -4 30 8 C 26 10 28 16 22 18 C 22 26 14 27 10 33 C 6 38 -6 38 -10 33 C -14 27 -22 26 -22 18 C -28 16 -26 10 -30 8 C -30 -4 -20 -16 0 -16 Z", s.charge)
		c.Fill("M -16 0 L -5 4 L -13 8 Z", Ink)
		c.Fill("M 16 0 L 5 4 L 13 8 Z", Ink)
		c.Fill("M -6 16 L 6 16 L 0 22 Z", Ink)
		c.Line("M 0 22 L 0 26 M -9 29 C -4 30 -1 28 0 26 C 1 28 4 30 9 29", 2.6, Ink)
		c.Line("M -20 -13 L 20 -13", 3, Ink)
	case 1: // a swan's wing: an eagle displayed
		c.Fill("M 0 -40 C 6 -40 9 -36 9 -32 L 15 -29 L 9 -27 C 8 -22 10 -18 12 -14 C 18 -28 30 -32 37 -36 C 35 -22 36 -8 28 4 L 26 -2 L 22 10 L 18 4 L 12 14 C 12 20 8 24 6 26 L 14 40 L 6 37 L 0 43 L -6 37 L -14 40 L -6 26 C -8 24 -12 20 -12 14 L -18 4 L -22 10 L -26 -2 L -28 4 C -36 -8 -35 -22 -37 -36 C -30 -32 -18 -28 -12 -14 C -10 -18 -9 -22 -9 -27 C -9 -34 -6 -40 0 -40 Z", s.charge)
		c.disc(2, -33, 2, Ink)
	case 2: // a tower
		c.Fill("M -24 -34 L -14 -34 L -14 -26 L -5 -26 L -5 -34 L 5 -34 L 5 -26 L 14 -26 L 14 -34 L 24 -34 L 24 -12 L 18 -8 L 18 22 L 24 30 L -24 30 L -18 22 L -18 -8 L -24 -12 Z", s.charge)
		c.Fill("M -8 30 L -8 16 C -8 6 8 6 8 16 L 8 30 Z", s.field)
		c.Line("M 0 -6 L 0 -1", 4, s.field)
	case 3: // a tree, roots and all
		c.Fill("M -4 40 L -3 14 L 3 14 L 4 40 C 1 38 -1 38 -4 40 Z", s.charge)
		c.disc(0, -22, 15, s.charge)
		c.disc(-17, -8, 14, s.charge)
		c.disc(17, -8, 14, s.charge)
		c.disc(0, 2, 15, s.charge)
		c.Line("M 0 18 L 0 -14 M 0 6 L -12 -6 M 0 2 L 12 -8", 3, s.field)
	case 4: // the sun in splendour
		for i := range 12 {
			c.With(Turn(0, -6, float64(i)*30, 1), func() {
				if i&1 == 0 {
					c.Fill("M -6 -14 L 0 -35 L 6 -14 Z", s.charge)
				} else {
					c.Fill("M -5 -14 C -8 -20 2 -24 -2 -30 C 6 -26 2 -20 6 -14 Z", s.charge)
				}
			})
		}
		c.disc(0, -6, 17, s.charge)
		c.Line("M -9 -9 L -4 -9 M 4 -9 L 9 -9 M 0 -8 L 0 -2 M -6 2 C -3 5 3 5 6 2", 2.6, Ink)
	default: // a rose
		c.With(Shift(0, -4), func() {
			for i := range 5 {
				c.With(Turn(0, 0, float64(i)*72+36, 1), func() { c.Fill("M 0 -10 L -6 -34 L 6 -34 Z", Vert); c.stroke(2, Ink) })
			}
			for i := range 5 {
				c.With(Turn(0, 0, float64(i)*72, 1), func() {
					c.Shape("M 0 -6 C -21 -9 -26 -33 -9 -35 C -5 -36 -2 -33 0 -30 C 2 -33 5 -36 9 -35 C 26 -33 21 -9 0 -6 Z", s.charge, 3)
				})
			}
			c.Ball(0, 0, 11, Or, 3)
		})
	}
	c.Line(shieldPath, 5, Ink)
}
