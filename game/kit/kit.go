// Package kit is what every picture of the app is made of: colours, a type scale, buttons, sheets, rings, arrows, and
// the list of what answers to a tap.
package kit

import (
	"math"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// Kit lists what a screen draws and, beside it, what answers to a tap.
type Kit struct {
	List    *paint.List
	Targets []Target    // topmost last
	Size    geom.Rect   // the window
	Safe    geom.Insets // what its edges lose to notches, and to a warning on top
	In      geom.Rect   // what is left inside
	Text    float64     // the player's text size, 1 for 16 px
	Touch   bool        // the last pointer was a finger
	Press   string      // the name of what a finger is down on
	Hover   string      // and of what the mouse is over
	Letters float64     // the greatest size of letters on buttons, 0 for the usual one
	unseen  []Deed      // what would answer if it were not scrolled out of sight
	whole   []Target    // what lies in a scroll, all of it
	clip    geom.Rect   // that of the scroll that has begun, empty for none
}

// Forget drops what answered so far: another screen is laid over it, or it is laid anew.
func (k *Kit) Forget() { k.Targets, k.unseen, k.whole = k.Targets[:0], k.unseen[:0], k.whole[:0] }

// Apart returns a kit for a picture that is not shown: what it lists goes into l, and nothing in it answers.
func (k *Kit) Apart(l *paint.List) *Kit {
	return &Kit{List: l, Size: k.Size, Safe: k.Safe, In: k.In, Text: k.Text, Touch: k.Touch}
}

// Whole returns where all of a thing lies that may be scrolled out of sight.
func (k *Kit) Whole(name string) (r geom.Rect, ok bool) {
	for _, t := range k.whole {
		if t.Name() == name {
			return t.Rect, true
		}
	}
	return r, false
}

// Px scales a text size, and keeps it readable.
func (k *Kit) Px(size float64) float64 {
	if onDesk(k) {
		size = deskSize(size)
	}
	return max(size*k.Text, least(k))
}

// onDesk reports whether the window is one on a desk, which is farther from the eyes than a phone.
func onDesk(k *Kit) bool { return k.Size.W >= 1180 && k.Size.H >= 640 }

// deskSize is a size of the type scale as it is on a desk.
func deskSize(size float64) float64 {
	switch size {
	case Tiny:
		return 14
	case Small:
		return 15
	case Lead:
		return 18
	case Score:
		return 24
	}
	return size
}

// least is the size of the smallest letters: on a desk they are larger.
func least(k *Kit) float64 {
	if onDesk(k) {
		return Small
	}
	return Tiny
}

// Line is the height of a line of text.
func (k *Kit) Line(size float64) float64 { return k.Px(size) * 1.28 }

// Ground lays the theme's felt: a box with its corners so round, of which a share is the far half, on a window in the colour of the rail.
// The first two ops of a list are there for it.
func (k *Kit) Ground(r geom.Rect, radius, far float64) {
	below, felt := &k.List.Ops[0], &k.List.Ops[1]
	below.Color = Rail
	felt.Rect, felt.Radius, felt.Width = r, radius, far
}

// Border frames the table, as wide as BorderWidth.
func (k *Kit) Border(r geom.Rect) {
	switch {
	case worn.Stark:
		k.List.Frame(r, Corner, 2, White)
	case worn.Ground == sprites.None:
		k.List.Frame(r, Corner, 1.5, Gilt)
	case worn.Light: // paper, with a stripe in the game's ink
		k.List.Frame(r, Corner, BorderWidth, Rail)
		k.List.Frame(r, Corner, 1, Edge)
		k.List.Frame(r.Inset(2), 12, 2.5, Accent)
	case worn.Wood != 0: // wood, with light on its outer edge, and a thread of metal at its inner one
		k.List.Frame(r.Inset(-1.5), Corner+1.5, BorderWidth+2, Ink)
		k.List.Frame(r.Inset(-1), Corner+1, BorderWidth, Timber)
		k.List.Frame(r.Inset(-0.5), Corner, 1.25, Mix(Pale, Timber, 0.3))
		k.List.Frame(r.Inset(BorderWidth-2), 11, 1.5, Accent)
	default:
		k.List.Frame(r, Corner, BorderWidth, Ink)
		k.List.Frame(r.Inset(2), 12, 2.5, Accent)
	}
}

// Corner is the radius of the corners of a frame around a table.
const Corner = 14

// BorderWidth is the width of the frame around a table: a key line, metal, and a key line.
const BorderWidth = 6

// Hit makes a rectangle answer with a deed. Inside a scroll only its visible part does.
func (k *Kit) Hit(d Deed, r geom.Rect) {
	if !k.clip.Empty() {
		k.whole = append(k.whole, Target{r, d})
		r = r.Intersect(k.clip)
	}
	if r.Empty() {
		k.unseen = append(k.unseen, d)
	} else {
		k.Targets = append(k.Targets, Target{r, d})
	}
}

// Fit returns the largest text size from size down to Least at which s fits into a width. Where even that is too
// wide, it cuts s.
func (k *Kit) Fit(f sprites.Face, size float64, s string, width float64) (string, float64) {
	px := k.Px(size)
	for px > Least && sprites.Measure(f, px, s) > width {
		px = max(px-0.5, Least)
	}
	return sprites.Clip(f, px, s, width), px
}

// Least is the size below Tiny that words take before they are cut.
const Least = 12

// Label draws one line of text into a box, smaller where it must.
func (k *Kit) Label(s string, box geom.Rect, f sprites.Face, size float64, align paint.Align, c paint.Color) geom.Rect {
	if s == "" || box.W < 4 {
		return geom.Rect{}
	}
	s, px := k.Fit(f, size, s, box.W)
	return k.List.Text(s, box, f, px, align, c)
}

// Height returns the height of a text that is wrapped into a width.
func (k *Kit) Height(s string, f sprites.Face, size, width float64) float64 {
	return float64(len(sprites.Wrap(f, k.Px(size), s, width))) * k.Line(size)
}

// Para draws wrapped text from the top of a box and returns the height used.
func (k *Kit) Para(s string, box geom.Rect, f sprites.Face, size float64, align paint.Align, c paint.Color) float64 {
	y, wrap := box.Y, sprites.Wrap
	if align == 0.5 {
		wrap = sprites.Balance
	}
	for _, l := range wrap(f, k.Px(size), s, box.W) {
		if l != "" {
			k.List.Text(l, geom.Rect{X: box.X, Y: y, W: box.W, H: k.Line(size)}, f, k.Px(size), align, c)
		}
		y += k.Line(size)
	}
	return y - box.Y
}

// Tone is how a button looks.
type Tone uint8

// The tones.
const (
	Plain   Tone = iota
	Primary      // the one to press
	Second       // leads on, and is gold as the one to press is
	Other        // the other way on, beside the one to press
	Quiet        // without a ground
	Warn         // what cannot be taken back
	Faint        // cannot be done, and says why when it is pressed
)

// Button draws a button and makes it answer. Labels that are too long take two lines.
func (k *Kit) Button(d Deed, text string, r geom.Rect, lk Tone, on bool) {
	ground, rim, c := Rail, Edge, Text
	gilt := lk == Primary || lk == Second
	switch {
	case !on || lk == Faint:
		ground, rim, c = Disabled, Edge, DisabledText
	case gilt:
		ground, rim, c = Gold, Gold, Ink
	case lk == Other:
		rim = Accent
	case lk == Warn:
		c, rim = Danger, Danger
	}
	if on && k.Held(d) && lk != Quiet {
		if gilt {
			ground = Focus
		} else {
			ground = Cloth
		}
	}
	whole := r
	if on {
		r = Sunk(k, d, r)
	}
	if sunk := r != whole; lk != Quiet {
		if on && !sunk {
			shade := Shade
			if Worn().Light { // on light paper its corners would stand out
				shade = Shade.Fade(0.35)
			}
			k.List.Shadow(r.Move(geom.Point{Y: 1}), Radius, 4, shade)
		}
		k.List.Fill(r, Radius, ground)
		if sunk && gilt { // the others have a ground of their own
			k.List.Fill(r, Radius, Shade.Fade(0.5))
		}
		width := Rim
		if on && lk == Other {
			width = max(Rim, 2)
		}
		k.List.Frame(r, Radius, width, rim)
	}
	k.caption(text, r.Inset(CaptionEdge), c)
	if on {
		k.Hit(d, whole)
	}
}

// Signed draws a button with a sign before its words.
func Signed(k *Kit, d Deed, id sprites.ID, text string, r geom.Rect) {
	k.Button(d, "", r, Plain, true)
	r = Sunk(k, d, r)
	sign, words := r.Inset(6).CutLeft(30)
	k.Icon(id, geom.Around(sign.Center(), 22, 22), Text)
	k.caption(text, words, Text)
}

// LettersFor returns how large the words of a button are in a width: as large as they have room for in one line, and of the size of two
// lines where there is none.
func LettersFor(k *Kit, text string, width float64) float64 {
	least := k.Px(Small)
	for px := k.Px(Body); px > least; px-- {
		if sprites.Measure(sprites.SansBold, px, text) <= width-2*CaptionEdge {
			return px
		}
	}
	return least
}

// CaptionEdge is what a button keeps free beside its words.
const CaptionEdge = 6

// caption draws a button's words in one line, or in two.
func (k *Kit) caption(text string, r geom.Rect, c paint.Color) {
	if text == "" {
		return
	}
	px := LettersFor(k, text, r.W+2*CaptionEdge)
	if k.Letters > 0 {
		px = min(px, k.Letters)
	}
	if sprites.Measure(sprites.SansBold, px, text) <= r.W {
		k.List.Text(text, r, sprites.SansBold, px, 0.5, c)
		return
	}
	for px = min(px, k.Px(Small)); ; px-- {
		px = max(px, Tiny)
		lines := sprites.Balance(sprites.SansBold, px, text, r.W)
		if h := px * 1.1; float64(len(lines))*h <= r.H+4 || px <= Tiny {
			if most := max(1, int((r.H+4)/h)); len(lines) > most {
				lines = lines[:most]
				lines[most-1] = sprites.Clip(sprites.SansBold, px, lines[most-1]+" …", r.W)
			}
			y := r.Y + (r.H-float64(len(lines))*h)/2
			for _, l := range lines {
				k.List.Text(l, geom.Rect{X: r.X, Y: y, W: r.W, H: h}, sprites.SansBold, px, 0.5, c)
				y += h
			}
			return
		}
	}
}

// Icon draws a symbol.
func (k *Kit) Icon(id sprites.ID, r geom.Rect, c paint.Color) { k.List.Picture(id, r, c) }

// IconButton makes a rectangle answer and draws a symbol in its middle.
func (k *Kit) IconButton(d Deed, id sprites.ID, r geom.Rect, on bool) {
	c := Text
	if !on {
		c = DisabledText.Fade(0.6)
	}
	if on && k.Held(d) {
		k.List.Fill(r.Inset(2), r.H/2, Cloth)
	}
	at := r
	if on {
		at = Sunk(k, d, r)
	}
	k.Icon(id, geom.Around(at.Center(), 24, 24), c)
	if on {
		k.Hit(d, r)
	}
}

// Pill draws a small button that says how something is: a symbol and a word, or the symbol alone.
func (k *Kit) Pill(d Deed, text string, r geom.Rect, worded bool) {
	in := Sunk(k, d, r.Inset(5))
	ground := Rail
	if k.Held(d) {
		ground = Cloth
	}
	k.List.Fill(in, in.H/2, ground)
	k.List.Frame(in, in.H/2, Rim, Edge)
	if worded {
		ic := geom.Rect{X: in.X + 8, Y: in.Y, W: 20, H: in.H}
		k.Icon(sprites.IconSort, geom.Around(ic.Center(), 20, 20), Text)
		k.Label(text, geom.Rect{X: ic.X + 24, Y: in.Y, W: in.W - 38, H: in.H}, sprites.SansBold, Small, 0, Text)
	} else {
		k.Icon(sprites.IconSort, geom.Around(in.Center(), 22, 22), Text)
	}
	k.Hit(d, r)
}

// Sheet darkens the window, draws a panel on it, in its middle or at the bottom, and returns the panel.
func (k *Kit) Sheet(w, h float64, bottom bool) geom.Rect {
	k.List.Fill(k.Size, 0, Scrim)
	in := k.In.Inset(Space2)
	w, h = min(w, in.W), min(h, in.H)
	r := geom.Around(in.Center(), w, h)
	if bottom {
		r.Y = in.Y + in.H - h
	}
	k.List.Shadow(r.Move(geom.Point{Y: 4}), Radius, 16, Shade)
	k.List.Fill(r, Radius, Rail)
	k.List.Frame(r, Radius, Rim, Gilt)
	return r
}

// Ring marks what may be chosen: an outline around it, with a notch at its upper edge, so that shape says it as well as
// colour.
func (k *Kit) Ring(r geom.Rect, rad float64, c paint.Color, width float64) {
	Notched(k, r, rad, c, width, 0.5)
}

// Notched marks it likewise, with the notch at a share of the edge where it covers nothing.
func Notched(k *Kit, r geom.Rect, rad float64, c paint.Color, width, at float64) {
	k.List.Frame(r.Inset(-width), rad+width, width, c)
	w := min(8, r.W/6)
	top := geom.Point{X: r.X + at*r.W, Y: r.Y + w}
	k.List.Line(geom.Point{X: top.X - w, Y: r.Y - width/2}, top, 3, c)
	k.List.Line(geom.Point{X: top.X + w, Y: r.Y - width/2}, top, 3, c)
}

// Rim draws the outline of a card inside r. The card may lie a little askew.
func (k *Kit) Rim(r geom.Rect, rad, width, turn float64, c paint.Color) {
	if turn == 0 || math.Abs(turn) > 1 {
		k.List.Frame(r, rad, width, c)
		return
	}
	mid, sin, cos := r.Center(), math.Sin(turn), math.Cos(turn)
	at := func(x, y float64) geom.Point {
		return geom.Point{X: mid.X + x*cos - y*sin, Y: mid.Y + x*sin + y*cos}
	}
	const steps = 3 // of each corner
	w, h := r.W/2-width/2, r.H/2-width/2
	over := width / 2 * math.Tan(math.Pi/4/steps) // by which strokes meet on the outer side, too
	line := func(a, b geom.Point) {
		d := b.Sub(a)
		n := max(math.Hypot(d.X, d.Y), 1e-6)
		d = geom.Point{X: d.X / n * over, Y: d.Y / n * over}
		k.List.Line(a.Sub(d), b.Add(d), width, c)
	}
	last := at(w-rad, -h)
	for i := range 4 * (steps + 1) {
		q, s := i/(steps+1), i%(steps+1)
		sx, sy := [4]float64{1, 1, -1, -1}[q], [4]float64{-1, 1, 1, -1}[q]
		a, b := math.Sincos(math.Pi / 2 * (float64(q) + float64(s)/steps))
		next := at(sx*(w-rad)+rad*a, sy*(h-rad)-rad*b)
		line(last, next)
		last = next
	}
	line(last, at(w-rad, -h))
}
