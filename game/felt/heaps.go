package felt

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
)

// leastFooted is the height of the lower part of a panel from which small heaps lie there and not among the numbers.
const leastFooted = 40.0

// footHeaps reports whether the small heaps of an opponent lie beside what is before the seat, in the lower part of its panel, which is so
// high: on a phone held upright, where a seat has stacks of its own. There they are larger, and its face above is clear of them.
func footHeaps(s *seat, high float64) bool {
	kinds, _ := stackKinds(s.sketch)
	return s.Areas.Kind == layout.Portrait && kinds > 0 && !s.heaped && !s.facing() && high >= leastFooted
}

// drawFootHeaps lays the small heaps at the left of a box, as large as it lets them be, and returns what is left of it. What is before the
// seat, or its hand, keeps its room: they overlap by as much as it takes.
func drawFootHeaps(s *seat, in geom.Rect) geom.Rect {
	list := s.hoarded(true, true, false)
	n := float64(len(list))
	if n == 0 {
		return in
	}
	w := max(min(in.H/layout.Ratio, 0.24*in.W), stowed)
	h := w * layout.Ratio
	keep := w * float64(max(s.laying(s.x), 1))
	if s.fanned() {
		keep = 2.2 * w
	}
	step := 0.0
	if n > 1 {
		step = min(max((in.W-keep-kit.Space2-w)/(n-1), leastOut), w+kit.Space1)
	}
	first := geom.Rect{X: in.X, Y: in.Y + (in.H-h)/2, W: w, H: h}
	heapsAbreast(s, list, first, step, first.Y+h, geom.Rect{})
	_, rest := in.CutLeft(w + step*(n-1) + kit.Space2)
	return rest
}
