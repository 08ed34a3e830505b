package sprites

import (
	"image"

	"royals/engine/cards"
)

// A plate is 400×200 units, its middle at 0,0: the picture of a game for the title, with figures of the deck in it.
const (
	plateW = 400
	plateH = 200
)

func drawPlate(dst *image.RGBA, i int, w, h int, scale float64, st Style, p *pace) {
	c := newCanvas(dst, w, h, scaled2(float64(w)/2, float64(h)/2, float64(w)/plateW, float64(h)/plateH), p)
	defer c.done()
	c.fine = float64(w)/scale >= 280
	c.thin = scale
	switch plates[i] {
	case "usurpers":
		c.plateUsurpers(st)
	case "kingdoms":
		c.plateKingdoms(st)
	case "houses":
		c.plateHouses(st)
	case "crush":
		c.plateCrush(st)
	default:
		c.plateRoyalty(st)
	}
	c.cutRound(-200, -100, 200, 100, 14)
	c.frame(-195, -95, 195, 95, 10, 10, Ink)
	c.frame(-194, -94, 194, 94, 9, 3, Or)
}

// cutRound clears what lies outside a rounded box.
func (c *canvas) cutRound(x0, y0, x1, y1, r float64) {
	c.clipBox(x0, y0, x1, y1, r)
	c.clipd = false
	for y := range c.h {
		c.pace.spend(c.w / 4)
		row := c.dst.Pix[y*c.dst.Stride:]
		for x := range c.w {
			a := uint32(0)
			if (image.Point{X: x, Y: y}).In(c.clip.Rect) {
				a = uint32(c.clip.Pix[c.clip.PixOffset(x, y)])
			}
			if a != 255 {
				for j := 4 * x; j < 4*x+4; j++ {
					row[j] = uint8((uint32(row[j])*a + 127) / 255)
				}
			}
		}
	}
}

// bust draws a figure of the deck with its middle line at x, its height chosen by s, facing one way or the other.
func (c *canvas) bust(f cards.Card, x, y, s, dir float64, st Style) {
	k := courtier{c, f, liveries[st.Suits][f.Suit()], st.SuitColor(f.Suit())}
	c.with(scaled2(x, y, s*dir, s), func() { k.person() })
}

// ground paints the field and a pattern of small lozenges a shade apart.
func (c *canvas) ground(rgb, mark uint32) {
	c.box(-200, -100, 200, 100, 0, rgb)
	for i := -9; i <= 9; i++ {
		for j := -5; j <= 5; j++ {
			if (i+j)&1 == 0 {
				c.with(shift(float64(i)*23, float64(j)*23), func() { c.fill("M 0 -11 L 8 0 L 0 11 L -8 0 Z", mark) })
			}
		}
	}
}

// plateUsurpers: the king between two who want his place, and two blades crossed behind him.
func (c *canvas) plateUsurpers(st Style) {
	c.ground(0x5E1820, 0x6C1F28)
	for _, sx := range [2]float64{1, -1} {
		c.with(scaled2(0, 0, sx, 1), func() {
			c.with(turned(0, 30, 52, 1.05), func() {
				c.shape("M -6 -10 L -6 -150 L 0 -172 L 6 -150 L 6 -10 Z", Paper, keyLine)
				c.line("M 0 -146 L 0 -20", 2.2, Ink)
			})
		})
	}
	c.bust(cards.New(cards.Jack, cards.Spades), 122, 84, 0.66, 1, st)
	c.bust(cards.New(cards.Jack, cards.Hearts), -122, 84, 0.66, 1, st)
	c.bust(cards.New(cards.King, cards.Spades), 0, 96, 0.84, 1, st)
}

// plateKingdoms: two kings of the same blood eye each other over a field divided between them.
func (c *canvas) plateKingdoms(st Style) {
	c.ground(0x1F4E8C, 0x275A9B)
	c.fill("M 0 -100 L 200 -100 L 200 100 L 0 100 Z", 0x8E1F2A)
	for i := 0; i <= 9; i++ {
		for j := -5; j <= 5; j++ {
			if (i+j)&1 == 0 && i > 0 {
				c.with(shift(float64(i)*23, float64(j)*23), func() { c.fill("M 0 -11 L 8 0 L 0 11 L -8 0 Z", 0x9C2833) })
			}
		}
	}
	c.bust(cards.New(cards.King, cards.Diamonds), -92, 96, 0.84, -1, st)
	k := courtier{c, cards.New(cards.King, cards.Diamonds), livery{Azure, Paper, Gules}, Azure}
	c.with(scaled(92, 96, 0.84), func() { k.person() })
	c.line("M 0 -100 L 0 100", 9, Ink)
	c.line("M 0 -100 L 0 100", 4, Or)
	c.with(scaled(0, -8, 0.52), func() {
		c.ball(0, 0, 58, Paper, 7)
		c.with(scaled(0, 6, 0.9), func() {
			c.shape("M -36 26 L -44 -24 L -21 -4 L 0 -38 L 21 -4 L 44 -24 L 36 26 Z", Or, 6)
		})
	})
}

// plateHouses: two houses at their gates, the queen of each before her tower.
func (c *canvas) plateHouses(st Style) {
	c.ground(0x17513A, 0x1D5B42)
	c.fill("M -200 62 C -120 40 -60 52 0 58 C 60 52 120 40 200 62 L 200 100 L -200 100 Z", 0x0F3E2C)
	for _, sx := range [2]float64{1, -1} {
		c.with(scaled2(0, 0, sx, 1), func() {
			wall, flag := uint32(0xD9CDB0), uint32(Gules)
			if sx < 0 {
				wall, flag = 0xC3CBD0, Azure
			}
			c.shape("M 132 100 L 132 -18 L 126 -24 L 126 -46 L 136 -46 L 136 -36 L 144 -36 L 144 -46 L 156 -46 L 156 -36 L 166 -36 L 166 -46 L 178 -46 L 178 -24 L 172 -18 L 172 100 Z", wall, keyLine)
			c.shape("M 143 -8 C 143 -20 157 -20 157 -8 L 157 10 L 143 10 Z", Sable, innerLine)
			c.line("M 150 -46 L 150 -88", 3.4, Ink)
			c.shape("M 150 -86 L 184 -78 L 174 -70 L 186 -62 L 150 -60 Z", flag, innerLine)
			c.folds("M 130 16 L 144 16 M 154 28 L 170 28 M 132 44 L 146 44 M 156 60 L 168 60")
		})
	}
	c.bust(cards.New(cards.Queen, cards.Spades), -58, 96, 0.82, -1, st)
	c.bust(cards.New(cards.Queen, cards.Hearts), 58, 96, 0.82, 1, st)
}

// plateCrush: queen and jack of hearts, and what is between them.
func (c *canvas) plateCrush(st Style) {
	c.ground(0x7A2A4A, 0x873455)
	for _, p := range [8]struct{ x, y, s float64 }{{0, -56, 50}, {-30, -20, 20}, {32, -14, 24}, {-172, -62, 18}, {176, -58, 22}, {-160, 30, 14}, {166, 26, 16}, {4, 8, 16}} {
		c.with(scaled(p.x, p.y, p.s/100), func() { c.shape(pipPath[cards.Hearts], Gules, 300/p.s) })
	}
	c.bust(cards.New(cards.Queen, cards.Hearts), -98, 96, 0.84, 1, st)
	c.bust(cards.New(cards.Jack, cards.Hearts), 98, 96, 0.84, -1, st)
}

// plateRoyalty: king, queen and jack of clubs under one crown of rays.
func (c *canvas) plateRoyalty(st Style) {
	c.box(-200, -100, 200, 100, 0, 0x3A2350)
	for i := range 32 {
		if i&1 == 0 {
			c.with(turned(0, 30, float64(i)*11.25, 1), func() { c.fill("M 0 0 L 300 0 L 294.2 58.5 Z", 0x4A2F63) })
		}
	}
	c.bust(cards.New(cards.Queen, cards.Diamonds), -120, 92, 0.72, -1, st)
	c.bust(cards.New(cards.Jack, cards.Clubs), 120, 92, 0.72, 1, st)
	c.bust(cards.New(cards.King, cards.Hearts), 0, 96, 0.86, 1, st)
}
