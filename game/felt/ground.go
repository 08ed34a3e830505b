package felt

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
)

// drawGround draws the frame around the table, and where two sides face each other the front between them.
func (s *sketch) drawGround() {
	a := &s.Areas
	s.Front = 0
	if kit.Worn().Far != 0 && a.Kind != layout.Low && len(a.Panels) == 1 && !a.Mine.Empty() {
		drawFront(s, (a.Panels[0].Y+a.Panels[0].H+a.Mine.Y)/2)
	}
	if Framed(a) && !kit.Worn().Stark { // there panels have rims, and nothing a rim around these
		s.Border(a.Table)
	}
}

// drawFront draws the front between two sides at a height, and keeps where it is.
func drawFront(s *sketch, y float64) {
	r := FeltOf(&s.Areas)
	s.Front = (y - r.Y) / r.H
	if Framed(&s.Areas) {
		r = s.Areas.Table.Inset(kit.BorderWidth)
	}
	s.List.Fill(geom.Rect{X: r.X, Y: y - 2.5, W: r.W, H: 5}, 0, kit.Ink)
	s.List.Fill(geom.Rect{X: r.X, Y: y - 1.5, W: r.W, H: 3}, 0, kit.Gold)
}

// Framed reports whether a table has a frame. In an upright window the window is its frame: felt reaches from edge to edge, so that what
// lies on it is in no box within a box.
func Framed(a *layout.Areas) bool { return a.Kind != layout.Portrait }

// FeltOf is where the felt of a table lies: within its frame, or where it has none below the bar.
func FeltOf(a *layout.Areas) geom.Rect {
	if !Framed(a) {
		return a.Table.Inset(-1)
	}
	return a.Table.Inset(2)
}
