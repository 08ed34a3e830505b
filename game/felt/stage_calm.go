package felt

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
)

// glow lights a part of the stage.
func (s *stager) glow(at geom.Point, w, h float64, c paint.Color) {
	s.List.Add(paint.Op{Kind: paint.Shadow, Rect: geom.Around(at, w, h), Radius: min(w, h) / 2, Width: min(w, h) / 2, Color: c})
}

// calm lights a part of the stage with a breath of a colour, and what is woven into the felt gives way there: nothing is behind what acts.
func calm(s *stager, at geom.Point, w, h float64, light paint.Color) {
	s.glow(at, w, h, kit.Mix(light, kit.Cloth, 0.14).Fade(0.85))
}

// calmBoth takes what is woven into the two halves back behind the ranks and between them.
func (f *facing) calmBoth() {
	const soft = 70.0
	x, w := f.cols[0].X, f.cols[len(f.cols)-1].X+f.cols[len(f.cols)-1].W-f.cols[0].X
	deep := f.Box.Y + f.Box.H - f.line + soft // of a half, and beyond its end
	up := geom.Rect{X: x, Y: f.Box.Y, W: w, H: f.line - f.Box.Y + soft}
	down := geom.Rect{X: x, Y: f.line - soft, W: w, H: deep}
	far := kit.Cloth
	if c := kit.Worn().Far; c != 0 {
		far = paint.RGB(c)
	}
	was, around := f.List.Clipped(), FeltOf(&f.Areas)
	f.List.Clip(geom.Rect{X: around.X, Y: around.Y, W: around.W, H: f.line - around.Y})
	f.List.Shadow(up, 0, soft, far.Fade(0.8))
	f.List.Clip(geom.Rect{X: around.X, Y: f.line, W: around.W, H: around.Y + around.H - f.line})
	f.List.Shadow(down, 0, soft, kit.Cloth.Fade(0.8))
	f.List.Clip(was)
}
