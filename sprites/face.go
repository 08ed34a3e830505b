package sprites

// features make a face a person's: the shape of the brows, where the eyes look, the mouth, and age.
type features struct {
	gaze  float64 // how far the pupils are to the right
	brow  brow
	smile float64 // how far the corners of the mouth are up
	lined bool    // folds of age
	lash  bool
	mole  bool
	blush bool    // colour in the cheeks
	wide  float64 // how much wider or narrower than usual, 0 for usual
}

type brow uint8

const (
	calm brow = iota
	stern
	raised
	fineBrow
)

// front draws a face from the front: chin at -96, eyes at -135.
func (c figure) front(l features) {
	if l.wide != 0 {
		k := l.wide
		l.wide = 0
		c.With(Stretch(0, 0, k, 1), func() { c.front(l) })
		return
	}
	c.Shape("M -31 -166 C -33 -138 -30 -117 -16 -103 C -7 -95 7 -95 16 -103 C 30 -117 33 -138 31 -166 Z", Paper, KeyLine)
	if l.blush {
		c.disc(-18.5, -119, 6.2, 0x50<<24|Gules)
		c.disc(18.5, -119, 6.2, 0x50<<24|Gules)
	}
	if c.glad && l.brow != fineBrow {
		l.brow = raised
	}
	switch l.brow {
	case stern:
		c.Line("M -25 -145 C -19 -149 -12 -147 -5 -141", 3.6, Ink)
		c.Line("M 25 -145 C 18 -149 11 -147 5 -141 C 3 -132 6 -126 8 -121 C 4 -116 -2 -116 -6 -119", InnerLine, Ink)
		c.Line("M 25 -145 C 18 -149 11 -147 5 -141", 3.6, Ink)
	case raised:
		c.Line("M -25 -147 C -20 -155 -12 -156 -5 -149", InnerLine, Ink)
		c.Line("M 25 -146 C 19 -153 11 -154 5 -147 C 3 -134 6 -127 8 -121 C 4 -117 -2 -117 -6 -120", InnerLine, Ink)
	case fineBrow:
		c.Line("M -24 -145 C -19 -151 -12 -151 -6 -147", 2.4, Ink)
		c.Line("M 24 -145 C 18 -152 10 -152 5 -146 C 3 -134 5 -127 7 -121 C 4 -118 -1 -118 -4 -120", 2.4, Ink)
	default:
		c.Line("M -25 -144 C -19 -150 -12 -150 -5 -145", InnerLine, Ink)
		c.Line("M 25 -144 C 18 -151 10 -150 5 -144 C 3 -133 6 -127 8 -121 C 4 -117 -2 -117 -6 -119", InnerLine, Ink)
	}
	for _, x := range [2]float64{-14.5, 14.5} {
		c.With(Shift(x, -135), func() { c.eye(l) })
	}
	if l.lined {
		c.Folds("M -22 -127 C -18 -124 -12 -124 -9 -127")
		c.Folds("M 22 -127 C 19 -124 13 -124 11 -127")
	}
	c.mouth(0, -108, l)
	if l.mole {
		c.disc(17, -114, 2, Ink)
	}
}

func (c figure) eye(l features) {
	if c.fine {
		c.Fill("M -8.5 1 C -4 -5 4 -5 8.5 1 C 4 5 -4 5 -8.5 1 Z", 0xFFFFFF)
	}
	c.disc(l.gaze, 0, 3.5, Ink)
	c.Line("M -9 1.5 C -5 -5 4 -5.5 8.5 0.5", 2.6, Ink)
	if !l.lash {
		c.Folds("M -6 4 C -2 6 3 6 6 4")
	}
	if l.lash {
		c.Line("M 8 0 L 11 -3 M -8.5 1 L -11 -1.5", 2, Ink)
	}
}

func (c figure) mouth(x, y float64, l features) {
	c.With(Shift(x, y), func() {
		s := l.smile
		if c.glad {
			c.laugh()
			return
		}
		c.out.reset()
		c.out.move(c.m.on(pt{-9, -s}))
		c.out.cubic(c.m.on(pt{-5, -4}), c.m.on(pt{-2, -4.5}), c.m.on(pt{0, -2.5}))
		c.out.cubic(c.m.on(pt{2, -4.5}), c.m.on(pt{5, -4}), c.m.on(pt{9, -s}))
		c.out.cubic(c.m.on(pt{5, 5}), c.m.on(pt{-5, 5}), c.m.on(pt{-9, -s}))
		c.out.close()
		c.paint(&c.out, Gules)
		if c.fine {
			c.out.reset()
			c.out.move(c.m.on(pt{-10, -s - 0.5}))
			c.out.cubic(c.m.on(pt{-4, 1}), c.m.on(pt{4, 1}), c.m.on(pt{10, -s - 0.5}))
			c.stroke(1.6, Ink)
		}
	})
}

// laugh draws a mouth that is open and smiles, with its middle at 0,0.
func (c figure) laugh() {
	c.Shape("M -13 -6 C -6 -2 6 -2 13 -6 C 12 6 5 10 0 10 C -5 10 -12 6 -13 -6 Z", Gules, 2)
	c.Fill("M -10.5 -4 C -5 -1 5 -1 10.5 -4 C 9 1 5 2.5 0 2.5 C -5 2.5 -9 1 -10.5 -4 Z", 0xFFFFFF)
	c.Line("M -15 -9 C -16 -7 -15 -5 -13 -4.5 M 15 -9 C 16 -7 15 -5 13 -4.5", 2, Ink)
}

// profile draws a face that looks to the left.
func (c figure) profile(l features) {
	c.Shape("M 20 -90 L -2 -84 L -10 -87 C -20 -84 -27 -90 -25 -97 C -28 -100 -28 -104 -25 -106 L -29 -110 C -30 -113 -28 -115 -26 -117 C -31 -117 -38 -118 -37 -123 C -33 -129 -27 -136 -25 -143 C -27 -150 -25 -158 -22 -168 L 24 -168 L 30 -120 Z", Paper, KeyLine)
	// brow, eye, nostril, lips
	w := InnerLine
	if l.brow == stern && !c.glad {
		w = 3.6
	}
	c.Line("M -25 -146 C -20 -152 -12 -152 -5 -147", w, Ink)
	if c.fine {
		c.Fill("M -19 -140 C -15 -144 -8 -142 -4 -137 C -9 -133 -15 -132 -18 -133 Z", 0xFFFFFF)
	}
	c.disc(-15, -137, 3.5, Ink)
	c.Line("M -20 -140 C -15 -144 -8 -142 -3 -136", 2.6, Ink)
	c.Folds("M -17 -132 C -13 -131 -9 -132 -6 -134")
	c.Line("M -31 -119 C -28 -122 -25 -121 -25 -117", 2.2, Ink)
	c.Fill("M -29 -110 C -24 -112 -19 -110 -15 -107 C -19 -103 -24 -103 -26 -104 L -24 -107 Z", Gules)
	if c.glad {
		c.Line("M -26 -106 C -20 -104 -14 -107 -10 -114", 2.6, Ink)
	} else {
		c.Line("M -26 -107 L -14 -107", 1.8, Ink)
	}
	if l.lined {
		c.Folds("M -22 -124 C -16 -122 -12 -116 -13 -112")
	}
}
