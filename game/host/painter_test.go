package host

import (
	"image"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/plan"
	"royals/sprites"
)

func card(t testing.TB, s string) sprites.ID {
	c, ok := cards.Parse(s)
	if !ok {
		t.Fatalf("no card %q", s)
	}
	return sprites.Card(c)
}

func painterOf(w, h int, scale float64) *painter {
	p := newPainter()
	p.fit(w, h, scale)
	p.atlas.Enough = nil // what a frame draws is counted here, not timed
	return p
}

// settle collects until every picture is there, and returns in how many frames.
func settle(t testing.TB, p *painter, ops []paint.Op) int {
	for n := 1; n < 50; n++ {
		p.collect(ops, frameBudget)
		if !p.rough {
			return n
		}
	}
	t.Fatal("the picture never becomes whole")
	return 0
}

func list(f func(l *paint.List)) []paint.Op {
	var l paint.List
	f(&l)
	return l.Ops
}

const opaque = paint.Color(0xffffffff)

func TestUprightPictureIsShownPixelByPixel(t *testing.T) {
	for _, scale := range []float64{1, 1.25, 1.5, 2, 2.625, 3} {
		p := painterOf(1200, 900, scale)
		ops := list(func(l *paint.List) { l.Picture(card(t, "QS"), geom.Rect{X: 10.3, Y: 20.7, W: 72, H: 100.8}, opaque) })
		settle(t, p, ops)
		if len(p.verts) != 4 || len(p.runs) != 1 || p.runs[0].smooth {
			t.Fatalf("scale %v: %d vertices, runs %+v", scale, len(p.verts), p.runs)
		}
		a, d := p.verts[0], p.verts[3]
		for _, v := range []float32{a.DstX, a.DstY, d.DstX, d.DstY, a.SrcX, a.SrcY, d.SrcX, d.SrcY} {
			if v != float32(math.Trunc(float64(v))) {
				t.Errorf("scale %v: %v is not on a whole pixel", scale, v)
			}
		}
		if d.DstX-a.DstX != d.SrcX-a.SrcX || d.DstY-a.DstY != d.SrcY-a.SrcY {
			t.Errorf("scale %v: %v wide on the screen, %v in the texture", scale, d.DstX-a.DstX, d.SrcX-a.SrcX)
		}
	}
}

func TestNeighboursStayNeighbours(t *testing.T) {
	p := painterOf(1000, 1000, 2.625)
	r := geom.Rect{X: 3.1, Y: 0, W: 7.7, H: 10}
	ops := list(func(l *paint.List) {
		for range 20 {
			l.Fill(r, 0, opaque)
			r.X += r.W
		}
	})
	p.collect(ops, frameBudget)
	for i := 4; i < len(p.verts); i += 4 {
		if p.verts[i].DstX != p.verts[i-1].DstX {
			t.Fatalf("rectangle %d begins at %v, the one before ends at %v", i/4, p.verts[i].DstX, p.verts[i-1].DstX)
		}
	}
}

func TestClipCutsPictureAndTexture(t *testing.T) {
	p := painterOf(800, 600, 1)
	ops := list(func(l *paint.List) {
		l.Clip(geom.Rect{X: 30, Y: 0, W: 20, H: 600})
		l.Picture(card(t, "2C"), geom.Rect{X: 10, Y: 10, W: 60, H: 84}, opaque)
		l.Picture(card(t, "2C"), geom.Rect{X: 100, Y: 10, W: 60, H: 84}, opaque)
	})
	settle(t, p, ops)
	if len(p.verts) != 4 {
		t.Fatalf("%d vertices; the second picture is outside", len(p.verts))
	}
	a, d := p.verts[0], p.verts[3]
	if a.DstX != 30 || d.DstX != 50 || d.SrcX-a.SrcX != 20 {
		t.Errorf("from %v to %v, %v of the texture", a.DstX, d.DstX, d.SrcX-a.SrcX)
	}
}

func TestTurnedPicturesCostOneMoreCall(t *testing.T) {
	p := painterOf(800, 600, 1)
	id := card(t, "7H")
	ops := list(func(l *paint.List) {
		for i := range 9 {
			o := paint.Op{Kind: paint.Sprite, Sprite: id, Rect: geom.Rect{X: float64(50 * i), Y: 50, W: 50, H: 70}, Color: opaque}
			o.Turn = float64(i%2) * 0.1
			l.Add(o)
			l.Fill(geom.Rect{X: 1, Y: 1, W: 5, H: 5}, 2, opaque)
			l.Text("7", geom.Rect{X: 9, Y: 9, W: 20, H: 20}, sprites.Sans, 14, 0, opaque)
		}
	})
	settle(t, p, ops)
	if len(p.runs) > 2 {
		t.Errorf("%d draw calls", len(p.runs))
	}
}

// The shadow of a turned card is nine pieces at first; wanted in two frames, it is one picture that reaches as far.
func TestATurnedShadowBecomesOnePicture(t *testing.T) {
	for _, scale := range []float64{1, 1.25, 2} {
		p := painterOf(1200, 900, scale)
		turned := func(x float64) []paint.Op {
			return []paint.Op{{Kind: paint.Shadow, Rect: geom.Rect{X: x, Y: 120, W: 100, H: 140}, Width: 6, Turn: 0.2, Color: opaque}}
		}
		reach := func() (r image.Rectangle) {
			for i := 0; i < len(p.verts); i += 4 {
				r = r.Union(around((*[4]ebiten.Vertex)(p.verts[i:])))
			}
			return r
		}
		p.collect(turned(300), frameBudget)
		pieces, far := len(p.verts)/4, reach()
		p.collect(turned(300), frameBudget)
		if whole := len(p.verts) / 4; pieces != 9 || whole != 1 || !reach().Inset(-3).In(far.Inset(-6)) || !far.In(reach().Inset(-3)) {
			t.Errorf("scale %v: %d pieces over %v, then %d over %v", scale, pieces, far, whole, reach())
		}
		p.collect(turned(310), frameBudget)
		if n := len(p.verts) / 4; n != 1 {
			t.Errorf("scale %v: moved on it is %d pieces", scale, n)
		}
	}
}

// Sizes that change from frame to frame ask for no pictures of shadows.
func TestAGrowingShadowStaysInPieces(t *testing.T) {
	p := painterOf(1200, 900, 1)
	for w := 100.0; w < 120; w++ {
		p.collect([]paint.Op{{Kind: paint.Shadow, Rect: geom.Rect{X: 300, Y: 120, W: w, H: 1.4 * w}, Width: 6, Turn: 0.2, Color: opaque}}, frameBudget)
		if n := len(p.verts) / 4; n != 9 {
			t.Errorf("%v wide it is %d pieces", w, n)
		}
	}
}

// Only what shows whole pixels on whole pixels may be drawn without smooth sampling.
func TestSharp(t *testing.T) {
	at := func(x, y, u, v float32) ebiten.Vertex { return ebiten.Vertex{DstX: x, DstY: y, SrcX: u, SrcY: v} }
	quad := func(x, y, w, h, u, v, s, r float32) *[4]ebiten.Vertex {
		return &[4]ebiten.Vertex{at(x, y, u, v), at(x+w, y, u+s, v), at(x, y+h, u, v+r), at(x+w, y+h, u+s, v+r)}
	}
	turned := quad(10, 20, 30, 40, 5, 5, 30, 40)
	turned[1].DstY++
	for _, c := range []struct {
		name string
		q    *[4]ebiten.Vertex
		want bool
	}{
		{"as it is", quad(10, 20, 30, 40, 5, 5, 30, 40), true},
		{"mirrored", quad(10, 20, 30, 40, 35, 45, -30, -40), true},
		{"one colour", quad(10, 20, 30, 40, 6, 6, 0, 0), true},
		{"a side of a shadow", quad(10, 20, 30, 8, 6, 6, 0, 8), true},
		{"stretched", quad(10, 20, 30, 40, 5, 5, 31, 40), false},
		{"between pixels", quad(10.5, 20, 30, 40, 5, 5, 30, 40), false},
		{"turned", turned, false},
	} {
		if sharp(c.q) != c.want {
			t.Errorf("%s: %v", c.name, !c.want)
		}
	}
}

func TestAGrowingPictureAsksForFewSizes(t *testing.T) {
	p := painterOf(1280, 800, 1)
	id, sizes := card(t, "KD"), map[[2]int]bool{}
	at := func(w float64) []paint.Op {
		return list(func(l *paint.List) { l.Picture(id, geom.Rect{X: 5, Y: 5, W: w, H: w * 1.4}, opaque) })
	}
	settle(t, p, at(60))
	for w := 61.0; w < 160; w++ {
		p.collect(at(w), frameBudget)
		if len(p.verts) != 4 {
			t.Fatalf("at %v wide nothing is shown", w)
		}
		sizes[[2]int{p.stand[id].w, p.stand[id].h}] = true
	}
	if len(sizes) > 3 { // once more each time it has grown by half
		t.Errorf("rasterised in %d sizes on its way", len(sizes))
	}
	settle(t, p, at(160))
	if s := p.stand[id]; s.w != 160 || s.h != 224 {
		t.Errorf("at rest it stands in %v", p.stand[id])
	}
}

func TestBlankPaperStandsInForACard(t *testing.T) {
	p := painterOf(1280, 800, 1)
	p.collect(list(func(l *paint.List) {
		l.Picture(card(t, "KD"), geom.Rect{X: 5, Y: 5, W: 50, H: 70}, opaque)
		l.Picture(sprites.Emblem(1), geom.Rect{X: 100, Y: 5, W: 50, H: 50}, opaque)
	}), bootBudget)
	if !p.rough || len(p.verts) == 0 {
		t.Fatalf("rough %v, %d vertices", p.rough, len(p.verts))
	}
	for _, v := range p.verts {
		if v.DstX < 5 || v.DstX > 55 || v.DstY < 5 || v.DstY > 75 {
			t.Errorf("a corner at %v,%v", v.DstX, v.DstY)
		}
	}
}

func TestTwoSizesOfOnePictureBothGetSharp(t *testing.T) {
	p := painterOf(1280, 800, 1)
	id := card(t, "KD")
	ops := list(func(l *paint.List) {
		l.Picture(id, geom.Rect{X: 5, Y: 5, W: 50, H: 70}, opaque)
		l.Picture(id, geom.Rect{X: 100, Y: 5, W: 150, H: 210}, opaque)
	})
	settle(t, p, ops)
	for i := 0; i < len(p.verts); i += 4 {
		a, d := p.verts[i], p.verts[i+3]
		if d.DstX-a.DstX != d.SrcX-a.SrcX {
			t.Errorf("picture %d is stretched", i/4)
		}
	}
}

func TestTextEndsWhereItWasMeasured(t *testing.T) {
	for _, scale := range []float64{1, 2, 2.625} {
		p := painterOf(1280, 800, scale)
		var box geom.Rect
		ops := list(func(l *paint.List) {
			box = l.Text("Attack the queen of hearts", geom.Rect{X: 10, Y: 10, W: 400, H: 30}, sprites.Sans, 17, 0, opaque)
		})
		settle(t, p, ops)
		if len(p.verts)/4 != 22 {
			t.Fatalf("%d letters with ink, want 22", len(p.verts)/4)
		}
		last := p.verts[len(p.verts)-1]
		if end := box.Max().X * scale; math.Abs(float64(last.DstX)-end) > 3 {
			t.Errorf("scale %v: the last letter ends at %v, measured %v", scale, last.DstX, end)
		}
		for _, v := range p.verts {
			if float64(v.DstY) < box.Y*scale-2 || float64(v.DstY) > box.Max().Y*scale+2 {
				t.Fatalf("scale %v: a letter at %v, outside %v", scale, v.DstY, box)
			}
		}
	}
}

func TestNothingIsAllocatedOnceThePictureIsWhole(t *testing.T) {
	p := painterOf(1280, 800, 1)
	ops := list(func(l *paint.List) {
		l.Fill(geom.Rect{W: 1280, H: 800}, 0, opaque)
		for i := range 52 {
			r := geom.Rect{X: float64(i * 20), Y: 40, W: 60, H: 84}
			l.Shadow(r, 4, 6, 0x00000080)
			l.Picture(card(t, []string{"AS", "KH", "9C", "2D"}[i%4]), r, opaque)
			l.Frame(r, 4, 2, opaque)
			l.Text("Ten of clubs", r, sprites.Title, 12, 0.5, opaque)
		}
	})
	settle(t, p, ops)
	if n := testing.AllocsPerRun(100, func() { p.collect(ops, frameBudget) }); n > 0 {
		t.Errorf("%v allocations a frame", n)
	}
	shown, same := slices.Clone(ops), len(ops)-7
	frame := func() {
		ops[same].Rect.X++
		p.next(ops, shown, same, frameBudget, image.Rect(0, 0, 1280, 800))
	}
	frame()
	if n := testing.AllocsPerRun(100, frame); n > 0 {
		t.Errorf("%v allocations a frame that is drawn in part", n)
	}
}

// TestPictureThatNoAtlasHolds keeps to what a texture can hold: half its side.
func TestPictureThatNoAtlasHolds(t *testing.T) {
	p := painterOf(1280, 800, 1)
	ops := list(func(l *paint.List) {
		l.Picture(plan.Plate("crush"), geom.Rect{W: 3000, H: 1500}, opaque)
	})
	settle(t, p, ops)
	if len(p.verts) != 4 || p.verts[3].DstX != 3000 {
		t.Errorf("vertices %v", p.verts)
	}
}

func BenchmarkCollect60Cards(b *testing.B) {
	p := painterOf(1280, 800, 1)
	id := card(b, "QH")
	ops := list(func(l *paint.List) {
		for i := range 60 {
			l.Picture(id, geom.Rect{X: float64(i * 20), Y: 40, W: 60, H: 84}, opaque)
		}
	})
	settle(b, p, ops)
	b.ResetTimer()
	for b.Loop() {
		p.collect(ops, frameBudget)
	}
}

// TestPictureBesideAFullAtlas shows a closer look above a whole deck that leaves the texture no room for it: it is
// drawn less sharp, in the room that is left, and the frame is whole; when the deck has gone it becomes sharp.
func TestPictureBesideAFullAtlas(t *testing.T) {
	p := painterOf(1280, 800, 1)
	deck := func(l *paint.List) {
		for c := cards.Card(1); c < cards.Faces; c++ {
			l.Picture(sprites.Card(c), geom.Rect{X: float64(c%13) * 90, Y: float64(c/13) * 130, W: 200, H: 280}, opaque)
		}
	}
	look := func(l *paint.List) {
		l.Picture(sprites.Back(1), geom.Rect{X: 300, Y: 5, W: 700, H: 980}, opaque)
	}
	settle(t, p, list(deck))
	both := list(func(l *paint.List) { deck(l); look(l) })
	settle(t, p, both)
	for range 10 { // and stays so
		p.collect(both, frameBudget)
		if p.rough || p.atlas.Pending() > 0 {
			t.Fatalf("rough %v, %d waiting", p.rough, p.atlas.Pending())
		}
	}
	var sharp int
	for i := 0; i < len(p.verts); i += 4 {
		a, d := p.verts[i], p.verts[i+3]
		switch wide, from := d.DstX-a.DstX, d.SrcX-a.SrcX; {
		case wide == 200 && from == 200:
			sharp++
		case wide != 700:
			t.Errorf("a picture %v wide, %v in the texture", wide, from)
		case from < 180 || from > 200: // a strip of the height of the cards is free
			t.Errorf("the closer look is %v wide in the texture", from)
		}
	}
	if want := int(cards.Faces) - 1; sharp != want || len(p.verts) != 4*(want+1) {
		t.Errorf("%d sharp cards of %d, %d vertices", sharp, want, len(p.verts))
	}
	alone := list(look)
	settle(t, p, alone)
	for range 6 {
		p.collect(alone, frameBudget)
	}
	if a, d := p.verts[0], p.verts[3]; d.SrcX-a.SrcX != 700 || p.rough {
		t.Errorf("alone it is %v wide in the texture, rough %v", d.SrcX-a.SrcX, p.rough)
	}
}

// TestShapesBesideAFullAtlas shows a large light, a round field and a large number above a whole deck that leaves the
// texture no room for them: they are stretched from smaller ones, and the frame is whole. Otherwise a page would draw it
// for as long as it stands.
func TestShapesBesideAFullAtlas(t *testing.T) {
	p := painterOf(1280, 800, 1)
	ops := list(func(l *paint.List) {
		for c := cards.Card(1); c < cards.Faces; c++ {
			l.Picture(sprites.Card(c), geom.Rect{X: float64(c%13) * 90, Y: float64(c/13) * 130, W: 200, H: 280}, opaque)
		}
		l.Shadow(geom.Rect{X: 100, Y: 50, W: 1000, H: 700}, 0, 300, opaque)
		l.Fill(geom.Rect{X: 100, Y: 50, W: 900, H: 700}, 320, opaque)
		l.Frame(geom.Rect{X: 100, Y: 50, W: 900, H: 700}, 330, 4, opaque)
		l.Text("28", geom.Rect{X: 100, Y: 50, W: 900, H: 700}, sprites.Title, 500, 0.5, opaque)
	})
	settle(t, p, ops)
	for range 10 {
		if p.collect(ops, frameBudget); p.rough || !p.cramped {
			t.Fatalf("rough %v, cramped %v", p.rough, p.cramped)
		}
	}
	if got, least := len(p.verts)/4, int(cards.Faces)-1+9+6+8+1; got < least {
		t.Errorf("%d quads, want %d: something is not shown", got, least)
	}
}

// TestAFrameLooksAtTheClock only while it draws pictures and is seen.
func TestAFrameLooksAtTheClock(t *testing.T) {
	p := newPainter()
	p.fit(900, 600, 1)
	if p.atlas.Enough == nil || p.late() {
		t.Fatal("late before it begins")
	}
	ops := list(func(l *paint.List) { l.Picture(card(t, "KD"), geom.Rect{X: 5, Y: 5, W: 150, H: 210}, opaque) })
	p.collect(ops, bootBudget)
	if p.collect(ops, bootBudget); !p.since.IsZero() {
		t.Error("a frame that nobody sees looks at the clock")
	}
	p.collect(nil, frameBudget)
	p.collect(ops[:0], frameBudget)
	if !p.since.IsZero() {
		t.Error("a frame with nothing to draw looks at the clock")
	}
	ops[0].Sprite = sprites.Emblem(2)
	p.collect(ops, frameBudget)
	if p.collect(ops, frameBudget); p.since.IsZero() {
		t.Error("a frame that draws does not look at the clock")
	}
	if p.since = p.since.Add(-sprites.FrameTime - 1); !p.late() {
		t.Error("not late in the end")
	}
	if p.room, p.since = mostRoom, time.Now().Add(-sprites.FrameTime-1); p.late() {
		t.Error("late at rest, as while cards move")
	}
}

// TestRoomForPictures is more at rest and where frames are slow, and never so much that a frame is made slow by it.
func TestRoomForPictures(t *testing.T) {
	for _, c := range []struct {
		moves bool
		took  time.Duration
		want  int
	}{{true, 0, 1}, {true, 17 * time.Millisecond, 1}, {true, 50 * time.Millisecond, 3}, {true, 4 * time.Second, mostRoom}, {true, 100 * time.Millisecond, 6}, {false, 0, mostRoom}} {
		if got := roomFor(c.moves, c.took); got != c.want {
			t.Errorf("moves %v, frames of %v: room for %d, want %d", c.moves, c.took, got, c.want)
		}
	}
	if mostRoom*sprites.FrameTime > 2*smooth {
		t.Error("a frame may take twice as long for pictures alone")
	}
}
