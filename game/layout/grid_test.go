package layout

import (
	"math"
	"testing"

	"royals/game/geom"
)

// TestOneGrid checks that the parts of a wide table share their edges: the question is as wide as the boards above it and
// the hand below it, the outermost boards end where it does, and so does what lies beside the own board.
func TestOneGrid(t *testing.T) {
	same := func(a, b float64) bool { return math.Abs(a-b) < 0.01 }
	for _, size := range windows {
		if Shape(size) != Wide {
			continue
		}
		for n := 1; n <= 5; n++ {
			for _, left := range []bool{false, true} {
				a := Divide(Ask{Size: size, Opponents: n, Hand: 7, Prompt: 60, Acts: 52, Board: true, Centre: true, Left: left})
				if got := PromptWidth(size, geom.Insets{}); !same(got, a.Prompt.W) {
					t.Fatalf("%v: the question is written %.1f wide into %.1f", size, got, a.Prompt.W)
				}
				from, to := a.Prompt.X, a.Prompt.X+a.Prompt.W
				if !same(a.Hand.X, from) || !same(a.Hand.W, a.Prompt.W) {
					t.Errorf("%v, %d opponents: the hand at %v, the question at %v", size, n, a.Hand, a.Prompt)
				}
				parts := append([]geom.Rect{a.Mine, a.Centre}, a.Panels...)
				lo, hi := math.Inf(1), math.Inf(-1)
				for _, p := range parts {
					lo, hi = min(lo, p.X), max(hi, p.X+p.W)
				}
				if !same(lo, from) || !same(hi, to) {
					t.Errorf("%v, %d opponents: the boards reach from %.1f to %.1f, the question from %.1f to %.1f", size, n, lo, hi, from, to)
				}
				if a.Centre.Y != a.Mine.Y { // one opponent, or a ring
					continue
				}
				ends := func(x float64) bool {
					for _, p := range a.Panels {
						if same(p.X, x) || same(p.X+p.W, x) {
							return true
						}
					}
					return false
				}
				if n%2 == 1 && (!ends(a.Mine.X) || !ends(a.Mine.X+a.Mine.W)) {
					t.Errorf("%v, %d opponents: the own board at %v shares no edges with %v", size, n, a.Mine, a.Panels)
				}
			}
		}
	}
}
