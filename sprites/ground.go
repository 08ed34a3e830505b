package sprites

import (
	"image"
	"iter"
	"math"
)

// Ground is the felt of a table: its colours, and what is woven into it.
type Ground struct {
	Felt     uint32
	Far      uint32                             // the colour of the far half, 0 where there is none
	Quiet    bool                               // its corners are little darker than its middle
	Light    bool                               // it is light: its lozenges are hardly lighter, and it takes more of its colour at the rim
	Candles  bool                               // its light stands in the middle, and its rim lies in the dark
	Floor    uint32                             // the flags beside the carpet that it is, 0 where it reaches from edge to edge
	Ornament func(c *Canvas, w, h, far float64) // draws on a felt of w×h, of which far is the height of the far half; may be nil
}

// firstGround is where grounds begin: they are no pictures of the atlas.
const firstGround ID = 1 << 14

var grounds []Ground

// NewGround returns the picture of a ground. Package plan asks for one per theme when the program starts.
func NewGround(g Ground) ID {
	grounds = append(grounds, g)
	return firstGround + ID(len(grounds)-1)
}

// Weave is a ground that is being drawn, a slice at a time.
type Weave struct {
	Image *image.RGBA
	pace  pace
	next  func() (struct{}, bool)
	stop  func()
}

// NewWeave begins to draw a ground of w×h CSS pixels, by as many pixels for each of them as scale says. far is the share of the
// height that belongs to the far half. The picture lies at the beginning of pix if there is room in it.
func NewWeave(id ID, pix []uint8, w, h, scale, far float64) *Weave {
	size := image.Pt(max(1, int(w*scale+0.5)), max(1, int(h*scale+0.5)))
	if n := 4 * size.X * size.Y; n <= cap(pix) {
		pix = pix[:n]
		clear(pix)
	} else {
		pix = make([]uint8, n)
	}
	v := &Weave{Image: &image.RGBA{Pix: pix, Stride: 4 * size.X, Rect: image.Rectangle{Max: size}}}
	v.next, v.stop = iter.Pull(func(yield func(struct{}) bool) {
		v.pace.rest = yield
		grounds[id-firstGround].draw(v.Image, w, h, scale, far, &v.pace)
	})
	return v
}

// Step goes on for as much work as given, and reports whether more is left.
func (v *Weave) Step(work int) (more bool) {
	v.pace.left = work
	_, more = v.next()
	return more
}

// Stop ends a drawing that is no longer wanted.
func (v *Weave) Stop() { v.stop() }

// The weave of a ground, in CSS pixels and shares of its light.
const (
	lozenge  = 23.0  // from one lozenge to the next
	woven    = 0.035 // by how much a lozenge is lighter
	pool     = 0.03  // by how much the middle is lighter
	edges    = 0.48  // and the corners darker
	flame    = 0.16  // by how much the middle is lighter by candlelight
	night    = 0.64  // and the corners darker
	quiet    = 0.26  // those of a quiet one
	bright   = 0.05  // and of a light one
	dyed     = 0.5   // by how much its corners are farther from white
	roundels = 12.0  // the radius of the corners
)

// Shine is how light a ground of w×h is at a point, of the colour of its felt.
func (g *Ground) Shine(x, y, w, h float64) float64 { return g.shine(Off(x, y, w, h)) }

// Off is how far a point lies from the middle of a box, 0 to 1 in its corners.
func Off(x, y, w, h float64) float64 {
	across, down := 2*x/w-1, 2*y/h-1
	return (across*across + down*down) / 2
}

// shine is how light a ground is so far from its middle.
func (g *Ground) shine(d float64) float64 {
	lit, dark := pool, edges
	switch {
	case g.Light:
		dark = bright
	case g.Candles:
		lit, dark = flame, night
	case g.Quiet:
		dark = quiet
	}
	return 1 + lit - (lit+dark)*d*(2-d)
}

// draw draws felt, lozenges and the light on them row by row, then the ornament.
func (g *Ground) draw(dst *image.RGBA, w, h, scale, far float64, p *pace) {
	front := far * h
	for y := range dst.Rect.Dy() {
		if p.over() {
			return
		}
		g.row(dst, y, w, h, scale, front)
		p.spend(2 * dst.Rect.Dx())
	}
	if g.Ornament == nil {
		return
	}
	c := newCanvas(dst, dst.Rect.Dx(), dst.Rect.Dy(), Scale(0, 0, scale), p)
	g.Ornament(c, w, h, front)
	c.done()
}

// row draws a row of felt.
func (g *Ground) row(dst *image.RGBA, y int, w, h, scale, front float64) {
	cy := (float64(y) + 0.5) / scale
	rgb := g.Felt
	if cy < front {
		rgb = g.Far
	}
	red, green, blue := float64(rgb>>16&255), float64(rgb>>8&255), float64(rgb&255)
	lit, dye := woven, 0.0
	if g.Light {
		lit, dye = woven/2, dyed
	}
	_, ly := math.Modf(cy / (2 * lozenge))
	pix := dst.Pix[y*dst.Stride:]
	seed := uint32(y)*2654435761 + 1
	u, aisle := CandleUnit(w), 0.0
	if g.Floor != 0 {
		aisle = Aisle(w, h)
	}
	for x := range dst.Rect.Dx() {
		cx := (float64(x) + 0.5) / scale
		d := Off(cx, cy, w, h)
		light, far := g.shine(d), dye*d
		r, gr, b := red, green, blue
		if in := min(cx, w-cx); in < aisle {
			light *= flag(in, cy)
			r, gr, b = float64(g.Floor>>16&255), float64(g.Floor>>8&255), float64(g.Floor&255)
		} else if inLozenge(cx, ly) {
			light *= 1 + lit
		}
		seed ^= seed << 13
		seed ^= seed >> 17
		seed ^= seed << 5
		grain := float64(seed&255)/256 - 0.5 // no steps in the shade
		a := corner(cx, cy, w, h, scale)
		i := 4 * x
		if g.Candles {
			warm := candlelight(min(cx, w-cx)/u, (h-cy)/u)
			light -= warm * 0.28 // the dye gives way to the light
			pix[i], pix[i+1], pix[i+2], pix[i+3] = level(r*light+grain+42*warm, a), level(gr*light+grain+18*warm, a), level(b*light+grain+warm, a), uint8(255*a+0.5)
			continue
		}
		pix[i], pix[i+1], pix[i+2], pix[i+3] = level((red-(255-red)*far)*light+grain, a), level((green-(255-green)*far)*light+grain, a), level((blue-(255-blue)*far)*light+grain, a), uint8(255*a+0.5)
	}
}

// The flames of a candlestick, in units from the outer lower corner, and how far their light reaches.
const (
	FlameIn, FlameUp = 62.0, 196.0
	reach            = 260.0
)

// CandleUnit is how large the candlesticks are on a ground so wide: smaller in a narrow window.
func CandleUnit(w float64) float64 { return min(max(w/1040, 0.55), 1.5) }

// Aisle is how wide the floor is at both sides of the carpet of a ground: the candlesticks stand on it where there is room for them, and
// else it is a strip.
func Aisle(w, h float64) float64 {
	if u := CandleUnit(w); w >= 700 && h >= 420*u {
		return 140 * u
	}
	return 15
}

// The flags of a floor, in CSS pixels.
const (
	flagWide, flagHigh = 64.0, 38.0
	joint              = 1.6
)

// flag is how light a point of a floor of flags is, of its colour: no two flags are the same, and there is a groove between them.
func flag(in, down float64) float64 {
	row, y := math.Modf(down / flagHigh)
	col, x := math.Modf(in/flagWide + 0.5*math.Mod(row, 2) + 0.3)
	y, x = y*flagHigh, x*flagWide
	switch {
	case min(x, y) < joint:
		return 0.5
	case min(x, y) < 2*joint: // the edge that catches the light
		return 1.18
	}
	h := uint32(row)*2654435761 ^ uint32(col)*2246822519
	h ^= h >> 15
	h *= 2654435761
	return 0.84 + 0.26*float64(h>>24)/255
}

// candlelight is how much of the light of a candlestick falls on a point so many units from a side and from the foot.
func candlelight(in, up float64) float64 {
	near := max(0, 1-((in-FlameIn)*(in-FlameIn)+(up-FlameUp)*(up-FlameUp))/(reach*reach))
	return near * near
}

// inLozenge reports whether a point lies in one of the lozenges, which stand in two rows that alternate. ly is how far down it lies in
// both.
func inLozenge(x, ly float64) bool {
	_, lx := math.Modf(x / (2 * lozenge))
	for _, at := range [...][2]float64{{0.25, 0.25}, {0.75, 0.75}} {
		if math.Abs(lx-at[0])*2*lozenge/8+math.Abs(ly-at[1])*2*lozenge/11 < 1 {
			return true
		}
	}
	return false
}

// level is a channel of a premultiplied colour.
func level(v, a float64) uint8 { return uint8(min(max(v, 0), 255)*a + 0.5) }

// corner is how much of a pixel lies inside the rounded corners of a ground.
func corner(x, y, w, h, scale float64) float64 {
	dx, dy := max(roundels-x, x-(w-roundels), 0), max(roundels-y, y-(h-roundels), 0)
	if dx == 0 || dy == 0 {
		return 1
	}
	return min(max((roundels-math.Hypot(dx, dy))*scale+0.5, 0), 1)
}
