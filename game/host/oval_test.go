package host

import (
	"testing"

	"royals/game/geom"
	"royals/game/paint"
)

// TestOvalHasNoSeams: the four corners of an ellipse are stretched and smoothed. Where they meet, nothing of what lies beside their picture in
// the atlas is mixed in.
func TestOvalHasNoSeams(t *testing.T) {
	p := painterOf(1200, 900, 1)
	ops := list(func(l *paint.List) { l.Fill(geom.Rect{X: 100, Y: 100, W: 700, H: 420}, paint.Oval, opaque) })
	settle(t, p, ops)
	c := region(p.shape(256, p.atlas.Corner))
	if len(p.verts) != 16 {
		t.Fatalf("%d vertices", len(p.verts))
	}
	for _, v := range p.verts {
		if v.SrcX > c.x1-0.5 || v.SrcY > c.y1-0.5 {
			t.Errorf("it reaches %v, %v of a picture that ends at %v, %v", v.SrcX, v.SrcY, c.x1, c.y1)
		}
	}
}
