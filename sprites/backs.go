package sprites

import "image"

// Only the upper half of a back is drawn. The rest is that half turned round, so that no card can be known by how it
// lies.
func drawBack(dst *image.RGBA, i int, w, h int, scale float64, p *pace) {
	c := newCard(dst, w, h, scale, Style{}, p)
	defer c.done()
	b := backs[i]
	const x, y = 157, 229 // the field, inside a border of six hundredths of the card
	stock{c}.upper(0)
	c.Box(-x, -y, x, y, 9, b.field)
	c.clipBox(-x, -y, x, y, 9)
	b.draw(c, b)
	c.unclip()
	// a plain border with one line of metal frames the pattern
	c.frame(-x+7, -y+7, x-7, y-7, 6, 14, b.field)
	c.frame(-x+14, -y+14, x-14, y-14, 3, 2.4, b.rim)
	c.frame(-x+7.5, -y+7.5, x-7.5, y-7.5, 5, 3, b.metal)
	c.frame(-x, -y, x, y, 9, 4, b.rim)
	stock{c}.mirror(0)
	if b.middle != nil {
		c.half(func() { b.middle(c, b) })
	}
}

// rim draws the key line of a pattern. It is left out where it would darken the whole.
func (c *Canvas) rim(width float64, rgb uint32) {
	if c.fine {
		c.stroke(width, rgb)
	}
}

// half draws something around the middle, with its upper half turned round below.
func (c *Canvas) half(draw func()) {
	draw()
	stock{c}.mirror(0)
}

func (c *Canvas) clipBox(x0, y0, x1, y1, r float64) {
	c.out.reset()
	c.out.box(c.m, x0, y0, x1, y1, r)
	c.clipOut()
}

// back is a design: two colours and how they divide the field.
type back struct {
	field, metal, rim uint32
	draw              func(c *Canvas, b back)
	middle            func(c *Canvas, b back)
}

var backs = [Backs]back{
	{Gules, Or, Ink, lozengy, boss},
	{Azure, Paper, Ink, vair, boss},
	{Vert, Or, Ink, chevrony, boss},
	{Sable, Or, Ink, gyronny, nil},
	{Purpure, Paper, Ink, fusily, boss},
	{Azure, Or, Ink, seme, boss},
	{0x5A3A1F, Or, Ink, oaken, boss},
	{0x2F3A46, 0xC3CCD6, Ink, mailed, boss},
	{0x7A1F45, Paper, Ink, briar, boss},
	{0x8A3112, Or, Ink, sunny, nil},
	{0x33205C, Or, Ink, crowned, nil},
}

// Tincture returns the plain colour of a back's field, 0xRRGGBB.
func Tincture(i int) uint32 { return backs[(i%Backs+Backs)%Backs].field }

// lozengy draws a lattice with a small flower in every mesh.
func lozengy(c *Canvas, b back) {
	const dx, dy = 39.25, 57.25
	for i := -4; i <= 4; i++ {
		for j := -4; j <= 1; j++ {
			for half := range 2 {
				x, y := (float64(i)+float64(half)/2)*dx*2/2, (float64(j)+float64(half)/2)*dy
				c.With(Shift(x, y), func() {
					c.Fill("M 0 -22 L 15 0 L 0 22 L -15 0 Z", b.metal)
					c.rim(2, b.rim)
					c.Fill("M 0 -12 L 8 0 L 0 12 L -8 0 Z", b.field)
				})
			}
		}
	}
}

// vair draws rows of bells, every other row turned over, as in old fur.
func vair(c *Canvas, b back) {
	const w, h = 44.857, 45.8
	for row := -5; row <= 0; row++ {
		for i := -4; i <= 4; i++ {
			x := float64(i) * w
			if row&1 != 0 {
				x += w / 2
			}
			c.With(Shift(x, float64(row)*h), func() {
				c.Fill("M -22.4 45.8 C -20 36 -12 34 -11 24 L -11 12 L 0 0 L 11 12 L 11 24 C 12 34 20 36 22.4 45.8 Z", b.metal)
				c.rim(2.4, b.rim)
			})
		}
	}
}

// chevrony draws chevrons of two widths that point away from the middle.
func chevrony(c *Canvas, b back) {
	for y := -320.0; y < 160; y += 46 {
		c.With(Shift(0, y), func() {
			c.Fill("M 0 0 L 170 118 L 170 138 L 0 20 L -170 138 L -170 118 Z", b.metal)
			c.rim(2, b.rim)
			c.Line("M -170 149 L 0 31 L 170 149", 2.4, b.metal)
		})
	}
}

// gyronny draws rays of two colours from the middle, and a wreath of lozenges around it.
func gyronny(c *Canvas, b back) {
	for i := range 24 {
		if i&1 == 0 {
			c.With(Turn(0, 0, float64(i)*15, 1), func() { c.Fill("M 0 0 L 420 0 L 405.7 108.7 Z", b.metal) })
		}
	}
	c.Ball(0, 0, 96, b.metal, 5)
	c.disc(0, 0, 88, b.field)
	c.stroke(3, b.rim)
	for i := range 16 {
		c.With(Turn(0, 0, float64(i)*22.5, 1), func() { c.Fill("M 0 -80 L 8 -64 L 0 -48 L -8 -64 Z", b.metal) })
	}
	c.Ball(0, 0, 40, b.metal, 4)
	c.disc(0, 0, 32, b.field)
	for i := range 8 {
		c.With(Turn(0, 0, float64(i)*45, 1), func() { c.Fill("M 0 0 L 9 -16 L 0 -30 L -9 -16 Z", b.metal) })
	}
}

// fusily draws tall narrow lozenges, each with a line inside.
func fusily(c *Canvas, b back) {
	const dx, dy = 31.4, 91.6
	for i := -6; i <= 6; i++ {
		for j := -4; j <= 1; j++ {
			y := float64(j) * dy
			if i&1 != 0 {
				y += dy / 2
			}
			c.With(Shift(float64(i)*dx, y), func() {
				c.Fill("M 0 -43 L 14.5 0 L 0 43 L -14.5 0 Z", b.metal)
				c.rim(2, b.rim)
				c.Fill("M 0 -26 L 8.5 0 L 0 26 L -8.5 0 Z", b.field)
				c.disc(0, 0, 3.6, b.metal)
			})
		}
	}
}

// seme draws a field strewn with crowns and fleurs-de-lis.
func seme(c *Canvas, b back) {
	const dx, dy = 52.3, 50.9
	for i := -3; i <= 3; i++ {
		for j := -5; j <= 0; j++ {
			x, y := float64(i)*dx, (float64(j)-0.5)*dy+dy/2
			if j&1 != 0 {
				x += dx / 2
			}
			c.With(Scale(x, y, 0.42), func() {
				if (i+j)&1 == 0 {
					c.Fill(fleurPath, b.metal)
				} else {
					c.Fill("M -36 26 L -44 -24 L -21 -4 L 0 -38 L 21 -4 L 44 -24 L 36 26 Z", b.metal)
					c.Box(-36, 31, 36, 41, 3, b.metal)
				}
			})
		}
	}
}

const fleurPath = "M 0 -50 C 14 -34 18 -18 10 4 L 14 4 C 12 -14 24 -26 36 -22 C 48 -16 44 2 32 2 C 32 -6 26 -8 24 0 C 22 6 20 8 18 10 L 22 10 L 22 20 L 12 20 C 12 32 18 36 22 40 L 8 40 L 0 50 L -8 40 L -22 40 C -18 36 -12 32 -12 20 L -22 20 L -22 10 L -18 10 C -20 8 -22 6 -24 0 C -26 -8 -32 -6 -32 2 C -44 2 -48 -16 -36 -22 C -24 -26 -12 -14 -14 4 L -10 4 C -18 -18 -14 -34 0 -50 Z"

// boss draws a medallion in the middle, with a crown that reads both ways.
func boss(c *Canvas, b back) {
	c.Ball(0, 0, 62, b.metal, 5)
	c.disc(0, 0, 53, b.field)
	c.stroke(3, b.rim)
	for i := range 20 {
		if !c.fine {
			break
		}
		c.With(Turn(0, 0, float64(i)*18+9, 1), func() { c.disc(0, -46, 3, b.metal) })
	}
	c.Fill("M -28 0 L -34 -27 L -17 -14 L 0 -36 L 17 -14 L 34 -27 L 28 0 Z", b.metal)
	c.rim(3, b.rim)
	c.Box(-30, -5, 30, 5, 2, b.metal)
	c.rim(3, b.rim)
}

// oaken draws rows of oak leaves that lean to either side in turn, with an acorn between.
func oaken(c *Canvas, b back) {
	const dx, dy = 52.3, 57.25
	for i := -4; i <= 4; i++ {
		for j := -4; j <= 1; j++ {
			x, lean := float64(i)*dx, 28.0
			if j&1 != 0 {
				x += dx / 2
			}
			if (i+j)&1 != 0 {
				lean = -lean
			}
			c.With(Turn(x, float64(j)*dy, lean, 0.86), func() {
				c.Fill("M 0 30 C -4 22 -10 22 -14 14 C -22 12 -20 2 -14 2 C -22 -2 -20 -12 -12 -12 C -14 -22 -6 -30 0 -30 C 6 -30 14 -22 12 -12 C 20 -12 22 -2 14 2 C 20 2 22 12 14 14 C 10 22 4 22 0 30 Z", b.metal)
				c.rim(2.4, b.rim)
				c.Line("M 0 30 L 0 -20 M 0 14 L -9 7 M 0 14 L 9 7 M 0 0 L -9 -7 M 0 0 L 9 -7", 2.6, b.field)
			})
			c.disc(x+dx/2, float64(j)*dy, 5, b.metal)
			c.rim(2, b.rim)
		}
	}
}

// mailed draws rings that hang in each other, row by row.
func mailed(c *Canvas, b back) {
	const dx, dy = 34.9, 22.9
	for j := -11; j <= 1; j++ {
		for i := -5; i <= 5; i++ {
			x := float64(i) * dx
			if j&1 != 0 {
				x += dx / 2
			}
			c.ring(x, float64(j)*dy, 15, 6.4, b.rim)
			c.ring(x, float64(j)*dy, 15, 4, b.metal)
		}
	}
}

// briar draws thorny stems that cross, with a rose where they do.
func briar(c *Canvas, b back) {
	const dx, dy = 78.5, 76.3
	for _, side := range [2]float64{1, -1} {
		for i := -6; i <= 6; i++ {
			for j := -5; j <= 1; j++ {
				x, y := float64(i)*dx, float64(j)*dy
				c.With(Stretch(x, y, side, 1), func() {
					c.Line("M 0 0 C 10 22 28 12 39.25 38.15 C 50 64 68 54 78.5 76.3", 4, b.metal)
					c.Fill("M 22 18 L 34 8 L 30 24 Z M 52 54 L 40 66 L 58 60 Z", b.metal)
				})
			}
		}
	}
	for i := -3; i <= 3; i++ {
		for j := -8; j <= 1; j++ {
			x := float64(i) * dx
			if j&1 != 0 {
				x += dx / 2
			}
			c.With(Scale(x, float64(j)*dy/2, 0.9), func() {
				for k := range 5 {
					c.With(Turn(0, 0, float64(k)*72, 1), func() { c.disc(0, -9.5, 8, b.metal); c.rim(2, b.rim) })
				}
				c.disc(0, 0, 5.6, b.field)
			})
		}
	}
}

// sunny draws one sun that fills the field: straight and waved rays in turn.
func sunny(c *Canvas, b back) {
	for i := range 16 {
		c.With(Turn(0, 0, float64(i)*22.5, 1), func() {
			if i&1 == 0 {
				c.Fill("M 60 -13 L 330 0 L 60 13 Z", b.metal)
			} else {
				c.Fill("M 60 -12 C 90 -26 110 8 140 -6 C 170 -18 190 8 236 0 C 190 14 170 2 140 12 C 110 24 90 -2 60 12 Z", b.metal)
			}
			c.rim(2.4, b.rim)
		})
	}
	c.Ball(0, 0, 66, b.metal, 5)
	c.disc(0, 0, 56, b.field)
	c.disc(0, 0, 46, b.metal)
	c.stroke(3, b.rim)
}

// crowned draws one crown that reads both ways, in a wreath of small ones.
func crowned(c *Canvas, b back) {
	const small = "M -36 26 L -44 -24 L -21 -4 L 0 -38 L 21 -4 L 44 -24 L 36 26 Z"
	for i := -3; i <= 3; i++ {
		for j := -5; j <= 0; j++ {
			x, y := float64(i)*52.3, float64(j)*50.9
			if j&1 != 0 {
				x += 26.15
			}
			if x*x+y*y < 118*118 {
				continue
			}
			c.With(Scale(x, y, 0.36), func() {
				c.Fill(small, b.metal)
				c.Box(-36, 31, 36, 41, 3, b.metal)
			})
		}
	}
	c.Fill("M -74 0 L -92 -74 L -46 -40 L 0 -100 L 46 -40 L 92 -74 L 74 0 Z", b.metal)
	c.rim(4, b.rim)
	c.Box(-80, -11, 80, 11, 3, b.metal)
	c.rim(4, b.rim)
	for _, x := range [3]float64{-46, 0, 46} {
		c.disc(x, 0, 6, b.field)
	}
	for _, p := range [3]pt{{-92, -78}, {0, -106}, {92, -78}} {
		c.Ball(p.x, p.y, 10, b.metal, 3)
	}
}
