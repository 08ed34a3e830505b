package sprites

import (
	"image"
	"math"
	"slices"
	"sync"

	"royals/engine/cards"
)

// A card is 360×504 units, its middle at 0,0. The column of 18 % at either side is for the index. Art keeps to the
// panel between them.
const (
	cardW  = 360
	cardH  = 504
	panelX = 115
	panelY = 226
	column = -(cardW/2 + panelX) / 2 // middle of the left column
)

// Widths of lines, in card units.
const (
	KeyLine   = 4.0 // around figures and things
	InnerLine = 3.0 // inside them
	crease    = 2.2 // folds and hair, left out on small cards
)

// Widths in CSS pixels at which the drawing changes.
const (
	bustFrom = 30  // below this, every face is a large index
	fullFrom = 60  // below this, a face is a bust or a large index
	fineFrom = 140 // from this on, there are creases and small ornaments
)

// paperEdge is the line around a card.
const paperEdge = 0xBFB28E

// darkEdge is that line where it tells the card from a light ground.
const darkEdge = 0x6F6044

// Edge returns the line around a card, 0xRRGGBB.
func (st Style) Edge() uint32 {
	switch {
	case st.HighContrast:
		return Ink
	case st.Daylight:
		return darkEdge
	}
	return paperEdge
}

// newCard returns a canvas in card units with the empty card on it.
func newCard(dst *image.RGBA, w, h int, scale float64, st Style, p *pace) *Canvas {
	c := newCanvas(dst, w, h, Stretch(float64(w)/2, float64(h)/2, float64(w)/cardW, float64(h)/cardH), p)
	c.css = float64(w) / scale
	c.fine = c.css >= fineFrom
	c.thin = scale
	if c.css >= fullFrom && !c.fine {
		c.thin = 1.15 * scale
	}
	stock{c}.blank(dst, scale, st)
	return c
}

// blanks keeps the blank sheet drawn last, because a whole deck is drawn on one.
var blanks struct {
	sync.Mutex
	w, h  int
	scale float64
	st    Style
	pix   []byte
}

// blank copies the blank card, or draws it if the last one was another.
func (c stock) blank(dst *image.RGBA, scale float64, st Style) {
	st = Style{HighContrast: st.HighContrast, Daylight: st.Daylight}
	if c.blankBefore(dst, scale, st) {
		c.pace.spend(c.w * c.h / 8)
		return
	}
	c.sheet(st)
	if c.pace.over() {
		return
	}
	b, n := &blanks, 4*c.w
	b.Lock()
	defer b.Unlock()
	b.w, b.h, b.scale, b.st = c.w, c.h, scale, st
	b.pix = slices.Grow(b.pix[:0], n*c.h)[:n*c.h]
	for y := range c.h {
		copy(b.pix[y*n:y*n+n], dst.Pix[y*dst.Stride:])
	}
}

// blankBefore copies the blank card, if that is the one drawn last.
func (c stock) blankBefore(dst *image.RGBA, scale float64, st Style) bool {
	b, n := &blanks, 4*c.w
	b.Lock()
	defer b.Unlock()
	if b.w != c.w || b.h != c.h || b.scale != scale || b.st != st {
		return false
	}
	for y := range c.h {
		copy(dst.Pix[y*dst.Stride:y*dst.Stride+n], b.pix[y*n:])
	}
	return true
}

// sheet paints the blank card. Its edge is one CSS pixel or a hundredth of the width, whichever is more.
func (c stock) sheet(st Style) {
	e := max(3.2, c.thin/c.m.grow()) / 2
	r := 21.0
	if st.HighContrast {
		c.Box(-180+e, -252+e, 180-e, 252-e, r, white)
		c.stroke(2*e, Ink)
		return
	}
	c.Box(-180+e, -252+e, 180-e, 252-e, r, Paper)
	c.stroke(2*e, st.Edge())
}

// drawCard draws a face; a court card of any width as a bust, where that is wanted.
func drawCard(dst *image.RGBA, f cards.Card, w, h int, scale float64, st Style, p *pace, bust bool) {
	c := newCard(dst, w, h, scale, st, p)
	defer c.done()
	switch {
	case (Bust(f, c.css) || bust && Bust(f, bustFrom)) && !st.Plain:
		figure{c}.bustFace(f, st)
	case c.css < fullFrom || st.Plain:
		stock{c}.indexFace(f, st)
	case f.IsJoker():
		figure{c}.jester(f, st)
	case f.Court():
		figure{c}.court(f, st)
	case f.Rank() == cards.Ace:
		stock{c}.upper(0)
		stock{c}.index(f, st)
		stock{c}.mirror(0)
		sign{c}.ace(f.Suit(), st)
	default:
		stock{c}.upper(0)
		stock{c}.index(f, st)
		c.pipsAbove(f, st)
		stock{c}.mirror(0)
		c.pipsAmid(f, st)
	}
}

// upper limits drawing, until mirror, to the rows that mirror leaves: those above the lowest point of its line.
func (c stock) upper(slope float64) {
	c.rows = min(c.h, c.h/2+int(math.Abs(slope)*panelX*c.m.d)+2)
}

// mirror replaces the lower half of the picture by the upper half turned round. They meet on a line of the given slope
// through the middle of the panel. So every doubled card is exact to the pixel.
func (c stock) mirror(slope float64) {
	c.rows = c.h
	slope *= c.m.d / c.m.a
	left := int(float64(c.w)/2 - panelX*c.m.a)
	for y := range c.h {
		c.pace.spend(c.w / 4)
		dy := float64(2*y+1-c.h) / 2
		row := c.dst.Pix[y*c.dst.Stride:]
		back := c.dst.Pix[(c.h-1-y)*c.dst.Stride:]
		turn := func(x0, x1 int) { // the pixels of a row from x0 to x1
			for x := x0; x < x1; x++ {
				to, from := row[4*x:4*x+4:4*x+4], back[4*(c.w-1-x):4*(c.w-x):4*(c.w-x)]
				to[0], to[1], to[2], to[3] = from[0], from[1], from[2], from[3]
			}
		}
		lower := func(x int, fall float64) bool { return dy > fall || dy == fall && 2*x >= c.w }
		in, out := left, c.w-left
		if slope == 0 || in < 0 {
			in, out = c.w, c.w
		}
		switch { // beside the panel the line is level
		case dy > 0:
			turn(0, in)
			turn(out, c.w)
		case dy == 0:
			turn(max(0, (c.w+1)/2), in)
			turn(max(out, (c.w+1)/2), c.w)
		}
		for x := in; x < out; { // one piece, because the line is straight
			if !lower(x, slope*float64(2*x+1-c.w)/2) {
				x++
				continue
			}
			from := x
			for x < out && lower(x, slope*float64(2*x+1-c.w)/2) {
				x++
			}
			turn(from, x)
		}
	}
}

// index draws rank and suit in the top left corner, the rank at least 13 CSS pixels high.
func (c stock) index(f cards.Card, st Style) {
	ink := st.SuitColor(f.Suit())
	hi := max(59, 13*cardW/c.css)
	for _, x := range st.columns() {
		c.rank(f.Rank(), x+1, -panelY-1, hi, 50, ink)
		c.pip(f.Suit(), x+1, -panelY+hi+0.36*hi+8, 0.70*hi, ink)
	}
}

// indexFace draws a card too small for a picture: a large rank over a large suit.
func (c stock) indexFace(f cards.Card, st Style) {
	if f.IsJoker() {
		figure(c).jesterMark(f)
		return
	}
	ink := st.SuitColor(f.Suit())
	c.rank(f.Rank(), 0, -216, 218, 250, ink)
	c.pip(f.Suit(), 0, 122, 172, ink)
}

// rank draws a rank with its middle at x, its top at y, high and at most wide units.
func (c stock) rank(r cards.Rank, x, y, high, wide float64, rgb uint32) {
	s := r.Letter()
	if r == 10 {
		s = "10"
	}
	o := &c.out
	o.reset()
	const em = 100
	switch r {
	case cards.Queen: // its tail follows
		s = "O"
	case cards.Jack:
		c.bigJ(x, y, high, wide, rgb)
		return
	}
	pen := 0.0
	for _, l := range s {
		Sans.outlineOf(o, l, Map{1, 0, 0, 1, 0, 0}, pen, 0, em)
		_, _, x1, _ := o.bounds()
		pen = x1 + 4
	}
	x0, y0, x1, y1 := o.bounds()
	const weight = 4.4 // thickening, in hundredths of an em
	k := high / (y1 - y0 + weight)
	kx := min(k, wide/(x1-x0+weight))
	m := c.m.after(Map{kx, 0, 0, k, x - kx*(x0+x1)/2, y - k*(y0-weight/2)})
	for i, p := range o.pts {
		o.pts[i] = m.on(p)
	}
	c.paint(o, rgb)
	if w := weight * min(k, kx) * c.m.grow(); w > 0 {
		c.edge.reset()
		stroke(&c.edge, o, w/2)
		c.paint(&c.edge, rgb)
	}
	if r == cards.Queen { // a tail that stays on the baseline
		c.out.reset()
		c.out.path(m, "M 32 -19 C 40 -15 46 -8 52 0")
		c.stroke(10.5*kx, rgb)
	}
}

// bigJ draws a jack's letter. The typeface lets its own hang too low for an index.
func (c stock) bigJ(x, y, high, wide float64, rgb uint32) {
	k := high / 100
	c.With(Stretch(x, y, min(k, wide/66), k), func() {
		c.Fill("M -12 0 L 27 0 L 27 64 C 27 88 12 100 -6 100 C -19 100 -28 93 -31 82 L -16 75 C -14 81 -11 84 -5 84 C 4 84 9 78 9 65 L 9 15 L -12 15 Z", rgb)
	})
}
