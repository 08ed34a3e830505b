package sprites

// Props are pieces that show how far a game has come.
const (
	LittleThrone ID = 400 + iota // a throne, a square
	LittleCrown                  // a crown, a square
	Tower                        // a tower with a gate, a square
	CrestEmpty                   // a shield, dark
	CrestFull                    // the same, bright
	CrestCrack                   // a crack through it, to be laid over either
	CrestSplit                   // its two halves apart
	Land                         // hills in the evening, of any shape
	lastProp     = Land
)

// prop draws one of the props in a square from -50 to 50.
func (c sign) prop(id ID) {
	switch id {
	case LittleThrone:
		c.littleThrone()
	case LittleCrown:
		c.With(Scale(0, 4, 1.06), c.jewelled)
	case Tower:
		c.tower()
	case Land:
		c.land()
	case CrestEmpty:
		c.Shape(shieldPath, 0x1B0F29, 7)
		c.Line(shieldPath, 2.5, 0x7D68A0)
	case CrestCrack:
		c.Line(crackPath, 6, Ink)
		c.Line(crackPath, 2.5, 0xE9DDF7)
	case CrestSplit:
		c.halves()
	case CrestFull:
		c.Shape(shieldPath, 0x7A4FC0, 7)
		c.Line(shieldPath, 2.5, Or)
		c.With(Scale(0, -8, 0.42), func() { c.Shape("M -36 26 L -44 -24 L -21 -4 L 0 -38 L 21 -4 L 44 -24 L 36 26 Z", Or, 8) })
	}
}

// crackPath is where a crest breaks.
const crackPath = "M 4 -46 L -6 -26 L 7 -8 L -7 12 L 5 28 L 0 46"

// halves draws the two parts of a crest that has broken, with those of its crown.
func (c sign) halves() {
	for _, half := range [...]struct {
		x, deg        float64
		shield, crown string
	}{
		{-11, -10, "M -41 -46 L 4 -46 L -6 -26 L 7 -8 L -7 12 L 5 28 L 0 48 C -22 38 -41 22 -41 -4 Z", "M -15 3 L -18.5 -18 L -9 -9.7 L -4 -20 L 5 -9 L -1 3 Z"},
		{11, 10, "M 4 -46 L 41 -46 L 41 -4 C 41 22 22 38 0 48 L 5 28 L -7 12 L 7 -8 L -6 -26 Z", "M -3 -20 L 0 -24 L 9 -9.7 L 18.5 -18 L 15 3 L -1 3 L 6 -8.5 Z"},
	} {
		c.With(Turn(half.x, 2, half.deg, 0.8), func() {
			c.Shape(half.shield, 0x5D3D93, 7)
			c.Line(half.shield, 2.5, Or)
			c.Shape(half.crown, Or, 3.5)
		})
	}
}

// littleThrone draws a high back with a cushion, arms, feet and a crown above.
func (c sign) littleThrone() {
	c.Shape("M -31 44 L -31 50 L -19 50 L -19 44 Z M 31 44 L 31 50 L 19 50 L 19 44 Z", Or, 5)
	c.Shape("M -24 34 L -24 -22 C -24 -38 -12 -42 0 -42 C 12 -42 24 -38 24 -22 L 24 34 Z", Or, 6)
	c.Shape("M -15 22 L -15 -18 C -15 -29 -8 -32 0 -32 C 8 -32 15 -29 15 -18 L 15 22 Z", Gules, 4)
	c.Fill("M 0 -24 L 7 -12 L 0 0 L -7 -12 Z", Or)
	c.Shape("M -38 10 L -27 10 L -27 34 L -38 34 Z M 38 10 L 27 10 L 27 34 L 38 34 Z", Or, 5)
	c.Shape("M -28 18 C -14 13 14 13 28 18 L 28 30 L -28 30 Z", Gules, 5)
	c.Shape("M -36 30 L 36 30 L 36 45 L -36 45 Z", Or, 6)
	c.With(Scale(0, -43, 0.2), func() { c.Shape("M -36 26 L -44 -24 L -21 -4 L 0 -38 L 21 -4 L 44 -24 L 36 26 Z", Or, 18) })
}

// jewelled draws a crown with three jewels.
func (c sign) jewelled() {
	c.Shape("M -32 22 L -42 -20 L -20 0 L 0 -34 L 20 0 L 42 -20 L 32 22 Z", Or, 6)
	c.Shape("M -34 18 C -16 12 16 12 34 18 L 32 34 C 16 28 -16 28 -32 34 Z", Or, 6)
	c.disc(-16, 24, 4.4, Gules)
	c.disc(0, 22.5, 4.8, Azure)
	c.disc(16, 24, 4.4, Gules)
	c.Ball(-42, -23, 6, Paper, 5)
	c.Ball(0, -37, 6.5, Paper, 5)
	c.Ball(42, -23, 6, Paper, 5)
}

// tower draws battlements, a window and a gate.
func (c sign) tower() {
	const stone = 0xD8C9A0
	c.Shape("M -30 48 L -30 -18 L -38 -18 L -38 -44 L -22 -44 L -22 -34 L -8 -34 L -8 -44 L 8 -44 L 8 -34 L 22 -34 L 22 -44 L 38 -44 L 38 -18 L 30 -18 L 30 48 Z", stone, 6)
	c.Line("M -30 -18 L 30 -18 M -30 2 L -12 2 M 12 2 L 30 2 M -30 24 L -16 24 M 16 24 L 30 24", 3, 0x9C8B5E)
	c.Shape("M -13 48 L -13 26 C -13 10 13 10 13 26 L 13 48 Z", 0x2A2630, 5)
	c.Fill("M -4 -2 L -4 -11 C -4 -15 4 -15 4 -11 L 4 -2 Z", Ink)
}

// land draws a low sun behind hills, and a road that leads up to it.
func (c sign) land() {
	for i, sky := range [...]uint32{0x10343A, 0x1B4A48, 0x34685A, 0x6C8C66, 0xB7A567} {
		y := -50 + float64(i)*14
		c.With(Shift(0, y), func() { c.Fill("M -50 0 C -30 -5 -12 3 6 0 C 24 -3 38 3 50 0 L 50 100 L -50 100 Z", sky) })
		if i == 0 {
			c.Fill("M -50 -50 L 50 -50 L 50 -30 L -50 -30 Z", sky)
		}
	}
	c.Fill("M -13 16 C -13 -4 13 -4 13 16 Z", Or)
	c.Line("M -13 16 C -13 -4 13 -4 13 16", 0.7, Ink)
	for _, h := range [...]struct {
		path string
		rgb  uint32
	}{
		{"M -50 14 C -38 4 -28 4 -16 12 C -4 19 6 19 18 10 C 30 3 40 4 50 12 L 50 50 L -50 50 Z", 0x3F7A4C},
		{"M -50 22 C -36 27 -24 13 -8 19 C 8 26 26 14 50 21 L 50 50 L -50 50 Z", 0x2B6039},
		{"M -50 34 C -30 28 -14 30 0 32 C 16 34 32 28 50 33 L 50 50 L -50 50 Z", 0x1F4A2C},
	} {
		c.Fill(h.path, h.rgb)
		c.Line(h.path, 0.7, Ink)
	}
	c.Fill("M -7 50 C -6 42 4 40 2 34 C 1 30 -3 28 -1 22 C 0 28 5 29 6 34 C 7 41 5 44 9 50 Z", 0xC9B27C)
	for _, t := range [...][3]float64{{-44, 24, 1}, {-40, 27, 1.3}, {45, 22, 1.1}, {40, 25, 0.9}, {-20, 17, 0.7}, {22, 16, 0.7}} {
		c.With(Scale(t[0], t[1], t[2]), func() {
			c.Fill("M -0.6 4 L -0.4 0 L 0.4 0 L 0.6 4 Z", 0x5A4326)
			c.Fill("M 0 -8 C 3 -4 3 0 0 1 C -3 0 -3 -4 0 -8 Z", 0x173F27)
		})
	}
}
