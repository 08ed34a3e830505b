package sprites

import (
	"image"
	"math"
)

// pad returns how many transparent pixels are around a region.
func (k key) pad() int {
	if k.kind == kindShade || k.kind == kindSprite && k.id >= firstCard && k.id < firstBack+Backs {
		return margin
	}
	return border
}

// size returns the region that an entry of this key needs, without a place.
func (k key) size() Region {
	switch k.kind {
	case kindGlyph:
		var o outline
		px := float64(k.w) / 64
		glyphOutline(&o, k.face, rune(k.h), px)
		x0, y0, x1, y1 := o.bounds()
		if !(x0 < x1) {
			return Region{}
		}
		x0, y0, x1, y1 = math.Floor(x0), math.Floor(y0), math.Ceil(x1), math.Ceil(y1)
		return Region{W: int(x1 - x0), H: int(y1 - y0), Bearing: Bearing{x0, y0}}
	case kindWhite:
		return Region{W: 2, H: 2}
	case kindCorner, kindRing:
		return Region{W: k.w, H: k.w}
	case kindBlur:
		return Region{W: 2 * k.w, H: 2 * k.w}
	}
	return Region{W: k.w, H: k.h}
}

// glyphOutline adds the outline of a letter with its origin at 0,0. A bold one is thickened.
func glyphOutline(o *outline, f Face, r rune, px float64) {
	f.outlineOf(o, r, Map{1, 0, 0, 1, 0, 0}, bolder/4*px*boldness(f), 0, px)
	if f != SansBold {
		return
	}
	var fat outline
	stroke(&fat, o, bolder/2*px)
	base := len(o.pts)
	o.pts = append(o.pts, fat.pts...)
	for _, s := range fat.subs {
		o.subs = append(o.subs, sub{s.from + base, s.to + base, true})
	}
}

func boldness(f Face) float64 {
	if f == SansBold {
		return 1
	}
	return 0
}

// draw rasterises the entry into img at a pace, with its border around it.
func (k key) draw(img *image.RGBA, at Region, p *pace) {
	pad := k.pad()
	in := image.Rect(pad, pad, pad+at.W, pad+at.H)
	switch k.kind {
	case kindSprite:
		sub := img.SubImage(in).(*image.RGBA)
		sub.Rect = sub.Rect.Sub(in.Min)
		raster(sub, k.id, k.w, k.h, k.scale, k.st, p)
	case kindGlyph:
		c := newCanvas(img, img.Rect.Dx(), img.Rect.Dy(), Map{1, 0, 0, 1, border - at.Bearing.X, border - at.Bearing.Y}, p)
		c.glyph(k.face, rune(k.h), 0, 0, float64(k.w)/64, 0xFFFFFF)
		c.done()
	case kindWhite:
		for i := range img.Pix { // no border: plain fills may be stretched to any edge
			img.Pix[i] = 255
		}
	case kindCorner:
		c := newCanvas(img, img.Rect.Dx()-border, img.Rect.Dy()-border, Shift(border, border), p)
		r := float64(k.w)
		c.disc(r, r, r, 0xFFFFFF)
		c.done()
	case kindRing:
		c := newCanvas(img, img.Rect.Dx()-border, img.Rect.Dy()-border, Shift(border, border), p)
		r, w := float64(k.w), min(float64(k.h), float64(k.w))
		c.ring(r, r, r-w/2, w, 0xFFFFFF)
		c.done()
	case kindBlur:
		blur(img, 4*k.w, 4*k.w, k.w, pad)
	case kindShade:
		blur(img, k.w, k.h, int(k.id), pad)
	}
}

// glyph draws a letter with its origin at (x, y), size units an em.
func (c *Canvas) glyph(f Face, r rune, x, y, size float64, rgb uint32) {
	c.out.reset()
	f.outlineOf(&c.out, r, c.m, x+bolder/4*size*boldness(f), y, size)
	c.paint(&c.out, rgb)
	if f == SansBold {
		c.stroke(bolder*size, rgb)
	}
}

// text draws a line of text that starts at (x, y) on its baseline.
func (c *Canvas) text(f Face, s string, x, y, size float64, rgb uint32) {
	var p Pen
	p.Start(f, size, s)
	for p.Next() {
		c.glyph(f, p.Rune, x+p.At, y, size, rgb)
	}
}

// blur draws a soft shadow of w×h pixels, or as much of its top left corner as img has room for. At each edge it rises
// in an S over 2·px.
func blur(img *image.RGBA, w, h, px, pad int) {
	rise := func(i, n int) float64 {
		t := min((float64(min(i, n-1-i))+0.5)/float64(2*px), 1)
		return t * t * t * (t*(6*t-15) + 10)
	}
	for y := range min(h, img.Rect.Dy()-2*pad) {
		down := 255 * rise(y, h)
		for x := range min(w, img.Rect.Dx()-2*pad) {
			a := uint8(down*rise(x, w) + 0.5)
			o := img.PixOffset(x+pad, y+pad)
			img.Pix[o], img.Pix[o+1], img.Pix[o+2], img.Pix[o+3] = a, a, a, a
		}
	}
}
