package host

import (
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// TestFloor: the felt of a table is drawn in slices below a plain colour, is one quad then, and with turned cards on it a picture is
// two draw calls. Another size is stretched until it is whole, and a list without felt gives the place back.
func TestFloor(t *testing.T) {
	ground := sprites.NewGround(sprites.Ground{Felt: 0x123D35})
	size := geom.Rect{W: 640, H: 360}
	list := func(felt geom.Rect) []paint.Op {
		return []paint.Op{
			{Kind: paint.Fill, Rect: size, Color: paint.RGB(0)},
			{Kind: paint.Ground, Rect: felt, Sprite: ground, Color: paint.RGB(0x123D35)},
			{Kind: paint.Fill, Rect: geom.Rect{X: 20, Y: 20, W: 90, H: 40}, Color: paint.RGB(0xFFFFFF)},
			{Kind: paint.Sprite, Sprite: sprites.Emblem(1), Rect: geom.Rect{X: 200, Y: 100, W: 60, H: 60}, Turn: 0.3, Color: paint.RGB(0xFFFFFF)},
		}
	}
	p := newPainter()
	p.fit(640, 360, 1)
	whole := func(ops []paint.Op) {
		for range 100 {
			if p.collect(ops, frameBudget); !p.rough {
				return
			}
		}
		t.Fatal("the felt is never whole")
	}
	felt := geom.Rect{X: 8, Y: 8, W: 620, H: 340}
	p.collect(list(felt), frameBudget)
	if p.floor.has.id != sprites.None || !p.rough {
		t.Error("a felt of 200,000 pixels was there within a frame")
	}
	whole(list(felt))
	if p.floor.has.id != ground || len(p.runs) != 2 || p.runs[0].smooth || p.runs[1].from < 12 {
		t.Errorf("runs %+v", p.runs)
	}
	if q := p.verts[4:8]; q[0].DstX != 8 || q[3].DstX != 628 || q[3].SrcX != 620 || q[3].SrcY != 340 {
		t.Errorf("the felt is drawn as %+v", q)
	}
	felt.W -= 100
	if p.collect(list(felt), frameBudget); !p.rough || p.verts[7].SrcX != 620 || p.verts[7].DstX != 528 {
		t.Error("the old felt does not stand in for one of another size")
	}
	whole(list(felt))
	if whole(list(felt)[2:]); p.verts[3].DstX != 110 {
		t.Error("there is felt where none is wanted")
	}
	for _, size := range []geom.Rect{{W: 2560, H: 1440}, {W: 600, H: 3000}, {W: 5000, H: 300}} {
		f := p.feltOf(list(size))
		if w, h := f.w*f.scale, f.h*f.scale; w*h > mostFelt || f.scale > 1 || h+1 >= feltRows || w+1 >= float64(p.atlas.Side()) {
			t.Errorf("a large felt takes %+v", f)
		}
	}
}
