package felt

import (
	"strconv"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/sprites"
)

// namedAir is the way from a small heap to its name and number, and namedGap that from there to the next one.
const namedAir, namedGap = 2.0, 8.0

// drawNamedHoard lays the small heaps of a board that faces another one on a phone beside each other, with the name of each and its number
// beside it, and returns the width used: nothing where a line has no room for all of it.
func (s *seat) drawNamedHoard(list []engine.PileID, row geom.Rect) float64 {
	wide := namedWidth(s, list)
	if !fronted(s.sketch) || !s.whole || wide > row.W {
		return 0
	}
	px, tiny, small := s.Px(kit.Small), s.Line(kit.Tiny), s.Line(kit.Small)
	box := geom.Rect{X: row.X, W: stowed, H: stowed * layout.Ratio}
	box.Y = row.Y + row.H + 1 - box.H // clear of the places below
	for _, id := range list {
		heapAlone(s, id, box)
		words := geom.Rect{X: box.X + stowed + namedAir + secondOut, Y: box.Center().Y - (tiny+small)/2 + 2, W: row.W, H: tiny}
		s.Label(briefName(s.Scene, id.Kind), words, sprites.Sans, kit.Tiny, 0, kit.DimText)
		words.Y, words.H = words.Y+tiny-3, small
		s.List.Text(strconv.Itoa(len(s.View.Pile(id))), words, sprites.SansBold, px, 0, kit.Text)
		tally(s.sketch, s.List, id)
		box.X += namedOf(s, id) + namedGap
	}
	return wide
}

// namedOf is the width of a small heap with its name and number.
func namedOf(s *seat, id engine.PileID) float64 {
	name := sprites.Measure(sprites.Sans, s.Px(kit.Tiny), briefName(s.Scene, id.Kind))
	return stowed + namedAir + secondOut + max(name, sprites.Measure(sprites.SansBold, s.Px(kit.Small), strconv.Itoa(len(s.View.Pile(id)))))
}

// namedWidth is the same for several of them side by side.
func namedWidth(s *seat, list []engine.PileID) (w float64) {
	for i, id := range list {
		if w += namedOf(s, id); i > 0 {
			w += namedGap
		}
	}
	return w
}
