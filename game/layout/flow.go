// Package layout is the arithmetic of the table: which part of the window is for what, and where each card lies in its
// part. It knows how many cards there are, but no faces and no game.
package layout

import (
	"royals/game/geom"
	"royals/game/plan"
)

// Ratio is a card's height by its width.
const Ratio = 1.4

// Group is a pile to lay into a zone.
type Group struct {
	Spread  plan.Spread
	N       int     // cards
	Under   int     // Slot: cards peeking out below
	Small   bool    // Stack: of little importance, with smaller cards
	Caption float64 // width of the caption above it, 0 for none
}

// Laid is where a group's cards lie.
type Laid struct {
	Box     geom.Rect // all of it, caption and cards
	Caption geom.Rect
	Cards   []geom.Rect // the N cards, from the lowest to the one on top
	Under   []geom.Rect // Slot: the cards peeking out, from the lowest to the highest
	Blank   geom.Rect   // where a card would lie, if there is none
}

// Zone is a rectangle for groups, and how to lay them into it.
type Zone struct {
	Rect    geom.Rect
	Max     float64 // the largest width of a card
	Caption float64 // height of the captions, 0 for none
	Gap     float64
	Centred bool
	Left    bool    // lines begin at the left although they are centred in height
	Peek    float64 // Slot: the most that shows below a card of what lies under it, 0 for its usual share
}

// smaller is the size of an unimportant pile's cards by that of the others.
const smaller = 0.66

// peek is the share of a card's height that shows below another.
const peek = 0.34

// floor is the least width of a card that is made smaller for lack of room.
const floor = 13

// Flow lays groups into a zone, with the largest cards that fit. Rows are pushed together or take several lines if that
// makes cards larger or shows more of them. It also returns the width of the cards. If not even the smallest cards fit,
// lines are pushed together until they do.
func Flow(z Zone, groups []Group, out []Laid) ([]Laid, float64) {
	if len(groups) == 0 || z.Rect.Empty() {
		return out[:0], 0
	}
	f := flow{z: z}
	if !f.search(groups) {
		f.cw, f.squeeze, f.most = floor, squeezes[len(squeezes)-1], 1
		f.press(f.lay(groups, out))
		return f.out, f.cw
	}
	f.centre(f.lay(groups, out))
	return f.out, f.cw
}

// flow is one try, with one card width.
type flow struct {
	z       Zone
	cw      float64
	squeeze float64
	most    int // the most lines of a long row
	out     []Laid
	lines   []line
	beside  float64 // the width of the piles beside a fan
	tight   bool    // a row had to be pushed together more than this try allows
}

// line is the groups that lie side by side.
type line struct {
	from, to int
	w, y, h  float64
}

func (f *flow) width(g Group) float64 {
	switch {
	case g.Spread == plan.Row && g.N > 1:
		return f.rowWidth(g)
	case g.Spread == plan.Fan:
		return f.fanWidth(g)
	case g.Small:
		return max(f.cw*smaller, min(f.cw, floor))
	}
	return f.cw
}

func (f *flow) height(g Group) float64 {
	h := f.cw * Ratio
	if g.Small {
		h = f.width(g) * Ratio
	}
	if g.Spread == plan.Slot && g.Under > 0 {
		h += f.peek()
	}
	if g.Spread == plan.Row {
		h += float64(f.rowLines(g)-1) * (h + rowAir)
	}
	if f.z.Caption > 0 && g.Caption > 0 {
		h += f.z.Caption
	}
	return h
}

// peek is how much shows below a card of what lies under it.
func (f *flow) peek() float64 {
	d := peek * f.cw * Ratio
	if f.z.Peek > 0 {
		d = min(d, f.z.Peek)
	}
	return d
}

// lay fills out and returns the height needed. The lines begin at the zone's top left corner.
func (f *flow) lay(groups []Group, out []Laid) float64 {
	for len(out) < len(groups) {
		out = append(out, Laid{})
	}
	f.out, f.lines = out[:len(groups)], f.lines[:0]
	return f.walk(groups, true)
}

// measure returns the height that groups need, without laying them.
func (f *flow) measure(groups []Group) float64 { return f.walk(groups, false) }

// walk goes through groups line by line, lays them if lay says so, and returns the height they need.
func (f *flow) walk(groups []Group, lay bool) float64 {
	f.leave(groups)
	f.tight = false
	x, y, lh, from := 0.0, 0.0, 0.0, 0
	for i, g := range groups {
		w := f.width(g)
		f.tight = f.tight || w > f.z.Rect.W || g.Spread == plan.Row && f.pushed(g) || g.Spread == plan.Fan && f.thin(g)
		if f.z.Caption > 0 {
			w = max(w, min(g.Caption, f.z.Rect.W))
		}
		if x > 0 && x+w > f.z.Rect.W+0.01 {
			if lay {
				f.lines = append(f.lines, line{from, i, x - f.z.Gap, y, lh})
			}
			y += lh + f.z.Gap
			x, lh, from = 0, 0, i
		}
		if lay {
			f.spread(&f.out[i], g, x, y, w)
		} else if f.tight || y > f.z.Rect.H { // it does not fit, whatever follows
			return y + f.z.Rect.H
		}
		x += w + f.z.Gap
		lh = max(lh, f.height(g))
	}
	if lay {
		f.lines = append(f.lines, line{from, len(groups), x - f.z.Gap, y, lh})
	}
	return y + lh
}

func (f *flow) spread(s *Laid, g Group, x, y, w float64) {
	x, y = x+f.z.Rect.X, y+f.z.Rect.Y
	s.Box = geom.Rect{X: x, Y: y, W: w, H: f.height(g)}
	s.Caption = geom.Rect{}
	s.Cards, s.Under = s.Cards[:0], s.Under[:0]
	if f.z.Caption > 0 && g.Caption > 0 {
		s.Caption = geom.Rect{X: x, Y: y, W: w, H: f.z.Caption}
		y += f.z.Caption
	}
	ch := f.cw * Ratio
	cx := x + (w-f.width(g))/2
	if !f.z.Centred && g.Spread == plan.Row {
		cx = x
	}
	s.Blank = geom.Rect{X: cx, Y: y, W: f.cw, H: ch}
	if g.Small {
		s.Blank.W, s.Blank.H = f.width(g), f.width(g)*Ratio
	}
	switch g.Spread {
	case plan.Row:
		f.spreadRow(s, g, cx, y)
	case plan.Fan:
		f.spreadFan(s, g, cx, y)
	case plan.Stack:
		for i := range g.N {
			d := min(max(edgeStep*s.Blank.W, 1), 1.5) * float64(min((g.N-1-i+perEdge-1)/perEdge, mostEdges))
			s.Cards = append(s.Cards, geom.Rect{X: cx + d, Y: y + d, W: s.Blank.W, H: s.Blank.H})
		}
	case plan.Slot:
		for i := range g.Under {
			d := f.peek() * float64(g.Under-i) / float64(g.Under)
			s.Under = append(s.Under, geom.Rect{X: cx, Y: y + d, W: f.cw, H: ch})
		}
		for range g.N {
			s.Cards = append(s.Cards, geom.Rect{X: cx, Y: y, W: f.cw, H: ch})
		}
	}
}

// A stack is as thick as it is high: below its top card an edge shows for every eight cards.
const (
	perEdge   = 8
	mostEdges = 6
	edgeStep  = 0.025 // of the width of a card
)

// Edge reports whether a card with so many above it in a stack is the first of those whose edge shows.
func Edge(above int) bool { return above%perEdge == 1 && above < perEdge*mostEdges }

// Lowest reports whether no edge shows below that card, in a stack of n.
func Lowest(above, n int) bool {
	return Edge(above) && (above+perEdge >= n || above+perEdge >= perEdge*mostEdges)
}

// centre centres what was laid.
func (f *flow) centre(h float64) {
	dy := 0.0
	if f.z.Centred {
		dy = (f.z.Rect.H - h) / 2
	}
	for _, l := range f.lines {
		dx := 0.0
		if f.z.Centred && !f.z.Left {
			dx = (f.z.Rect.W - l.w) / 2
		}
		for i := l.from; i < l.to; i++ {
			f.out[i].move(geom.Point{X: dx, Y: dy})
		}
	}
}

// press pushes lines together that are too high for the zone.
func (f *flow) press(h float64) {
	if len(f.lines) > 1 {
		over := h - f.z.Rect.H
		for n, l := range f.lines {
			dy := -over * float64(n) / float64(len(f.lines)-1)
			if l.y+dy < 0 {
				dy = -l.y
			}
			for i := l.from; i < l.to; i++ {
				f.out[i].move(geom.Point{Y: dy})
			}
		}
	}
	f.centre(f.z.Rect.H)
}

func (s *Laid) move(d geom.Point) {
	s.Box, s.Caption, s.Blank = s.Box.Move(d), s.Caption.Move(d), s.Blank.Move(d)
	for i := range s.Cards {
		s.Cards[i] = s.Cards[i].Move(d)
	}
	for i := range s.Under {
		s.Under[i] = s.Under[i].Move(d)
	}
}
