package sprites

import "royals/engine/cards"

// Livery is the colours of a suit's clothes: the robe's two, and that of the mantle over it.
type Livery struct{ Main, Metal, Mantle uint32 }

var liveries = [Colourings][4]Livery{
	{{Vert, Or, Gules}, {Gules, Paper, Azure}, {Gules, Or, Azure}, {Azure, Paper, Gules}},
	{{0x007A5A, Or, Gules}, {0x1B66B8, Or, Gules}, {Gules, Or, Azure}, {Sable, Paper, Gules}},
	{{0x207C5F, Or, 0x811903}, {0x00169E, Or, 0x811903}, {0x811903, Or, 0x00169E}, {Sable, Paper, 0x811903}},
}

// slope is that of the line on which a doubled figure meets itself.
const slope = -26.0 / panelX

// court draws a king, queen or jack: the upper half, its belt, and the same turned round.
func (c figure) court(f cards.Card, st Style) {
	lv := liveries[st.Suits][f.Suit()]
	k := courtier{c, f, lv, st.SuitColor(f.Suit())}
	stock(c).upper(slope)
	c.Box(-panelX, -panelY, panelX, panelY, 7, st.panel())
	dir := 1.0
	if turnsLeft[f.Rank()-cards.Jack][f.Suit()] {
		dir = -1
	}
	c.With(Stretch(0, 0, dir, 1), func() {
		c.pip(f.Suit(), -82, -188, 50, k.ink)
		k.whole()
	})
	c.frame(-panelX, -panelY, panelX, panelY, 7, 4.4, Ink)
	stock(c).index(f, st)
	stock(c).mirror(slope * dir)
}

// turnsLeft are the figures that hold their sign in the other hand, so that the twelve do not look alike.
var turnsLeft = [3][4]bool{
	{cards.Diamonds: true},
	{cards.Spades: true, cards.Diamonds: true},
	{cards.Hearts: true, cards.Clubs: true},
}

// courtier is a figure being drawn.
type courtier struct {
	figure
	card cards.Card
	Livery
	ink uint32
}

// whole is the person and the belt.
func (k *courtier) whole() {
	k.person()
	k.belt()
}

// person draws the upper half of a figure.
func (k *courtier) person() {
	switch s := k.card.Suit(); k.card.Rank() {
	case cards.King:
		k.king(s)
	case cards.Queen:
		k.queen(s)
	default:
		k.jack(s)
	}
}

// lining returns the colour of turned-up cuffs: the metal that the robe does not have.
func (k *courtier) lining() uint32 {
	if k.Metal == Paper {
		return Or
	}
	return Paper
}

// pair draws a shape and its mirror image.
func (c figure) pair(d string, rgb uint32, width float64) {
	c.Shape(d, rgb, width)
	c.With(Stretch(0, 0, -1, 1), func() { c.Shape(d, rgb, width) })
}

// lines strokes a path and its mirror image in ink.
func (c figure) lines(d string, width float64) {
	c.Line(d, width, Ink)
	c.With(Stretch(0, 0, -1, 1), func() { c.Line(d, width, Ink) })
}

// Folds draws lines that only large cards have room for.
func (c *Canvas) Folds(d string) {
	if c.fine {
		c.Line(d, crease, Ink)
	}
}

func (c figure) foldPair(d string) {
	if c.fine {
		c.lines(d, crease)
	}
}

// robe paints the body in the pattern of the suit.
func (k *courtier) robe(d string) {
	c := k.figure
	c.Fill(d, k.Metal)
	c.clipTo(d)
	seam := 1.6
	if !c.fine {
		seam = 0
	}
	band := func(d string) {
		c.Fill(d, k.Main)
		if seam > 0 {
			c.stroke(seam, Ink)
		}
	}
	switch k.card.Suit() {
	case cards.Hearts:
		for y := -118.0; y < 120; y += 36 {
			c.With(Shift(0, y), func() { band("M 0 0 L 120 62 L 120 80 L 0 18 L -120 80 L -120 62 Z") })
		}
	case cards.Diamonds:
		for i := -4; i <= 4; i++ {
			for j := -4; j <= 1; j++ {
				c.With(Shift(float64(i)*29, float64(j)*38), func() { band("M 0 -19 L 14.5 0 L 0 19 L -14.5 0 Z") })
			}
		}
	case cards.Clubs:
		for y := -92.0; y < 40; y += 26 {
			c.With(Shift(0, y), func() { band("M -120 0 L 120 0 L 120 13 L -120 13 Z") })
		}
	default:
		for i := -6; i <= 6; i++ {
			for j := -5; j <= 2; j++ {
				if (i+j)&1 == 0 {
					c.With(Shift(float64(i)*19, float64(j)*19), func() { band("M -9.5 0 L 9.5 0 L 9.5 19 L -9.5 19 Z") })
				}
			}
		}
	}
	c.unclip()
	c.Line(d, KeyLine, Ink)
}

// belt hides the line on which the two halves meet. Each half of the belt is the other turned round.
func (k *courtier) belt() {
	c := k.figure
	along := func(step float64, draw func()) {
		for x := -108.0; x <= 108; x += step {
			c.With(Turn(x, x*slope, -12.74, 1), draw)
		}
	}
	switch k.card.Rank() {
	case cards.King:
		k.band(15, Or)
		c.Line("M -115 16.5 L 115 -35.5 M -115 35.5 L 115 -16.5", InnerLine*0.8, Ink)
		along(27, func() { c.Fill("M 0 -7 L 7 0 L 0 7 L -7 0 Z", Ink) })
		if c.fine {
			along(27, func() { c.disc(0, 0, 2.6, Paper) })
		}
		c.With(Turn(0, 0, -12.74, 1), func() {
			c.Ball(0, 0, 17, Or, KeyLine)
			c.Ball(0, 0, 9.5, k.Mantle, InnerLine)
		})
	case cards.Queen:
		k.band(12, k.Mantle)
		along(18, func() { c.Ball(0, 0, 5.6, Paper, 2) })
		c.With(Turn(0, 0, -12.74, 1), func() {
			c.Shape("M -24 0 L 0 -16 L 24 0 L 0 16 Z", Or, KeyLine)
			c.Shape("M -10 0 L 0 -7 L 10 0 L 0 7 Z", k.Main, InnerLine)
		})
	default:
		k.band(13, k.Mantle)
		c.Line("M -115 18.5 L 115 -33.5 M -115 33.5 L 115 -18.5", 2.4, Or)
		along(36, func() { c.disc(0, 0, 4.4, Or) })
		c.With(Turn(0, 0, -12.74, 1), func() {
			c.frame(-17, -16, 17, 16, 5, 10, Ink)
			c.frame(-17, -16, 17, 16, 5, 5, Or)
			c.Line("M -17 0 L 17 0", 3.4, Or)
		})
	}
}

// band draws a plain belt, half units to either side of the line.
func (k *courtier) band(half float64, rgb uint32) {
	c := k.figure
	c.out.reset()
	for i, p := range [4]pt{{-panelX, 26 - half}, {panelX, -26 - half}, {panelX, -26 + half}, {-panelX, 26 + half}} {
		if p = c.m.on(p); i == 0 {
			c.out.move(p)
		} else {
			c.out.line(p)
		}
	}
	c.out.close()
	c.paint(&c.out, rgb)
	c.stroke(KeyLine, Ink)
}
