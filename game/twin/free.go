package twin

import (
	"royals/game/geom"
	"royals/game/port"
)

// free returns, for each name, the part of its picture that no later one covers, so that a press on it means that name. What is
// wholly covered is left out. rects is filled anew.
func free(hits []port.Hit, rects map[string]geom.Rect) {
	clear(rects)
	for i, h := range hits {
		r := h.Rect
		for _, over := range hits[i+1:] {
			r = beside(r, over.Rect)
		}
		if r.Empty() {
			continue
		}
		if was, ok := rects[h.Name]; !ok || r.W*r.H >= was.W*was.H {
			rects[h.Name] = r
		}
	}
}

// beside returns the largest part of a rectangle on one side of another.
func beside(r, over geom.Rect) geom.Rect {
	cut := r.Intersect(over)
	if cut.Empty() {
		return r
	}
	best := geom.Rect{}
	for _, part := range [...]geom.Rect{
		{X: r.X, Y: r.Y, W: cut.X - r.X, H: r.H},
		{X: cut.X + cut.W, Y: r.Y, W: r.X + r.W - cut.X - cut.W, H: r.H},
		{X: r.X, Y: r.Y, W: r.W, H: cut.Y - r.Y},
		{X: r.X, Y: cut.Y + cut.H, W: r.W, H: r.Y + r.H - cut.Y - cut.H},
	} {
		if !part.Empty() && part.W*part.H > best.W*best.H {
			best = part
		}
	}
	return best
}
