// Package geom is the plain arithmetic of places on the screen: points, sizes and rectangles in CSS pixels, y down.
package geom

// Point is a place in CSS pixels.
type Point struct{ X, Y float64 }

// Rect is a rectangle in CSS pixels: the corner nearest the origin and its size.
type Rect struct{ X, Y, W, H float64 }

// Insets are the distances by which something keeps away from each edge.
type Insets struct{ Top, Right, Bottom, Left float64 }

// Add returns p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns the way from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// In reports whether p lies in r; the far edges do not belong to it.
func (p Point) In(r Rect) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.W && p.Y < r.Y+r.H
}

// Max returns the corner farthest from the origin.
func (r Rect) Max() Point { return Point{r.X + r.W, r.Y + r.H} }

// Center returns the middle of r.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Around returns the rectangle of a size around a middle.
func Around(c Point, w, h float64) Rect { return Rect{c.X - w/2, c.Y - h/2, w, h} }

// Empty reports whether r covers nothing.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Inset returns r made smaller by d on every side (larger for a negative d).
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Within returns r made smaller by the insets.
func (r Rect) Within(i Insets) Rect {
	return Rect{r.X + i.Left, r.Y + i.Top, r.W - i.Left - i.Right, r.H - i.Top - i.Bottom}
}

// Move returns r moved by p.
func (r Rect) Move(p Point) Rect { return Rect{r.X + p.X, r.Y + p.Y, r.W, r.H} }

// Times returns the rectangle in units of which one of its own makes n.
func (r Rect) Times(n float64) Rect { return Rect{r.X * n, r.Y * n, r.W * n, r.H * n} }

// Intersect returns what both cover; it is Empty when they do not meet.
func (r Rect) Intersect(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, min(r.X+r.W, o.X+o.W) - x, min(r.Y+r.H, o.Y+o.H) - y}
}

// Contains reports whether o lies inside r, edges included.
func (r Rect) Contains(o Rect) bool {
	return o.X >= r.X && o.Y >= r.Y && o.X+o.W <= r.X+r.W && o.Y+o.H <= r.Y+r.H
}

// CutTop returns the top h of r and what is left below; CutBottom, CutLeft and CutRight do the like.
func (r Rect) CutTop(h float64) (top, rest Rect) {
	h = min(max(h, 0), r.H)
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutBottom returns the bottom h of r and what is left above.
func (r Rect) CutBottom(h float64) (bottom, rest Rect) {
	h = min(max(h, 0), r.H)
	return Rect{r.X, r.Y + r.H - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// CutLeft returns the left w of r and what is left of it to the right.
func (r Rect) CutLeft(w float64) (left, rest Rect) {
	w = min(max(w, 0), r.W)
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// CutRight returns the right w of r and what is left of it to the left.
func (r Rect) CutRight(w float64) (right, rest Rect) {
	w = min(max(w, 0), r.W)
	return Rect{r.X + r.W - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Lerp returns the place a share t of the way from p to q.
func Lerp(p, q Point, t float64) Point { return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t} }
