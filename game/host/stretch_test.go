package host

import (
	"testing"

	"royals/game/geom"
	"royals/game/paint"
)

// TestAStretchedPicture shows a card on its way in the picture of the place it goes to: it is that one that is asked for, and stretched.
func TestAStretchedPicture(t *testing.T) {
	p := painterOf(800, 600, 2)
	id := card(t, "7S")
	r := geom.Rect{X: 10, Y: 20, W: 80, H: 112}
	ops := list(func(l *paint.List) {
		l.Add(paint.Op{Kind: paint.Sprite, Sprite: id, Rect: r, Width: 40, Color: opaque})
	})
	settle(t, p, ops)
	at, ok := p.ready(id, shape{80, 112, 2, p.style})
	if !ok || len(p.verts) != 4 || p.verts[0].SrcX != float32(at.X) || p.verts[3].SrcY != float32(at.Y+at.H) {
		t.Errorf("it is not the picture of a card of 40: %v %+v", ok, p.verts)
	}
	if w, h := p.verts[3].DstX-p.verts[0].DstX, p.verts[3].DstY-p.verts[0].DstY; w != 160 || h != 224 {
		t.Errorf("it is shown in %v × %v", w, h)
	}
}
