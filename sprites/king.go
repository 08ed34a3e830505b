package sprites

import "royals/engine/cards"

const bodyKing = "M -115 40 L -115 -36 C -98 -56 -72 -68 -40 -80 L 40 -80 C 72 -68 98 -56 115 -36 L 115 40 Z"

func (k *courtier) king(s cards.Suit) {
	c := k.figure
	// attribute behind the shoulder
	k.robe(bodyKing)
	// the placket with its charges between two borders of ermine
	c.Shape("M -40 -78 L 40 -78 L 34 30 L -34 30 Z", Paper, KeyLine)
	c.Shape("M -21 -78 L 21 -78 L 19 30 L -19 30 Z", k.Mantle, InnerLine)
	for _, y := range [3]float64{-56, -30, -4} {
		c.pip(s, 0, y, 17, k.charge())
	}
	c.ermine(-29, -48, 1)
	c.ermine(29, -48, 1)
	c.ermine(-28, -22, 1)
	c.ermine(28, -22, 1)
	c.ermine(-27, 4, 1)
	switch s {
	case cards.Spades:
		k.kingSpades()
	case cards.Hearts:
		k.kingHearts()
	case cards.Clubs:
		k.kingClubs()
	default:
		k.kingDiamonds()
	}
}

// charge returns the colour of small figures on the mantle: a metal.
func (k *courtier) charge() uint32 {
	if k.Metal == Paper {
		return Paper
	}
	return Or
}

// ermine draws one tail of ermine.
func (c figure) ermine(x, y, s float64) {
	c.With(Scale(x, y, s), func() {
		c.Fill("M 0 -7 C 1 -2 3 3 5 6 L 1.6 4.5 L 0 8 L -1.6 4.5 L -5 6 C -3 3 -1 -2 0 -7 Z", Ink)
	})
}

// fur draws a collar of ermine round the neck.
func (c figure) fur() {
	c.Shape("M -34 -94 C -48 -88 -62 -82 -72 -72 C -56 -58 -30 -51 0 -51 C 30 -51 56 -58 72 -72 C 62 -82 48 -88 34 -94 Z", Paper, KeyLine)
	for _, p := range [6]pt{{-56, -74}, {-38, -66}, {-14, -60}, {14, -60}, {38, -66}, {56, -74}} {
		c.ermine(p.x, p.y, 0.9)
	}
}

// crownOpen draws a band with five fleurons.
func (k *courtier) crownOpen(cap uint32) {
	c := k.figure
	c.Shape("M -34 -168 L -44 -202 L -29 -187 L -24 -207 L -11 -188 L 0 -200 L 11 -188 L 24 -207 L 29 -187 L 44 -202 L 34 -168 Z", Or, KeyLine)
	c.Shape("M -35 -172 C -18 -180 18 -180 35 -172 L 33 -154 C 16 -162 -16 -162 -33 -154 Z", Or, KeyLine)
	c.Shape("M -3.5 -192 L -3.5 -201 L -11 -201 L -11 -209 L -3.5 -209 L -3.5 -217 L 3.5 -217 L 3.5 -209 L 11 -209 L 11 -201 L 3.5 -201 L 3.5 -192 Z", Or, InnerLine)
	for _, p := range [4]pt{{-44, -204}, {-24, -209}, {24, -209}, {44, -204}} {
		c.Ball(p.x, p.y, 5, Paper, InnerLine)
	}
	c.With(Shift(0, -169), func() { c.Shape("M -7 0 L 0 -6 L 7 0 L 0 6 Z", cap, 2.4) })
	c.Ball(-20, -166, 4, cap, 2.2)
	c.Ball(20, -166, 4, cap, 2.2)
}

// kingSpades draws him old and severe: a long forked beard, the sword.
func (k *courtier) kingSpades() {
	c := k.figure
	c.pair("M -26 -172 C -48 -168 -56 -146 -52 -126 C -50 -112 -60 -104 -54 -90 C -50 -82 -40 -80 -30 -82 C -34 -100 -30 -120 -28 -140 Z", Paper, KeyLine)
	c.foldPair("M -42 -150 C -44 -130 -38 -110 -44 -92")
	c.fur()
	c.front(features{brow: stern, lined: true})
	c.Shape("M -31 -134 C -35 -112 -34 -92 -28 -76 C -26 -64 -22 -54 -14 -46 C -8 -52 -2 -60 0 -70 C 2 -60 8 -52 14 -46 C 22 -54 26 -64 28 -76 C 34 -92 35 -112 31 -134 C 27 -122 18 -116 9 -115 L -9 -115 C -18 -116 -27 -122 -31 -134 Z", Paper, KeyLine)
	c.foldPair("M -24 -108 C -24 -92 -20 -76 -15 -60")
	c.foldPair("M -13 -98 C -13 -88 -10 -78 -7 -70")
	c.mouth(0, -105, features{})
	c.pair("M 0 -114 C -7 -119 -16 -116 -25 -102 C -16 -105 -7 -106 0 -110 Z", Paper, InnerLine)
	k.crownOpen(k.Mantle)
	// sword

	c.With(Shift(-8, 0), func() {
		c.Shape("M 76 -60 L 76 -196 L 82 -214 L 88 -196 L 88 -60 Z", Paper, KeyLine)
		c.Line("M 82 -190 L 82 -76", 2.2, Ink)
		c.Shape("M 58 -72 C 66 -68 98 -68 106 -72 L 106 -60 C 98 -64 66 -64 58 -60 Z", Or, InnerLine)
	})
	k.tucked(k.lining())
	k.cuff(k.lining())
	c.hand(74, -42, 1)
}

// kingHearts draws him stout and kind: curls and a round beard, the sceptre.
func (k *courtier) kingHearts() {
	c := k.figure
	for _, p := range [4]pt{{-38, -150}, {-43, -133}, {-44, -115}, {-40, -98}} {
		c.Ball(p.x, p.y, 11, Or, KeyLine)
		c.Ball(-p.x, p.y, 11, Or, KeyLine)
	}
	c.fur()
	c.front(features{brow: raised, smile: 2.5, wide: 1.07})
	c.Shape("M -32 -130 C -40 -122 -38 -108 -34 -102 C -38 -94 -30 -84 -22 -86 C -18 -76 -6 -76 0 -80 C 6 -76 18 -76 22 -86 C 30 -84 38 -94 34 -102 C 38 -108 40 -122 32 -130 C 28 -120 20 -114 10 -114 L -10 -114 C -20 -114 -28 -120 -32 -130 Z", Or, KeyLine)
	c.foldPair("M -24 -106 C -28 -102 -26 -96 -21 -97 M -12 -94 C -14 -88 -8 -84 -5 -89")
	c.mouth(0, -104, features{smile: 2})
	c.pair("M 0 -114 C -6 -119 -14 -118 -20 -112 C -23 -108 -20 -104 -16 -106 C -10 -106 -5 -108 0 -111 Z", Or, InnerLine)
	// an arched crown
	c.Shape("M -32 -168 C -44 -190 -30 -208 0 -206 C 30 -208 44 -190 32 -168 Z", k.Mantle, KeyLine)
	c.Shape("M -6 -168 C -6 -184 -5 -196 -4 -206 L 4 -206 C 5 -196 6 -184 6 -168 Z", Or, InnerLine)
	c.pair("M -34 -168 C -46 -188 -34 -206 -8 -205 C -24 -200 -32 -186 -24 -168 Z", Or, InnerLine)
	c.Shape("M -35 -174 C -18 -182 18 -182 35 -174 L 33 -154 C 16 -162 -16 -162 -33 -154 Z", Or, KeyLine)
	for _, x := range [3]float64{-20, 0, 20} {
		y := -169.0
		if x != 0 {
			y = -167
		}
		c.Ball(x, y, 4.4, Gules, 2.2)
	}
	c.Ball(0, -209, 5.5, Or, InnerLine)
	c.Line("M 0 -215 L 0 -222 M -4 -219 L 4 -219", 2.6, Ink)
	// sceptre

	c.With(Shift(-8, 0), func() {
		c.Shape("M 78.5 -14 L 78.5 -168 L 85.5 -168 L 85.5 -14 Z", Or, InnerLine)
		c.Shape("M 82 -168 C 66 -172 62 -190 74 -196 C 68 -204 76 -212 82 -216 C 88 -212 96 -204 90 -196 C 102 -190 98 -172 82 -168 Z", Or, KeyLine)
		c.pip(cards.Hearts, 82, -186, 18, Gules)
		c.Shape("M 72 -172 L 92 -172 L 90 -162 L 74 -162 Z", Or, InnerLine)
	})
	k.open(k.lining())
	k.cuff(k.lining())
	c.hand(74, -42, 1)
}

// kingClubs draws him in his prime: square black beard, the orb.
func (k *courtier) kingClubs() {
	c := k.figure
	c.pair("M -28 -170 C -46 -164 -50 -146 -48 -128 C -46 -112 -50 -100 -44 -88 L -26 -90 L -28 -140 Z", Sable, KeyLine)
	c.fur()
	c.front(features{gaze: 1.6})
	c.Shape("M -32 -136 C -34 -116 -34 -98 -30 -80 C -20 -74 -10 -78 -7 -72 L 0 -78 L 7 -72 C 10 -78 20 -74 30 -80 C 34 -98 34 -116 32 -136 C 28 -122 20 -115 10 -115 L -10 -115 C -20 -115 -28 -122 -32 -136 Z", Sable, KeyLine)
	if c.fine {
		c.With(Shift(0, 0), func() {
			c.Line("M -22 -104 L -20 -84 M -11 -96 L -10 -82 M 0 -96 L 0 -84 M 11 -96 L 10 -82 M 22 -104 L 20 -84", 1.8, 0x6A6472)
		})
	}
	c.Fill("M -12 -109 C -6 -113 6 -113 12 -109 C 8 -101 -8 -101 -12 -109 Z", Paper)
	c.mouth(0, -107, features{smile: 0.5})
	c.pair("M 0 -114 C -8 -119 -16 -116 -20 -111 C -24 -107 -29 -110 -28 -115 C -34 -110 -30 -101 -22 -102 C -14 -103 -8 -108 0 -110 Z", Sable, 1.6)
	// an antique crown of rays
	c.Shape("M -35 -168 L -46 -200 L -28 -188 L -24 -214 L -10 -190 L 0 -218 L 10 -190 L 24 -214 L 28 -188 L 46 -200 L 35 -168 Z", Or, KeyLine)
	c.Shape("M -36 -172 C -18 -180 18 -180 36 -172 L 33 -154 C 16 -162 -16 -162 -33 -154 Z", k.Mantle, KeyLine)
	for _, x := range [5]float64{-24, -12, 0, 12, 24} {
		c.disc(x, -168+x*x/220, 3.2, Or)
	}
	// orb

	c.With(Shift(-4, 0), func() {
		c.Ball(78, -78, 25, k.Main, KeyLine)
		c.Shape("M 53.5 -82 C 66 -76 90 -76 102.5 -82 L 102 -72 C 90 -66 66 -66 54 -72 Z", Or, InnerLine)
		c.Shape("M 74 -78 L 74 -102 L 82 -102 L 82 -78 Z", Or, InnerLine)
		c.Shape("M 74 -102 L 75 -112 L 66 -111 L 66 -121 L 75 -120 L 73 -132 L 83 -132 L 81 -120 L 90 -121 L 90 -111 L 81 -112 L 82 -102 Z", Or, InnerLine)
	})
	k.cuff(k.lining())
	c.palm(74, -48, 1)
}

// kingDiamonds draws him in profile: a pointed beard, the axe behind him.
func (k *courtier) kingDiamonds() {
	c := k.figure
	// axe

	c.With(Shift(-8, 0), func() {
		c.Shape("M 79 -14 L 79 -214 L 86 -214 L 86 -14 Z", Or, InnerLine)
		c.Shape("M 87 -204 C 96 -208 103 -211 108 -217 C 116 -199 116 -183 108 -163 C 103 -170 96 -174 87 -178 Z", Paper, KeyLine)
		c.Folds("M 103 -204 C 107 -194 107 -186 103 -176")
		c.Shape("M 78 -200 L 66 -205 L 69 -191 L 66 -177 L 78 -182 Z", Paper, InnerLine)
	})
	c.Shape("M 6 -170 C 40 -172 46 -150 44 -130 C 42 -112 52 -104 48 -88 C 38 -80 20 -82 8 -88 L 10 -130 Z", Or, KeyLine)
	c.Folds("M 32 -156 C 38 -136 28 -116 36 -94 M 20 -150 C 26 -132 18 -112 22 -92")
	c.fur()
	c.profile(features{brow: stern, lined: true})
	c.Shape("M 14 -150 C 12 -136 8 -124 -2 -118 C -10 -114 -18 -114 -26 -116 C -22 -112 -16 -110 -12 -106 C -18 -102 -22 -100 -26 -99 C -30 -90 -34 -74 -36 -58 C -20 -60 0 -70 12 -84 C 22 -98 26 -130 24 -150 Z", Or, KeyLine)
	c.Folds("M -26 -92 C -26 -82 -30 -72 -32 -64 M -12 -96 C -14 -84 -20 -74 -24 -68 M 2 -104 C 2 -92 -6 -80 -12 -74")
	c.Shape("M 10 -170 C 30 -170 32 -150 26 -132 C 20 -128 14 -134 14 -150 Z", Or, InnerLine)
	// the crown from the side
	c.Shape("M -28 -168 L -38 -200 L -18 -188 L -8 -214 L 6 -190 L 24 -208 L 28 -184 L 46 -196 L 36 -164 Z", Or, KeyLine)
	c.Shape("M -29 -174 C -10 -180 16 -178 38 -168 L 34 -150 C 16 -160 -8 -163 -27 -157 Z", Or, KeyLine)
	for _, p := range [4]pt{{-38, -203}, {-8, -216}, {25, -211}, {47, -199}} {
		c.Ball(p.x, p.y, 5, Paper, InnerLine)
	}
	c.Ball(-13, -168, 4.4, k.Mantle, 2.2)
	c.With(Shift(3, -169), func() { c.Shape("M -6 0 L 0 -6 L 6 0 L 0 6 Z", k.Mantle, 2.2) })
	c.Ball(20, -165, 4.4, k.Mantle, 2.2)
	k.cuff(k.lining())
	c.hand(74, -42, 1)
}
