package layout

import (
	"math"
	"testing"

	"royals/game/geom"
)

// corners returns those of a turned card.
func corners(r geom.Rect, turn float64) (out [4]geom.Point) {
	sin, cos := math.Sincos(turn)
	for i, p := range [4]geom.Point{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: -1, Y: 1}, {X: 1, Y: 1}} {
		x, y := p.X*r.W/2, p.Y*r.H/2
		out[i] = r.Center().Add(geom.Point{X: x*cos - y*sin, Y: x*sin + y*cos})
	}
	return out
}

// TestBow lays hands of every size on an arc. No corner leaves the area that Divide gives the hand, strips stay wide
// enough, cards turn farther towards the ends, and both halves are alike.
func TestBow(t *testing.T) {
	bowed := 0
	for _, size := range []geom.Rect{{W: 1024, H: 768}, {W: 1280, H: 720}, {W: 1920, H: 1080}, {W: 3840, H: 2160}} {
		for n := 1; n <= 26; n++ {
			a := Divide(Ask{Size: size, Opponents: 3, Hand: n, Prompt: 40, Acts: 56, Board: true, Centre: true})
			if !a.Bowed(n, false) {
				continue
			}
			bowed++
			rects, turns := Bow(a.Hand, n, a.Card, nil, nil)
			for i, r := range rects {
				for _, at := range corners(r, turns[i]) {
					if !a.Hand.Inset(-0.01).Contains(geom.Rect{X: at.X, Y: at.Y}) {
						t.Fatalf("%v, %d cards: a corner of card %d at %v is outside %v", size, n, i, at, a.Hand)
					}
				}
				if i > 0 && rects[i].X-rects[i-1].X < Strip(false) {
					t.Fatalf("%v, %d cards: a strip of %.1f", size, n, rects[i].X-rects[i-1].X)
				}
				if i > 0 && turns[i] <= turns[i-1] || math.Abs(turns[i]) > bowMost+0.001 || math.Abs(turns[i]+turns[n-1-i]) > 1e-9 {
					t.Fatalf("%v, %d cards: turned by %v", size, n, turns)
				}
			}
		}
	}
	if bowed < 60 {
		t.Errorf("only %d hands on an arc", bowed)
	}
}

// TestBowKeepsToTheMiddle: up to twelve cards leave a tenth of the table free on either side, and of each the corner with rank and suit shows.
func TestBowKeepsToTheMiddle(t *testing.T) {
	for _, size := range []geom.Rect{{W: 1024, H: 768}, {W: 1280, H: 720}, {W: 1920, H: 1080}} {
		for n := 2; n <= 12; n++ {
			a := Divide(Ask{Size: size, Opponents: 1, Hand: n, Prompt: 40, Acts: 56, Board: true, Centre: true})
			rects, turns := Bow(a.Hand, n, a.Card, nil, nil)
			left, strip := corners(rects[0], turns[0]), rects[1].X-rects[0].X
			if free := min(left[0].X, left[2].X) - a.Hand.X; free < a.Hand.W/10 {
				t.Errorf("%v, %d cards: only %.0f of %.0f free beside the hand", size, n, free, a.Hand.W)
			}
			if strip < a.Card/3 {
				t.Errorf("%v, %d cards of %.0f: a strip of %.0f", size, n, a.Card, strip)
			}
		}
	}
}
