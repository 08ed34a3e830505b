package kit

import (
	"math"
	"testing"

	"royals/game/geom"
	"royals/game/paint"
)

// TestRimHasNoGaps: the strokes of a rim that lies askew meet on its outer side as well, so that no felt shows between them.
func TestRimHasNoGaps(t *testing.T) {
	const width = 3.0
	k := Kit{List: &paint.List{}}
	k.Rim(geom.Rect{X: 100, Y: 100, W: 80, H: 112}, 6, width, 0.2, Danger)
	ops := k.List.Ops
	for i := range ops {
		a, b := ops[i].Rect, ops[(i+1)%len(ops)].Rect
		u, v := unit(a), unit(b)
		bend := math.Acos(min(u.X*v.X+u.Y*v.Y, 1))
		if bend < 0.01 {
			continue
		}
		// How far each stroke reaches beyond the corner where their middles cross.
		cross := u.X*v.Y - u.Y*v.X
		s := ((b.X-a.X)*v.Y - (b.Y-a.Y)*v.X) / cross
		if over, want := math.Hypot(a.W, a.H)-s, width/2*math.Tan(bend/2); over < want-0.01 {
			t.Errorf("stroke %d ends %.2f beyond the corner, its outer edge needs %.2f", i, over, want)
		}
	}
}

func unit(r geom.Rect) geom.Point {
	n := math.Hypot(r.W, r.H)
	return geom.Point{X: r.W / n, Y: r.H / n}
}
