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
		in := a.Table.Inset(kit.BorderWidth)
		y := (a.Panels[0].Y + a.Panels[0].H + a.Mine.Y) / 2
		felt := FeltOf(a)
		s.Front = (y - felt.Y) / felt.H
		s.List.Fill(geom.Rect{X: in.X, Y: y - 2.5, W: in.W, H: 5}, 0, kit.Ink)
		s.List.Fill(geom.Rect{X: in.X, Y: y - 1.5, W: in.W, H: 3}, 0, kit.Gold)
	}
	s.Border(a.Table)
}

// FeltOf is where the felt of a table lies: within its frame.
func FeltOf(a *layout.Areas) geom.Rect { return a.Table.Inset(2) }
