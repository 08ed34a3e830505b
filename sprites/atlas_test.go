package sprites

import (
	"image"
	"image/draw"
	"math/rand/v2"
	"slices"
	"testing"

	"royals/engine/cards"
)

// texture is what a host keeps: the sum of all uploads.
type texture struct {
	t   *testing.T
	img *image.RGBA
}

func newTexture(t *testing.T, side int) texture {
	return texture{t, image.NewRGBA(image.Rect(0, 0, side, side))}
}

func (x texture) take(a *Atlas) (n int) {
	a.Uploads(func(px, py int, img *image.RGBA) {
		n++
		r := img.Rect.Add(image.Pt(px, py))
		if !r.In(x.img.Rect) {
			x.t.Errorf("upload %v outside the texture", r)
		}
		draw.Draw(x.img, r, img, img.Rect.Min, draw.Src)
	})
	return n
}

// settle steps until nothing is waiting.
func (x texture) settle(a *Atlas) {
	for a.Step(20_000) {
		x.take(a)
	}
	x.take(a)
}

// overlap looks for two entries closer to each other than border and gutter allow.
func overlap(t *testing.T, a *Atlas) {
	t.Helper()
	var rs []image.Rectangle
	for _, e := range a.entries {
		if e.empty {
			continue
		}
		pad := e.key.pad()
		r := image.Rect(e.at.X-pad, e.at.Y-pad, e.at.X+e.at.W+pad+gutter, e.at.Y+e.at.H+pad+gutter)
		if !r.In(image.Rect(0, 0, a.side, a.side)) {
			t.Fatalf("%v leaves the atlas", r)
		}
		for _, o := range rs {
			if r.Overlaps(o) {
				t.Fatalf("%v overlaps %v", r, o)
			}
		}
		rs = append(rs, r)
	}
}

func TestAtlasWholeDeck(t *testing.T) {
	a, x := NewAtlas(2048), newTexture(t, 2048)
	for c := cards.Card(1); c < cards.Faces; c++ {
		if _, ok := a.Sprite(Card(c), 100, 140, 1, Style{}); ok {
			t.Fatalf("%v is ready before it was drawn", c)
		}
	}
	if n := a.Pending(); n != 54 {
		t.Fatalf("%d waiting", n)
	}
	steps := 1
	for a.Step(1) && a.Pending() == 54 {
		steps++
	}
	if n := x.take(a); n != 1 {
		t.Errorf("%d pictures drawn, want 1", n)
	}
	if steps < 5 {
		t.Errorf("the smallest budget drew a picture in %d steps", steps)
	}
	x.settle(a)
	overlap(t, a)
	for c := cards.Card(1); c < cards.Faces; c++ {
		r, ok := a.Sprite(Card(c), 100, 140, 1, Style{})
		if !ok || r.W != 100 || r.H != 140 {
			t.Fatalf("%v: %v %v", c, r, ok)
		}
		want := image.NewRGBA(image.Rect(0, 0, 100, 140))
		Raster(want, Card(c), 100, 140, 1, Style{})
		for yy := -4; yy < 144; yy++ {
			for xx := -4; xx < 104; xx++ {
				got := x.img.RGBAAt(r.X+xx, r.Y+yy)
				if got != want.RGBAAt(xx, yy) { // outside want: transparent, as the border is
					t.Fatalf("%v at %d,%d: %v", c, xx, yy, got)
				}
			}
		}
	}
	if n := x.take(a); n != 0 {
		t.Errorf("%d pictures handed out twice", n)
	}
}

// TestAtlasRunsFull asks a small atlas for random things over many frames. Nothing in use is lost, nothing overlaps,
// and what is ready shows what it should.
func TestAtlasRunsFull(t *testing.T) {
	const seed = 11
	rng := rand.New(rand.NewPCG(seed, 2))
	a, x := NewAtlas(512), newTexture(t, 512)
	shown := 0
	for frame := range 300 {
		a.Step([]int{1 << 20, 5000}[rng.IntN(2)])
		size := 20 + 15*rng.IntN(4)
		var got []key
		for range 8 {
			c := cards.Card(1 + rng.IntN(16))
			if _, ok := a.Sprite(Card(c), size, size*7/5, 1, Style{}); ok {
				got = append(got, key{kind: kindSprite, id: Card(c), w: size, h: size * 7 / 5, scale: 1})
			}
			a.Glyph(Sans, float64(10+rng.IntN(20)), 'a'+rune(rng.IntN(26)))
		}
		px := 4 + rng.IntN(60)
		if r, e := a.Corner(px), a.entries[key{kind: kindCorner, w: px}]; r.W > 0 && (e == nil || e.at != r) {
			t.Fatalf("seed %d frame %d: a corner of %d is shown where one was that has been dropped", seed, frame, px)
		}
		x.take(a)
		overlap(t, a)
		for i := 0; i < 2 && rng.IntN(2) == 0; i++ { // the same things again, now drawn
			a.Step(1 << 20)
			x.take(a)
		}
		for _, k := range got {
			e := a.entries[k]
			if e == nil {
				t.Fatalf("seed %d frame %d: an entry in use was dropped", seed, frame)
			}
			shown++
			want := image.NewRGBA(image.Rect(0, 0, k.w, k.h))
			Raster(want, k.id, k.w, k.h, 1, Style{})
			for _, p := range [3]image.Point{{2, k.h / 2}, {k.w / 2, k.h / 2}, {k.w / 4, k.h / 8}} {
				if x.img.RGBAAt(e.at.X+p.X, e.at.Y+p.Y) != want.RGBAAt(p.X, p.Y) {
					t.Fatalf("seed %d frame %d: wrong pixels", seed, frame)
				}
			}
		}
	}
	if shown < 200 {
		t.Errorf("only %d pictures were there when asked for again", shown)
	}
	if a.Sprite(Back(0), 600, 600, 1, Style{}); !a.Full() {
		t.Error("something larger than the atlas found room")
	}
}

// TestAtlasSaysWhenItIsFull fills the atlas with what one frame needs. Only what found no room says so. A shelf that is
// too high is used if there is no other. Room comes some frames after pictures are no longer asked for.
func TestAtlasSaysWhenItIsFull(t *testing.T) {
	a, x := NewAtlas(512), newTexture(t, 512)
	four := func() {
		for c := cards.Card(1); c <= 4; c++ {
			if a.Sprite(Card(c), 150, 210, 1, Style{}); a.Full() {
				t.Fatalf("no room for %v", c)
			}
		}
	}
	for range 3 { // 480 wide in one row, then one in the second
		a.Step(1 << 20)
		four()
		x.take(a)
	}
	if a.Sprite(Card(5), 320, 448, 1, Style{}); !a.Full() {
		t.Error("a big picture found room")
	}
	if a.Sprite(Card(1), 150, 210, 1, Style{}); a.Full() {
		t.Error("a picture that is there found no room")
	}
	if a.Sprite(Card(6), 300, 62, 1, Style{}); a.Full() { // there are 72 left below the second row
		t.Error("a low picture found no room")
	}
	if a.Sprite(Card(7), 300, 63, 1, Style{}); a.Full() {
		t.Error("a row that is too high for a picture was not used")
	}
	if a.Emptying() {
		t.Error("what is in use is going")
	}
	overlap(t, a)
	n := 0
	for a.Full() || n == 0 {
		if n++; n > 5 {
			t.Fatal("room never comes")
		}
		a.Step(1 << 20)
		if a.Sprite(Card(5), 320, 448, 1, Style{}); a.Full() != a.Emptying() {
			t.Errorf("frame %d: full %v, emptying %v", n, a.Full(), a.Emptying())
		}
		x.take(a)
	}
	overlap(t, a)
}

// TestAtlasFillsGaps fills rows of which one picture each stays in use, so that no row can be emptied: others make room beside it.
// What is to be kept stays, but for what has no other place.
func TestAtlasFillsGaps(t *testing.T) {
	a, x := NewAtlas(512), newTexture(t, 512)
	there := func(c cards.Card) bool { _, ok := a.Ready(Card(c), 100, 140, 1, Style{}); return ok }
	step := func(cs ...cards.Card) {
		t.Helper()
		a.Step(1 << 24)
		x.take(a)
		for _, c := range cs {
			if a.Sprite(Card(c), 100, 140, 1, Style{}); a.Full() {
				t.Fatalf("no room for %v", c)
			}
		}
		overlap(t, a)
	}
	kept := []ID{Card(2), Card(3), Card(6)}
	a.Keep = func(id ID, w, h int) bool { return w == 100 && slices.Contains(kept, id) }
	step(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) // three rows of four
	for range 3 {
		step(1, 5, 9)
	}
	step(1, 5, 9, 21, 22, 23, 24, 25, 26)
	step(1, 5, 9, 21, 22, 23, 24, 25, 26)
	for _, c := range []cards.Card{1, 5, 9, 2, 3, 6, 21, 22, 23, 24, 25, 26} {
		if !there(c) {
			t.Errorf("%v is not there", c)
		}
	}
	for range 3 {
		step(1, 5, 9, 21, 22, 23, 24, 25, 26)
	}
	step(1, 5, 9, 21, 22, 23, 24, 25, 26, 31)
	step(1, 5, 9, 31)
	n := 0
	for _, c := range []cards.Card{2, 3, 6} {
		if there(c) {
			n++
		}
	}
	if n != 2 || !there(31) {
		t.Errorf("%d of three that are to be kept are left, the picture in want of room is there %v", n, there(31))
	}
}

func TestAtlasPieces(t *testing.T) {
	a, x := NewAtlas(256), newTexture(t, 256)
	a.Step(0)
	w, c, r, b := a.White(), a.Corner(12), a.Ring(12, 3), a.Blur(8)
	g, ok := a.Glyph(Title, 24, 'R')
	if !ok || g.W < 8 || g.H < 8 || g.Bearing.Y > -8 {
		t.Errorf("glyph %+v %v", g, ok)
	}
	if s, ok := a.Glyph(Sans, 24, ' '); !ok || s.W != 0 {
		t.Errorf("space %+v %v", s, ok)
	}
	x.take(a)
	alpha := func(r Region, dx, dy int) int { return int(x.img.RGBAAt(r.X+dx, r.Y+dy).A) }
	for dy := -1; dy <= w.H; dy++ {
		for dx := -1; dx <= w.W; dx++ {
			if alpha(w, dx, dy) != 255 {
				t.Errorf("white is not white at %d,%d", dx, dy)
			}
		}
	}
	if alpha(c, 0, 0) != 0 || alpha(c, 11, 11) != 255 || alpha(c, 11, 0) < 200 || alpha(c, 12, 11) != 0 {
		t.Errorf("corner: %d %d %d %d", alpha(c, 0, 0), alpha(c, 11, 11), alpha(c, 11, 0), alpha(c, 12, 11))
	}
	if alpha(r, 0, 0) != 0 || alpha(r, 11, 11) != 0 || alpha(r, 11, 1) != 255 || alpha(r, 11, 5) != 0 {
		t.Errorf("ring: %d %d %d %d", alpha(r, 0, 0), alpha(r, 11, 11), alpha(r, 11, 1), alpha(r, 11, 5))
	}
	for i := 1; i < 16; i++ {
		if alpha(b, 15, i) < alpha(b, 15, i-1) || alpha(b, i, 15) < alpha(b, i-1, 15) {
			t.Errorf("the shadow does not grow inwards at %d", i)
		}
	}
	if e := alpha(b, 15, 8); e < 120 || e > 165 {
		t.Errorf("the shadow at its edge is %d, want about half", e)
	}
	overlap(t, a)
}

// TestAtlasShade checks that a whole shadow is its corner with the last row and column stretched, and that it is drawn
// only when asked for.
func TestAtlasShade(t *testing.T) {
	const w, h, px = 40, 56, 5
	a, x := NewAtlas(256), newTexture(t, 256)
	a.Step(0)
	if r, ok := a.Shade(w, h, px, false); ok {
		t.Errorf("nobody asked for it: %+v", r)
	}
	s, ok := a.Shade(w, h, px, true)
	b := a.Blur(px)
	x.take(a)
	if again, known := a.Shade(w, h, px, false); !ok || !known || again != s || s.W != w+2*px || s.H != h+2*px {
		t.Fatalf("shade %+v %v, then %+v %v", s, ok, again, known)
	}
	fold := func(i, n int) int { return min(i, n-1-i, 2*px-1) }
	for dy := range s.H {
		for dx := range s.W {
			got, want := int(x.img.RGBAAt(s.X+dx, s.Y+dy).A), int(x.img.RGBAAt(b.X+fold(dx, s.W), b.Y+fold(dy, s.H)).A)
			if got < want-2 || got > want+2 { // the last row of the corner is not quite opaque
				t.Fatalf("at %d,%d it is %d, want %d", dx, dy, got, want)
			}
		}
	}
	overlap(t, a)
}

// TestGlyphPlaces draws letters where Place puts them, by their bearings. They cover exactly what the measured line
// covers.
func TestGlyphPlaces(t *testing.T) {
	a := NewAtlas(1024)
	a.Step(0)
	const px = 40
	for f := Face(0); f < Faces; f++ {
		for _, s := range []string{"Royals", "Queen of ♥ → 10", "Wave"} {
			width := Measure(f, px, s)
			asc, line := Ascent(f, px), LineHeight(f, px)
			Place(f, px, s, func(r rune, x, _ float64) {
				g, ok := a.Glyph(f, px, r)
				if !ok {
					t.Fatalf("%q is not there", r)
				}
				if g.W == 0 {
					return
				}
				if x0, x1 := x+g.Bearing.X, x+g.Bearing.X+float64(g.W); x0 < -0.12*px || x1 > width+0.12*px {
					t.Errorf("%q in %q spans %g..%g of %g", r, s, x0, x1, width)
				}
				if y0, y1 := asc+g.Bearing.Y, asc+g.Bearing.Y+float64(g.H); y0 < -1 || y1 > line+1 {
					t.Errorf("%q in %q spans %g..%g of a line of %g", r, s, y0, y1, line)
				}
			})
		}
	}
}

func TestLookupsAllocateNothing(t *testing.T) {
	a := NewAtlas(512)
	ask := func() {
		a.Sprite(Back(1), 50, 70, 1, Style{})
		a.Glyph(Sans, 16, 'e')
		a.White()
		a.Corner(6)
		a.Step(1 << 20)
		a.Uploads(func(int, int, *image.RGBA) {})
	}
	ask()
	ask()
	if n := testing.AllocsPerRun(100, ask); n != 0 {
		t.Errorf("%g allocations a frame at rest", n)
	}
}
