package felt

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/sprites"
)

// ribbonBeside is how much room a title needs beside a ribbon. Where there is less, it stands below.
const ribbonBeside = 90

// ribbon draws what a table is besides its game, and returns what is left of a box of the bar.
func ribbon(s *sketch, box geom.Rect) geom.Rect {
	size := kit.Small
	h := min(s.Line(size)+4, box.H-4)
	w := sprites.Measure(sprites.SansBold, s.Px(size), s.Ribbon) + 2*kit.Space2
	rest := geom.Rect{X: box.X + w + kit.Space2, Y: box.Y, W: box.W - w - kit.Space2, H: box.H}
	if rest.W < ribbonBeside*s.Text {
		h = box.H / 2
		size = min(kit.Tiny, (h-4)/1.2/s.Text)
		w = min(sprites.Measure(sprites.SansBold, s.Px(size), s.Ribbon)+2*kit.Space2, box.W)
		rest = geom.Rect{X: box.X, Y: box.Y + h - 2, W: box.W, H: h}
	} else {
		box.Y += (box.H - h) / 2
	}
	band := geom.Rect{X: box.X, Y: box.Y + 1, W: w, H: h - 2}
	s.List.Fill(band, 3, kit.Gold)
	s.Label(s.Ribbon, band, sprites.SansBold, size, 0.5, kit.Ink)
	return rest
}
