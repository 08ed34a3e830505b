package sprites

import (
	"math"

	"royals/engine/cards"
)

const bodyQueen = "M -115 40 L -115 -24 C -106 -50 -84 -64 -54 -74 C -44 -58 -24 -46 0 -46 C 24 -46 44 -58 54 -74 C 84 -64 106 -50 115 -24 L 115 40 Z"

func (k *courtier) queen(s cards.Suit) {
	switch s {
	case cards.Hearts:
		k.queenHearts()
	case cards.Clubs:
		k.queenClubs()
	case cards.Diamonds:
		k.queenDiamonds()
	default:
		k.queenSpades()
	}
}

// gown paints the neck, the shoulders, and the robe with its jewelled border and front panel.
func (k *courtier) gown(s cards.Suit) {
	c := k.figure
	c.Shape("M -12 -108 L -13 -88 C -26 -80 -44 -76 -58 -72 L -40 -36 L 40 -36 L 58 -72 C 44 -76 26 -80 13 -88 L 12 -108 Z", Paper, InnerLine)
	k.robe(bodyQueen)
	c.Shape("M -22 -50 C -8 -46 8 -46 22 -50 L 26 30 L -26 30 Z", k.Mantle, KeyLine)
	for _, y := range [2]float64{-26, -2} {
		c.pip(s, 0, y, 17, k.charge())
	}
	// the border of the neckline
	c.Shape("M -60 -77 L -48 -80 C -40 -62 -22 -54 0 -54 C 22 -54 40 -62 48 -80 L 60 -77 C 50 -52 26 -40 0 -40 C -26 -40 -50 -52 -60 -77 Z", Or, InnerLine+0.4)
	for _, p := range [7]pt{{-46, -64}, {-33, -54}, {-17, -48.5}, {0, -47}, {17, -48.5}, {33, -54}, {46, -64}} {
		c.disc(p.x, p.y, 2.7, Ink)
	}
}

// pearls draws a necklace.
func (c figure) pearls() {
	for i := -3; i <= 3; i++ {
		x := float64(i) * 7
		c.Ball(x, -76+(9-x*x/49)*0.9, 3.4, Paper, 1.8)
	}
}

// coronet draws a low band; the points above it come first.
func (k *courtier) coronet(jewel uint32) {
	c := k.figure
	c.Shape("M -33 -176 C -18 -184 18 -184 33 -176 L 32 -160 C 16 -167 -16 -167 -32 -160 Z", Or, KeyLine)
	c.With(Shift(0, -174), func() { c.Shape("M -7 0 L 0 -5.5 L 7 0 L 0 5.5 Z", jewel, 2.2) })
	c.Ball(-19, -171.5, 3.8, jewel, 2)
	c.Ball(19, -171.5, 3.8, jewel, 2)
}

// queenHearts draws her young, with loose golden hair, looking at her rose.
func (k *courtier) queenHearts() {
	c := k.figure
	c.Shape("M 0 -182 C -40 -182 -52 -158 -52 -132 C -52 -108 -66 -92 -78 -62 L -46 -54 L 46 -54 L 78 -62 C 66 -92 52 -108 52 -132 C 52 -158 40 -182 0 -182 Z", k.Mantle, KeyLine)
	k.gown(cards.Hearts)
	c.pearls()
	c.front(features{brow: fineBrow, gaze: 2, smile: 2.5, lash: true, blush: true})
	c.pair("M 0 -172 C -22 -172 -40 -162 -41 -138 C -42 -118 -38 -108 -44 -92 C -48 -80 -44 -68 -36 -60 C -38 -72 -30 -80 -28 -92 C -26 -104 -32 -114 -31 -128 C -30 -144 -18 -154 0 -160 Z", Or, KeyLine)
	c.foldPair("M -10 -166 C -26 -160 -35 -148 -35 -130 C -35 -112 -32 -104 -37 -88 C -40 -80 -40 -74 -38 -68")
	c.Shape("M -32 -174 L -38 -196 L -23 -186 L -17 -202 L -8 -188 L 0 -206 L 8 -188 L 17 -202 L 23 -186 L 38 -196 L 32 -174 Z", Or, KeyLine)
	for _, p := range [5]pt{{-38, -199}, {-17, -205}, {0, -209}, {17, -205}, {38, -199}} {
		c.Ball(p.x, p.y, 5.2, Paper, InnerLine)
	}
	k.coronet(Gules)
	// rose
	c.Line("M 74 -20 C 78 -60 70 -90 76 -128", 8, Ink)
	c.Line("M 74 -20 C 78 -60 70 -90 76 -128", 3.6, Vert)
	c.Shape("M 75 -84 C 84 -100 98 -102 108 -98 C 104 -86 92 -78 75 -84 Z", Vert, InnerLine)
	c.Shape("M 74 -98 C 66 -108 58 -108 52 -104 C 56 -94 64 -90 74 -98 Z", Vert, InnerLine)
	c.rose(76, -140, 1)
	k.cuff(k.lining())
	c.hand(74, -42, 1)
}

// rose draws a heraldic rose of five petals.
func (c figure) rose(x, y, s float64) {
	c.With(Scale(x, y, s), func() {
		for i := range 5 {
			c.With(Turn(0, 0, float64(i)*72+36, 1), func() { c.Fill("M 0 -8 L -4 -23 L 4 -23 Z", Vert); c.stroke(2, Ink) })
		}
		for i := range 5 {
			c.With(Turn(0, 0, float64(i)*72, 1), func() {
				c.Shape("M 0 -4 C -14 -6 -17 -22 -6 -23 C -3 -24 -1 -22 0 -20 C 1 -22 3 -24 6 -23 C 17 -22 14 -6 0 -4 Z", Gules, InnerLine)
			})
		}
		c.Ball(0, 0, 7, Or, InnerLine)
	})
}

// queenClubs draws red braids over both shoulders, a wry smile, the thistle.
func (k *courtier) queenClubs() {
	c := k.figure
	c.Shape("M 0 -182 C -38 -182 -50 -160 -50 -136 C -50 -112 -54 -96 -66 -70 L -46 -58 L 46 -58 L 66 -70 C 54 -96 50 -112 50 -136 C 50 -160 38 -182 0 -182 Z", k.Main, KeyLine)
	k.gown(cards.Clubs)
	c.Shape("M 0 -62 L -8 -70 L 0 -82 L 8 -70 Z", Or, InnerLine)
	c.Line("M -30 -77 C -20 -74 -12 -72 -6 -71 M 30 -77 C 20 -74 12 -72 6 -71", 2.4, Ink)
	c.front(features{brow: raised, gaze: -2, smile: 1.2, lash: true, mole: true, blush: true, wide: 1.03})
	c.pair("M 0 -168 C -22 -168 -38 -158 -38 -140 C -38 -130 -36 -124 -40 -118 L -28 -118 C -31 -136 -20 -150 0 -158 Z", k.hair(), KeyLine)
	for i := range 5 {
		y := -114 + float64(i)*15
		x := -37 - float64(i)*1.6
		c.pair2(x, y, "M -8 -6 C -2 -12 8 -10 9 -2 C 8 6 0 11 -7 8 C -11 4 -11 -2 -8 -6 Z", k.hair(), InnerLine)
	}
	c.pair2(-44, -43, "M -6 -2 L 6 -2 L 4 6 L 9 16 L -9 16 L -4 6 Z", Or, InnerLine)
	for _, p := range [5]struct{ x, y, turn float64 }{{-30, -178, -24}, {-15, -184, -12}, {0, -187, 0}, {15, -184, 12}, {30, -178, 24}} {
		c.With(Turn(p.x, p.y, p.turn, 1), func() {
			c.Shape("M -5 4 C -14 -4 -10 -14 0 -24 C 10 -14 14 -4 5 4 Z", Or, InnerLine)
			c.Folds("M 0 2 L 0 -12")
		})
	}
	k.coronet(k.Main)
	// thistle
	c.Line("M 74 -18 C 72 -50 78 -80 74 -116", 8, Ink)
	c.Line("M 74 -18 C 72 -50 78 -80 74 -116", 3.6, Vert)
	c.Shape("M 75 -74 C 84 -78 86 -88 96 -90 L 94 -98 L 104 -98 L 108 -108 C 110 -92 100 -72 75 -74 Z", Vert, InnerLine)
	c.Shape("M 74 -86 C 68 -90 66 -98 58 -99 L 60 -106 L 52 -108 C 52 -94 60 -82 74 -86 Z", Vert, InnerLine)
	c.Shape("M 58 -138 L 50 -166 L 61 -156 L 64 -172 L 71 -158 L 75 -176 L 79 -158 L 86 -172 L 89 -156 L 100 -166 L 92 -138 Z", Gules, InnerLine)
	c.Shape("M 75 -112 C 55 -114 52 -134 59 -141 C 66 -137 84 -137 91 -141 C 98 -134 95 -114 75 -112 Z", Vert, KeyLine)
	c.Folds("M 62 -138 L 80 -114 M 72 -137 L 88 -118 M 88 -138 L 70 -114 M 78 -137 L 62 -118")
	k.cuff(k.lining())
	c.hand(74, -42, 1)
}

// pair2 draws a shape at (x, y), and its mirror image.
func (c figure) pair2(x, y float64, d string, rgb uint32, width float64) {
	c.With(Shift(x, y), func() { c.Shape(d, rgb, width) })
	c.With(Stretch(-x, y, -1, 1), func() { c.Shape(d, rgb, width) })
}

// hair is a red that differs from the robe in every colouring.
func (k *courtier) hair() uint32 { return redHair }

const redHair = 0xB4532A

// queenDiamonds draws dark hair in two nets of gold, and a glance over her fan.
func (k *courtier) queenDiamonds() {
	c := k.figure
	c.Shape("M 0 -182 C -36 -182 -46 -166 -46 -150 L -58 -66 L 58 -66 L 46 -150 C 46 -166 36 -182 0 -182 Z", k.Mantle, KeyLine)
	k.gown(cards.Diamonds)
	c.pearls()
	c.Ball(0, -60, 5.5, k.Main, 2.4)
	c.front(features{brow: fineBrow, gaze: 2.4, smile: 0.6, lash: true, wide: 0.95})
	c.pair("M 0 -170 C -20 -170 -36 -160 -36 -142 L -30 -136 C -26 -150 -14 -156 0 -161 Z", Sable, KeyLine)
	// the nets
	for _, sx := range [2]float64{1, -1} {
		c.With(Stretch(-45*sx, -134, sx, 1), func() {
			c.Shape("M 12 -20 C 2 -30 -18 -24 -19 -4 C -20 16 -4 28 10 22 C 16 14 16 -10 12 -20 Z", Or, KeyLine)
			if c.fine {
				c.Line("M -14 -18 L 13 10 M -19 -4 L 9 22 M -4 -25 L 14 -6 M 13 -12 L -14 14 M 14 4 L -4 24 M 4 -25 L -18 2", 1.8, Ink)
			} else {
				c.Line("M -12 -16 L 11 16 M 11 -16 L -13 14", 1.8, Ink)
			}
		})
	}
	for _, x := range [3]float64{-24, 0, 24} {
		y := -180 - (24-math.Abs(x))*0.3
		c.With(Shift(x, y), func() {
			c.Shape("M 0 4 L -9 -10 L 0 -26 L 9 -10 Z", Or, InnerLine)
			c.disc(0, -11, 3, k.Main)
		})
	}
	c.Ball(-12, -188, 4.2, Paper, 2.4)
	c.Ball(12, -188, 4.2, Paper, 2.4)
	k.coronet(k.Main)
	// fan
	c.With(Shift(74, -64), func() {
		const n = 7 // sticks
		for i := range n {
			a0 := (-158 + float64(i)*136/n) * math.Pi / 180
			a1 := (-158 + float64(i+1)*136/n) * math.Pi / 180
			col := uint32(Paper)
			if i&1 == 0 {
				col = k.Main
			}
			c.sector(10, 38, a0, a1, col, InnerLine)
			c.sector(31, 38, a0, a1, Or, 2.2)
		}
	})
	k.tucked(k.lining())
	k.cuff(k.lining())
	c.hand(74, -48, 1)
}

// sector draws a piece of a ring round 0,0 with a scalloped outer edge.
func (c figure) sector(r0, r1, a0, a1 float64, rgb uint32, width float64) {
	at := func(r, a float64) pt { sin, cos := math.Sincos(a); return c.m.on(pt{r * cos, r * sin}) }
	c.out.reset()
	c.out.move(at(r0, a0))
	c.out.line(at(r1, a0))
	c.out.quad(at(r1*1.1, (a0+a1)/2), at(r1, a1))
	c.out.line(at(r0, a1))
	c.out.close()
	c.paint(&c.out, rgb)
	c.stroke(width, Ink)
}

// queenSpades draws her past her youth: a wimple under the veil, no smile, the mace.
func (k *courtier) queenSpades() {
	c := k.figure
	c.Shape("M 0 -184 C -42 -184 -54 -160 -54 -130 C -54 -106 -70 -90 -88 -62 L -50 -44 L 50 -44 L 88 -62 C 70 -90 54 -106 54 -130 C 54 -160 42 -184 0 -184 Z", k.Mantle, KeyLine)
	c.foldPair("M -44 -146 C -44 -110 -58 -90 -72 -66")
	k.gown(cards.Spades)
	c.Shape("M 0 -176 C -32 -176 -41 -158 -41 -136 C -41 -112 -34 -96 -40 -70 C -26 -56 26 -56 40 -70 C 34 -96 41 -112 41 -136 C 41 -158 32 -176 0 -176 Z", linen, KeyLine)
	c.front(features{brow: stern, lash: true, lined: true, smile: -1.5})
	c.Fill("M -36 -172 L 36 -172 L 36 -158 C 18 -164 -18 -164 -36 -158 Z", linen)
	c.Line("M -31 -156 C -16 -163 16 -163 31 -156", InnerLine, Ink)
	c.Folds("M -30 -92 C -16 -78 16 -78 30 -92 M -32 -78 C -16 -66 16 -66 32 -78")
	c.Shape("M -33 -172 L -40 -208 L -22 -188 L -12 -200 L 0 -220 L 12 -200 L 22 -188 L 40 -208 L 33 -172 Z", Or, KeyLine)
	for _, p := range [3]pt{{-40, -210}, {0, -219}, {40, -210}} {
		c.Ball(p.x, p.y, 4.6, k.Main, InnerLine)
	}
	k.coronet(k.Main)
	// mace
	c.Shape("M 70 -12 L 70 -160 L 78 -160 L 78 -12 Z", Or, InnerLine)
	c.Shape("M 74 -214 L 80 -200 L 68 -200 Z", Or, InnerLine)
	c.Shape("M 66 -200 C 50 -196 46 -180 50 -168 C 56 -164 62 -160 66 -154 Z", Paper, InnerLine)
	c.Shape("M 82 -200 C 98 -196 102 -180 98 -168 C 92 -164 86 -160 82 -154 Z", Paper, InnerLine)
	c.Shape("M 65 -202 L 83 -202 L 83 -152 L 65 -152 Z", Or, KeyLine)
	c.Line("M 74 -200 L 74 -154", 2.2, Ink)
	c.Shape("M 66 -148 L 82 -148 L 82 -140 L 66 -140 Z", k.Main, 2.4)
	k.open(k.lining())
	k.cuff(k.lining())
	c.hand(74, -42, 1)
}

// linen is white cloth in shade, a little off the colour of the faces.
const linen = 0xCDD8DE
