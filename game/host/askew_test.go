package host

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/geom"
	"royals/game/paint"
)

// TestTurnedPicturesAreCut: a turned picture that stands across the edge of its clip is cut there, in the same draw call. What is left of
// it shows what the whole picture shows at that place.
func TestTurnedPicturesAreCut(t *testing.T) {
	p := painterOf(800, 600, 1)
	whole := paint.Op{Kind: paint.Sprite, Sprite: card(t, "7H"), Rect: geom.Rect{X: 300, Y: 200, W: 100, H: 140}, Color: opaque}
	for i, clip := range []geom.Rect{{X: 330, Y: 180, W: 40, H: 200}, {X: 200, Y: 190, W: 150, H: 70}, {X: 340, Y: 250, W: 10, H: 10}, {W: 800, H: 600}} {
		whole.Turn = 0.3 + float64(i)
		cut := whole
		cut.Clip = clip
		settle(t, p, []paint.Op{whole, cut})
		if len(p.runs) != 1 {
			t.Fatalf("%v: %d draw calls", clip, len(p.runs))
		}
		for x := 200.5; x < 500; x += 3 {
			for y := 100.5; y < 450; y += 3 {
				u, v, is := shownAt(p.verts[:4], x, y)
				a, b, left := shownAt(p.verts[4:], x, y)
				if want := is && (geom.Point{X: x, Y: y}).In(clip); left != want || left && math.Hypot(a-u, b-v) > 0.1 {
					t.Fatalf("%v, at %v,%v: %v from %v,%v, want %v from %v,%v", clip, x, y, left, a, b, want, u, v)
				}
			}
		}
	}
}

// shownAt returns from where in the texture quads show a point.
func shownAt(verts []ebiten.Vertex, x, y float64) (u, v float64, is bool) {
	for i := 0; i < len(verts); i += 4 {
		for j := range 2 {
			a, b, c := &verts[i+j], &verts[i+j+1], &verts[i+j+2]
			bx, by, cx, cy := float64(b.DstX-a.DstX), float64(b.DstY-a.DstY), float64(c.DstX-a.DstX), float64(c.DstY-a.DstY)
			dx, dy, det := x-float64(a.DstX), y-float64(a.DstY), bx*cy-by*cx
			s, r := (dx*cy-dy*cx)/det, (bx*dy-by*dx)/det
			if s >= 0 && r >= 0 && s+r <= 1 {
				return float64(a.SrcX) + s*float64(b.SrcX-a.SrcX) + r*float64(c.SrcX-a.SrcX), float64(a.SrcY) + s*float64(b.SrcY-a.SrcY) + r*float64(c.SrcY-a.SrcY), true
			}
		}
	}
	return 0, 0, false
}
