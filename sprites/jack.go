package sprites

import "royals/engine/cards"

const bodyJack = "M -115 40 L -115 -34 C -113 -58 -96 -70 -72 -70 C -58 -72 -46 -78 -36 -84 L 36 -84 C 46 -78 58 -72 72 -70 C 96 -70 113 -58 115 -34 L 115 40 Z"

func (k *courtier) jack(s cards.Suit) {
	switch s {
	case cards.Hearts:
		k.jackHearts()
	case cards.Clubs:
		k.jackClubs()
	case cards.Diamonds:
		k.jackDiamonds()
	default:
		k.jackSpades()
	}
}

// doublet paints the body with puffed shoulders, a buttoned front and a falling collar.
func (k *courtier) doublet() {
	c := k.figure
	c.Shape("M -12 -108 L -14 -80 L 14 -80 L 12 -108 Z", Paper, InnerLine)
	k.robe(bodyJack)
	// puffed sleeves, slashed so that the lining shows
	c.pair("M -70 -71 C -96 -70 -113 -58 -115 -34 L -115 40 L -74 40 C -78 6 -76 -46 -60 -74 Z", k.Mantle, KeyLine)
	if c.fine {
		c.pair("M -84 -60 C -92 -44 -94 -20 -90 4 C -82 -18 -80 -42 -84 -60 Z", k.lining(), InnerLine)
		c.pair("M -101 -50 C -108 -36 -110 -16 -106 6 C -98 -12 -97 -34 -101 -50 Z", k.lining(), InnerLine)
	}
	c.Shape("M -17 -82 L 17 -82 L 15 30 L -15 30 Z", k.Mantle, KeyLine)
	for _, y := range [4]float64{-52, -34, -16, 2} {
		c.Ball(0, y, 4.6, k.charge(), 2.2)
	}
}

func (k *courtier) collar() {
	c := k.figure
	c.pair("M 0 -88 C -12 -92 -24 -94 -32 -92 C -44 -84 -50 -72 -50 -62 C -34 -60 -16 -64 0 -80 Z", Paper, KeyLine)
	c.foldPair("M -26 -86 C -34 -80 -38 -74 -40 -68 M -16 -84 C -22 -78 -26 -74 -28 -68")
}

// bob draws hair to the jaw, curled in at the end.
func (k *courtier) bob(rgb uint32) {
	c := k.figure
	c.pair("M -24 -170 C -44 -164 -46 -144 -45 -126 C -44 -112 -50 -108 -52 -98 C -46 -90 -32 -92 -27 -102 C -30 -114 -31 -128 -31 -142 Z", rgb, KeyLine)
	c.foldPair("M -38 -152 C -40 -132 -34 -118 -42 -100")
}

// feather draws a plume that springs from (x, y).
func (c figure) feather(x, y, turn, s float64, rgb uint32) {
	c.With(Turn(x, y, turn, s), func() {
		c.Shape("M 0 0 C 2 -20 14 -38 36 -46 C 46 -50 54 -46 54 -40 C 48 -40 46 -36 44 -32 C 40 -20 24 -6 0 0 Z", rgb, KeyLine)
		c.Line("M 0 0 C 10 -18 24 -32 46 -42", 2.2, Ink)
		c.Folds("M 14 -20 L 12 -30 M 24 -30 L 22 -40 M 18 -22 L 28 -18 M 30 -32 L 38 -28")
	})
}

// jackHearts draws him in profile, looking at the leaf in his hand, in a soft cap.
func (k *courtier) jackHearts() {
	c := k.figure
	k.doublet()
	k.collar()
	c.With(Stretch(0, 0, -1, 1), func() {
		c.Shape("M -4 -170 C 40 -176 50 -150 47 -128 C 46 -114 52 -110 50 -98 C 40 -90 20 -90 14 -98 C 22 -112 16 -124 20 -138 Z", Or, KeyLine)
		c.profile(features{})
		c.Shape("M -10 -168 C 12 -172 44 -168 47 -130 C 46 -114 54 -108 50 -96 C 40 -88 24 -90 18 -98 C 26 -108 20 -118 20 -128 C 12 -134 8 -146 8 -154 Z", Or, KeyLine)
		c.Folds("M 14 -160 C 30 -152 32 -132 32 -120 C 32 -110 36 -106 36 -98 M 28 -164 C 40 -152 42 -134 41 -118")
	})
	// the cap: a full crown over a rolled brim
	c.Shape("M -44 -162 C -62 -178 -56 -204 -24 -208 C 0 -214 30 -208 38 -190 C 42 -180 38 -170 30 -164 Z", k.Mantle, KeyLine)
	c.Folds("M -36 -176 C -40 -188 -32 -198 -20 -200 M -8 -180 C -10 -192 0 -202 10 -202")
	c.Shape("M -46 -166 C -20 -178 14 -178 34 -168 C 38 -162 34 -156 28 -157 C 8 -164 -20 -164 -40 -154 C -48 -154 -50 -162 -46 -166 Z", k.charge(), KeyLine)
	c.feather(-34, -170, -58, 0.66, Paper)
	c.Ball(-34, -172, 5.4, k.Main, InnerLine)
	// leaf
	c.Line("M 74 -20 C 74 -60 72 -76 76 -96", 8, Ink)
	c.Line("M 74 -20 C 74 -60 72 -76 76 -96", 3.6, Vert)
	c.Shape("M 76 -94 C 66 -88 56 -94 60 -104 C 50 -102 46 -114 54 -120 C 46 -124 48 -136 58 -136 C 54 -146 64 -154 72 -148 C 72 -160 78 -166 82 -170 C 84 -164 90 -158 88 -148 C 98 -152 106 -144 100 -136 C 110 -134 110 -122 102 -118 C 108 -110 102 -100 92 -104 C 94 -94 84 -88 76 -94 Z", Vert, KeyLine)
	c.Line("M 76 -94 C 78 -120 80 -140 81 -156", 2.2, Ink)
	c.Folds("M 77 -108 L 64 -114 M 77 -108 L 92 -114 M 78 -124 L 64 -130 M 79 -124 L 94 -130 M 80 -138 L 70 -142 M 80 -138 L 90 -142")
	k.cuff(k.lining())
	c.hand(74, -42, 1)
}

// jackSpades draws him in profile the other way: thin moustache, a chaperon with its tail, the pike.
func (k *courtier) jackSpades() {
	c := k.figure
	// pike behind him
	c.Shape("M 70.5 -12 L 70.5 -176 L 77.5 -176 L 77.5 -12 Z", Or, InnerLine)
	c.Shape("M 74 -222 C 80 -206 86 -196 84 -184 L 78 -172 L 70 -172 L 64 -184 C 62 -196 68 -206 74 -222 Z", Paper, KeyLine)
	c.Line("M 74 -212 L 74 -176", 2.2, Ink)
	c.Shape("M 64 -172 C 70 -168 78 -168 84 -172 L 92 -152 L 84 -158 L 80 -144 L 74 -156 L 68 -144 L 64 -158 L 56 -152 Z", k.Mantle, InnerLine)
	k.doublet()
	k.collar()
	c.Shape("M -4 -170 C 36 -174 46 -150 44 -128 C 44 -112 48 -104 44 -96 C 34 -90 20 -92 12 -98 L 14 -130 Z", Sable, KeyLine)
	c.profile(features{brow: stern})
	c.Shape("M -27 -113 C -22 -117 -14 -116 -6 -108 C -12 -108 -20 -110 -27 -110 Z", Ink, 1)
	c.Shape("M -24 -97 C -18 -97 -14 -94 -12 -88 C -16 -82 -22 -80 -24 -84 Z", Ink, 1)
	c.Shape("M -8 -168 C 16 -172 44 -162 45 -130 C 44 -114 50 -106 44 -94 C 32 -88 18 -92 14 -100 C 22 -110 18 -122 18 -130 C 10 -136 6 -148 6 -156 Z", Sable, KeyLine)
	if c.fine {
		c.Line("M 20 -158 C 32 -146 32 -124 32 -104 M 30 -158 C 40 -144 40 -124 39 -106", 1.8, 0x6A6472)
	}
	// chaperon: a roll, a cockscomb of cloth, and the tail hanging behind
	c.Shape("M 34 -168 C 52 -160 58 -130 56 -104 C 56 -90 60 -80 56 -66 L 44 -72 C 46 -96 44 -130 30 -152 Z", k.Mantle, KeyLine)
	c.Shape("M -24 -176 C -36 -190 -34 -206 -20 -212 C -16 -204 -10 -206 -6 -216 C 2 -208 8 -210 14 -216 C 18 -206 26 -206 32 -208 C 40 -196 42 -184 34 -172 Z", k.Mantle, KeyLine)
	c.Folds("M -16 -184 C -20 -194 -18 -200 -14 -204 M 2 -186 C 0 -196 2 -202 4 -206 M 20 -184 C 22 -192 22 -196 24 -200")
	c.Shape("M -34 -170 C -38 -182 -28 -188 -18 -186 C 4 -192 24 -188 36 -182 C 46 -178 48 -162 38 -158 C 16 -166 -8 -166 -26 -160 C -32 -160 -34 -164 -34 -170 Z", k.Main, KeyLine)
	c.Folds("M -18 -186 C -22 -178 -20 -170 -16 -164 M 4 -189 C 0 -180 0 -174 2 -166 M 24 -186 C 22 -178 22 -172 24 -164")
	c.disc(-27, -173, 3.4, k.charge())
	c.disc(-9, -175, 3.4, k.charge())
	c.disc(13, -175, 3.4, k.charge())
	c.disc(34, -170, 3.4, k.charge())
	k.tucked(k.lining())
	k.cuff(k.lining())
	c.hand(74, -42, 1)
}

// jackDiamonds draws a dandy with a curled moustache and a plumed hat, his falcon on the fist.
func (k *courtier) jackDiamonds() {
	c := k.figure
	k.doublet()
	k.bob(Or)
	k.collar()
	c.front(features{brow: raised, gaze: 2.4, smile: 2})
	c.pair("M 0 -114 C -6 -118 -12 -116 -17 -111 C -20 -107 -26 -108 -25 -114 C -31 -110 -28 -102 -21 -103 C -14 -104 -6 -109 0 -110 Z", Or, 2.2)
	c.Shape("M -4 -100 L 0 -90 L 4 -100 Z", Or, 2)
	// hat
	c.Shape("M -28 -172 C -32 -192 -26 -212 -18 -214 C -6 -208 10 -208 22 -214 C 30 -208 32 -190 28 -172 Z", k.Mantle, KeyLine)
	c.Shape("M -29 -182 C -12 -189 12 -189 30 -182 L 30 -170 C 12 -177 -12 -177 -29 -170 Z", k.charge(), InnerLine)
	c.Shape("M -56 -166 C -30 -180 30 -180 54 -168 C 62 -162 54 -154 44 -156 C 20 -166 -20 -166 -46 -154 C -58 -154 -62 -162 -56 -166 Z", k.Mantle, KeyLine)
	c.feather(-27, -176, -74, 0.7, Paper)
	// falcon
	c.Shape("M 86 -70 L 96 -52 L 104 -56 L 96 -78 Z", Paper, InnerLine)
	c.Shape("M 74 -138 C 62 -138 56 -128 58 -120 C 56 -104 58 -84 66 -72 C 72 -66 82 -66 88 -70 C 98 -78 100 -98 94 -112 C 90 -120 88 -124 88 -128 C 88 -134 82 -138 74 -138 Z", Paper, KeyLine)
	c.Shape("M 76 -114 C 92 -116 102 -96 100 -62 C 92 -66 82 -74 76 -88 Z", k.Main, KeyLine)
	c.Folds("M 86 -104 C 92 -92 95 -80 96 -70 M 80 -100 C 84 -90 88 -82 92 -74")
	c.foldsAt(64, -104)
	c.Shape("M 60 -126 C 54 -126 50 -122 50 -116 C 54 -118 58 -118 60 -116 Z", Or, 2.4)
	c.disc(68, -127, 3.2, Ink)
	c.Line("M 68 -72 L 66 -58 M 80 -70 L 80 -58", 4, Ink)
	k.open(k.lining())
	k.cuff(k.lining())
	c.glove(74, -44)
}

// foldsAt marks a breast with three small strokes.
func (c figure) foldsAt(x, y float64) {
	if c.fine {
		c.With(Shift(x, y), func() { c.Line("M 0 0 L 2 4 M 6 8 L 8 12 M 0 14 L 2 18 M 8 -8 L 9 -4", 2, Ink) })
	}
}

// jackClubs draws a boy with freckles and a pointed hunting hat, his arrow upright.
func (k *courtier) jackClubs() {
	c := k.figure
	// arrow
	c.Line("M 74 -12 L 74 -196", 9, Ink)
	c.Line("M 74 -12 L 74 -196", 3.6, Or)
	c.Shape("M 74 -218 L 89 -186 L 74 -193 L 59 -186 Z", Paper, KeyLine)
	c.Folds("M 74 -208 L 74 -194")
	k.doublet()
	k.bob(k.hair())
	k.collar()
	c.front(features{brow: calm, gaze: -2, smile: 1.5, wide: 0.95})
	if c.fine {
		for _, p := range [6]pt{{-20, -122}, {-15, -119}, {-23, -117}, {18, -122}, {22, -118}, {14, -118}} {
			c.disc(p.x, p.y, 1.3, 0xB4532A)
		}
	}
	c.Shape("M -30 -150 C -26 -164 26 -164 30 -150 C 22 -154 18 -158 14 -152 C 8 -158 2 -156 -2 -150 C -8 -158 -14 -156 -18 -150 C -22 -154 -26 -154 -30 -150 Z", k.hair(), InnerLine)
	// the hat, its brim drawn to a point in front
	c.Shape("M -44 -168 C -38 -196 -16 -214 8 -212 C 30 -208 40 -190 42 -170 Z", k.Main, KeyLine)
	c.Folds("M -20 -178 C -16 -192 -6 -200 4 -202")
	c.Shape("M -66 -154 C -50 -168 -20 -182 10 -182 C 30 -182 46 -176 48 -164 C 30 -168 -10 -166 -66 -154 Z", k.charge(), KeyLine)
	c.feather(26, -174, -30, 0.66, k.Mantle)
	k.cuff(k.lining())
	c.hand(74, -42, 1)
}
