package host

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// flooring is the felt below everything, in the rows of the texture above its shelves: one quad. A new one is drawn in slices, and until
// it is whole an old one of the same theme is stretched.
type flooring struct {
	has   felt        // what lies in the texture
	size  image.Point // of it there
	next  felt        // what is being drawn
	weave *sprites.Weave
	pix   []uint8 // where felts are drawn, kept for the next: a page's memory never shrinks
}

// felt is what a floor shows.
type felt struct {
	id    sprites.ID
	w, h  float64
	far   float64
	scale float64 // pixels of the texture for each CSS pixel
}

// mostFelt is how many pixels a felt has at most, and feltRows how many rows, with one below it. It is soft, so that it may be stretched.
const (
	mostFelt = 1 << 20
	feltRows = 1284
)

// feltOf returns the felt that an op shows, of no picture if it needs none.
func (p *painter) feltOf(ops []paint.Op) felt {
	if len(ops) < 2 || ops[0].Kind != paint.Fill || ops[1].Kind != paint.Ground || ops[1].Sprite == sprites.None || ops[1].Rect.Empty() {
		return felt{}
	}
	o := &ops[1]
	f := felt{o.Sprite, o.Rect.W, o.Rect.H, o.Width, min(p.scale, 1)}
	for f.w*f.h*f.scale*f.scale > mostFelt || f.h*f.scale > feltRows-2 || f.w*f.scale > float64(p.atlas.Side()-2) {
		f.scale *= 0.9
	}
	return f
}

// lay draws on the felt of a list and reports whether tex holds it, or an old one that stands in.
func (f *flooring) lay(want felt, budget int, tex *ebiten.Image) (shows, whole bool) {
	if want.id == sprites.None || want == f.has {
		f.drop()
		return want.id != sprites.None, true
	}
	if f.weave == nil || want != f.next {
		f.drop()
		f.pix = slices.Grow(f.pix[:0], 4*int(want.w*want.scale+1)*int(want.h*want.scale+2)) // a row more, for take
		f.next, f.weave = want, sprites.NewWeave(want.id, f.pix, want.w, want.h, want.scale, want.far)
	}
	if f.weave.Step(budget) {
		return f.has.id == want.id && f.has.far == want.far, false
	}
	f.take(f.weave.Image, tex)
	f.has, f.weave = f.next, nil
	return true, true
}

// drop ends a drawing that is no longer wanted.
func (f *flooring) drop() {
	if f.weave != nil {
		f.weave.Stop()
		f.weave = nil
	}
}

// take puts a felt into the texture, with a row below it and a column beside it that are like its last: where it is stretched they are
// mixed in.
func (f *flooring) take(img *image.RGBA, tex *ebiten.Image) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	put := func(r image.Rectangle, pix []uint8) { tex.SubImage(r).(*ebiten.Image).WritePixels(pix) }
	f.pix = append(img.Pix[:4*w*h], img.Pix[4*w*(h-1):4*w*h]...)
	put(image.Rect(0, 0, w, h+1), f.pix)
	last := make([]uint8, 0, 4*(h+1))
	for y := range h + 1 {
		last = append(last, f.pix[4*(y*w+w-1):4*(y*w+w)]...)
	}
	put(image.Rect(w, 0, w+1, h+1), last)
	f.size = img.Rect.Max
}

// floorOps are the ops at the beginning of a list of which the second is the felt.
const floorOps = 2

// layFloor adds the first two ops of a list, if the texture holds the felt, and reports whether they were.
func (p *painter) layFloor(ops []paint.Op, budget int) bool {
	shows, whole := p.floor.lay(p.feltOf(ops), budget, p.tex)
	p.rough = p.rough || !whole
	if !shows {
		return false
	}
	p.solid(p.snap(ops[0].Rect), geom.Rect{}, tintOf(ops[0].Color))
	p.ends = append(p.ends, len(p.verts))
	if p.floor.has.scale != p.scale {
		p.smooth()
	}
	p.quad(p.snap(ops[1].Rect), box{0, 0, float32(p.floor.size.X), float32(p.floor.size.Y)}, geom.Rect{}, tint{1, 1, 1, 1})
	p.ends = append(p.ends, len(p.verts))
	return true
}
