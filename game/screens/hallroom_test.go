package screens

import (
	"math"
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
)

// TestHallHasAFloor: the throne of every ending stands on a floor that reaches from edge to edge, below the seat and above the foot of the
// steps; on a desk a column stands on it to each side, clear of the words and of the throne, and both are alike.
func TestHallHasAFloor(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		r, s := playedOut(t, size, "royalty")
		win := s.res.Winners.First()
		for m := victory; m <= limit; m++ {
			s.pretend(m, win)
			r.app.Change()
			r.step(0)
			r.step(enterTime)
			var edge, throne geom.Rect
			var shafts []geom.Rect
			for _, o := range r.list.Ops {
				switch {
				case o.Kind == paint.Fill && o.Color == kit.Gilt && o.Rect.W == size.W && o.Rect.H == 3:
					edge = o.Rect
				case o.Kind == paint.Fill && o.Color == kit.Well && o.Rect.H > 0.6*size.H && o.Rect.W < 0.1*size.W:
					shafts = append(shafts, o.Rect)
				case isThrone(s, o) && throne.Empty():
					throne = o.Rect
				case isThrone(s, o): // the next of those who share the win
					throne.W = o.Rect.X + o.Rect.W - throne.X
				}
			}
			if edge.Y < throne.Y+0.75*throne.H || edge.Y > throne.Y+0.95*throne.H {
				t.Errorf("%v, mood %d: the floor begins at %v, the throne stands at %v", size, m, edge, throne)
			}
			if size == phone {
				continue
			}
			if len(shafts) != 2 || shafts[0].X+shafts[0].W > throne.X || math.Abs(shafts[0].Center().X+shafts[1].Center().X-2*throne.Center().X) > 1 {
				t.Errorf("mood %d: the columns are %v, the throne stands at %v", m, shafts, throne)
			}
		}
	}
}
