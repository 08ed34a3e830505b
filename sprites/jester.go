package sprites

import (
	"royals/engine/cards"
)

// jester draws one of the two fools. X1 wears a coat party per pale and looks at you. X2 wears one gyronny and laughs
// at his own hand.
func (c figure) jester(f cards.Card, st Style) {
	c.Box(-panelX, -panelY, panelX, panelY, 7, st.panel())
	k := courtier{c, f, Livery{Gules, Or, Azure}, Gules}
	dir := 1.0
	if f == cards.Joker2 {
		k.Livery, k.ink = Livery{Sable, Paper, Gules}, Ink
		dir = -1
	}
	c.With(Stretch(0, 0, dir, 1), func() {
		if f == cards.Joker1 {
			c.With(Shift(0, 5), k.foolOfTheCourt)
		} else {
			k.foolOfTheRoad()
		}
		k.foolsBelt()
	})
	c.frame(-panelX, -panelY, panelX, panelY, 7, 4.4, Ink)
	c.jokerIndex(k.ink, st)
	stock(c).mirror(slope * dir)
}

func (c figure) starIn(rgb uint32) {
	c.Fill("M 0 -11 L 3.2 -3.6 L 11 -3 L 5 2.2 L 7 10 L 0 5.8 L -7 10 L -5 2.2 L -11 -3 L -3.2 -3.6 Z", rgb)
}

// jokerIndex writes the word upright in the column, letter below letter.
func (c figure) jokerIndex(ink uint32, st Style) {
	for _, x := range st.columns() {
		c.With(Scale(x, -panelY+15, 1.7), func() { c.starIn(ink) })
		y := -panelY + 66.0
		for i, r := range "JOKER" {
			w := Measure(Title, 35, "JOKER"[i:i+1])
			c.glyph(Title, r, x-w/2, y, 35, ink)
			y += 34
		}
	}
}

func (k *courtier) foolsBelt() {
	c := k.figure
	k.band(13, k.Mantle)
	for i := -4; i <= 4; i++ {
		x := float64(i) * 25
		c.With(Turn(x, x*slope, -12.74, 1), func() {
			c.Ball(0, 0, 7, Or, 2.6)
			c.Line("M -3.4 0 L 3.4 0", 2, Ink)
		})
	}
}

// bell draws a bell that hangs from (x, y), turned by deg.
func (c figure) bell(x, y, deg float64) {
	c.With(Turn(x, y, deg, 1), func() {
		c.Ball(0, 0, 8, Or, InnerLine)
		c.Line("M 0 2 L 0 7", 2.2, Ink)
		c.Folds("M -7 1 L 7 1")
	})
}

// points draws a collar of long points with bells, in two alternating colours.
func (k *courtier) points(a, b uint32) {
	c := k.figure
	for i, p := range [5]struct{ x, y, turn float64 }{{-58, -54, 48}, {-32, -44, 24}, {0, -38, 0}, {32, -44, -24}, {58, -54, -48}} {
		col := a
		if i&1 == 1 {
			col = b
		}
		c.With(Turn(p.x, p.y, p.turn, 1), func() { c.Shape("M -20 -40 L 20 -40 C 18 -24 8 -10 0 0 C -8 -10 -18 -24 -20 -40 Z", col, KeyLine) })
		c.bell(p.x, p.y+4, 0)
	}
	c.Shape("M -38 -92 C -26 -80 26 -80 38 -92 L 44 -78 C 28 -62 -28 -62 -44 -78 Z", Paper, KeyLine)
	c.foldPair("M -34 -84 L -36 -76 M -22 -78 L -23 -69 M -8 -75 L -8 -66")
}

// foolOfTheCourt draws X1: a horned hood, half red and half blue, his own likeness on a stick.
func (k *courtier) foolOfTheCourt() {
	c := k.figure
	// the coat, party per pale
	c.Shape("M 0 40 L -115 40 L -115 -26 C -108 -52 -88 -64 -62 -72 L 0 -84 Z", Gules, KeyLine)
	c.Shape("M 0 40 L 115 40 L 115 -26 C 108 -52 88 -64 62 -72 L 0 -84 Z", Azure, KeyLine)
	for _, p := range [4]pt{{-92, -24}, {-64, -2}, {-92, 18}, {-34, 16}} {
		c.With(Scale(p.x, p.y, 1), func() { c.Fill("M 0 -10 L 7 0 L 0 10 L -7 0 Z", Or) })
	}
	for _, p := range [3]pt{{44, -18}, {98, -4}, {20, 0}} {
		c.With(Scale(p.x, p.y, 1), func() { c.Fill("M 0 -10 L 7 0 L 0 10 L -7 0 Z", Or) })
	}
	k.points(Or, Paper)
	c.front(features{brow: raised, gaze: 1.4, smile: 4.5})
	c.Line("M -14 -110 C -8 -101 8 -101 14 -110", 2.4, Ink)
	c.disc(-21, -119, 5, 0xE9A38F)
	c.disc(21, -119, 5, 0xE9A38F)
	// the hood
	c.Shape("M 0 -162 C -12 -164 -28 -160 -32 -140 C -34 -122 -32 -108 -40 -90 C -50 -98 -52 -126 -48 -146 C -44 -164 -60 -172 -74 -160 C -82 -154 -84 -146 -84 -138 C -98 -158 -92 -190 -64 -196 C -44 -200 -24 -192 0 -172 Z", Gules, KeyLine)
	c.Shape("M 0 -162 C 12 -164 28 -160 32 -140 C 34 -122 32 -108 40 -90 C 50 -98 52 -126 48 -146 C 44 -160 50 -168 58 -166 C 64 -164 66 -156 65 -148 C 78 -164 72 -192 52 -197 C 36 -200 20 -190 0 -172 Z", Azure, KeyLine)
	c.Shape("M 0 -160 C -14 -168 -24 -184 -20 -202 C -18 -212 -12 -216 -4 -217 C 10 -218 18 -212 20 -202 C 24 -184 14 -168 0 -160 Z", Or, KeyLine)
	c.Folds("M -8 -176 C -12 -188 -10 -200 -6 -206 M -66 -182 C -54 -186 -40 -182 -28 -172 M 54 -184 C 44 -186 36 -182 28 -174")
	c.bell(-84, -134, 0)
	c.bell(65, -144, 0)
	c.bell(0, -214, 180)
	// marotte
	c.Line("M 88 -12 L 88 -96", 9, Ink)
	c.Line("M 88 -12 L 88 -96", 4, Or)
	c.With(Scale(88, -112, 1), func() {
		c.Shape("M -14 14 L -20 24 L -8 20 L 0 28 L 8 20 L 20 24 L 14 14 Z", Gules, InnerLine)
		c.Ball(0, 0, 15, Paper, InnerLine)
		c.Shape("M -15 -2 C -26 -6 -24 -22 -16 -24 C -10 -20 -4 -14 0 -8 C 4 -14 10 -20 16 -24 C 24 -22 26 -6 15 -2 C 8 -10 -8 -10 -15 -2 Z", Or, InnerLine)
		c.disc(-5, 0, 2, Ink)
		c.disc(5, 0, 2, Ink)
		c.Line("M -5 7 C -2 10 2 10 5 7", 2, Gules)
	})
	c.With(Shift(14, 0), func() {
		c.Shape("M 91 -60 C 96 -64 99 -66 101 -68 L 101 -12 C 96 -16 92 -20 90 -24 Z", Or, InnerLine)
		c.hand(74, -42, 0.92)
	})
}

// foolOfTheRoad draws X2 in profile, laughing at the three cards he holds. His coat is gyronny.
func (k *courtier) foolOfTheRoad() {
	c := k.figure
	const coat = "M -115 40 L -115 -26 C -108 -52 -88 -64 -62 -72 L -30 -86 L 30 -86 L 62 -72 C 88 -64 108 -52 115 -26 L 115 40 Z"
	c.Fill(coat, Paper)
	c.clipTo(coat)
	for i := range 20 {
		if i&1 == 0 {
			c.With(Turn(0, -70, float64(i)*18, 1), func() { c.Fill("M 0 0 L 200 0 L 190.2 61.8 Z", Sable) })
		}
	}
	c.unclip()
	c.Line(coat, KeyLine, Ink)
	k.points(Gules, Or)
	// looking towards his cards, which are to the right
	c.With(Stretch(-6, 2, -1, 1), func() {
		c.Shape("M 20 -90 L -2 -84 L -14 -88 C -24 -86 -30 -92 -26 -99 L -24 -102 L -31 -111 C -31 -114 -29 -115 -27 -117 C -33 -117 -42 -119 -42 -124 C -36 -129 -28 -136 -25 -143 C -27 -150 -25 -158 -22 -168 L 24 -168 L 30 -120 Z", Paper, KeyLine)
		c.Line("M -26 -147 C -20 -155 -12 -156 -5 -150", InnerLine, Ink)
		c.Line("M -20 -138 C -15 -145 -8 -144 -3 -137", 3, Ink)
		c.Folds("M -18 -134 C -13 -131 -8 -132 -5 -134 M -2 -140 L 4 -143 M -2 -136 L 5 -136")
		c.Line("M -35 -120 C -31 -124 -27 -123 -26 -118", 2.2, Ink)
		c.Fill("M -31 -111 C -24 -111 -16 -113 -8 -118 C -8 -106 -14 -99 -24 -102 Z", Gules)
		c.Line("M -31 -111 C -24 -111 -16 -113 -8 -118 C -8 -106 -14 -99 -25 -101", 2.2, Ink)
		c.Fill("M -27 -110.5 C -22 -111 -16 -112 -11 -115 L -12 -111 C -17 -108 -22 -108 -26 -108 Z", Paper)
		c.disc(-4, -122, 5.5, 0xE9A38F)
		// the hood with ass's ears and a cock's comb
		c.Shape("M 22 -168 C 50 -186 78 -186 98 -176 C 92 -158 66 -146 38 -146 Z", Gules, KeyLine)
		c.Shape("M 38 -164 C 56 -174 72 -176 86 -172 C 78 -162 60 -156 44 -154 Z", Paper, InnerLine)
		c.Shape("M -22 -172 C -30 -184 -28 -196 -20 -204 C -14 -198 -12 -204 -8 -212 C 0 -206 4 -212 10 -216 C 16 -208 20 -208 28 -210 C 34 -198 32 -186 26 -174 Z", Gules, KeyLine)
		c.Shape("M -26 -158 C -24 -178 -6 -190 16 -186 C 40 -182 52 -160 50 -132 C 50 -112 56 -100 48 -86 C 34 -80 22 -84 14 -90 C 20 -104 16 -118 12 -130 C 10 -148 -6 -160 -26 -158 Z", Or, KeyLine)
		c.Folds("M 22 -174 C 36 -164 40 -146 39 -128 C 38 -112 42 -102 40 -92 M 6 -172 C 22 -162 28 -144 28 -126")
		c.bell(98, -170, 0)
	})
	// the hand of cards
	for _, a := range [3]float64{-38, -12, 14} {
		c.With(Turn(80, -42, a, 1), func() {
			c.out.reset()
			c.out.box(c.m, -15, -66, 15, -18, 3)
			c.paint(&c.out, Paper)
			c.stroke(InnerLine, Ink)
			s := cards.Hearts
			if a > 0 {
				s = cards.Spades
			} else if a > -20 {
				s = cards.Diamonds
			}
			col := uint32(Gules)
			if s == cards.Spades {
				col = Ink
			}
			c.pip(s, 0, -46, 20, col)
		})
	}
	c.With(Shift(4, 0), func() {
		c.Shape("M 93 -62 C 100 -66 105 -68 109 -70 L 109 -10 C 104 -14 98 -18 92 -22 Z", Gules, KeyLine)
		c.hand(74, -40, 1)
	})
}

// jesterMark draws the joker of the index face: the fool's cap alone, half and half, or all dark.
func (c figure) jesterMark(f cards.Card) {
	a, b, ink := uint32(Gules), uint32(Azure), uint32(Gules)
	if f == cards.Joker2 {
		a, b, ink = Sable, Gules, Ink
	}
	c.With(Scale(0, 170, 2), func() {
		c.With(Scale(0, -84, 0.62), func() {
			c.Shape("M 0 62 L -60 62 C -64 30 -60 6 -70 -8 C -80 -20 -100 -12 -104 16 C -126 -14 -110 -60 -70 -62 C -40 -62 -16 -40 0 -10 Z", a, 6)
			c.Shape("M 0 62 L 60 62 C 64 30 60 6 70 -8 C 80 -20 100 -12 104 16 C 126 -14 110 -60 70 -62 C 40 -62 16 -40 0 -10 Z", b, 6)
			c.Shape("M -24 62 C -40 10 -44 -60 0 -104 C 44 -60 40 10 24 62 Z", Or, 6)
			c.Box(-66, 56, 66, 80, 6, Paper)
			c.stroke(6, Ink)
			for _, p := range [3]pt{{-104, 24}, {104, 24}, {0, -112}} {
				c.Ball(p.x, p.y, 13, Or, 5)
			}
		})
	})
	w := Measure(Title, 84, "JOKER")
	c.With(Stretch(0, 0, min(1, 316/w), 1), func() { c.text(Title, "JOKER", -w/2, 208, 84, ink) })
	c.With(Scale(0, -196, 3), func() { c.starIn(ink) })
}
