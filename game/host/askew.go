package host

import (
	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/geom"
)

// askew adds four corners that are no upright rectangle, sampled smoothly. Where they stand across the edge of the clip they are cut
// there, so that they need no draw call of their own.
func (p *painter) askew(q *[4]ebiten.Vertex, clip geom.Rect) {
	if clip.Empty() {
		p.smooth()
		p.verts = append(p.verts, q[:]...)
		return
	}
	c := p.snap(clip)
	var room [2][8]ebiten.Vertex // each edge adds a corner at most
	list := append(room[0][:0], q[0], q[1], q[3], q[2])
	for edge := range 4 {
		rest := room[1-edge%2][:0]
		for i := range list {
			v, w := &list[i], &list[(i+1)%len(list)]
			a, b := c.inside(v, edge), c.inside(w, edge)
			if a >= 0 {
				rest = append(rest, *v)
			}
			if a*b < 0 {
				rest = append(rest, between(v, w, a/(a-b)))
			}
		}
		list = rest
	}
	if len(list) < 3 {
		return
	}
	p.smooth()
	for i := 1; i+1 < len(list); i += 2 {
		p.verts = append(p.verts, list[i], list[0], list[i+1], list[min(i+2, len(list)-1)])
	}
}

// inside returns how far a corner lies within one of four edges of a box.
func (b *box) inside(v *ebiten.Vertex, edge int) float32 {
	switch edge {
	case 0:
		return v.DstX - b.x0
	case 1:
		return b.x1 - v.DstX
	case 2:
		return v.DstY - b.y0
	}
	return b.y1 - v.DstY
}

// between returns the corner that lies at f of the way from one to another.
func between(a, b *ebiten.Vertex, f float32) ebiten.Vertex {
	to := func(x, y float32) float32 { return x + (y-x)*f }
	return ebiten.Vertex{DstX: to(a.DstX, b.DstX), DstY: to(a.DstY, b.DstY), SrcX: to(a.SrcX, b.SrcX), SrcY: to(a.SrcY, b.SrcY),
		ColorR: to(a.ColorR, b.ColorR), ColorG: to(a.ColorG, b.ColorG), ColorB: to(a.ColorB, b.ColorB), ColorA: to(a.ColorA, b.ColorA)}
}
