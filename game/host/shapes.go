package host

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// corners adds the four corners of dst, each n×n pixels, from one picture of the top left one.
func (p *painter) corners(dst, src box, n float32, clip geom.Rect, t tint) {
	p.quad(box{dst.x0, dst.y0, dst.x0 + n, dst.y0 + n}, src, clip, t)
	p.quad(box{dst.x1 - n, dst.y0, dst.x1, dst.y0 + n}, box{src.x1, src.y0, src.x0, src.y1}, clip, t)
	p.quad(box{dst.x0, dst.y1 - n, dst.x0 + n, dst.y1}, box{src.x0, src.y1, src.x1, src.y0}, clip, t)
	p.quad(box{dst.x1 - n, dst.y1 - n, dst.x1, dst.y1}, box{src.x1, src.y1, src.x0, src.y0}, clip, t)
}

// shape returns a picture of a shape of n pixels. Where the texture has no room for it beside all that the frame shows, it
// is a smaller one, to be stretched.
func (p *painter) shape(n int, draw func(n int) sprites.Region) sprites.Region {
	c := draw(n)
	if c.W > 0 {
		return c
	}
	for p.cramped = true; c.W == 0 && n > 1; {
		n /= 2
		c = draw(n)
	}
	p.smooth()
	return c
}

// fill adds a rounded rectangle.
func (p *painter) fill(o *paint.Op) {
	t, d := tintOf(o.Color), p.snap(o.Rect)
	if t.a == 0 {
		return
	}
	if o.Radius == paint.Oval {
		oval(p, d, o.Clip, t)
		return
	}
	n := p.radius(o.Radius, d)
	if n == 0 {
		p.solid(d, o.Clip, t)
		return
	}
	c := p.shape(n, p.atlas.Corner)
	if c.W == 0 {
		p.solid(d, o.Clip, t)
		return
	}
	r := float32(n)
	p.corners(d, region(c), r, o.Clip, t)
	p.solid(box{d.x0 + r, d.y0, d.x1 - r, d.y0 + r}, o.Clip, t)
	p.solid(box{d.x0, d.y0 + r, d.x1, d.y1 - r}, o.Clip, t)
	p.solid(box{d.x0 + r, d.y1 - r, d.x1 - r, d.y1}, o.Clip, t)
}

// oval adds an ellipse: four corners, stretched. Those of one inside the other are of one picture.
func oval(p *painter, d box, clip geom.Rect, t tint) {
	n := 64
	for float32(n) < (d.y1-d.y0)/2 && n < 512 {
		n *= 2
	}
	c := p.shape(n, p.atlas.Corner)
	if c.W == 0 {
		return
	}
	p.smooth()
	s, x, y := region(c), (d.x0+d.x1)/2, (d.y0+d.y1)/2
	s.x1, s.y1 = s.x1-0.5, s.y1-0.5 // where the corners meet, smoothing must not mix in what lies beside them
	p.quad(box{d.x0, d.y0, x, y}, s, clip, t)
	p.quad(box{x, d.y0, d.x1, y}, box{s.x1, s.y0, s.x0, s.y1}, clip, t)
	p.quad(box{d.x0, y, x, d.y1}, box{s.x0, s.y1, s.x1, s.y0}, clip, t)
	p.quad(box{x, y, d.x1, d.y1}, box{s.x1, s.y1, s.x0, s.y0}, clip, t)
}

// radius returns a corner's radius in pixels, no more than half of the shorter side.
func (p *painter) radius(css float64, d box) int {
	return int(min(float32(css*p.scale+0.5), (d.x1-d.x0)/2, (d.y1-d.y0)/2))
}

// outline adds the frame of a rounded rectangle, inside it.
func (p *painter) outline(o *paint.Op) {
	t, d, w := tintOf(o.Color), p.snap(o.Rect), p.stroke(o.Width)
	if t.a == 0 {
		return
	}
	n := p.radius(o.Radius, d)
	if n > 0 {
		n = max(n, w)
		if c := p.shape(n, func(m int) sprites.Region { return p.atlas.Ring(m, max(1, w*m/n)) }); c.W > 0 {
			p.corners(d, region(c), float32(n), o.Clip, t)
		}
	}
	s, r := float32(w), float32(n)
	top := max(r, s)
	p.solid(box{d.x0 + r, d.y0, d.x1 - r, d.y0 + s}, o.Clip, t)
	p.solid(box{d.x0 + r, d.y1 - s, d.x1 - r, d.y1}, o.Clip, t)
	p.solid(box{d.x0, d.y0 + top, d.x0 + s, d.y1 - top}, o.Clip, t)
	p.solid(box{d.x1 - s, d.y0 + top, d.x1, d.y1 - top}, o.Clip, t)
}

// shadow adds a soft rectangle whose edge runs along that of o.
func (p *painter) shadow(o *paint.Op) {
	t, d := tintOf(o.Color), p.snap(o.Rect)
	if t.a == 0 {
		return
	}
	n := int(min(float32(p.stroke(o.Width)), (d.x1-d.x0)/2, (d.y1-d.y0)/2))
	if n < 1 {
		return
	}
	c := p.shape(n, p.atlas.Blur)
	if c.W == 0 {
		return
	}
	if o.Turn != 0 {
		if p.shade(o, n, t) {
			return
		}
		p.smooth()
		defer p.turn(len(p.verts), o)
	}
	s, m := region(c), float32(n)
	d = box{d.x0 - m, d.y0 - m, d.x1 + m, d.y1 + m}
	r, u, v := 2*m, s.x1-0.5, s.y1-0.5
	p.corners(d, s, r, o.Clip, t)
	p.quad(box{d.x0 + r, d.y0, d.x1 - r, d.y0 + r}, box{u, s.y0, u, s.y1}, o.Clip, t)
	p.quad(box{d.x0 + r, d.y1 - r, d.x1 - r, d.y1}, box{u, s.y1, u, s.y0}, o.Clip, t)
	p.quad(box{d.x0, d.y0 + r, d.x0 + r, d.y1 - r}, box{s.x0, v, s.x1, v}, o.Clip, t)
	p.quad(box{d.x1 - r, d.y0 + r, d.x1, d.y1 - r}, box{s.x1, v, s.x0, v}, o.Clip, t)
	p.quad(box{d.x0 + r, d.y0 + r, d.x1 - r, d.y1 - r}, box{u, v, u, v}, o.Clip, t)
}

// shade adds a turned shadow as one picture, if there is one of its size: it is drawn when that is wanted in two
// frames.
func (p *painter) shade(o *paint.Op, n int, t tint) bool {
	w, h := int(o.Rect.W*p.scale+0.5), int(o.Rect.H*p.scale+0.5)
	k := want{shades + sprites.ID(n), w, h}
	seen := p.wanted[k]
	p.wanted[k] = p.frame
	again := seen != 0 && seen+1 == p.frame
	src, ok := p.atlas.Shade(w, h, n, again)
	if !ok && !again && seen != p.frame {
		p.rough = true // it will be another picture in the next frame
	}
	if ok {
		whole := *o
		whole.Rect = o.Rect.Inset(-float64(n) / p.scale)
		p.turned(&whole, src, t)
	}
	return ok
}

// shades are the numbers under which shadows are wanted, by their blur: no picture has them.
const shades sprites.ID = 1 << 15

// turn turns what has been added since from about the middle of o.
func (p *painter) turn(from int, o *paint.Op) {
	sin, cos := math.Sincos(o.Turn)
	c := o.Rect.Center()
	cx, cy, si, co := float32(c.X*p.scale), float32(c.Y*p.scale), float32(sin), float32(cos)
	for i := range p.verts[from:] {
		v := &p.verts[from+i]
		x, y := v.DstX-cx, v.DstY-cy
		v.DstX, v.DstY = cx+x*co-y*si, cy+x*si+y*co
	}
}

// line adds a stroke: on whole pixels when it is level or upright, otherwise with a soft rim of one pixel.
func (p *painter) line(o *paint.Op) {
	t, w := tintOf(o.Color), o.Width*p.scale
	if t.a == 0 {
		return
	}
	x0, y0 := o.Rect.X*p.scale, o.Rect.Y*p.scale
	x1, y1 := x0+o.Rect.W*p.scale, y0+o.Rect.H*p.scale
	if o.Rect.W == 0 || o.Rect.H == 0 {
		n := float64(p.stroke(o.Width))
		half := n / 2
		b := box{float32(math.Floor(min(x0, x1) + 0.5)), float32(math.Floor(min(y0, y1) + 0.5)),
			float32(math.Floor(max(x0, x1) + 0.5)), float32(math.Floor(max(y0, y1) + 0.5))}
		if o.Rect.W == 0 {
			b.x0 = float32(math.Floor(x0 - half + 0.5))
			b.x1 = b.x0 + float32(n)
		} else {
			b.y0 = float32(math.Floor(y0 - half + 0.5))
			b.y1 = b.y0 + float32(n)
		}
		p.solid(b, o.Clip, t)
		return
	}
	length := math.Hypot(x1-x0, y1-y0)
	nx, ny := -(y1-y0)/length, (x1-x0)/length
	core := max(w-1, 0) / 2
	p.across(o, x0, y0, x1, y1, nx, ny, -core-1, -core, tint{}, t)
	p.across(o, x0, y0, x1, y1, nx, ny, -core, core, t, t)
	p.across(o, x0, y0, x1, y1, nx, ny, core, core+1, t, tint{})
}

// across adds a strip along a line, from a to b beside it, fading from one colour to the other.
func (p *painter) across(o *paint.Op, x0, y0, x1, y1, nx, ny, a, b float64, from, to tint) {
	if a == b {
		return
	}
	u, v := p.white[0], p.white[1]
	p.askew(&[4]ebiten.Vertex{
		from.at(float32(x0+nx*a), float32(y0+ny*a), u, v), from.at(float32(x1+nx*a), float32(y1+ny*a), u, v),
		to.at(float32(x0+nx*b), float32(y0+ny*b), u, v), to.at(float32(x1+nx*b), float32(y1+ny*b), u, v),
	}, o.Clip)
}
