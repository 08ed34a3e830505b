package layout

import (
	"math"
	"slices"
	"testing"

	"royals/game/geom"
)

// TestOneGrid checks that the parts of a wide table share their edges. The question is as wide as the boards above it
// and the hand below it. The outermost boards end where it does, and so does what lies beside the viewer's board.
func TestOneGrid(t *testing.T) {
	for _, size := range windows {
		if Shape(size) != Wide {
			continue
		}
		for n := 1; n <= 5; n++ {
			for _, left := range []bool{false, true} {
				oneGrid(t, Ask{Size: size, Opponents: n, Hand: 7, Prompt: 60, Acts: 52, Board: true, Centre: true, Left: left})
			}
		}
	}
}

func oneGrid(t *testing.T, q Ask) {
	t.Helper()
	same := func(a, b float64) bool { return math.Abs(a-b) < 0.01 }
	size, n, a := q.Size, q.Opponents, Divide(q)
	if got := PromptWidth(size, geom.Insets{}); !same(got, a.Prompt.W) {
		t.Fatalf("%v: the question is written %.1f wide into %.1f", size, got, a.Prompt.W)
	}
	from, to := a.Prompt.X, a.Prompt.X+a.Prompt.W
	if !same(a.Hand.X, from) || !same(a.Hand.W, a.Prompt.W) {
		t.Errorf("%v, %d opponents: the hand at %v, the question at %v", size, n, a.Hand, a.Prompt)
	}
	lo, hi := math.Inf(1), math.Inf(-1)
	for _, p := range append([]geom.Rect{a.Mine, a.Centre}, a.Panels...) {
		lo, hi = min(lo, p.X), max(hi, p.X+p.W)
	}
	if !same(lo, from) || !same(hi, to) {
		t.Errorf("%v, %d opponents: the boards reach from %.1f to %.1f, the question from %.1f to %.1f", size, n, lo, hi, from, to)
	}
	if a.Centre.Y != a.Mine.Y || n%2 == 0 { // one opponent, a ring, or an even number
		return
	}
	ends := func(x float64) bool {
		return slices.ContainsFunc(a.Panels, func(p geom.Rect) bool { return same(p.X, x) || same(p.X+p.W, x) })
	}
	if !ends(a.Mine.X) || !ends(a.Mine.X+a.Mine.W) {
		t.Errorf("%v, %d opponents: the viewer's board at %v shares no edges with %v", size, n, a.Mine, a.Panels)
	}
}
