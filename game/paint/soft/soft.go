// Package soft paints a display list into a picture by arithmetic alone, for tests that look and for the gallery. It draws
// what the window draws, slower.
package soft

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// Painter paints display lists at a scale.
type Painter struct {
	Scale float64
	Style sprites.Style

	dst   *image.RGBA
	ras   vector.Rasterizer
	atlas *sprites.Atlas
	page  *image.RGBA
	faces map[face]*image.RGBA
	far   float64 // how much of the last ground was its far half
}

// face names a picture of a size.
type face struct {
	id   sprites.ID
	w, h int
	st   sprites.Style
}

const side = 2048

// Paint returns a picture of a list in a window of a size.
func (p *Painter) Paint(l *paint.List, size geom.Rect) *image.RGBA {
	if p.Scale == 0 {
		p.Scale = 1
	}
	if p.atlas == nil {
		p.atlas = sprites.NewAtlas(side)
		p.page = image.NewRGBA(image.Rect(0, 0, side, side))
		p.faces = make(map[face]*image.RGBA)
	}
	p.atlas.Step(1 << 30)
	p.dst = image.NewRGBA(image.Rect(0, 0, int(size.W*p.Scale+0.5), int(size.H*p.Scale+0.5)))
	for i := range l.Ops {
		p.op(&l.Ops[i])
	}
	return p.dst
}

func (p *Painter) op(o *paint.Op) {
	clip := p.dst.Rect
	if !o.Clip.Empty() {
		clip = p.rect(o.Clip).Intersect(clip)
	}
	dst, _ := p.dst.SubImage(clip).(*image.RGBA)
	if dst == nil || dst.Rect.Empty() {
		return
	}
	switch o.Kind {
	case paint.Fill:
		p.path(dst, o.Color, func() { p.box(o.Rect, o.Radius, false) })
	case paint.Frame:
		p.path(dst, o.Color, func() {
			p.box(o.Rect, o.Radius, false)
			p.box(o.Rect.Inset(o.Width), max(o.Radius-o.Width, 0), true)
		})
	case paint.Shadow:
		p.shadow(dst, o)
	case paint.Line:
		p.path(dst, o.Color, func() { p.line(o.Rect, o.Width) })
	case paint.Sprite:
		p.sprite(dst, o)
	case paint.Ground:
		p.ground(dst, o)
	case paint.Text:
		p.text(dst, o)
	}
}

func (p *Painter) rect(r geom.Rect) image.Rectangle {
	return image.Rect(int(math.Round(r.X*p.Scale)), int(math.Round(r.Y*p.Scale)), int(math.Round((r.X+r.W)*p.Scale)), int(math.Round((r.Y+r.H)*p.Scale)))
}

func rgba(c paint.Color) color.NRGBA {
	return color.NRGBA{uint8(c >> 24), uint8(c >> 16), uint8(c >> 8), uint8(c)}
}

// shadow darkens what lies below something with the edge that the window's shadows have: it rises from nothing outside to the whole inside,
// over the blur on both sides.
func (p *Painter) shadow(dst *image.RGBA, o *paint.Op) {
	w, h := o.Rect.W*p.Scale, o.Rect.H*p.Scale
	n := math.Floor(min(math.Round(o.Width*p.Scale), w/2, h/2))
	if n < 1 {
		return
	}
	rise := func(d, half float64) float64 {
		t := min(max((half+n-math.Abs(d))/(2*n), 0), 1)
		return t * t * t * (t*(6*t-15) + 10)
	}
	c := o.Rect.Center()
	sin, cos := math.Sincos(-o.Turn)
	reach := (math.Hypot(w, h)/2 + 2*n) / p.Scale
	if o.Turn == 0 {
		reach = 0
	}
	within := p.rect(geom.Around(c, max(o.Rect.W+2*n/p.Scale, 2*reach), max(o.Rect.H+2*n/p.Scale, 2*reach))).Intersect(dst.Rect)
	mask := image.NewAlpha(within)
	for y := within.Min.Y; y < within.Max.Y; y++ {
		for x := within.Min.X; x < within.Max.X; x++ {
			dx, dy := float64(x)+0.5-c.X*p.Scale, float64(y)+0.5-c.Y*p.Scale
			if o.Turn != 0 {
				dx, dy = dx*cos-dy*sin, dx*sin+dy*cos
			}
			mask.Pix[mask.PixOffset(x, y)] = uint8(255*rise(dx, w/2)*rise(dy, h/2) + 0.5)
		}
	}
	draw.DrawMask(dst, within, image.NewUniform(rgba(o.Color)), image.Point{}, mask, within.Min, draw.Over)
}

// path fills what add outlines.
func (p *Painter) path(dst *image.RGBA, c paint.Color, add func()) {
	p.ras.Reset(p.dst.Rect.Dx(), p.dst.Rect.Dy())
	add()
	mask := image.NewAlpha(p.dst.Rect)
	p.ras.Draw(mask, p.dst.Rect, image.Opaque, image.Point{})
	draw.DrawMask(dst, dst.Rect, image.NewUniform(rgba(c)), image.Point{}, mask, dst.Rect.Min, draw.Over)
}

// box adds a rounded rectangle, the other way round for a hole.
func (p *Painter) box(r geom.Rect, rad float64, hole bool) {
	if r.Empty() {
		return
	}
	s := p.Scale
	x0, y0, x1, y1 := float32(r.X*s), float32(r.Y*s), float32((r.X+r.W)*s), float32((r.Y+r.H)*s)
	q := float32(min(rad, r.W/2, r.H/2) * s)
	qy := q
	if rad == paint.Oval {
		q, qy = float32(r.W/2*s), float32(r.H/2*s)
	}
	k, ky := q*(1-0.5522847), qy*(1-0.5522847)
	type pt struct{ x, y float32 }
	pts := []pt{{x0 + q, y0}, {x1 - q, y0}, {x1 - k, y0}, {x1, y0 + ky}, {x1, y0 + qy}, {x1, y1 - qy}, {x1, y1 - ky}, {x1 - k, y1}, {x1 - q, y1},
		{x0 + q, y1}, {x0 + k, y1}, {x0, y1 - ky}, {x0, y1 - qy}, {x0, y0 + qy}, {x0, y0 + ky}, {x0 + k, y0}, {x0 + q, y0}}
	if hole {
		for i, j := 0, len(pts)-1; i < j; i, j = i+1, j-1 {
			pts[i], pts[j] = pts[j], pts[i]
		}
		// reversed, a corner's curve comes first
		p.ras.MoveTo(pts[0].x, pts[0].y)
		for i := 1; i < len(pts); i += 4 {
			p.ras.CubeTo(pts[i].x, pts[i].y, pts[i+1].x, pts[i+1].y, pts[i+2].x, pts[i+2].y)
			if i+3 < len(pts) {
				p.ras.LineTo(pts[i+3].x, pts[i+3].y)
			}
		}
		p.ras.ClosePath()
		return
	}
	p.ras.MoveTo(pts[0].x, pts[0].y)
	for i := 1; i < len(pts); i += 4 {
		p.ras.LineTo(pts[i].x, pts[i].y)
		p.ras.CubeTo(pts[i+1].x, pts[i+1].y, pts[i+2].x, pts[i+2].y, pts[i+3].x, pts[i+3].y)
	}
	p.ras.ClosePath()
}

func (p *Painter) line(r geom.Rect, width float64) {
	s := p.Scale
	n := math.Hypot(r.W, r.H)
	if n == 0 {
		return
	}
	dx, dy := -r.H/n*width/2, r.W/n*width/2
	p.ras.MoveTo(float32((r.X+dx)*s), float32((r.Y+dy)*s))
	p.ras.LineTo(float32((r.X+r.W+dx)*s), float32((r.Y+r.H+dy)*s))
	p.ras.LineTo(float32((r.X+r.W-dx)*s), float32((r.Y+r.H-dy)*s))
	p.ras.LineTo(float32((r.X-dx)*s), float32((r.Y-dy)*s))
	p.ras.ClosePath()
}

// ground draws the felt of a table.
func (p *Painter) ground(dst *image.RGBA, o *paint.Op) {
	if o.Sprite == sprites.None {
		p.path(dst, o.Color, func() { p.box(o.Rect, o.Radius, false) })
		return
	}
	at := p.rect(o.Rect)
	key := face{o.Sprite, at.Dx(), at.Dy(), sprites.Style{}}
	src := p.faces[key]
	if src == nil || p.far != o.Width {
		v := sprites.NewWeave(o.Sprite, nil, o.Rect.W, o.Rect.H, p.Scale, o.Width)
		for v.Step(1 << 30) {
		}
		src, p.far = v.Image, o.Width
		p.faces[key] = src
	}
	draw.Draw(dst, at, src, image.Point{}, draw.Over)
}

// sprite draws a picture, turned and squashed if need be.
func (p *Painter) sprite(dst *image.RGBA, o *paint.Op) {
	at := p.rect(o.Rect)
	if o.Sprite == sprites.None || at.Empty() {
		return
	}
	pw, ph := at.Dx(), at.Dy()
	if o.Width > 0 { // a picture of another size is stretched
		k := o.Width / o.Rect.W
		pw, ph = max(1, int(float64(pw)*k+0.5)), max(1, int(float64(ph)*k+0.5))
	}
	key := face{o.Sprite, pw, ph, p.Style}
	src := p.faces[key]
	if src == nil {
		src = image.NewRGBA(image.Rect(0, 0, pw, ph))
		sprites.Raster(src, o.Sprite, pw, ph, p.Scale, p.Style)
		p.faces[key] = src
	}
	c := o.Rect.Center()
	cx, cy := c.X*p.Scale, c.Y*p.Scale
	sin, cos := math.Sincos(-o.Turn)
	wide := max(1-o.Squash, 0.01)
	reach := int(math.Hypot(float64(at.Dx()), float64(at.Dy()))/2) + 1
	if o.Turn == 0 {
		reach = max(at.Dx(), at.Dy())/2 + 1
	}
	tint := rgba(o.Color)
	area := image.Rect(int(cx)-reach, int(cy)-reach, int(cx)+reach+1, int(cy)+reach+1).Intersect(dst.Rect)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			dx, dy := float64(x)+0.5-cx, float64(y)+0.5-cy
			sx := (dx*cos-dy*sin)/wide + float64(at.Dx())/2
			sy := dx*sin + dy*cos + float64(at.Dy())/2
			if sx < 0 || sy < 0 || sx >= float64(at.Dx()) || sy >= float64(at.Dy()) {
				continue
			}
			sx, sy = sx*float64(pw)/float64(at.Dx()), sy*float64(ph)/float64(at.Dy())
			if o.Turn == 0 && o.Squash == 0 && pw == at.Dx() {
				blend(dst, x, y, src.RGBAAt(int(sx), int(sy)), tint)
			} else {
				blend(dst, x, y, between(src, sx-0.5, sy-0.5), tint)
			}
		}
	}
}

// between returns the colour between four pixels.
func between(src *image.RGBA, x, y float64) color.RGBA {
	x0, y0 := math.Floor(x), math.Floor(y)
	fx, fy := x-x0, y-y0
	var sum [4]float64
	for i, w := range [4]float64{(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy} {
		c := src.RGBAAt(int(x0)+i%2, int(y0)+i/2)
		sum[0] += w * float64(c.R)
		sum[1] += w * float64(c.G)
		sum[2] += w * float64(c.B)
		sum[3] += w * float64(c.A)
	}
	return color.RGBA{uint8(sum[0] + 0.5), uint8(sum[1] + 0.5), uint8(sum[2] + 0.5), uint8(sum[3] + 0.5)}
}

// blend lays a premultiplied colour, tinted, over a pixel.
func blend(dst *image.RGBA, x, y int, c color.RGBA, tint color.NRGBA) {
	if c.A == 0 {
		return
	}
	ta := uint32(tint.A)
	r := uint32(c.R) * uint32(tint.R) / 255 * ta / 255
	g := uint32(c.G) * uint32(tint.G) / 255 * ta / 255
	b := uint32(c.B) * uint32(tint.B) / 255 * ta / 255
	a := uint32(c.A) * ta / 255
	i := dst.PixOffset(x, y)
	px := dst.Pix[i : i+4 : i+4]
	k := 255 - a
	px[0] = uint8(r + uint32(px[0])*k/255)
	px[1] = uint8(g + uint32(px[1])*k/255)
	px[2] = uint8(b + uint32(px[2])*k/255)
	px[3] = uint8(a + uint32(px[3])*k/255)
}

func (p *Painter) text(dst *image.RGBA, o *paint.Op) {
	px := o.Size * p.Scale
	x0, base := o.Rect.X*p.Scale, o.Rect.Y*p.Scale+sprites.Ascent(o.Face, px)
	tint := rgba(o.Color)
	var pen sprites.Pen
	pen.Start(o.Face, px, o.Text)
	for pen.Next() {
		at, ok := p.atlas.Glyph(o.Face, px, pen.Rune)
		if pen.Run != "" {
			at, ok = p.atlas.Run(o.Face, px, pen.Run)
		}
		if !ok || at.W == 0 {
			continue
		}
		p.atlas.Uploads(func(ux, uy int, img *image.RGBA) {
			draw.Draw(p.page, image.Rect(ux, uy, ux+img.Rect.Dx(), uy+img.Rect.Dy()), img, img.Rect.Min, draw.Src)
		})
		gx, gy := int(math.Round(x0+pen.At+at.Bearing.X)), int(math.Round(base+at.Bearing.Y))
		for y := range at.H {
			for x := range at.W {
				if (image.Point{X: gx + x, Y: gy + y}).In(dst.Rect) {
					blend(dst, gx+x, gy+y, p.page.RGBAAt(at.X+x, at.Y+y), tint)
				}
			}
		}
	}
}
