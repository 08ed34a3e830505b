package layout

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"royals/game/geom"
	"royals/game/plan"
)

var windows = []geom.Rect{{W: 320, H: 568}, {W: 360, H: 640}, {W: 390, H: 844}, {W: 430, H: 932}, {W: 640, H: 360}, {W: 844, H: 390},
	{W: 768, H: 1024}, {W: 1024, H: 768}, {W: 1280, H: 720}, {W: 1920, H: 1080}, {W: 2560, H: 1440}, {W: 3840, H: 2160}}

func TestCardWidth(t *testing.T) {
	for _, c := range []struct {
		size geom.Rect
		want float64
	}{{geom.Rect{W: 360, H: 640}, 72}, {geom.Rect{W: 1280, H: 720}, 108}, {geom.Rect{W: 1920, H: 1080}, 162}, {geom.Rect{W: 3840, H: 2160}, 220}, {geom.Rect{W: 200, H: 200}, 56}} {
		if got := CardWidth(c.size); got != c.want {
			t.Errorf("CardWidth(%v) = %v, want %v", c.size, got, c.want)
		}
	}
}

func TestRows(t *testing.T) {
	for _, c := range []struct{ n, want int }{{1, 1}, {9, 1}, {10, 2}, {18, 2}, {19, 3}, {27, 3}} {
		if got := Rows(c.n, 344, 72, true); got != c.want {
			t.Errorf("%d cards on a phone lie in %d rows, want %d", c.n, got, c.want)
		}
	}
}

// TestHandStrips checks that every card of every hand can be seen and hit.
func TestHandStrips(t *testing.T) {
	for _, w := range windows {
		touch := w.W < 1000
		for n := 1; n <= 27; n++ {
			a := Divide(Ask{Size: w, Touch: touch, Opponents: 3, Hand: n, Prompt: 48, Acts: 52, Board: true, Centre: true})
			rects := Hand(a.Hand, n, a.Card, touch, nil)
			for i, r := range rects {
				if !a.Hand.Inset(-0.5).Contains(r) {
					t.Fatalf("%v: card %d of %d lies at %v, outside the hand %v", w, i, n, r, a.Hand)
				}
				for j := i + 1; j < n && rects[j].Y == r.Y; j++ {
					if j == i+1 && rects[j].X-r.X < Strip(touch)-0.01 {
						t.Fatalf("%v: card %d of %d shows only %.1f", w, i, n, rects[j].X-r.X)
					}
				}
			}
		}
	}
}

// TestDivide checks that parts of the window never overlap and stay inside the safe area.
func TestDivide(t *testing.T) {
	for _, w := range windows {
		for opponents := range 6 {
			for _, safe := range []geom.Insets{{}, {Top: 47, Bottom: 34}, {Left: 47, Right: 47, Bottom: 21}} {
				for _, left := range []bool{false, true} {
					divides(t, Ask{Size: w, Safe: safe, Touch: true, Opponents: opponents, Hand: 10, Prompt: 48, Acts: 104, Board: true, Centre: true, Left: left})
				}
			}
		}
	}
}

func divides(t *testing.T, q Ask) {
	t.Helper()
	a := Divide(q)
	all := append([]geom.Rect{a.Bar, a.Centre, a.Mine, a.Prompt, a.Hand, a.Acts, a.Log}, a.Panels...)
	in := q.Size.Within(q.Safe).Inset(-0.01)
	for i, x := range all {
		if !x.Empty() && !in.Contains(x) {
			t.Fatalf("%v safe %v: part %d %v is outside %v", q.Size, q.Safe, i, x, in)
		}
		for j, y := range all[i+1:] {
			if z := x.Intersect(y); z.W > 0.01 && z.H > 0.01 {
				t.Fatalf("%v safe %v opponents %d: parts %d %v and %d %v overlap", q.Size, q.Safe, q.Opponents, i, x, i+1+j, y)
			}
		}
	}
	if len(a.Panels) != q.Opponents {
		t.Fatalf("%v: %d panels for %d opponents", q.Size, len(a.Panels), q.Opponents)
	}
}

// TestFlow lays random piles into random zones. They stay inside, and no two groups overlap while there is room.
func TestFlow(t *testing.T) {
	seed := uint64(1)
	rnd := rand.New(rand.NewPCG(seed, 1))
	for range 3000 {
		z := Zone{Rect: geom.Rect{X: 10, Y: 20, W: 90 + 600*rnd.Float64(), H: 40 + 200*rnd.Float64()}, Max: 110, Gap: 6, Caption: float64(rnd.IntN(2)) * 16, Centred: rnd.IntN(2) == 0}
		var groups []Group
		for range 1 + rnd.IntN(11) {
			g := Group{Spread: plan.Spread(rnd.IntN(3)), N: rnd.IntN(9), Caption: 30}
			if g.Spread == plan.Slot {
				g.N, g.Under = 1, rnd.IntN(3)
			}
			groups = append(groups, g)
		}
		spreads, cw := Flow(z, groups, nil)
		in := z.Rect.Inset(-0.6)
		for i, s := range spreads {
			for _, c := range append(append([]geom.Rect{}, s.Cards...), s.Under...) {
				if c.X < in.X || c.X+c.W > in.X+in.W+4 || c.Y < in.Y || cw > floor && c.Y+c.H > in.Y+in.H+4 {
					t.Fatalf("seed %d: group %d lies at %v, outside %v (cards %v wide)", seed, i, c, z.Rect, cw)
				}
			}
			for j, o := range spreads[i+1:] {
				if x := s.Box.Intersect(o.Box); cw > floor && x.W > 0.5 && x.H > 0.5 {
					t.Fatalf("seed %d: groups %d and %d overlap: %v %v", seed, i, i+1+j, s.Box, o.Box)
				}
			}
		}
	}
}

func TestFlowTakesTheLargestCards(t *testing.T) {
	z := Zone{Rect: geom.Rect{W: 300, H: 200}, Max: 100, Gap: 8}
	if _, cw := Flow(z, []Group{{N: 1}}, nil); cw != 100 {
		t.Errorf("one card in a large zone is %v wide", cw)
	}
	_, few := Flow(z, make([]Group, 4), nil)
	_, many := Flow(z, make([]Group, 40), nil)
	if !(many < few) {
		t.Errorf("forty piles have cards %v wide, four %v", many, few)
	}
	if fmt.Sprint(Flow(z, nil, nil)) != "[] 0" {
		t.Error("nothing takes room")
	}
}
