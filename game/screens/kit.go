package screens

import (
	"math"

	"royals/game/geom"
	"royals/game/paint"
	"royals/game/ui"
	"royals/sprites"
)

// kit is what a screen is built with: it lists what is drawn and what answers to a tap, side by side.
type kit struct {
	l     *paint.List
	hits  []ui.Hit
	size  geom.Rect // the window
	safe  geom.Insets
	in    geom.Rect // what is left of it inside the safe area
	text  float64   // text size
	touch bool
	press string // the hit under a finger
	hover string // the hit under the mouse
	clip  geom.Rect
}

// px scales a text size; small sizes grow less at large settings, so that what is secondary stays so.
func (k *kit) px(size float64) float64 { return max(size*k.text, tiny) }

// line is the height of a line of text.
func (k *kit) line(size float64) float64 { return k.px(size) * 1.28 }

func (k *kit) hit(name string, r geom.Rect) {
	if !k.clip.Empty() {
		r = r.Intersect(k.clip)
	}
	if !r.Empty() {
		k.hits = append(k.hits, ui.Hit{Name: name, Rect: r})
	}
}

// fit returns the largest size, no more than size and no less than tiny, at which s fits into a width, and s cut if even
// that is too wide.
func (k *kit) fit(f sprites.Face, size float64, s string, width float64) (string, float64) {
	px := k.px(size)
	for px > tiny && sprites.Measure(f, px, s) > width {
		px = max(px-0.5, tiny)
	}
	return sprites.Clip(f, px, s, width), px
}

// label draws one line of text into a box, smaller if need be.
func (k *kit) label(s string, box geom.Rect, f sprites.Face, size float64, align paint.Align, c paint.Color) geom.Rect {
	if s == "" || box.W < 4 {
		return geom.Rect{}
	}
	s, px := k.fit(f, size, s, box.W)
	return k.l.Text(s, box, f, px, align, c)
}

// height returns how high a text is when wrapped into a width.
func (k *kit) height(s string, f sprites.Face, size, width float64) float64 {
	return float64(len(sprites.Wrap(f, k.px(size), s, width))) * k.line(size)
}

// para draws wrapped text from the top of a box and returns the height used.
func (k *kit) para(s string, box geom.Rect, f sprites.Face, size float64, align paint.Align, c paint.Color) float64 {
	y := box.Y
	for _, l := range sprites.Wrap(f, k.px(size), s, box.W) {
		if l != "" {
			k.l.Text(l, geom.Rect{X: box.X, Y: y, W: box.W, H: k.line(size)}, f, k.px(size), align, c)
		}
		y += k.line(size)
	}
	return y - box.Y
}

// look is how a button looks.
type look uint8

const (
	plain   look = iota
	primary      // the one to press
	quiet        // without a ground
	warn
)

// button draws a button and makes it answer. Labels that are too long take two lines.
func (k *kit) button(name, text string, r geom.Rect, lk look, on bool) {
	ground, rim, c := rail, edge, words1
	switch {
	case !on:
		ground, rim, c = disabled, edge, disabled2
	case lk == primary:
		ground, rim, c = gold, gold, ink
	case lk == warn:
		c, rim = danger, danger
	}
	if on && (k.press == name || k.hover == name) && lk != quiet {
		if lk == primary {
			ground = focus
		} else {
			ground = cloth
		}
	}
	if lk != quiet {
		if on {
			k.l.Shadow(r.Move(geom.Point{Y: 1}), radius, 4, shade)
		}
		k.l.Fill(r, radius, ground)
		k.l.Frame(r, radius, 1, rim)
	}
	k.caption(text, r.Inset(6), c)
	if on {
		k.hit(name, r)
	}
}

// caption draws a button's words in one line, or in two.
func (k *kit) caption(text string, r geom.Rect, c paint.Color) {
	px := k.px(body)
	if sprites.Measure(sprites.SansBold, px, text) <= r.W {
		k.l.Text(text, r, sprites.SansBold, px, 0.5, c)
		return
	}
	for px = min(px, k.px(small)); ; px-- {
		px = max(px, tiny)
		lines := sprites.Wrap(sprites.SansBold, px, text, r.W)
		if h := px * 1.1; float64(len(lines))*h <= r.H+4 || px <= tiny {
			if most := max(1, int((r.H+4)/h)); len(lines) > most {
				lines = lines[:most]
				lines[most-1] = sprites.Clip(sprites.SansBold, px, lines[most-1]+" …", r.W)
			}
			y := r.Y + (r.H-float64(len(lines))*h)/2
			for _, l := range lines {
				k.l.Text(l, geom.Rect{X: r.X, Y: y, W: r.W, H: h}, sprites.SansBold, px, 0.5, c)
				y += h
			}
			return
		}
	}
}

// icon draws a symbol.
func (k *kit) icon(id sprites.ID, r geom.Rect, c paint.Color) { k.l.Picture(id, r, c) }

// iconButton draws a round button with a symbol, as large as a finger wants it.
func (k *kit) iconButton(name string, id sprites.ID, r geom.Rect, on bool) {
	c := words1
	if !on {
		c = disabled2.Fade(0.6)
	}
	if on && (k.press == name || k.hover == name) {
		k.l.Fill(r.Inset(2), r.H/2, cloth)
	}
	k.icon(id, geom.Around(r.Center(), 24, 24), c)
	if on {
		k.hit(name, r)
	}
}

// pill draws a small button that says how something is: a symbol and a word, or the symbol alone.
func (k *kit) pill(name, text string, r geom.Rect, worded bool) {
	in := r.Inset(5)
	ground := rail
	if k.press == name || k.hover == name {
		ground = cloth
	}
	k.l.Fill(in, in.H/2, ground)
	k.l.Frame(in, in.H/2, 1, edge)
	if worded {
		ic := geom.Rect{X: in.X + 8, Y: in.Y, W: 20, H: in.H}
		k.icon(sprites.IconSort, geom.Around(ic.Center(), 20, 20), words1)
		k.label(text, geom.Rect{X: ic.X + 24, Y: in.Y, W: in.W - 38, H: in.H}, sprites.SansBold, small, 0, words1)
	} else {
		k.icon(sprites.IconSort, geom.Around(in.Center(), 22, 22), words1)
	}
	k.hit(name, r)
}

// sheetBox draws a panel over the scrim, as high as it must be, and returns its inside.
func (k *kit) sheetBox(w, h float64, bottom bool) geom.Rect {
	k.l.Fill(k.size, 0, scrim)
	in := k.in.Inset(space2)
	w, h = min(w, in.W), min(h, in.H)
	r := geom.Around(in.Center(), w, h)
	if bottom {
		r.Y = in.Y + in.H - h
	}
	k.l.Shadow(r.Move(geom.Point{Y: 4}), radius, 16, shade)
	k.l.Fill(r, radius, rail)
	k.l.Frame(r, radius, 1, gilt)
	return r
}

// ring says by its shape that something may be chosen: an outline around it, with a notch inside its upper edge.
func (k *kit) ring(r geom.Rect, rad float64, c paint.Color, width float64) {
	k.l.Frame(r.Inset(-width), rad+width, width, c)
	w := min(8, r.W/6)
	top := geom.Point{X: r.X + r.W/2, Y: r.Y + w}
	k.l.Line(geom.Point{X: top.X - w, Y: r.Y - width/2}, top, 3, c)
	k.l.Line(geom.Point{X: top.X + w, Y: r.Y - width/2}, top, 3, c)
}

// rim draws the outline of a card, inside r, that may lie a little askew.
func (k *kit) rim(r geom.Rect, rad, width, turn float64, c paint.Color) {
	if turn == 0 || math.Abs(turn) > 1 {
		k.l.Frame(r, rad, width, c)
		return
	}
	mid, sin, cos := r.Center(), math.Sin(turn), math.Cos(turn)
	at := func(x, y float64) geom.Point {
		return geom.Point{X: mid.X + x*cos - y*sin, Y: mid.Y + x*sin + y*cos}
	}
	const steps = 3 // of each corner
	w, h := r.W/2-width/2, r.H/2-width/2
	last := at(w-rad, -h)
	for i := range 4 * (steps + 1) {
		q, s := i/(steps+1), i%(steps+1)
		sx, sy := [4]float64{1, 1, -1, -1}[q], [4]float64{-1, 1, 1, -1}[q]
		a, b := math.Sincos(math.Pi / 2 * (float64(q) + float64(s)/steps))
		next := at(sx*(w-rad)+rad*a, sy*(h-rad)-rad*b)
		k.l.Line(last, next, width, c)
		last = next
	}
	k.l.Line(last, at(w-rad, -h), width, c)
}

// arrow draws a curved arrow with a dark edge.
func (k *kit) arrow(from, to geom.Point, c paint.Color) {
	d := to.Sub(from)
	n := math.Hypot(d.X, d.Y)
	if n < 24 {
		return
	}
	bend := geom.Point{X: -d.Y / n * n * 0.12, Y: d.X / n * n * 0.12}
	mid := geom.Lerp(from, to, 0.5).Add(bend)
	at := func(t float64) geom.Point { return geom.Lerp(geom.Lerp(from, mid, t), geom.Lerp(mid, to, t), t) }
	const steps = 14
	tail := geom.Lerp(mid, to, 0.5)
	way := to.Sub(tail)
	l := math.Hypot(way.X, way.Y)
	u := geom.Point{X: way.X / l, Y: way.Y / l}
	back := geom.Point{X: to.X - u.X*18, Y: to.Y - u.Y*18}
	left := geom.Point{X: back.X - u.Y*11, Y: back.Y + u.X*11}
	right := geom.Point{X: back.X + u.Y*11, Y: back.Y - u.X*11}
	for _, pen := range [...]struct {
		w float64
		c paint.Color
	}{{10, ink}, {6, c}} {
		for i := range steps {
			k.l.Line(at(float64(i)/steps), at(float64(i+1)/steps), pen.w, pen.c)
		}
		k.l.Line(left, to, pen.w, pen.c)
		k.l.Line(right, to, pen.w, pen.c)
	}
}

// scroll is a view on something longer than itself.
type scroll struct {
	at    float64
	most  float64
	view  geom.Rect
	short bool // the content was drawn too high: there is less of it than there was
}

func (s *scroll) by(d float64) bool {
	was := s.at
	s.at = min(max(s.at+d, 0), s.most)
	return s.at != was
}

// begin clips to a view and returns the y at which the content starts.
func (s *scroll) begin(k *kit, view geom.Rect) float64 {
	s.view = view
	s.at = min(max(s.at, 0), s.most)
	k.clip = view
	k.l.Clip(view)
	return view.Y - s.at
}

// end lifts the clip; bottom is where the content ended.
func (s *scroll) end(k *kit, bottom float64) {
	k.clip = geom.Rect{}
	k.l.Clip(geom.Rect{})
	s.most = max(0, bottom+s.at-s.view.Y-s.view.H)
	s.short = s.at > s.most+0.01
	s.at = min(s.at, s.most)
	if s.most > 0 {
		h := s.view.H * s.view.H / (s.view.H + s.most)
		h = max(h, 24)
		y := s.view.Y + (s.view.H-h)*s.at/s.most
		x := min(s.view.X+s.view.W+4, k.in.X+k.in.W-5) // in the margin, where there is one
		k.l.Fill(geom.Rect{X: x, Y: y, W: 3, H: h}, 1.5, words2.Fade(0.5))
	}
}
