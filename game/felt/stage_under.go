package felt

import (
	"royals/game/anim"
	"royals/game/geom"
	"royals/game/plan"
	"royals/game/words"
)

// under lays what lies under a royal: its edge shows at the outer side. When the royal has stepped out, it lies there whole; and under one that
// has fallen it is not shown, because half of it below a card on its side could not be read: its number stands beside.
func (f *facing) under(post *plan.Post, r geom.Rect, side int, royal *plan.Piece) {
	if post.Under == post.Pile {
		return
	}
	p, ids := f.View.Pile(post.Under), f.Cards.Of(post.Under)
	dy := 0.1 * r.H
	switch {
	case royal.Steps:
		dy = 0
	case f.far(side):
		dy = -dy
	}
	for i := range p {
		if i < len(ids) {
			f.put(ids[i], anim.Pose{Rect: r.Move(geom.Point{Y: dy}), Face: p[i]}, i > 0 || royal.Turn)
		}
	}
	if len(p) > 0 {
		f.pill(words.T("table.n", words.Args{N: len(p)}), geom.Point{X: r.X + r.W + 2, Y: r.Y + r.H/2})
	}
}
