package sprites

import (
	"image"

	"royals/engine/cards"
)

// A plate is the picture of a game for the title, with figures of the deck in it. It is 400 × 200 units, its middle at
// 0,0.
const (
	plateW = 400
	plateH = 200
)

// plates draw the games' plates.
var plates []func(*Canvas)

// NewPlate returns the picture of a plate. Package plan asks for one per game when the program starts; there is room
// for nine.
func NewPlate(draw func(*Canvas)) ID {
	id := firstPlate + ID(len(plates))
	if id == PlainPlate {
		panic("sprites: no room for another plate")
	}
	plates = append(plates, draw)
	return id
}

// drawPlate draws a plate in its frame.
func drawPlate(dst *image.RGBA, id ID, w, h int, scale float64, st Style, p *pace) {
	c := newCanvas(dst, w, h, Stretch(float64(w)/2, float64(h)/2, float64(w)/plateW, float64(h)/plateH), p)
	defer c.done()
	c.fine = float64(w)/scale >= 280
	c.thin = scale
	c.style = st
	if id == PlainPlate {
		c.plainPlate()
	} else {
		plates[id-firstPlate](c)
	}
	c.cutRound(-200, -100, 200, 100, 14)
	c.frame(-195, -95, 195, 95, 10, 10, Ink)
	c.frame(-194, -94, 194, 94, 9, 3, Or)
}

// plainPlate stands in for a game without a plate: a crown on the table's cloth.
func (c *Canvas) plainPlate() {
	c.Ground(Table, 0x18493F)
	c.With(Scale(0, 8, 1.5), func() { c.Crown() })
}

// Crown draws a crown, 88 units across, with its middle at 0,0.
func (c *Canvas) Crown() {
	c.Shape("M -36 26 L -44 -24 L -21 -4 L 0 -38 L 21 -4 L 44 -24 L 36 26 Z", Or, 6)
}

// cutRound clears what lies outside a rounded box.
func (c *Canvas) cutRound(x0, y0, x1, y1, r float64) {
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

// Bust draws the upper half of a court card's figure, with its middle line at x and its size chosen by size. dir is 1,
// or -1 for the mirror image.
func (c *Canvas) Bust(f cards.Card, x, y, size, dir float64) {
	c.bust(courtier{figure{c}, f, liveries[c.style.Suits][f.Suit()], c.style.SuitColor(f.Suit())}, x, y, size, dir)
}

// BustIn is Bust in clothes of other colours.
func (c *Canvas) BustIn(l Livery, f cards.Card, x, y, size, dir float64) {
	c.bust(courtier{figure{c}, f, l, l.Main}, x, y, size, dir)
}

func (c *Canvas) bust(k courtier, x, y, size, dir float64) {
	c.With(Stretch(x, y, size*dir, size), func() { k.person() })
}

// Ground paints the whole plate in one colour, with a pattern of small lozenges in another.
func (c *Canvas) Ground(rgb, mark uint32) {
	c.Box(-plateW/2, -plateH/2, plateW/2, plateH/2, 0, rgb)
	c.Lozenges(-9, mark)
}

// Lozenges scatters small lozenges over the columns from first to 9; column 0 is in the middle.
func (c *Canvas) Lozenges(first int, rgb uint32) {
	for i := first; i <= 9; i++ {
		for j := -5; j <= 5; j++ {
			if (i+j)&1 == 0 {
				c.With(Shift(float64(i)*23, float64(j)*23), func() { c.Fill("M 0 -11 L 8 0 L 0 11 L -8 0 Z", rgb) })
			}
		}
	}
}

// Figure fills the figure of a suit, about 100 high, with its middle at 0,0.
func Figure(c *Canvas, s cards.Suit, rgb uint32) { c.Fill(pipPath[s], rgb) }

// Heart draws a red heart in a key line, size high.
func (c *Canvas) Heart(x, y, size float64) {
	c.With(Scale(x, y, size/100), func() { c.Shape(pipPath[cards.Hearts], Gules, 300/size) })
}
