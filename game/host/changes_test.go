package host

import (
	"image"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/sprites"
)

// glass is a screen that knows of every seventh pixel each way what was drawn over it, and in which order.
type glass struct {
	w, h int
	px   []uint64
}

const apart = 7

func glassOf(w, h int) *glass { return &glass{w, h, make([]uint64, (w/apart+1)*(h/apart+1))} }

// dots calls f for each pixel within r that the glass knows.
func (g *glass) dots(r image.Rectangle, f func(px *uint64)) {
	r = r.Intersect(image.Rect(0, 0, g.w, g.h))
	up := func(v int) int { return (v + apart - 1) / apart }
	for y := up(r.Min.Y); y*apart < r.Max.Y; y++ {
		for x := up(r.Min.X); x*apart < r.Max.X; x++ {
			f(&g.px[y*(g.w/apart+1)+x])
		}
	}
}

// draw draws quads inside area, from nothing.
func (g *glass) draw(area image.Rectangle, verts []ebiten.Vertex) {
	g.dots(area, func(px *uint64) { *px = 0 })
	for i := 0; i < len(verts); i += 4 {
		q := (*[4]ebiten.Vertex)(verts[i:])
		key := uint64(0)
		for _, v := range q {
			for _, x := range [...]float32{v.DstX, v.DstY, v.SrcX, v.SrcY, v.ColorR, v.ColorG, v.ColorB, v.ColorA} {
				key = cards.Mix(key, uint64(math.Float32bits(x)))
			}
		}
		g.dots(around(q).Intersect(area), func(px *uint64) { *px = cards.Mix(*px, key) })
	}
}

// TestPartsAreSampledAsTheyMustBe: of what is drawn in part, a turned card in it makes the part be sampled smoothly, and one beside it
// does not.
func TestPartsAreSampledAsTheyMustBe(t *testing.T) {
	for _, x := range []struct {
		at     float64
		smooth bool
	}{{110, true}, {700, false}} {
		p := painterOf(1280, 800, 1)
		ops := func(c paint.Color) []paint.Op {
			return []paint.Op{
				{Kind: paint.Sprite, Sprite: card(t, "KD"), Rect: geom.Rect{X: 100, Y: 100, W: 72, H: 100.8}, Turn: 0.3, Color: opaque},
				{Kind: paint.Fill, Rect: geom.Rect{X: x.at, Y: 120, W: 20, H: 20}, Color: c},
			}
		}
		was, is := ops(paint.RGB(0x112233)), ops(paint.RGB(0x445566))
		settle(t, p, was)
		area, _, runs := p.next(is, was, 1, frameBudget, image.Rect(0, 0, 1280, 800))
		if area.Dx() > 200 || len(runs) == 0 {
			t.Fatalf("drawn is %v in %d runs", area, len(runs))
		}
		if got := runs[len(runs)-1].smooth; got != x.smooth {
			t.Errorf("at %v the part is sampled smoothly: %v", x.at, got)
		}
	}
}

// follower shows lists one after another, as the loop does, and holds what is then on the screen against the whole
// list.
type follower struct {
	p      *painter
	screen *glass
	shown  []paint.Op
	frames int
	parts  int     // how many of them were drawn in part
	share  float64 // of the screen, all parts together
}

func (f *follower) frame(t *testing.T, ops []paint.Op) {
	same := common(ops, f.shown)
	size := image.Rect(0, 0, f.screen.w, f.screen.h)
	area, verts, _ := f.p.next(ops, f.shown, same, frameBudget, size)
	f.screen.draw(area, verts)
	f.shown = append(f.shown[:0], ops...)
	if f.frames++; area != size && !area.Empty() {
		f.parts++
		f.share += float64(area.Dx()*area.Dy()) / float64(size.Dx()*size.Dy())
	}
	fresh := glassOf(f.screen.w, f.screen.h)
	fresh.draw(size, f.p.verts)
	if !slices.Equal(f.screen.px, fresh.px) {
		t.Fatalf("drawn in %v, the screen is not what the whole list shows", area)
	}
	if again := alike(f.p); !f.p.rough && f.frames%16 == 0 {
		again.collect(ops, frameBudget)
		if !again.rough && !slices.Equal(again.verts, f.p.verts) {
			t.Fatal("what was kept from the frame before is not what the list says")
		}
	}
}

// alike is another painter over the same texture.
func alike(p *painter) *painter {
	q := *p
	q.verts, q.ends, q.boxes, q.runs, q.changes = nil, nil, nil, nil, changes{}
	return &q
}

// anything returns an op of some kind at some place.
func anything(t *testing.T, rnd *cards.Rand) paint.Op {
	var one paint.List
	r := geom.Rect{X: float64(rnd.IntN(900)), Y: float64(rnd.IntN(600)), W: 50, H: 70}
	switch rnd.IntN(5) {
	case 0:
		one.Fill(r, 6, opaque)
	case 1:
		one.Shadow(r, 4, 6, 0x00000080)
	case 2:
		one.Text("Ten of clubs", r, 0, 14, 0, opaque)
	case 3:
		one.Frame(r, 4, 2, opaque)
	default:
		one.Picture(card(t, []string{"AS", "KH", "9C", "2D"}[rnd.IntN(4)]), r, opaque)
	}
	return one.Ops[0]
}

// alter changes, adds or removes an op, never the first.
func alter(t *testing.T, l *paint.List, rnd *cards.Rand) {
	at := 1 + rnd.IntN(len(l.Ops)-1)
	switch o := &l.Ops[at]; rnd.IntN(8) {
	case 0:
		l.Ops = slices.Insert(l.Ops, at, anything(t, rnd))
	case 1:
		if len(l.Ops) > 20 {
			l.Ops = slices.Delete(l.Ops, at, at+1)
		}
	case 2:
		o.Color = o.Color.Fade(0.9)
	case 3:
		if o.Kind == paint.Sprite {
			o.Turn += 0.1
		}
	default:
		o.Rect.X, o.Rect.Y = o.Rect.X+float64(rnd.IntN(9))-4, o.Rect.Y+float64(rnd.IntN(9))-4
	}
}

// TestPartsMakeTheWhole moves, adds, removes, fades and turns things on a table at random: drawing each frame only
// where it differs from the one before leaves on the screen what the whole list shows.
func TestPartsMakeTheWhole(t *testing.T) {
	for seed := range uint64(20) {
		rnd := cards.NewRand(seed, 1)
		f := follower{p: painterOf(900, 600, 1), screen: glassOf(900, 600)}
		var l paint.List
		l.Fill(geom.Rect{W: 900, H: 600}, 0, opaque)
		for range 40 {
			l.Ops = append(l.Ops, anything(t, &rnd))
		}
		for i := 0; i < 200; i++ {
			if i > 10 { // the pictures are there
				for range 1 + rnd.IntN(3) {
					alter(t, &l, &rnd)
				}
			}
			f.frame(t, l.Ops)
			if t.Failed() {
				t.Fatalf("seed %d, frame %d", seed, i)
			}
		}
		if f.parts < 100 {
			t.Errorf("seed %d: only %d frames were drawn in part", seed, f.parts)
		}
	}
}

// TestPartsMakeTheTable plays each game by opponents alone and holds every frame against its whole list.
func TestPartsMakeTheTable(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			in := port.Input{Size: geom.Rect{W: 844, H: 600}, Scale: 1, TextScale: 1}
			app := begun(t, g, &in, 0)
			f := follower{p: painterOf(844, 600, 1), screen: glassOf(844, 600)}
			f.p.style = app.Style()
			var l paint.List
			for range 900 {
				in.Now += 16 * time.Millisecond
				app.Update(&in)
				l.Reset()
				app.Draw(&l)
				f.frame(t, l.Ops)
			}
			if scene := app.Status().Scene; scene != "table" {
				t.Errorf("the app shows %s", scene)
			}
			t.Logf("%d frames in part, %.0f %% of the screen on the average", f.parts, 100*f.share/float64(f.parts))
			if f.parts < 50 {
				t.Error("too few")
			}
		})
	}
}

// TestWhatStaysKeepsItsPlace lets ever other pictures of all sizes pass above cards that lie still: those cards are not
// looked up again, and keep their places in the texture all the same.
func TestWhatStaysKeepsItsPlace(t *testing.T) {
	p := painterOf(1280, 800, 1)
	still := list(func(l *paint.List) {
		for c := range cards.Card(12) {
			l.Picture(sprites.Card(c+1), geom.Rect{X: float64(c) * 90, W: 80, H: 112}, opaque)
		}
	})
	settle(t, p, still)
	shown := still
	for i := range 120 {
		ops := list(func(l *paint.List) {
			l.Ops = append(l.Ops, still...)
			for j := range 4 {
				w := 100 + float64(i/6*10)
				l.Picture(sprites.Card(cards.Card(20+j)), geom.Rect{X: float64(300 * j), Y: 200, W: w, H: w * 1.4}, opaque)
			}
		})
		p.rough = false // else all would be looked up
		p.next(ops, shown, len(still), bootBudget, image.Rect(0, 0, 1280, 800))
		shown = ops
	}
	for c := range cards.Card(12) {
		at, ok := p.ready(sprites.Card(c+1), shape{80, 112, 1, p.style})
		if v := p.verts[4*c]; !ok || float32(at.X) != v.SrcX || float32(at.Y) != v.SrcY {
			t.Errorf("card %d has lost its place", c)
		}
	}
}
