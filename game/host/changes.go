package host

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/paint"
)

// changes finds out where a frame differs from the one before it. Only that part of the screen is drawn, so that a card on
// its way costs its own place and not the whole table.
type changes struct {
	shown []paint.Op      // the frame before, if its quads may be kept
	verts []ebiten.Vertex // of it, as the painter's
	ends  []int
	boxes []image.Rectangle
	inner []ebiten.Vertex
	runs  [1]run // of a frame that is drawn in part
}

// begin remembers the frame before, and leaves the painter what belongs to its first same ops.
func (c *changes) begin(p *painter, shown []paint.Op, same int) {
	end := p.ends[same-1]
	c.shown = shown
	c.verts, p.verts = p.verts, append(c.verts[:0], p.verts[:end]...)
	c.boxes, p.boxes = p.boxes, append(c.boxes[:0], p.boxes[:end/4]...)
	c.ends, p.ends = p.ends, append(c.ends[:0], p.ends[:same]...)
}

// kept returns the quads of an op as the frame before had them, if it had the same op, so far from the end of its list.
func (c *changes) kept(ops []paint.Op, i int) (verts []ebiten.Vertex, ok bool) {
	was := len(c.shown) - len(ops) + i
	if was < 1 || c.shown[was] != ops[i] {
		return nil, false
	}
	return c.verts[c.ends[was-1]:c.ends[was]], true
}

// area returns the part of the screen, in device pixels, where ops differ from what is shown. The first same of both are
// alike.
func (c *changes) area(p *painter, ops, shown []paint.Op, same int) (r image.Rectangle) {
	alike := 0 // ops at the end of both lists
	for n := min(len(ops), len(shown)) - same; alike < n && ops[len(ops)-1-alike] == shown[len(shown)-1-alike]; alike++ {
	}
	if len(ops) == len(shown) {
		for i := same; i < len(ops)-alike; i++ {
			if ops[i] != shown[i] {
				r = union(r, c.boxes, c.ends, i, i+1)
				r = union(r, p.boxes, p.ends, i, i+1)
			}
		}
		return r
	}
	return union(union(r, c.boxes, c.ends, same, len(shown)-alike), p.boxes, p.ends, same, len(ops)-alike)
}

// union adds to r the places of the quads of ops i to j.
func union(r image.Rectangle, boxes []image.Rectangle, ends []int, i, j int) image.Rectangle {
	if i == j {
		return r
	}
	from := 0
	if i > 0 {
		from = ends[i-1]
	}
	for _, b := range boxes[from/4 : ends[j-1]/4] {
		r = r.Union(b)
	}
	return r
}

// within returns the quads that reach into r, as one run, good until the next call. If one of them must be sampled smoothly, all are, which
// leaves the rest unchanged. If none must, the engine keeps its program.
func (c *changes) within(p *painter, r image.Rectangle) ([]ebiten.Vertex, []run) {
	c.inner, c.runs[0] = c.inner[:0], run{}
	for i := range p.boxes {
		if b := &p.boxes[i]; b.Min.X < r.Max.X && r.Min.X < b.Max.X && b.Min.Y < r.Max.Y && r.Min.Y < b.Max.Y {
			q := (*[4]ebiten.Vertex)(p.verts[4*i:])
			c.inner = append(c.inner, q[:]...)
			c.runs[0].smooth = c.runs[0].smooth || !sharp(q)
		}
	}
	return c.inner, c.runs[:]
}

// sharp reports whether a quad shows whole pixels of the texture on as many whole pixels of the screen, or one colour
// on an upright rectangle.
func sharp(q *[4]ebiten.Vertex) bool {
	a, d := &q[0], &q[3]
	if q[1].DstX != d.DstX || q[1].DstY != a.DstY || q[2].DstX != a.DstX || q[2].DstY != d.DstY {
		return false
	}
	return fits(d.DstX-a.DstX, d.SrcX-a.SrcX) && fits(d.DstY-a.DstY, d.SrcY-a.SrcY) && whole(a.DstX) && whole(a.DstY)
}

// sharps reports whether all of some quads are sharp.
func sharps(verts []ebiten.Vertex) bool {
	for i := 0; i < len(verts); i += 4 {
		if !sharp((*[4]ebiten.Vertex)(verts[i:])) {
			return false
		}
	}
	return true
}

// fits reports whether n pixels of the screen show as many of the texture, perhaps backwards, or a single line of them.
func fits(n, src float32) bool { return src == n || src == -n || src == 0 }

func whole(v float32) bool { return v == float32(int32(v)) }

// around returns the smallest rectangle of whole pixels around a quad.
func around(q *[4]ebiten.Vertex) image.Rectangle {
	x0, y0, x1, y1 := q[0].DstX, q[0].DstY, q[0].DstX, q[0].DstY
	for i := 1; i < 4; i++ { // the built-in min and max look for NaN, which takes time
		if x := q[i].DstX; x < x0 {
			x0 = x
		} else if x > x1 {
			x1 = x
		}
		if y := q[i].DstY; y < y0 {
			y0 = y
		} else if y > y1 {
			y1 = y
		}
	}
	return image.Rect(floor(x0), floor(y0), -floor(-x1), -floor(-y1))
}

func floor(v float32) int { return int(math.Floor(float64(v))) }
