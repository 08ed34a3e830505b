package felt

import (
	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/words"
	"royals/sprites"
)

// leastFooted is the height of the lower part of a panel from which small heaps lie there and not among the numbers.
const leastFooted = 40.0

// footHeaps reports whether the small heaps of an opponent lie beside what is before the seat, in the lower part of its panel, which is so
// high: on a phone held upright, where a seat has stacks of its own, or a hand beside what it has laid. There they are larger, and its face above is clear of them.
func footHeaps(s *seat, high float64) bool {
	kinds, _ := stackKinds(s.sketch)
	held := kinds == 0 && len(s.hoarded(true, false, false)) > 0 // a hand beside what its owner has laid
	return s.Areas.Kind == layout.Portrait && (kinds > 0 || held) && !s.heaped && !s.facing() && high >= leastFooted
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
		keep = 2 * w
	}
	step := 0.0
	if n > 1 {
		step = min(max((in.W-keep-kit.Space2-w)/(n-1), leastOut), w+kit.Space1)
	}
	first := geom.Rect{X: in.X, Y: in.Y + (in.H-h)/2, W: w, H: h}
	first.Y = max(first.Y, captionHeaps(s, list, first, step, in))
	heapsAbreast(s, list, first, step, first.Y+h, geom.Rect{})
	_, rest := in.CutLeft(w + step*(n-1) + kit.Space2)
	return rest
}

// captionHeaps writes above heaps in a box, the first of which has such a place, what they are: backs alone do not tell. It returns where the
// heaps begin below the words. Where one of the words has no room only the one that lies on the others is named.
func captionHeaps(s *seat, list []engine.PileID, first geom.Rect, step float64, in geom.Rect) float64 {
	line, px := s.Line(kit.Tiny), s.Px(kit.Tiny)
	if in.H < first.H+line {
		return in.Y
	}
	top := in.Y + (in.H-first.H-line)/2
	for i, id := range list {
		room := step - 2
		if i+1 == len(list) { // up to the backs or the cards beside it
			room = first.W + kit.Space2
		}
		if sprites.Measure(sprites.Sans, px, briefName(s.Scene, id.Kind)) > room {
			list = list[:1]
			break
		}
	}
	for i, id := range list {
		s.Label(briefName(s.Scene, id.Kind), geom.Rect{X: first.X + float64(i)*step, Y: top, W: first.W + kit.Space2, H: line}, sprites.Sans, kit.Tiny, 0, kit.DimText)
	}
	return top + line
}

// briefName is what a pile is called where there is little room, in a word where there is one.
func briefName(s *Scene, kind uint8) string {
	if key := s.Info.ID + ".pile." + s.Info.Piles[kind].Name + ".short"; words.Has(key) {
		return words.Plain(key)
	}
	return s.PileName(kind)
}
