package host

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// flooring is the felt below everything, in a texture of its own: one quad. A new one is drawn in slices, and until it is whole an old
// one of the same theme is stretched.
type flooring struct {
	tex    *ebiten.Image
	has    felt // what lies in the texture
	next   felt // what is being drawn
	weave  *sprites.Weave
	pix    []uint8    // where felts are drawn, kept for the next: a page's memory never shrinks
	pixels [2]float32 // the size of the felt in the texture
	white  [2]float32 // a white place in it, for what lies below the felt
}

// felt is what a floor shows.
type felt struct {
	id    sprites.ID
	w, h  float64
	far   float64
	scale float64 // pixels of the texture for each CSS pixel
}

// mostFelt is how many pixels a felt has at most. It is soft, so that it may be stretched.
const mostFelt = 1 << 20

// feltOf returns the felt that an op shows, of no picture if it needs none.
func (p *painter) feltOf(ops []paint.Op) felt {
	if len(ops) < 2 || ops[0].Kind != paint.Fill || ops[1].Kind != paint.Ground || ops[1].Sprite == sprites.None || ops[1].Rect.Empty() {
		return felt{}
	}
	o := &ops[1]
	f := felt{o.Sprite, o.Rect.W, o.Rect.H, o.Width, min(p.scale, 1)}
	for f.w*f.h*f.scale*f.scale > mostFelt {
		f.scale *= 0.9
	}
	return f
}

// lay draws on the felt of a list, or gives its texture up, and reports whether the texture holds it, or an old one that stands in.
func (f *flooring) lay(want felt, budget int) (shows, whole bool) {
	if want.id == sprites.None || want == f.has {
		f.drop()
		return want.id != sprites.None, true
	}
	if f.weave == nil || want != f.next {
		f.drop()
		f.pix = slices.Grow(f.pix[:0], 4*int(want.w*want.scale+1)*int(want.h*want.scale+5)) // four rows more, for take
		f.next, f.weave = want, sprites.NewWeave(want.id, f.pix, want.w, want.h, want.scale, want.far)
	}
	if f.weave.Step(budget) {
		return f.tex != nil && f.has.id == want.id && f.has.far == want.far, false
	}
	f.take(f.weave.Image)
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

// take puts a felt into the texture, and below it a row like its last one, and white.
func (f *flooring) take(img *image.RGBA) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if f.tex == nil || f.tex.Bounds().Dx() != w || f.tex.Bounds().Dy() != h+4 {
		if f.tex != nil {
			f.tex.Deallocate()
		}
		f.tex = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h+4), &ebiten.NewImageOptions{Unmanaged: true})
	}
	f.pix = slices.Grow(img.Pix, 4*4*w)[:4*w*(h+4)]
	below := f.pix[copy(f.pix[4*w*h:], f.pix[4*w*(h-1):4*w*h])+4*w*h:]
	for i := range below {
		below[i] = 255
	}
	f.tex.WritePixels(f.pix)
	f.pixels, f.white = [2]float32{float32(w), float32(h)}, [2]float32{1.5, float32(h) + 2.5}
}

// floorOps are the ops at the beginning of a list that are drawn from the floor's texture: what lies below it, and the felt.
const floorOps = 2

// lay adds the first two ops of a list from the floor's texture, if it is there, and reports whether they were.
func (p *painter) layFloor(ops []paint.Op, budget int) bool {
	want := p.feltOf(ops)
	shows, whole := p.floor.lay(want, budget)
	p.rough = p.rough || !whole
	if !shows {
		return false
	}
	p.runs[0] = run{floor: true, smooth: p.floor.has.scale != p.scale}
	p.white = p.floor.white
	p.solid(p.snap(ops[0].Rect), geom.Rect{}, tintOf(ops[0].Color))
	p.ends = append(p.ends, len(p.verts))
	p.quad(p.snap(ops[1].Rect), box{0, 0, p.floor.pixels[0], p.floor.pixels[1]}, geom.Rect{}, tint{1, 1, 1, 1})
	p.ends = append(p.ends, len(p.verts))
	p.runs = append(p.runs, run{from: len(p.verts)})
	return true
}
