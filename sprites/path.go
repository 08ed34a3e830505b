package sprites

import "math"

// pt is a point.
type pt struct{ x, y float64 }

// mat is an affine map: x' = a·x + c·y + e, y' = b·x + d·y + f.
type mat struct{ a, b, c, d, e, f float64 }

func (m mat) on(p pt) pt { return pt{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f} }

// after returns the map that does n first and m after it.
func (m mat) after(n mat) mat {
	return mat{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

// grow returns by how much m stretches lengths, on average.
func (m mat) grow() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

// outline is a set of polylines in device pixels: the flattened form of a path.
type outline struct {
	pts  []pt
	subs []sub
}

// sub is one polyline of an outline.
type sub struct {
	from, to int
	closed   bool
}

func (o *outline) reset() { o.pts, o.subs = o.pts[:0], o.subs[:0] }

func (o *outline) move(p pt) {
	o.subs = append(o.subs, sub{from: len(o.pts), to: len(o.pts) + 1})
	o.pts = append(o.pts, p)
}

func (o *outline) line(p pt) {
	if len(o.subs) == 0 {
		o.move(p)
		return
	}
	o.pts = append(o.pts, p)
	o.subs[len(o.subs)-1].to = len(o.pts)
}

func (o *outline) close() {
	if len(o.subs) > 0 {
		o.subs[len(o.subs)-1].closed = true
	}
}

func (o *outline) last() pt {
	if len(o.pts) == 0 {
		return pt{}
	}
	return o.pts[len(o.pts)-1]
}

// cubic adds a Bézier curve in steps short enough not to be seen.
func (o *outline) cubic(p1, p2, p3 pt) {
	p0 := o.last()
	bend := math.Hypot(p0.x-2*p1.x+p2.x, p0.y-2*p1.y+p2.y)
	bend = max(bend, math.Hypot(p1.x-2*p2.x+p3.x, p1.y-2*p2.y+p3.y))
	n := int(math.Ceil(math.Sqrt(bend * 3.75)))
	n = min(max(n, 1), 64)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		o.line(pt{a*p0.x + b*p1.x + c*p2.x + d*p3.x, a*p0.y + b*p1.y + c*p2.y + d*p3.y})
	}
}

func (o *outline) quad(p1, p2 pt) {
	p0 := o.last()
	o.cubic(pt{p0.x + 2*(p1.x-p0.x)/3, p0.y + 2*(p1.y-p0.y)/3}, pt{p2.x + 2*(p1.x-p2.x)/3, p2.y + 2*(p1.y-p2.y)/3}, p2)
}

// bounds returns the box around the outline.
func (o *outline) bounds() (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range o.pts {
		x0, y0, x1, y1 = min(x0, p.x), min(y0, p.y), max(x1, p.x), max(y1, p.y)
	}
	return
}

// path adds a path written as in SVG (commands M L H V C S Q Z, large for absolute and small for relative), mapped by m.
func (o *outline) path(m mat, d string) {
	var cur, start, ctl pt
	var cmd byte
	i := 0
	num := func() float64 {
		for i < len(d) && (d[i] == ' ' || d[i] == ',' || d[i] == '\n' || d[i] == '\t') {
			i++
		}
		neg := false
		if i < len(d) && d[i] == '-' {
			neg = true
			i++
		}
		v := 0.0
		for i < len(d) && d[i] >= '0' && d[i] <= '9' {
			v = v*10 + float64(d[i]-'0')
			i++
		}
		if i < len(d) && d[i] == '.' {
			i++
			for f := 0.1; i < len(d) && d[i] >= '0' && d[i] <= '9'; f /= 10 {
				v += f * float64(d[i]-'0')
				i++
			}
		}
		if neg {
			v = -v
		}
		return v
	}
	for {
		for i < len(d) && (d[i] == ' ' || d[i] == ',' || d[i] == '\n' || d[i] == '\t') {
			i++
		}
		if i >= len(d) {
			return
		}
		at := i
		if ch := d[i]; ch >= 'A' {
			cmd = ch
			i++
		}
		base := pt{}
		if cmd >= 'a' {
			base = cur
		}
		two := func() pt { x := num(); return pt{base.x + x, base.y + num()} }
		smooth := false
		switch cmd {
		case 'M', 'm':
			cur = two()
			start = cur
			o.move(m.on(cur))
			cmd -= 'M' - 'L'
		case 'L', 'l':
			cur = two()
			o.line(m.on(cur))
		case 'H', 'h':
			cur.x = base.x + num()
			o.line(m.on(cur))
		case 'V', 'v':
			cur.y = base.y + num()
			o.line(m.on(cur))
		case 'C', 'c':
			p1 := two()
			ctl = two()
			cur = two()
			o.cubic(m.on(p1), m.on(ctl), m.on(cur))
			smooth = true
		case 'S', 's':
			p1 := pt{2*cur.x - ctl.x, 2*cur.y - ctl.y}
			ctl = two()
			cur = two()
			o.cubic(m.on(p1), m.on(ctl), m.on(cur))
			smooth = true
		case 'Q', 'q':
			p1 := two()
			cur = two()
			o.quad(m.on(p1), m.on(cur))
		case 'Z', 'z':
			o.close()
			cur = start
			cmd = 0
		default:
			panic("sprites: bad path at " + d[at:])
		}
		if i == at {
			panic("sprites: bad path at " + d[at:])
		}
		if !smooth {
			ctl = cur
		}
	}
}

// kappa places the handles of a quarter circle.
const kappa = 0.5522847498

// ellipse adds a closed ellipse, clockwise on the screen.
func (o *outline) ellipse(m mat, x, y, rx, ry float64) {
	kx, ky := rx*kappa, ry*kappa
	o.move(m.on(pt{x + rx, y}))
	o.cubic(m.on(pt{x + rx, y + ky}), m.on(pt{x + kx, y + ry}), m.on(pt{x, y + ry}))
	o.cubic(m.on(pt{x - kx, y + ry}), m.on(pt{x - rx, y + ky}), m.on(pt{x - rx, y}))
	o.cubic(m.on(pt{x - rx, y - ky}), m.on(pt{x - kx, y - ry}), m.on(pt{x, y - ry}))
	o.cubic(m.on(pt{x + kx, y - ry}), m.on(pt{x + rx, y - ky}), m.on(pt{x + rx, y}))
	o.close()
}

// box adds a closed rectangle with rounded corners.
func (o *outline) box(m mat, x0, y0, x1, y1, r float64) {
	k := r * (1 - kappa)
	o.move(m.on(pt{x0 + r, y0}))
	o.line(m.on(pt{x1 - r, y0}))
	if r > 0 {
		o.cubic(m.on(pt{x1 - k, y0}), m.on(pt{x1, y0 + k}), m.on(pt{x1, y0 + r}))
	}
	o.line(m.on(pt{x1, y1 - r}))
	if r > 0 {
		o.cubic(m.on(pt{x1, y1 - k}), m.on(pt{x1 - k, y1}), m.on(pt{x1 - r, y1}))
	}
	o.line(m.on(pt{x0 + r, y1}))
	if r > 0 {
		o.cubic(m.on(pt{x0 + k, y1}), m.on(pt{x0, y1 - k}), m.on(pt{x0, y1 - r}))
	}
	o.line(m.on(pt{x0, y0 + r}))
	if r > 0 {
		o.cubic(m.on(pt{x0, y0 + k}), m.on(pt{x0 + k, y0}), m.on(pt{x0 + r, y0}))
	}
	o.close()
}
