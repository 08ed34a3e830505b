package host

import (
	"image"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// painter turns display lists into triangles over one texture. Everything that is not turned lies on whole device
// pixels and is sampled as it is; from the first turned or stretched picture of a frame on, sampling is smooth, which
// leaves what lies on whole pixels unchanged. So a whole picture is one draw call, or two where something in it is
// turned; while something moves, a frame draws only where it changes, in one (see changes).
type painter struct {
	atlas *sprites.Atlas
	tex   *ebiten.Image
	style sprites.Style
	scale float64

	verts   []ebiten.Vertex
	ends    []int             // how many of verts there are after each op
	boxes   []image.Rectangle // the whole pixels around each quad
	index   []uint32
	runs    []run
	white   [2]float32
	changes changes

	frame   uint32
	wanted  map[want]uint32      // the frame in which a picture was last wanted at a size
	stand   map[sprites.ID]shape // how a picture was last drawn sharply
	rough   bool                 // some picture of this frame is missing or only a stand-in
	cramped bool                 // the texture had no room for some picture of this frame
	drop    func(x, y int, img *image.RGBA)
	since   time.Time // when this frame began to draw pictures
	room    int       // how many times the work of a frame at full speed it may do (roomFor)
	rushed  int       // how many pictures this frame has drawn at once
	decks   decks
	floor   flooring
}

// want is a picture at a size in device pixels.
type want struct {
	id   sprites.ID
	w, h int
}

// shape is how a picture is drawn.
type shape struct {
	w, h  int
	scale float64
	style sprites.Style
}

// run is a stretch of quads drawn by one call.
type run struct {
	from   int // first vertex
	smooth bool
}

// box is a rectangle of device pixels, by its edges.
type box struct{ x0, y0, x1, y1 float32 }

func newPainter() *painter {
	p := &painter{wanted: make(map[want]uint32), stand: make(map[sprites.ID]shape), room: 1, decks: decks{back: sprites.Back(0)}}
	p.drop = func(x, y int, img *image.RGBA) {
		r := img.Bounds()
		p.tex.SubImage(image.Rect(x, y, x+r.Dx(), y+r.Dy())).(*ebiten.Image).WritePixels(img.Pix)
	}
	return p
}

// fit gives the painter a texture that suits a screen of w×h device pixels. What the last one held is kept: it stands
// in until it is drawn anew.
func (p *painter) fit(w, h int, scale float64) {
	side := sideFor(w, h, scale)
	if p.atlas == nil {
		p.atlas = sprites.NewAtlas(side)
		p.atlas.Enough, p.atlas.Keep, p.atlas.Above = p.late, p.decks.keeps, feltRows
	}
	p.atlas.Grow(side)
	if old := p.tex; old == nil || old.Bounds().Dx() < side {
		p.tex = ebiten.NewImageWithOptions(image.Rect(0, 0, p.atlas.Side(), p.atlas.Height()), &ebiten.NewImageOptions{Unmanaged: true})
		if old != nil {
			p.tex.DrawImage(old, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy, DisableMipmaps: true})
			old.Deallocate()
		}
	}
	p.scale = scale
}

// late reports whether a frame has drawn pictures for long enough.
func (p *painter) late() bool {
	return !p.since.IsZero() && time.Since(p.since) > time.Duration(p.room)*sprites.FrameTime
}

// sideFor returns the side of a texture that holds a whole deck at the size it has on such a screen, and as much again.
func sideFor(w, h int, scale float64) int {
	cardWidth := min(max(56*scale, 0.20*min(float64(w), 0.75*float64(h))), 220*scale)
	if cardWidth*11.5 > 2048 {
		return 4096
	}
	return 2048
}

// show draws ops; shown is what the screen shows, of which the first same are the first of ops too; budget is that of
// collect. What ops leave open is black, unless ground says that they leave nothing open.
func (p *painter) show(screen *ebiten.Image, ops, shown []paint.Op, same, budget int, ground bool) {
	area, verts, runs := p.next(ops, shown, same, budget, screen.Bounds())
	if area.Empty() {
		return
	}
	dst := screen.RecyclableSubImage(area)
	if !ground {
		dst.Fill(black{})
	}
	p.draw(dst, verts, runs)
	dst.Recycle()
}

// next collects ops as show says and returns what is to be drawn, and where; everywhere else the screen shows them
// already.
func (p *painter) next(ops, shown []paint.Op, same, budget int, screen image.Rectangle) (area image.Rectangle, verts []ebiten.Vertex, runs []run) {
	partly := same > 0 && !p.rough && !p.cramped
	if same < floorOps && (p.feltOf(ops).id != sprites.None || p.feltOf(shown).id != sprites.None) {
		partly = false // the felt is another one
	}
	if partly {
		p.changes.begin(p, shown, same)
	} else {
		p.changes.shown = nil
		same = 0
	}
	p.follow(ops, same, budget)
	if !partly || p.rough || p.cramped {
		return screen, p.verts, p.runs
	}
	area = screen.Intersect(p.changes.area(p, ops, shown, same))
	verts, runs = p.changes.within(p, area)
	return area, verts, runs
}

// collect turns a list into triangles. budget is how much work may be done on new pictures now.
func (p *painter) collect(ops []paint.Op, budget int) {
	p.changes.shown = nil
	p.follow(ops, 0, budget)
}

// follow turns a list into triangles of which those of the first same ops are there from the frame before.
func (p *painter) follow(ops []paint.Op, same, budget int) {
	p.frame++
	if len(p.wanted) > 1024 {
		clear(p.wanted)
	}
	p.keep(same)
	p.rough, p.cramped = false, false
	p.since, p.rushed = time.Time{}, 0
	if budget < bootBudget && p.atlas.Pending() > 0 {
		p.since = time.Now()
	}
	p.atlas.Step(budget)
	if same > 0 {
		p.atlas.Hold()
	}
	w := p.atlas.White()
	p.white = [2]float32{float32(w.X) + float32(w.W)/2, float32(w.Y) + float32(w.H)/2}
	if same == 0 && p.layFloor(ops, budget) {
		same = floorOps
	}
	for i := same; i < len(ops); i++ {
		if verts, ok := p.changes.kept(ops, i); !ok {
			translate(p, &ops[i])
		} else {
			if !p.runs[len(p.runs)-1].smooth && !sharps(verts) {
				p.smooth()
			}
			p.verts = append(p.verts, verts...)
		}
		p.ends = append(p.ends, len(p.verts))
	}
	for i := 4 * len(p.boxes); i < len(p.verts); i += 4 {
		p.boxes = append(p.boxes, around((*[4]ebiten.Vertex)(p.verts[i:])))
	}
	if p.cramped && p.atlas.Emptying() {
		p.rough = true
	}
	p.atlas.Uploads(p.drop)
	p.swap()
}

// translate turns an op into triangles.
func translate(p *painter, o *paint.Op) {
	switch o.Kind {
	case paint.Fill:
		p.fill(o)
	case paint.Frame:
		p.outline(o)
	case paint.Shadow:
		p.shadow(o)
	case paint.Sprite:
		p.sprite(o)
	case paint.Text:
		p.text(o)
	case paint.Line:
		p.line(o)
	case paint.Ground: // without its picture
		p.fill(o)
	}
}

// prepare draws pictures ahead in a frame that shows nothing new, and reports whether more are to come.
func (p *painter) prepare() (more bool) {
	if more = p.ahead(); more {
		p.since = time.Now()
		p.atlas.Step(p.room * frameBudget)
		p.atlas.Hold()
		p.atlas.Uploads(p.drop)
	}
	p.swap()
	return more
}

// keep drops the triangles of all but the first n ops.
func (p *painter) keep(n int) {
	end := 0
	if n > 0 {
		end = p.ends[n-1]
	}
	p.verts, p.boxes, p.ends = p.verts[:end], p.boxes[:end/4], p.ends[:n]
	for len(p.runs) > 0 && p.runs[len(p.runs)-1].from >= end {
		p.runs = p.runs[:len(p.runs)-1]
	}
	if len(p.runs) == 0 {
		p.runs = append(p.runs, run{from: end})
	}
}

// draw draws quads, in runs.
func (p *painter) draw(screen *ebiten.Image, verts []ebiten.Vertex, runs []run) {
	quads := len(verts) / 4
	for i := len(p.index) / 6; i < quads; i++ {
		v := uint32(4 * i)
		p.index = append(p.index, v, v+1, v+2, v+1, v+2, v+3)
	}
	op := ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, DisableMipmaps: true}
	for i, r := range runs {
		to := len(verts)
		if i+1 < len(runs) {
			to = runs[i+1].from
		}
		if to == r.from {
			continue
		}
		op.Filter = ebiten.FilterNearest
		if r.smooth {
			op.Filter = ebiten.FilterLinear
		}
		screen.DrawTriangles32(verts[r.from:to], p.index[:(to-r.from)/4*6], p.tex, &op)
	}
}

// smooth begins a run with smooth sampling, unless it runs already.
func (p *painter) smooth() {
	last := &p.runs[len(p.runs)-1]
	if last.smooth {
		return
	}
	if last.from == len(p.verts) {
		last.smooth = true
		return
	}
	p.runs = append(p.runs, run{from: len(p.verts), smooth: true})
}

// tint is a premultiplied colour.
type tint struct{ r, g, b, a float32 }

func tintOf(c paint.Color) tint {
	a := float32(c&0xff) / 255
	return tint{float32(c>>24&0xff) / 255 * a, float32(c>>16&0xff) / 255 * a, float32(c>>8&0xff) / 255 * a, a}
}

func (t tint) at(x, y, u, v float32) ebiten.Vertex {
	return ebiten.Vertex{DstX: x, DstY: y, SrcX: u, SrcY: v, ColorR: t.r, ColorG: t.g, ColorB: t.b, ColorA: t.a}
}

// quad adds an upright rectangle that shows the part src of the texture; src may run backwards, which mirrors it. Of
// both only what lies inside clip is drawn.
func (p *painter) quad(dst, src box, clip geom.Rect, t tint) {
	if dst.x1 <= dst.x0 || dst.y1 <= dst.y0 {
		return
	}
	if !clip.Empty() {
		c := p.snap(clip)
		if dst.x0 < c.x0 {
			src.x0 += (src.x1 - src.x0) * (c.x0 - dst.x0) / (dst.x1 - dst.x0)
			dst.x0 = c.x0
		}
		if dst.y0 < c.y0 {
			src.y0 += (src.y1 - src.y0) * (c.y0 - dst.y0) / (dst.y1 - dst.y0)
			dst.y0 = c.y0
		}
		if dst.x1 > c.x1 && dst.x1 > dst.x0 {
			src.x1 -= (src.x1 - src.x0) * (dst.x1 - c.x1) / (dst.x1 - dst.x0)
			dst.x1 = c.x1
		}
		if dst.y1 > c.y1 && dst.y1 > dst.y0 {
			src.y1 -= (src.y1 - src.y0) * (dst.y1 - c.y1) / (dst.y1 - dst.y0)
			dst.y1 = c.y1
		}
		if dst.x1 <= dst.x0 || dst.y1 <= dst.y0 {
			return
		}
	}
	p.verts = append(p.verts, t.at(dst.x0, dst.y0, src.x0, src.y0), t.at(dst.x1, dst.y0, src.x1, src.y0),
		t.at(dst.x0, dst.y1, src.x0, src.y1), t.at(dst.x1, dst.y1, src.x1, src.y1))
}

// solid adds an upright rectangle in one colour.
func (p *painter) solid(dst box, clip geom.Rect, t tint) {
	p.quad(dst, box{p.white[0], p.white[1], p.white[0], p.white[1]}, clip, t)
}

// snap puts a rectangle on whole device pixels, each edge for itself, so that neighbours stay neighbours.
func (p *painter) snap(r geom.Rect) box {
	return box{p.px(r.X), p.px(r.Y), p.px(r.X + r.W), p.px(r.Y + r.H)}
}

func (p *painter) px(v float64) float32 { return float32(math.Floor(v*p.scale + 0.5)) }

// stroke returns a width in whole device pixels, at least one.
func (p *painter) stroke(v float64) int { return max(1, int(v*p.scale+0.5)) }

func region(r sprites.Region) box {
	return box{float32(r.X), float32(r.Y), float32(r.X + r.W), float32(r.Y + r.H)}
}
