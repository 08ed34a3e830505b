package kit

import (
	"math"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// Arrow is a kind of arrow between two who have to do with each other. Its colour and its shape both tell it from others.
type Arrow uint8

// The kinds of arrow.
const (
	AttackArrow Arrow = iota // solid, with barbs
	HelpArrow                // solid, with an open head
	BarArrow                 // without a head, crossed out
	GiftArrow                // long dashes
	CopyArrow                // dots
	AskArrow                 // thin
	MayArrow                 // thin dashes: what may be chosen
	Arrows
)

// arrowLooks are the colours of the arrows, and how wide and how broken their shafts are.
var arrowLooks = [Arrows]struct {
	color     paint.Color
	width     float64
	dash, gap float64
	head      float64 // its length, 0 for none
	open      bool
}{
	AttackArrow: {paint.RGB(0xFF8372), 7, 0, 0, 20, false},
	HelpArrow:   {paint.RGB(0x4FE0C0), 7, 0, 0, 18, true},
	BarArrow:    {paint.RGB(0xC9B8C4), 7, 0, 0, 0, false},
	GiftArrow:   {paint.RGB(0xFFD75E), 7, 18, 10, 18, false},
	CopyArrow:   {paint.RGB(0xFFD75E), 6, 1, 9, 14, false},
	AskArrow:    {0, 4, 0, 0, 14, true},
	MayArrow:    {paint.RGB(0x7FE3C4), 3, 9, 7, 12, false},
}

// lightArrows are their colours on a light ground.
var lightArrows = [Arrows]paint.Color{
	AttackArrow: paint.RGB(0xA01420),
	HelpArrow:   paint.RGB(0x00564C),
	BarArrow:    paint.RGB(0x54404C),
	GiftArrow:   paint.RGB(0x6A4300),
	CopyArrow:   paint.RGB(0x6A4300),
	MayArrow:    paint.RGB(0x00564C),
}

// Color returns the colour of a kind of arrow.
func (a Arrow) Color() paint.Color {
	if a == AskArrow {
		return Accent
	}
	if worn.Light {
		return lightArrows[a]
	}
	return arrowLooks[a].color
}

// arrowInk is the width of the line around an arrow.
const arrowInk = 2.5

// bow is a curve from one point to another, and the share of it that is drawn.
type bow struct {
	from, mid, to geom.Point
	long          float64
	free          func(geom.Point) bool // where it may be seen, nil for everywhere
}

func (b *bow) at(t float64) geom.Point {
	return geom.Lerp(geom.Lerp(b.from, b.mid, t), geom.Lerp(b.mid, b.to, t), t)
}

// clear reports whether a part of a curve may be seen.
func (b *bow) clear(from, to float64) bool {
	for i := range 5 {
		if !b.free(b.at(from + (to-from)*float64(i)/4)) {
			return false
		}
	}
	return true
}

// roomy reports whether a head of a length may be seen at a share of a curve.
func (b *bow) roomy(t, head float64) bool {
	tip, back := b.at(t), b.at(max(t-head/b.long, 0))
	out := geom.Point{X: (back.Y - tip.Y) * 0.7, Y: (tip.X - back.X) * 0.7}
	for _, side := range [...]float64{-1, -0.5, 0, 0.5, 1} {
		end := geom.Point{X: back.X + out.X*side, Y: back.Y + out.Y*side}
		if !b.free(end) || !b.free(geom.Lerp(end, tip, 0.5)) || !b.free(tip) {
			return false
		}
	}
	return true
}

// bent is how far an arrow is bent from the straight way, in lengths of it.
const bent = 0.12

// Bow returns the point that an arrow is drawn towards that is bent to a side by a share of its length; where nothing else is said by
// a little.
func Bow(from, to geom.Point, bend float64) geom.Point {
	d := to.Sub(from)
	return geom.Lerp(from, to, 0.5).Add(geom.Point{X: -d.Y * bend, Y: d.X * bend})
}

// Draw draws an arrow of a kind, as far as it has grown, and as bright as it is.
func (k *Kit) Draw(kind Arrow, from, to geom.Point, grown, alpha float64) {
	k.DrawVia(kind, from, Bow(from, to, bent), to, grown, alpha)
}

// Bowed returns the point that an arrow is drawn towards of which nothing else is said.
func Bowed(from, to geom.Point) geom.Point { return Bow(from, to, bent) }

// DrawVia draws the same, drawn towards a point.
func (k *Kit) DrawVia(kind Arrow, from, via, to geom.Point, grown, alpha float64) {
	k.DrawPast(kind, from, via, to, grown, alpha, nil)
}

// DrawPast draws the same where its shaft is free to be seen: it passes under the rest.
func (k *Kit) DrawPast(kind Arrow, from, via, to geom.Point, grown, alpha float64, free func(geom.Point) bool) {
	d := to.Sub(from)
	n := math.Hypot(d.X, d.Y)
	if n < 16 || grown <= 0 || alpha <= 0 {
		return
	}
	look, c := &arrowLooks[kind], kind.Color().Fade(alpha)
	thin := 1.0
	if k.Size.W < 480 { // on a phone
		thin = 5.0 / 7
	}
	width := look.width * thin
	b := bow{from, via, to, n, free}
	for free != nil && grown > 0 && !b.roomy(grown, look.head*thin) {
		grown -= 0.02
	}
	if grown <= 0 {
		return
	}
	tip := b.at(grown)
	back := b.at(max(grown-0.02, 0))
	way := tip.Sub(back)
	l := max(math.Hypot(way.X, way.Y), 1e-6)
	u := geom.Point{X: way.X / l, Y: way.Y / l}
	head := min(look.head*thin, 0.6*n)
	if free != nil { // it does not reach back over where it comes from
		head = min(head, grown*n)
	}
	end := max(grown-0.7*head/n, 0)
	k.shaft(&b, end, width+2*arrowInk, look.dash, look.gap, Key.Fade(alpha))
	if look.open {
		k.head(tip, u, head+arrowInk, width+2*arrowInk, Key.Fade(alpha))
	} else {
		k.barb(tip, u, head, sprites.IconBarbEdge, Key.Fade(alpha))
	}
	k.shaft(&b, end, width, look.dash, look.gap, c)
	if look.open {
		k.head(tip, u, head, width, c)
	} else {
		k.barb(tip, u, head, sprites.IconBarb, c)
	}
	if kind == BarArrow {
		for _, at := range [...]float64{0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74} {
			if t := at * grown; b.free == nil || b.clear(t-9*thin/n, t+9*thin/n) {
				k.cross(b.at(t), 9*thin, c)
				break
			}
		}
	}
}

// Way returns the point at a share of the way of an arrow.
func Way(from, via, to geom.Point, t float64) geom.Point {
	b := bow{from: from, mid: via, to: to}
	return b.at(t)
}

// barb draws a closed head of an arrow, or its ink, a picture in which the tip stands 10 of 12 from the middle and the barbs end 9 behind it.
func (k *Kit) barb(tip, way geom.Point, long float64, id sprites.ID, c paint.Color) {
	if long < 6 {
		return
	}
	n := max(math.Hypot(way.X, way.Y), 1e-6)
	side := long * 24 / 19
	at := tip.Sub(geom.Point{X: way.X / n * side * 10 / 24, Y: way.Y / n * side * 10 / 24})
	k.List.Add(paint.Op{Kind: paint.Sprite, Sprite: id, Rect: geom.Around(at, side, side), Turn: math.Atan2(way.Y, way.X), Color: c})
}

// shaftLap is by how much the strokes of a shaft lie over each other: so much that no soft end of one shows. Where one sees through them they
// only meet, for what lies there twice would be a dark joint.
const shaftLap = 1.5

// shaft draws a part of a curve in strokes, so many that no corner shows.
func (k *Kit) shaft(b *bow, end, width, dash, gap float64, c paint.Color) {
	if dash > 0 {
		for s := 0.0; s < end*b.long; s += dash + gap {
			from, to := s/b.long, min((s+dash)/b.long, end)
			if b.free != nil && !b.clear(from, to) {
				continue
			}
			k.List.Line(b.at(from), b.at(max(to, from+1/b.long)), width, c)
		}
		return
	}
	steps := 12.0
	if d := b.mid.Sub(geom.Lerp(b.from, b.to, 0.5)); math.Hypot(d.X, d.Y) > 0.2*b.long { // no corners
		steps = 16
	}
	if b.free != nil {
		steps = 40
	}
	lap := shaftLap / b.long
	if c&0xFF != 0xFF {
		lap = 0
	}
	for i := range int(steps) {
		if b.free != nil && !b.clear(end*float64(i)/steps, end*(float64(i)+1)/steps) {
			continue
		}
		k.List.Line(b.at(end*float64(i)/steps), b.at(min(end*(float64(i)+1)/steps+lap, end)), width, c)
	}
}

// head draws an open head of an arrow: two barbs.
func (k *Kit) head(tip, u geom.Point, long, width float64, c paint.Color) {
	if long < 6 {
		return
	}
	back := tip.Sub(geom.Point{X: u.X * long, Y: u.Y * long})
	for _, side := range [2]float64{-1, 1} {
		k.List.Line(back.Add(geom.Point{X: -u.Y * long * 0.62 * side, Y: u.X * long * 0.62 * side}), tip, width*0.8, c)
	}
}

// cross draws an X.
func (k *Kit) cross(at geom.Point, r float64, c paint.Color) {
	for _, side := range [2]float64{-1, 1} {
		a, b := at.Add(geom.Point{X: -r, Y: -r * side}), at.Add(geom.Point{X: r, Y: r * side})
		k.List.Line(a, b, 8, Key)
		k.List.Line(a, b, 4, c)
	}
}
