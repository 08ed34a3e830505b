package host

import (
	"image"
	"image/draw"
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/engine/cards"
	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// tableOf is a list of a hand of eight and of eight small cards.
func tableOf(hand, small float64) []paint.Op {
	return list(func(l *paint.List) {
		l.Fill(geom.Rect{W: 1280, H: 800}, 0, opaque)
		for i := range 8 {
			l.Picture(sprites.Card(cards.Card(1+6*i)), geom.Rect{X: float64(i) * 150, Y: 400, W: hand, H: hand * 1.4}, opaque)
			l.Picture(sprites.Card(cards.Card(2+6*i)), geom.Rect{X: float64(i) * 150, Y: 40, W: small, H: small * 1.4}, opaque)
		}
	})
}

// cardQuads returns of each card that is drawn how wide it is on the screen and in the texture; the ground and what is
// one colour are left out.
func cardQuads(p *painter) (out [][2]float64) {
	for i := 0; i < len(p.verts); i += 4 {
		a, d := p.verts[i], p.verts[i+3]
		if d.SrcX != a.SrcX {
			out = append(out, [2]float64{float64(d.DstX - a.DstX), float64(d.SrcX - a.SrcX)})
		}
	}
	return out
}

// complete draws ahead until nothing more is to come, as the loop does, and returns in how many frames.
func complete(t *testing.T, p *painter, ops []paint.Op) int {
	for n := 1; n < 2000; n++ {
		p.collect(ops, frameBudget)
		if more := p.ahead(); !more && !p.rough {
			p.collect(ops, frameBudget)
			return n
		}
	}
	t.Fatal("the decks never become whole")
	return 0
}

// TestDecksAreDrawnAhead shows a table for a while. Then all 54 faces and the back are there in both sizes, and a card
// that is turned up has its face in the very next frame.
func TestDecksAreDrawnAhead(t *testing.T) {
	p := painterOf(1280, 800, 1)
	p.deck([2]float64{108, 46}, 2)
	n := complete(t, p, tableOf(108, 46))
	for i := range deckSize {
		for _, w := range [...]int{108, 46} {
			id := p.decks.pictureOf(i)
			if _, ok := p.ready(id, shape{w, int(float64(w)*1.4 + 0.5), 1, p.style}); !ok {
				t.Errorf("picture %d is not there %d wide", id, w)
			}
		}
	}
	p.collect(list(func(l *paint.List) {
		l.Picture(sprites.Card(33), geom.Rect{X: 5, Y: 5, W: 108, H: 108 * 1.4}, opaque)
	}), frameBudget)
	if q := cardQuads(p); len(q) != 1 || q[0] != [2]float64{108, 108} {
		t.Errorf("turned up, a card is drawn %v", q)
	}
	t.Logf("%d frames", n)
}

// TestDecksSwapInOneFrame makes the window larger. Until the new decks are whole all cards are the old ones, stretched;
// then all are new at once. No frame shows some of each, none an index in the place of a king, and none has no picture.
func TestDecksSwapInOneFrame(t *testing.T) {
	for _, to := range [][2]float64{{150, 60}, {80, 36}, {130, 58}} {
		p := painterOf(1280, 800, 1)
		p.deck([2]float64{108, 46}, 0)
		complete(t, p, tableOf(108, 46))
		p.deck(to, 0)
		ops, n := tableOf(to[0], to[1]), 0
		for sharp := 0; sharp == 0; n++ {
			if n > 2000 {
				t.Fatal("the new decks never come")
			}
			p.collect(ops, frameBudget)
			p.ahead()
			if sharp = sharpOf(t, p, n); sharp != 0 && sharp != 16 {
				t.Fatalf("to %v, frame %d: %d cards of 16 are of the new size", to, n, sharp)
			}
		}
		if n < 3 {
			t.Errorf("to %v: the old decks were never shown", to)
		}
		for range 5 {
			p.collect(ops, frameBudget)
			if p.rough {
				t.Error("the picture is not whole in the end")
			}
		}
	}
}

// sharpOf counts the cards of a frame that are shown in their own size. All sixteen are there, and none is a smear.
func sharpOf(t *testing.T, p *painter, frame int) (sharp int) {
	t.Helper()
	q := cardQuads(p)
	if len(q) != 16 {
		t.Fatalf("frame %d: %d cards of 16", frame, len(q))
	}
	for _, c := range q {
		if c[0] == c[1] {
			sharp++
		}
		if c[1] < 0.66*c[0] {
			t.Fatalf("frame %d: %v wide in the texture, drawn %v", frame, c[1], c[0])
		}
	}
	return sharp
}

// TestNoSmear shows a card far larger than all there is of it, as a closer look does: it is sharp in its first frame.
func TestNoSmear(t *testing.T) {
	p := painterOf(1280, 800, 1)
	p.deck([2]float64{72, 36}, 0)
	complete(t, p, tableOf(72, 36))
	p.collect(list(func(l *paint.List) {
		l.Picture(sprites.Card(12), geom.Rect{X: 5, Y: 5, W: 300, H: 420}, opaque)
	}), frameBudget)
	if q := cardQuads(p); len(q) != 1 || q[0][1] < 0.66*q[0][0] {
		t.Errorf("drawn %v", q)
	}
}

// TestNoRoomIsNoSmear wants a card a little larger than one of its decks in an atlas without room: it is shown from that one, and not
// from the smaller, which would do for the lesser size that is tried.
func TestNoRoomIsNoSmear(t *testing.T) {
	p := painterOf(1280, 800, 1)
	p.atlas = sprites.NewAtlas(512)
	size := func(w, h int) shape { return shape{w, h, 1, p.style} }
	p.decks.shown = [2]shape{size(108, 151), size(73, 102)}
	p.decks.next = p.decks.shown
	ops := list(func(l *paint.List) {
		for i, s := range []shape{size(108, 151), size(73, 102), size(380, 151), size(415, 102), size(500, 225)} {
			l.Picture(sprites.Card(cards.Card(1+max(0, i-1))), geom.Rect{W: float64(s.w), H: float64(s.h)}, opaque)
		}
	})
	for range 9 {
		p.collect(ops, bootBudget)
	}
	ops = append(ops, paint.Op{Kind: paint.Sprite, Sprite: sprites.Card(1), Rect: geom.Rect{W: 113, H: 158}, Color: opaque})
	for i := range 4 {
		p.collect(ops, bootBudget)
		if q := cardQuads(p); len(q) != 6 || q[5] != [2]float64{113, 108} || i > 0 && !p.cramped {
			t.Errorf("frame %d: drawn %v, without room %v", i, q, p.cramped)
		}
	}
}

// TestNoPictureYetIsThePlainBack: what stands in for a card before its picture has the colour of its back.
func TestNoPictureYetIsThePlainBack(t *testing.T) {
	want := tintOf(paint.RGB(sprites.Tincture(3)))
	for _, turn := range []float64{0, 0.3} {
		p := painterOf(1280, 800, 1)
		p.deck([2]float64{72, 36}, 3)
		p.collect([]paint.Op{{Kind: paint.Sprite, Sprite: card(t, "KD"), Rect: geom.Rect{X: 5, Y: 5, W: 72, H: 100.8}, Turn: turn, Color: opaque}}, frameBudget)
		if len(p.verts) == 0 {
			t.Fatalf("turned by %v: nothing", turn)
		}
		for _, v := range p.verts {
			if v.ColorR != want.r || v.ColorG != want.g || v.ColorB != want.b {
				t.Fatalf("turned by %v: %v", turn, v)
			}
		}
	}
}

// TestNoPictureYetIsTheBack: where the back has been drawn in about that size it stands in for a card that has no picture yet.
func TestNoPictureYetIsTheBack(t *testing.T) {
	p := painterOf(1280, 800, 1)
	p.deck([2]float64{72, 36}, 3)
	at := geom.Rect{X: 5, Y: 5, W: 72, H: 100.8}
	back := []paint.Op{{Kind: paint.Sprite, Sprite: p.decks.back, Rect: at, Color: opaque}}
	for range 9 {
		p.collect(back, bootBudget)
	}
	want := slices.Clone(p.verts)
	for _, c := range []struct {
		w    float64
		same bool
	}{{72, true}, {160, false}} {
		p.collect([]paint.Op{{Kind: paint.Sprite, Sprite: card(t, "KD"), Rect: geom.Rect{X: 5, Y: 5, W: c.w, H: c.w * 1.4}, Turn: 0.3, Color: opaque}}, 0)
		if len(p.verts) != 4 || len(want) != 4 {
			t.Fatalf("%d and %d corners", len(p.verts), len(want))
		}
		same := true
		for i := range want {
			same = same && abs32(p.verts[i].SrcX-want[i].SrcX) <= 1 && abs32(p.verts[i].SrcY-want[i].SrcY) <= 1
		}
		if same != c.same {
			t.Errorf("%v wide: it is drawn with the back: %v", c.w, same)
		}
	}
}

func abs32(x float32) float32 { return max(x, -x) }

// TestNoPlateYetIsAQuietGround: where the picture of a game will be there is a ground of its size until it has been drawn.
func TestNoPlateYetIsAQuietGround(t *testing.T) {
	p := painterOf(1280, 800, 1)
	at := geom.Rect{X: 5, Y: 7, W: 220, H: 110}
	p.collect([]paint.Op{{Kind: paint.Sprite, Sprite: sprites.PlainPlate, Rect: at, Color: opaque}}, 0)
	if len(p.verts) == 0 || !p.rough {
		t.Fatalf("%d corners, to be drawn again %v", len(p.verts), p.rough)
	}
	low, high := p.verts[0], p.verts[0]
	for _, v := range p.verts {
		low.DstX, low.DstY = min(low.DstX, v.DstX), min(low.DstY, v.DstY)
		high.DstX, high.DstY = max(high.DstX, v.DstX), max(high.DstY, v.DstY)
	}
	if low.DstX != 5 || low.DstY != 7 || high.DstX != 225 || high.DstY != 117 {
		t.Errorf("from %v,%v to %v,%v", low.DstX, low.DstY, high.DstX, high.DstY)
	}
}

// sample reads a texture between its pixels, as the graphics card does.
func sample(img *image.RGBA, u, v float64) (out [4]float64) {
	u, v = u-0.5, v-0.5
	x, y := math.Floor(u), math.Floor(v)
	for i := range 4 {
		at := func(dx, dy int) float64 { return float64(img.Pix[img.PixOffset(int(x)+dx, int(y)+dy)+i]) }
		top := at(0, 0)*(1-(u-x)) + at(1, 0)*(u-x)
		low := at(0, 1)*(1-(u-x)) + at(1, 1)*(u-x)
		out[i] = top*(1-(v-y)) + low*(v-y)
	}
	return out
}

// overlay draws a turned quad on a screen with smooth sampling.
func overlay(screen, tex *image.RGBA, q *[4]ebiten.Vertex) {
	ax, ay := float64(q[1].DstX-q[0].DstX), float64(q[1].DstY-q[0].DstY)
	bx, by := float64(q[2].DstX-q[0].DstX), float64(q[2].DstY-q[0].DstY)
	det := ax*by - ay*bx
	r := around(q)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			dx, dy := float64(x)+0.5-float64(q[0].DstX), float64(y)+0.5-float64(q[0].DstY)
			s, t := (dx*by-dy*bx)/det, (ax*dy-ay*dx)/det
			if s < 0 || s >= 1 || t < 0 || t >= 1 {
				continue
			}
			c := sample(tex, float64(q[0].SrcX)+s*float64(q[1].SrcX-q[0].SrcX), float64(q[0].SrcY)+t*float64(q[2].SrcY-q[0].SrcY))
			i := screen.PixOffset(x, y)
			for k := range 3 {
				screen.Pix[i+k] = uint8(min(c[k]+float64(screen.Pix[i+k])*(1-c[3]/255), 255))
			}
		}
	}
}

// TestNoSpecksBesideTurnedCards draws turned cards from a texture that is full of what lay there before: beside
// each edge the cloth is as it was.
func TestNoSpecksBesideTurnedCards(t *testing.T) {
	const felt = 90
	p := painterOf(1280, 800, 1)
	tex := mirrorOf(p).img
	for i := range tex.Pix {
		tex.Pix[i] = 255 // what lay there before
	}
	for k, turn := range []float64{0.05, 0.1, -0.14, 0.4, 0.785, 1.2, 1.57} {
		r := geom.Rect{X: 400, Y: 300, W: 72, H: 100.8}
		ops := []paint.Op{{Kind: paint.Sprite, Sprite: sprites.Card(cards.Card(3 + 7*k)), Rect: r, Turn: turn, Color: opaque}}
		settle(t, p, ops)
		screen := image.NewRGBA(image.Rect(0, 0, 900, 700))
		draw.Draw(screen, screen.Rect, image.NewUniform(grey(felt)), image.Point{}, draw.Src)
		overlay(screen, tex, (*[4]ebiten.Vertex)(p.verts))
		sin, cos := math.Sincos(-turn)
		inside := 0
		for y := 200; y < 500; y++ {
			for x := 300; x < 600; x++ {
				dx, dy := float64(x)+0.5-r.Center().X, float64(y)+0.5-r.Center().Y
				u, v := math.Abs(dx*cos-dy*sin), math.Abs(dx*sin+dy*cos)
				c := int(screen.RGBAAt(x, y).G)
				if u < r.W/2-6 && v < r.H/2-6 && c != felt {
					inside++
				}
				if (u > r.W/2+0.7 || v > r.H/2+0.7) && (c < felt-3 || c > felt+3) {
					t.Fatalf("turned by %.2f: %d at %d,%d, %.1f and %.1f from the middle", turn, c, x, y, u, v)
				}
			}
		}
		if inside < 3000 {
			t.Fatalf("turned by %.2f the card is not there", turn)
		}
	}
}

// grey is a grey of a lightness.
type grey uint8

// RGBA returns the opaque colour.
func (g grey) RGBA() (r, gr, b, a uint32) { v := uint32(g) * 257; return v, v, v, 0xffff }
