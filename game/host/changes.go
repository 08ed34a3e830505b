package host

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/paint"
)

// changes finds out where a frame differs from the one before it, so that only that part of the screen is drawn: a card on its
// way costs its own place and not the whole table.
type changes struct {
	ends  []int // as the painter's, of the frame before
	boxes []image.Rectangle
	inner []ebiten.Vertex
}

// smoothly is the only run of a frame that is drawn in part. All of it is sampled smoothly, which changes nothing where that is
// not asked for.
var smoothly = []run{{smooth: true}}

// begin remembers the frame before.
func (c *changes) begin(p *painter) {
	c.ends, c.boxes = append(c.ends[:0], p.ends...), append(c.boxes[:0], p.boxes...)
}

// area returns the part of the screen, in device pixels, where ops show something other than what is shown, the first same
// of both being alike.
func (c *changes) area(p *painter, ops, shown []paint.Op, same int) (r image.Rectangle) {
	alike := 0 // above all that differs
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

// within returns the quads that reach into r. They are good until the next call.
func (c *changes) within(p *painter, r image.Rectangle) []ebiten.Vertex {
	c.inner = c.inner[:0]
	for i := range p.boxes {
		if b := &p.boxes[i]; b.Min.X < r.Max.X && r.Min.X < b.Max.X && b.Min.Y < r.Max.Y && r.Min.Y < b.Max.Y {
			c.inner = append(c.inner, p.verts[4*i:4*i+4]...)
		}
	}
	return c.inner
}

// cut reports whether runs are clipped by the screen, which their triangles do not tell.
func cut(runs []run) bool {
	for _, r := range runs {
		if !r.clip.Empty() {
			return true
		}
	}
	return false
}

// around returns the smallest rectangle of whole pixels around a quad.
func around(q *[4]ebiten.Vertex) image.Rectangle {
	x0, y0, x1, y1 := q[0].DstX, q[0].DstY, q[0].DstX, q[0].DstY
	for i := 1; i < 4; i++ { // the built-in min and max mind numbers that are none, which takes a while
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
