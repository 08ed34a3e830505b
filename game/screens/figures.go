package screens

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/sprites"
)

// bar draws a share of a whole as a bar, the range in which it may lie, and a mark at an even share.
func bar(k *kit.Kit, share, low, high, even float64, r geom.Rect) {
	k.List.Fill(r, r.H/2, kit.Shade)
	if share > 0 {
		k.List.Fill(geom.Rect{X: r.X, Y: r.Y, W: max(r.H, r.W*share), H: r.H}, r.H/2, kit.Figure)
	}
	if high > low {
		k.List.Fill(geom.Rect{X: r.X + r.W*low, Y: r.Y + r.H/2 - 1, W: r.W * (high - low), H: 2}, 1, kit.Mark)
	}
	k.List.Fill(geom.Rect{X: r.X + r.W*even - 1.5, Y: r.Y - 4, W: 3, H: r.H + 8}, 1.5, kit.Text)
}

// cell is a figure with its name.
type cell struct{ name, value string }

// figureCells draws figures in columns of equal width, the value over its name, and returns the height.
func figureCells(k *kit.Kit, list []cell, r geom.Rect) float64 {
	if len(list) == 0 {
		return 0
	}
	cols := max(1, min(len(list), int(r.W/(96*max(1, k.Text)))))
	w := (r.W - float64(cols-1)*kit.Space2) / float64(cols)
	y := r.Y
	for len(list) > 0 {
		n, high := min(cols, len(list)), 0.0
		for i, c := range list[:n] {
			x := r.X + float64(i)*(w+kit.Space2)
			k.Label(c.value, geom.Rect{X: x, Y: y, W: w, H: k.Line(kit.Lead)}, sprites.SansBold, kit.Lead, 0, kit.Text)
			high = max(high, k.Para(c.name, geom.Rect{X: x, Y: y + k.Line(kit.Lead), W: w}, sprites.Sans, kit.Small, 0, kit.Text))
		}
		list = list[n:]
		y += k.Line(kit.Lead) + high + kit.Space2
	}
	return y - r.Y
}
