package sprites

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"sync"

	"golang.org/x/image/vector"
)

// Canvas draws paths on a picture. Coordinates and line widths are those of the current map m.
type Canvas struct {
	dst    *image.RGBA
	w, h   int
	rows   int // the rows to draw; a mirror makes the others
	m      Map
	thin   float64   // the thinnest stroke, device pixels
	weight float64   // by how much strokes are wider than they say, 0 for not at all
	css    float64   // width of the picture in CSS pixels
	fine   bool      // room for creases and other small lines
	style  Style     // plates: what the player has chosen
	glad   bool      // faces smile
	dye    [2]uint32 // a colour and what is painted in its stead, both 0 for none
	ras    vector.Rasterizer
	out    outline // the path being drawn, flattened
	edge   outline // the outline of its stroke
	src    image.Uniform
	cover  image.Alpha // coverage of what is being drawn
	clip   image.Alpha // coverage of the clip
	clipd  bool
	outer  image.Alpha // the clip in which others lie
	inner  bool        // there is such a clip
	pace   *pace
}

var canvases = sync.Pool{New: func() any { return new(Canvas) }}

// newCanvas takes a canvas from the pool, for a picture of w×h pixels at the origin of dst, drawn at a pace. done gives
// it back.
func newCanvas(dst *image.RGBA, w, h int, m Map, p *pace) *Canvas {
	c := canvases.Get().(*Canvas)
	c.dst, c.w, c.h, c.rows, c.m, c.thin, c.weight, c.clipd, c.inner, c.pace = dst, w, h, h, m, 0, 0, false, false, p
	c.dye, c.glad = asDrawn, false
	return c
}

func (c *Canvas) done() {
	c.dst, c.pace = nil, nil
	canvases.Put(c)
}

// With runs draw under a further map: n moves, turns or stretches what it draws.
func (c *Canvas) With(n Map, draw func()) {
	old := c.m
	c.m = old.after(n)
	draw()
	c.m = old
}

func Shift(x, y float64) Map           { return Map{1, 0, 0, 1, x, y} }
func Scale(x, y, s float64) Map        { return Map{s, 0, 0, s, x, y} }
func Stretch(x, y, sx, sy float64) Map { return Map{sx, 0, 0, sy, x, y} }
func Turn(x, y, deg, s float64) Map {
	sin, cos := math.Sincos(deg * math.Pi / 180)
	return Map{s * cos, s * sin, -s * sin, s * cos, x, y}
}

// hue returns 0xRRGGBB as an opaque colour. 0xAARRGGBB with AA other than 0 is a translucent one.
func hue(rgb uint32) color.RGBA {
	a := rgb >> 24
	if a == 0 {
		return color.RGBA{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255}
	}
	mul := func(v uint32) uint8 { return uint8((v & 255) * a / 255) }
	return color.RGBA{mul(rgb >> 16), mul(rgb >> 8), mul(rgb), uint8(a)}
}

// Fill paints the path in one colour.
func (c *Canvas) Fill(d string, rgb uint32) {
	c.out.reset()
	c.out.path(c.m, d)
	c.paint(&c.out, rgb)
}

// Line strokes the path with round joins and caps.
func (c *Canvas) Line(d string, width float64, rgb uint32) {
	c.out.reset()
	c.out.path(c.m, d)
	c.stroke(width, rgb)
}

// Shape fills the path and draws the key line around it.
func (c *Canvas) Shape(d string, rgb uint32, width float64) {
	c.out.reset()
	c.out.path(c.m, d)
	c.paint(&c.out, rgb)
	c.stroke(width, Ink)
}

func (c *Canvas) disc(x, y, r float64, rgb uint32) { c.oval(x, y, r, r, rgb) }

func (c *Canvas) oval(x, y, rx, ry float64, rgb uint32) {
	c.out.reset()
	c.out.ellipse(c.m, x, y, rx, ry)
	c.paint(&c.out, rgb)
}

// Ball draws a disc with a key line.
func (c *Canvas) Ball(x, y, r float64, rgb uint32, width float64) {
	c.disc(x, y, r, rgb)
	c.stroke(width, Ink)
}

// ring strokes a circle.
func (c *Canvas) ring(x, y, r, width float64, rgb uint32) {
	c.out.reset()
	c.out.ellipse(c.m, x, y, r, r)
	c.stroke(width, rgb)
}

func (c *Canvas) Box(x0, y0, x1, y1, r float64, rgb uint32) {
	c.out.reset()
	c.out.box(c.m, x0, y0, x1, y1, r)
	c.paint(&c.out, rgb)
}

func (c *Canvas) frame(x0, y0, x1, y1, r, width float64, rgb uint32) {
	c.out.reset()
	c.out.box(c.m, x0, y0, x1, y1, r)
	c.stroke(width, rgb)
}

// stroke draws along the outline that was drawn last.
func (c *Canvas) stroke(width float64, rgb uint32) {
	if c.weight > 0 {
		width *= c.weight
	}
	w := max(width*c.m.grow(), c.thin)
	if w <= 0 {
		return
	}
	c.edge.reset()
	stroke(&c.edge, &c.out, w/2)
	c.paint(&c.edge, rgb)
}

// window returns the pixels an outline can touch.
func (c *Canvas) window(o *outline) image.Rectangle {
	x0, y0, x1, y1 := o.bounds()
	if !(x0 < x1) || !(y0 < y1) {
		return image.Rectangle{}
	}
	r := image.Rect(int(math.Floor(max(x0, -1))), int(math.Floor(max(y0, -1))), int(math.Ceil(min(x1, float64(c.w+1)))), int(math.Ceil(min(y1, float64(c.h+1)))))
	return r.Intersect(image.Rect(0, 0, c.w, c.rows))
}

// load gives an outline to the rasteriser, which sees window r of it.
func (c *Canvas) load(o *outline, r image.Rectangle) {
	c.ras.Reset(r.Dx(), r.Dy())
	dx, dy := float64(r.Min.X), float64(r.Min.Y)
	// The rasteriser clips to its window on three sides, but far points cost time and precision.
	w, h := float64(r.Dx())+8, float64(r.Dy()+c.h-c.rows)+8
	for _, s := range o.subs {
		if s.to-s.from < 2 {
			continue
		}
		for i, p := range o.pts[s.from:s.to] {
			x, y := float32(min(max(p.x-dx, -w), 2*w)), float32(min(max(p.y-dy, -h), 2*h))
			if i == 0 {
				c.ras.MoveTo(x, y)
			} else {
				c.ras.LineTo(x, y)
			}
		}
		c.ras.ClosePath()
	}
}

func (c *Canvas) paint(o *outline, rgb uint32) {
	r := c.window(o)
	if r.Empty() || c.pace.over() {
		return
	}
	if c.dye[0] == rgb && c.dye[1] != 0 {
		rgb = c.dye[1]
	}
	area := r.Dx() * r.Dy()
	c.load(o, r)
	c.measure(&c.cover, r)
	c.pace.spend(len(o.pts)*perPoint + area/2)
	if c.clipd {
		c.compose(r.Intersect(c.clip.Rect), hue(rgb), true)
	} else {
		c.compose(r, hue(rgb), false)
	}
	c.pace.spend(area / 2)
}

// measure writes how much of each pixel of r the loaded outline covers.
func (c *Canvas) measure(m *image.Alpha, r image.Rectangle) {
	mask(m, r)
	c.src.C = color.Opaque
	c.ras.DrawOp = draw.Src
	c.ras.Draw(m, r, &c.src, image.Point{})
}

// clipTo limits drawing to the inside of a path, until unclip.
func (c *Canvas) clipTo(d string) {
	c.out.reset()
	c.out.path(c.m, d)
	c.clipOut()
}

// clipOut limits drawing to the inside of the outline drawn last.
func (c *Canvas) clipOut() {
	r := c.window(&c.out)
	if r.Empty() {
		mask(&c.clip, r)
	} else {
		c.load(&c.out, r)
		c.measure(&c.clip, r)
		c.pace.spend(len(c.out.pts)*perPoint + r.Dx()*r.Dy()/2)
	}
	if c.inner {
		cut(&c.clip, &c.outer)
	}
	c.clipd = true
}

// unclip ends clipTo.
func (c *Canvas) unclip() {
	if c.clipd = c.inner; c.inner {
		mask(&c.clip, c.outer.Rect)
		copy(c.clip.Pix, c.outer.Pix)
	}
}

// nest limits all drawing to the inside of a path, until inner and clipd are false. What clipTo limits
// further returns to it.
func (c *Canvas) nest(d string) {
	c.clipTo(d)
	c.outer, c.clip = c.clip, c.outer
	c.inner = true
	c.unclip()
}

// cut leaves of a mask what lies inside another.
func cut(m, by *image.Alpha) {
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		row := m.Pix[m.PixOffset(m.Rect.Min.X, y):][:m.Rect.Dx()]
		for i, a := range row {
			row[i] = uint8((uint32(a)*uint32(by.AlphaAt(m.Rect.Min.X+i, y).A) + 127) / 255)
		}
	}
}

// mask makes m a mask over r and keeps its memory. The caller overwrites what it holds.
func mask(m *image.Alpha, r image.Rectangle) {
	n := r.Dx() * r.Dy()
	if cap(m.Pix) < n {
		m.Pix = make([]uint8, n)
	}
	m.Pix, m.Stride, m.Rect = m.Pix[:n], r.Dx(), r
}

// compose lays a colour over the pixels of r, as far as the coverage and, if asked, the clip allow. In a flat drawing
// most pixels are covered wholly or not at all. That makes this several times faster than drawing through the
// rasteriser.
func (c *Canvas) compose(r image.Rectangle, col color.RGBA, clipped bool) {
	if r.Empty() {
		return
	}
	w := r.Dx()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		i := c.cover.PixOffset(r.Min.X, y)
		cov := c.cover.Pix[i : i+w : i+w]
		if clipped {
			i = c.clip.PixOffset(r.Min.X, y)
			cl := c.clip.Pix[i : i+w : i+w]
			for x, a := range cl {
				cov[x] = uint8((uint32(cov[x])*uint32(a) + 127) / 255)
			}
		}
		i = c.dst.PixOffset(c.dst.Rect.Min.X+r.Min.X, c.dst.Rect.Min.Y+y)
		px := c.dst.Pix[i : i+4*w : i+4*w]
		for x, a := range cov {
			if a == 0 {
				continue
			}
			p := px[4*x : 4*x+4 : 4*x+4]
			if a == 255 && col.A == 255 {
				p[0], p[1], p[2], p[3] = col.R, col.G, col.B, 255
				continue
			}
			k := 255*255 - uint32(col.A)*uint32(a)
			m := uint32(a) * 255
			p[0] = uint8((uint32(col.R)*m + uint32(p[0])*k + 32512) / 65025)
			p[1] = uint8((uint32(col.G)*m + uint32(p[1])*k + 32512) / 65025)
			p[2] = uint8((uint32(col.B)*m + uint32(p[2])*k + 32512) / 65025)
			p[3] = uint8((uint32(col.A)*m + uint32(p[3])*k + 32512) / 65025)
		}
	}
}

// figure draws what is alive: courts, jesters, their faces and hands. sign draws what stands for something: aces,
// icons, pieces. stock draws what every card has: its sheet, its two halves, its indices.
type (
	figure struct{ *Canvas }
	sign   struct{ *Canvas }
	stock  struct{ *Canvas }
)
