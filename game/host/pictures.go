package host

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// sprite adds a picture. An upright one of the size that its Rect has in device pixels is shown pixel by pixel. A
// turned or squashed one is sampled smoothly. One that is not rasterised yet stands in with itself in another size or
// another deck, and a card that was not there before with its back, or with the plain colour of that. A size is rasterised when it is
// wanted in two frames, so that a picture that grows or shrinks on its way does not ask for sixty sizes a second.
func (p *painter) sprite(o *paint.Op) {
	t := tintOf(o.Color)
	w, h := int(o.Rect.W*p.scale+0.5), int(o.Rect.H*p.scale+0.5)
	if t.a == 0 || w < 1 || h < 1 || o.Sprite == sprites.None {
		return
	}
	pw, ph := pictured(o, p.scale)
	src, exact := p.find(o.Sprite, pw, ph)
	exact = exact && pw == w
	if src.W == 0 && cardShaped(o) {
		p.rough = true
		src = backFor(p, w)
	}
	if src.W == 0 {
		p.rough = true
		switch {
		case o.Sprite.Plate():
			p.fill(&paint.Op{Rect: o.Rect, Radius: 0.04 * o.Rect.W, Color: quiet.Fade(float64(t.a)), Clip: o.Clip})
		case cardShaped(o):
			p.plainCard(o, paint.RGB(sprites.Tincture(int(p.decks.back-sprites.Back(0)))).Fade(float64(t.a)))
		}
		return
	}
	if o.Turn == 0 && o.Squash == 0 {
		x, y := p.px(o.Rect.X), p.px(o.Rect.Y)
		if !exact {
			p.smooth()
		}
		p.quad(box{x, y, x + float32(w), y + float32(h)}, region(src), o.Clip, t)
		return
	}
	p.turned(o, src, t)
}

// pictured returns how large the picture is, in device pixels, that an op shows.
func pictured(o *paint.Op, scale float64) (w, h int) {
	k := scale
	if o.Width > 0 {
		k *= o.Width / o.Rect.W
	}
	return int(o.Rect.W*k + 0.5), int(o.Rect.H*k + 0.5)
}

// backFor returns where the back lies that stands in for a card of a width, if there is one that is not much smaller or larger.
func backFor(p *painter, w int) sprites.Region {
	at, ok := p.stand[p.decks.back]
	if !ok || 3*at.w < 2*w || at.w > 2*w {
		return sprites.Region{}
	}
	r, _ := p.ready(p.decks.back, at)
	return r
}

// quiet is the ground of a plate that has no picture yet: a little lighter than any cloth.
const quiet = paint.Color(0xffffff18)

// plainCard adds a card without a picture.
func (p *painter) plainCard(o *paint.Op, c paint.Color) {
	if o.Turn == 0 && o.Squash == 0 {
		p.fill(&paint.Op{Rect: o.Rect, Radius: o.Rect.W * 0.06, Color: c, Clip: o.Clip})
		return
	}
	mid, half := o.Rect.Center(), geom.Point{X: o.Rect.W / 2 * (1 - min(max(o.Squash, 0), 1)), Y: o.Rect.H / 2}
	sin, cos := math.Sincos(o.Turn)
	at := func(x, y float64) ebiten.Vertex {
		return tintOf(c).at(float32((mid.X+x*cos-y*sin)*p.scale), float32((mid.Y+x*sin+y*cos)*p.scale), p.white[0], p.white[1])
	}
	p.askew(&[4]ebiten.Vertex{at(-half.X, -half.Y), at(half.X, -half.Y), at(-half.X, half.Y), at(half.X, half.Y)}, o.Clip)
}

// cardShaped reports whether a picture is a card, for which a plain colour stands in before the first whole picture:
// its shadow alone would be a hole in the table.
func cardShaped(o *paint.Op) bool {
	return !o.Sprite.Tintable() && math.Abs(o.Rect.W/o.Rect.H-5.0/7) < 0.03
}

// find returns where a picture lies in the texture and whether it does so in that very size.
func (p *painter) find(id sprites.ID, w, h int) (r sprites.Region, exact bool) {
	if most := p.atlas.Side() / 2; w > most || h > most { // too big to be kept: half the sharpness will do
		f := float64(most) / float64(max(w, h))
		r, _ = p.find(id, max(1, int(float64(w)*f)), max(1, int(float64(h)*f)))
		return r, false
	}
	now := shape{w, h, p.scale, p.style}
	if r, ok := p.ready(id, now); ok && !p.decks.held(now) {
		p.stand[id] = now
		return r, true
	}
	k := want{id, w, h}
	seen := p.wanted[k]
	p.wanted[k] = p.frame
	rough := p.rough
	p.rough = true
	old := p.stand[id]
	r, wide := p.standIn(id, w)
	known := wide > 0
	if isCard(id) && p.rushed < rushes && !p.decks.held(now) && (known && !p.serves(wide, w) || !known && p.decks.hurry(id)) {
		p.rushed++
		if r, ok := p.atlas.Rush(id, w, h, p.scale, p.style); ok {
			p.stand[id] = now
			return r, true
		}
	}
	if !known || old.w == w && old.h == h || seen != 0 && seen+1 >= p.frame {
		if p.atlas.Sprite(id, w, h, p.scale, p.style); p.atlas.Full() && w > 64 { // no room beside all that the frame shows: less sharp, then
			p.rough, p.cramped = rough, true
			if less, _ := p.find(id, w*5/6, h*5/6); less.W > r.W {
				r = less
			}
		}
	}
	return r, false
}

// askAhead asks for the pictures of a list that is not shown yet, while there is room beside what is.
func askAhead(p *painter, ops []paint.Op) {
	for i := range ops {
		if o := &ops[i]; o.Kind == paint.Sprite && o.Sprite != sprites.None && !p.atlas.Full() {
			w, h := pictured(o, p.scale)
			if most := p.atlas.Side() / 2; w > 0 && h > 0 && w <= most && h <= most {
				p.atlas.Sprite(o.Sprite, w, h, p.scale, p.style)
			}
		}
	}
}

// rushes is how many cards a frame draws at once that would otherwise be plain, or for which nothing serves.
const rushes = 2

// ready returns where a picture lies in the texture, if it does.
func (p *painter) ready(id sprites.ID, s shape) (sprites.Region, bool) {
	return p.atlas.Ready(id, s.w, s.h, s.scale, s.style)
}

// turned adds a picture that is rotated about its middle or half turned over.
func (p *painter) turned(o *paint.Op, src sprites.Region, t tint) {
	c := o.Rect.Center()
	// One pixel of the transparent border comes along, so that the edges are smooth.
	px, py := o.Rect.W*p.scale/float64(src.W), o.Rect.H*p.scale/float64(src.H)
	hw := (o.Rect.W*p.scale/2 + px) * (1 - min(max(o.Squash, 0), 1))
	hh := o.Rect.H*p.scale/2 + py
	if hw < 0.5 {
		return
	}
	sin, cos := math.Sincos(o.Turn)
	cx, cy := c.X*p.scale, c.Y*p.scale
	s := box{float32(src.X - 1), float32(src.Y - 1), float32(src.X + src.W + 1), float32(src.Y + src.H + 1)}
	at := func(x, y float64, u, v float32) ebiten.Vertex {
		return t.at(float32(cx+x*cos-y*sin), float32(cy+x*sin+y*cos), u, v)
	}
	p.askew(&[4]ebiten.Vertex{at(-hw, -hh, s.x0, s.y0), at(hw, -hh, s.x1, s.y0), at(-hw, hh, s.x0, s.y1), at(hw, hh, s.x1, s.y1)}, o.Clip)
}

// text adds one line of text, every letter on whole pixels.
func (p *painter) text(o *paint.Op) {
	t := tintOf(o.Color)
	if t.a == 0 || o.Text == "" {
		return
	}
	base := p.px(o.Rect.Y + sprites.Ascent(o.Face, o.Size))
	var pen sprites.Pen
	pen.Start(o.Face, o.Size, o.Text)
	for pen.Next() {
		g, larger, ok := p.letter(o, &pen)
		if !ok {
			p.cramped = true
			continue
		}
		if g.W == 0 {
			continue
		}
		if larger != 1 {
			p.smooth()
		}
		gx := p.px(o.Rect.X+pen.At) + larger*float32(g.Bearing.X)
		gy := base + larger*float32(g.Bearing.Y)
		p.quad(box{gx, gy, gx + larger*float32(g.W), gy + larger*float32(g.H)}, region(g), o.Clip, t)
	}
}

// letter returns where the letter under a pen lies in the texture, and by how much it is to be drawn larger than it
// lies there: a long name in large letters may find no room in its own size.
func (p *painter) letter(o *paint.Op, pen *sprites.Pen) (g sprites.Region, larger float32, ok bool) {
	px := o.Size * p.scale
	if pen.Run == "" {
		for larger = 1; larger <= 4; larger *= 2 {
			if g, ok = p.atlas.Glyph(o.Face, px/float64(larger), pen.Rune); ok {
				break
			}
			p.cramped = true
		}
		return g, larger, ok
	}
	for larger = 1; larger <= 4; larger *= 2 {
		if g, ok = p.atlas.Run(o.Face, px/float64(larger), pen.Run); ok {
			break
		}
	}
	return g, larger, ok
}
