package screens

import (
	"math"

	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/paint"
	"royals/sprites"
)

// Where there is width, what a lesson says stands beside what it speaks of. Elsewhere it stands where questions do.
const (
	bubbleWidth = 340.0 // of its words
	bubbleTail  = 16.0  // from what is lit to the bubble
	longestTail = 100.0
	strayCost   = 3e5 // what it costs to stand beyond the reach of a tail
)

// speak draws the bubble of a lesson on a wide table.
func (s lights) speak(k *kit.Kit) {
	box, tail := s.bubble(k)
	if box.Empty() {
		return
	}
	k.List.Shadow(box.Move(geom.Point{Y: 2}), kit.Radius, 10, kit.Shade)
	if at, to := tail[0], tail[1]; math.Hypot(at.X-to.X, at.Y-to.Y) < longestTail {
		drawTail(k, at, to)
	}
	k.List.Fill(box, kit.Radius, kit.Paper)
	k.List.Frame(box, kit.Radius, 2, kit.Ink)
	in := box.Inset(kit.Space3)
	k.Para(s.felt.What, in, sprites.Sans, kit.Lead, 0.5, kit.Ink.Fade(s.scene.Question.Fade))
}

// tailWide is how wide the tail of a bubble is where it leaves it.
const tailWide = 20.0

// drawTail draws the tail of a bubble: a wedge from its edge to a point, filled with strokes that meet there, of which the outer ones make its
// rim.
func drawTail(k *kit.Kit, at, to geom.Point) {
	way := to.Sub(at)
	far := math.Hypot(way.X, way.Y)
	if far < 1 {
		return
	}
	across := geom.Point{X: -way.Y / far, Y: way.X / far}
	base := at.Sub(geom.Point{X: way.X / far * kit.Space1, Y: way.Y / far * kit.Space1}) // below the bubble
	for _, x := range [2]struct {
		wide float64
		c    paint.Color
	}{{7, kit.Ink}, {3, kit.Paper}} {
		for off := -tailWide / 2; off <= tailWide/2; off += 2 {
			k.List.Line(base.Add(geom.Point{X: across.X * off, Y: across.Y * off}), to, x.wide, x.c)
		}
	}
}

// bubble returns where it stands and the line from there to what it speaks of: beside, above or below what is lit, where it covers least of
// what may be touched, and nothing that is lit.
func (s lights) bubble(k *kit.Kit) (box geom.Rect, tail [2]geom.Point) {
	if !s.scene.Voice || s.felt.Areas.Kind != layout.Wide {
		return box, tail
	}
	text := s.felt.What
	w := min(bubbleWidth*k.Text, k.In.W/2)
	w = min(w, widest(sprites.Wrap(sprites.Sans, k.Px(kit.Lead), text, w), k.Px(kit.Lead))) + 2*kit.Space3 + 1
	box = geom.Rect{W: w, H: k.Height(text, sprites.Sans, kit.Lead, w-2*kit.Space3) + 2*kit.Space3}
	a := &s.felt.Areas
	box = geom.Around(a.Prompt.Center(), box.W, box.H)
	box.Y = a.Prompt.Y + a.Prompt.H - box.H
	home := box
	in := geom.Rect{X: k.In.X, Y: a.Bar.Y + a.Bar.H, W: a.Log.X - k.In.X, H: k.In.Y + k.In.H - a.Bar.Y - a.Bar.H}.Inset(kit.Space2)
	lit, least, shown := s.rects(), math.Inf(1), s.shownAt()
	for _, x := range lit {
		for _, r := range append(around(x, box.W, box.H, in), home) {
			way := tailOf(r, x)
			cost := s.covered(r, lit) + 80*far(x, r) + hidden(r, shown)
			if far(x, r) <= longestTail {
				cost += hidden(tailBox(way), shown)
			} else {
				cost += strayCost
			}
			if cost < least {
				least, box, tail = cost, r, way
			}
		}
	}
	return box, tail
}

// tailOf returns where the tail of a bubble leaves it, clear of its corners, and where it ends at the rim of what it speaks of.
func tailOf(r, x geom.Rect) [2]geom.Point {
	const corner = kit.Radius + tailWide/2
	edge := r
	if c := x.Center(); c.Y < r.Y || c.Y > r.Y+r.H {
		edge.X, edge.W = r.X+corner, r.W-2*corner
	} else {
		edge.Y, edge.H = r.Y+min(corner, r.H/2), max(0, r.H-2*corner)
	}
	at := nearest(edge, x.Center())
	return [2]geom.Point{at, nearest(x.Inset(-4), at)}
}

// tailBox is what a tail covers.
func tailBox(way [2]geom.Point) geom.Rect {
	a, b := way[0], way[1]
	return geom.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: math.Abs(a.X - b.X), H: math.Abs(a.Y - b.Y)}.Inset(-4)
}

// shownAt are the places of all cards, names and numbers on the table.
func (s lights) shownAt() (list []geom.Rect) {
	for i := range s.felt.Places {
		if p := &s.felt.Places[i]; !p.Hidden {
			list = append(list, p.Pose.Rect)
		}
	}
	for _, ops := range [][]paint.Op{s.felt.Under, s.felt.Over} {
		for i := range ops {
			if ops[i].Kind == paint.Text {
				list = append(list, ops[i].Rect)
			}
		}
	}
	return list
}

// hidden reckons how much of what is shown a place hides.
func hidden(r geom.Rect, shown []geom.Rect) (cost float64) {
	for _, x := range shown {
		if x = x.Intersect(r); !x.Empty() {
			cost += 500 + 20*area(x)
		}
	}
	return cost
}

// nearest returns the point of a rectangle that is nearest to another point.
func nearest(r geom.Rect, p geom.Point) geom.Point {
	return geom.Point{X: min(max(p.X, r.X), r.X+r.W), Y: min(max(p.Y, r.Y), r.Y+r.H)}
}

// far is how far two rectangles are from each other.
func far(a, b geom.Rect) float64 {
	return math.Hypot(max(0, a.X-b.X-b.W, b.X-a.X-a.W), max(0, a.Y-b.Y-b.H, b.Y-a.Y-a.H))
}

// rects are the places of all that glows.
func (s lights) rects() (list []geom.Rect) {
	for _, x := range append(s.lesson.Bars(), s.lit()...) {
		if r := s.place(x); !r.Empty() {
			list = append(list, r)
		}
	}
	return list
}

// covered reckons what a place would cover: what is lit above all, then the buttons and what may be touched.
func (s lights) covered(r geom.Rect, lit []geom.Rect) (cost float64) {
	for _, x := range lit {
		cost += 1000 * area(x.Inset(-8).Intersect(r))
	}
	for _, b := range s.felt.Targets {
		weight := 1000.0
		if p, ok := b.Deed.(felt.Point); ok {
			weight = 1
			switch p.Kind {
			case felt.Held:
				weight = 30
			case felt.Seat:
				weight = 0.1
			}
		}
		cost += weight * area(b.Rect.Intersect(r))
	}
	return cost
}

func area(r geom.Rect) float64 { return max(r.W, 0) * max(r.H, 0) }

// around returns the places of a size beside a rectangle, pushed into the window.
func around(x geom.Rect, w, h float64, in geom.Rect) []geom.Rect {
	c := x.Center()
	var list []geom.Rect
	for away := bubbleTail; away < longestTail; away += bubbleTail {
		list = append(list, geom.Rect{X: x.X + x.W + away, Y: c.Y - h/2, W: w, H: h}, geom.Rect{X: x.X - away - w, Y: c.Y - h/2, W: w, H: h})
		for _, left := range []float64{c.X - w/2, x.X, x.X + x.W - w} {
			list = append(list, geom.Rect{X: left, Y: x.Y - away - h, W: w, H: h}, geom.Rect{X: left, Y: x.Y + x.H + away, W: w, H: h})
		}
	}
	for i := range list {
		list[i].X = min(max(list[i].X, in.X), in.X+in.W-w)
		list[i].Y = min(max(list[i].Y, in.Y), in.Y+in.H-h)
	}
	return list
}

// widest returns the width of the longest of some lines.
func widest(lines []string, px float64) (w float64) {
	for _, l := range lines {
		w = max(w, sprites.Measure(sprites.Sans, px, l))
	}
	return w
}
