package felt

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/words"
	"royals/sprites"
)

// leastFooted is the height of the lower part of a panel from which small heaps lie there and not among the numbers.
const leastFooted = 40.0

// footHeaps reports whether the small heap of an opponent's hand lies beside what is before the seat, in the lower part of its panel, which is
// so high: on a phone held upright. There it is larger, and its face above is clear of it.
func footHeaps(s *seat, high float64) bool {
	kinds, _ := stackKinds(s.sketch)
	held := kinds == 0 && len(s.hoarded(true, false, false)) > 0 // a hand beside what its owner has laid
	return s.Areas.Kind == layout.Portrait && held && !s.heaped && !s.facing() && high >= leastFooted
}

// drawFootHeaps lays the small heap at the left of a box, as large as it lets it be, and returns what is left of it.
func drawFootHeaps(s *seat, in geom.Rect) geom.Rect {
	list := s.hoarded(true, false, false)
	if len(list) == 0 {
		return in
	}
	w := max(min(in.H/layout.Ratio, 0.24*in.W), stowed)
	h := w * layout.Ratio
	first := geom.Rect{X: in.X, Y: in.Y + (in.H-h)/2, W: w, H: h}
	if line := s.Line(kit.Tiny); in.H >= h+line { // backs alone do not tell what they are
		top := in.Y + (in.H-h-line)/2
		s.Label(briefName(s.Scene, list[0].Kind), geom.Rect{X: in.X, Y: top, W: w + kit.Space2, H: line}, sprites.Sans, kit.Tiny, 0, kit.DimText)
		first.Y = top + line
	}
	heapsAbreast(s, list, first, 0, first.Y+h, geom.Rect{})
	_, rest := in.CutLeft(w + kit.Space2)
	return rest
}

// briefName is what a pile is called where there is little room, in a word where there is one.
func briefName(s *Scene, kind uint8) string {
	if key := s.Info.ID + ".pile." + s.Info.Piles[kind].Name + ".short"; words.Has(key) {
		return words.Plain(key)
	}
	return s.PileName(kind)
}
