package sprites

import "math"

// pt is a point.
type pt struct{ x, y float64 }

// Map is an affine map: x' = a·x + c·y + e, y' = b·x + d·y + f.
type Map struct{ a, b, c, d, e, f float64 }

func (m Map) on(p pt) pt { return pt{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f} }

// after returns the map that does n first and m after it.
func (m Map) after(n Map) Map {
	return Map{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

// grow returns how much m stretches lengths, on average.
func (m Map) grow() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

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

// path adds a path written as in SVG (commands M L H V C S Q Z, large for absolute and small for relative), mapped by
// m.
func (o *outline) path(m Map, d string) {
	t := tracer{o: o, m: m, in: numbers{d: d}}
	for t.in.skip(); t.in.at < len(d); t.in.skip() {
		at := t.in.at
		if ch := d[at]; ch >= 'A' {
			t.cmd = ch
			t.in.at++
		}
		if !t.step() || t.in.at == at {
			panic("sprites: bad path at " + d[at:])
		}
	}
}

// tracer follows a path, command by command.
type tracer struct {
	o   *outline
	m   Map
	in  numbers
	cmd byte // a command goes on until the next one
	cur pt   // in the path's own coordinates, like the others
	beg pt   // where the sub-path began
	ctl pt   // the last handle of the last curve, for S
}

// two reads a point of the path.
func (t *tracer) two() pt {
	p := t.base()
	x := t.in.next()
	return pt{p.x + x, p.y + t.in.next()}
}

// base is the point from which the command counts.
func (t *tracer) base() pt {
	if t.cmd >= 'a' {
		return t.cur
	}
	return pt{}
}

// step carries out the command once. It reports false if there is no such command.
func (t *tracer) step() bool {
	smooth := false
	switch t.cmd {
	case 'M', 'm':
		t.cur = t.two()
		t.beg = t.cur
		t.o.move(t.m.on(t.cur))
		t.cmd -= 'M' - 'L'
	case 'L', 'l':
		t.cur = t.two()
		t.o.line(t.m.on(t.cur))
	case 'H', 'h':
		t.cur.x = t.base().x + t.in.next()
		t.o.line(t.m.on(t.cur))
	case 'V', 'v':
		t.cur.y = t.base().y + t.in.next()
		t.o.line(t.m.on(t.cur))
	case 'C', 'c', 'S', 's':
		p1 := pt{2*t.cur.x - t.ctl.x, 2*t.cur.y - t.ctl.y}
		if t.cmd|0x20 == 'c' {
			p1 = t.two()
		}
		t.ctl = t.two()
		end := t.two()
		t.o.cubic(t.m.on(p1), t.m.on(t.ctl), t.m.on(end))
		t.cur, smooth = end, true
	case 'Q', 'q':
		p1 := t.two()
		t.cur = t.two()
		t.o.quad(t.m.on(p1), t.m.on(t.cur))
	case 'Z', 'z':
		t.o.close()
		t.cur = t.beg
		t.cmd = 0
	default:
		return false
	}
	if !smooth {
		t.ctl = t.cur
	}
	return true
}

// numbers reads the numbers of a path.
type numbers struct {
	d  string
	at int
}

// skip passes what stands between two numbers.
func (n *numbers) skip() {
	for n.at < len(n.d) && (n.d[n.at] == ' ' || n.d[n.at] == ',' || n.d[n.at] == '\n' || n.d[n.at] == '\t') {
		n.at++
	}
}

// digit reads a digit, if one comes.
func (n *numbers) digit() (v float64, ok bool) {
	if n.at == len(n.d) || n.d[n.at] < '0' || n.d[n.at] > '9' {
		return 0, false
	}
	n.at++
	return float64(n.d[n.at-1] - '0'), true
}

// sign reads a character, if it comes.
func (n *numbers) sign(c byte) bool {
	if n.at == len(n.d) || n.d[n.at] != c {
		return false
	}
	n.at++
	return true
}

func (n *numbers) next() float64 {
	n.skip()
	neg := n.sign('-')
	v := 0.0
	for x, ok := n.digit(); ok; x, ok = n.digit() {
		v = v*10 + x
	}
	if n.sign('.') {
		f := 0.1
		for x, ok := n.digit(); ok; x, ok = n.digit() {
			v += f * x
			f /= 10
		}
	}
	if neg {
		return -v
	}
	return v
}

// kappa places the handles of a quarter of a circle.
const kappa = 0.5522847498

// ellipse adds a closed ellipse, clockwise on the screen.
func (o *outline) ellipse(m Map, x, y, rx, ry float64) {
	kx, ky := rx*kappa, ry*kappa
	o.move(m.on(pt{x + rx, y}))
	o.cubic(m.on(pt{x + rx, y + ky}), m.on(pt{x + kx, y + ry}), m.on(pt{x, y + ry}))
	o.cubic(m.on(pt{x - kx, y + ry}), m.on(pt{x - rx, y + ky}), m.on(pt{x - rx, y}))
	o.cubic(m.on(pt{x - rx, y - ky}), m.on(pt{x - kx, y - ry}), m.on(pt{x, y - ry}))
	o.cubic(m.on(pt{x + kx, y - ry}), m.on(pt{x + rx, y - ky}), m.on(pt{x + rx, y}))
	o.close()
}

// box adds a closed rectangle with rounded corners.
func (o *outline) box(m Map, x0, y0, x1, y1, r float64) {
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
