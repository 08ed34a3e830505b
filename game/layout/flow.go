// Package layout is the arithmetic of the table: which part of the window belongs to what, and where each card lies in
// its part. It knows numbers of cards, never their faces, and no game.
package layout

import (
	"royals/game/board"
	"royals/game/geom"
)

// Ratio is a card's height by its width.
const Ratio = 1.4

// Group is a pile to be laid into a zone.
type Group struct {
	Look    board.Look
	N       int     // cards
	Under   int     // Slot: cards peeking out below
	Turned  bool    // Slot: the card lies on its side
	Small   bool    // Stack: of little weight, its cards are smaller than the others
	Caption float64 // width of the words above it, 0 for none
}

// Spread is where a group's cards lie.
type Spread struct {
	Box     geom.Rect // all of it, caption and cards
	Caption geom.Rect
	Cards   []geom.Rect // the N cards, from the lowest to the one on top
	Under   []geom.Rect // Slot: the cards peeking out, from the lowest to the highest
	Blank   geom.Rect   // where a card would lie when there is none
}

// Zone is how groups are laid into a rectangle.
type Zone struct {
	Rect    geom.Rect
	Max     float64 // the largest width of a card
	Caption float64 // height of the line of words above a group, 0 for none
	Gap     float64
	Centred bool
}

// smaller is the size of a pile of little weight beside the others.
const smaller = 0.66

// peek is the share of a card's height by which a card below shows.
const peek = 0.34

// floor is the width below which cards are no longer made smaller for lack of room.
const floor = 13

// Flow lays groups into a zone, with the largest cards that fit: rows may be pushed together and take several lines where that makes
// their cards larger or shows more of them. The width it settled on is returned too. When not even the smallest cards fit, lines are
// pushed together in height until they do.
func Flow(z Zone, groups []Group, out []Spread) ([]Spread, float64) {
	if len(groups) == 0 || z.Rect.Empty() {
		return out[:0], 0
	}
	f := flow{z: z}
	if !f.search(groups) {
		f.cw, f.squeeze, f.most = floor, squeezes[len(squeezes)-1], 1
		f.press(f.lay(groups, out))
		return f.out, f.cw
	}
	f.settle(f.lay(groups, out))
	return f.out, f.cw
}

// flow is one try of one card width.
type flow struct {
	z       Zone
	cw      float64
	squeeze float64
	most    int // lines that a long row may take
	out     []Spread
	lines   []line
	beside  float64 // what the piles beside a fan take
	tight   bool    // a row had to be pushed together more than this try means
}

// line is the groups that stand side by side.
type line struct {
	from, to int
	w, y, h  float64
}

func (f *flow) width(g Group) float64 {
	switch {
	case g.Look == board.Row && g.N > 1:
		return f.rowWidth(g)
	case g.Look == board.Fan:
		return f.fanWidth(g)
	case g.Look == board.Slot && g.Turned:
		return f.cw * Ratio
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
	if g.Look == board.Slot && g.Under > 0 {
		h *= 1 + peek
	}
	if g.Look == board.Row {
		h += float64(f.rowLines(g)-1) * (h + rowAir)
	}
	if f.z.Caption > 0 && g.Caption > 0 {
		h += f.z.Caption
	}
	return h
}

// lay fills out and returns the height needed; the zone's top left corner is the origin of the lines.
func (f *flow) lay(groups []Group, out []Spread) float64 {
	for len(out) < len(groups) {
		out = append(out, Spread{})
	}
	f.out, f.lines = out[:len(groups)], f.lines[:0]
	return f.walk(groups, true)
}

// measure is the height that groups need, without laying them.
func (f *flow) measure(groups []Group) float64 { return f.walk(groups, false) }

// walk goes through groups line by line and returns the height they need; lay says that they are laid on the way.
func (f *flow) walk(groups []Group, lay bool) float64 {
	f.leave(groups)
	f.tight = false
	x, y, lh, from := 0.0, 0.0, 0.0, 0
	for i, g := range groups {
		w := f.width(g)
		f.tight = f.tight || w > f.z.Rect.W || g.Look == board.Row && f.pushed(g) || g.Look == board.Fan && f.thin(g)
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
		} else if f.tight || y > f.z.Rect.H { // it does not fit whatever follows
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

func (f *flow) spread(s *Spread, g Group, x, y, w float64) {
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
	if !f.z.Centred && g.Look == board.Row {
		cx = x
	}
	s.Blank = geom.Rect{X: cx, Y: y, W: f.cw, H: ch}
	if g.Small {
		s.Blank.W, s.Blank.H = f.width(g), f.width(g)*Ratio
	}
	switch g.Look {
	case board.Row:
		f.spreadRow(s, g, cx, y)
	case board.Fan:
		f.spreadFan(s, g, cx, y)
	case board.Stack:
		for i := range g.N { // only the top two matter to the eye
			d := float64(min(g.N-1-i, 2))
			s.Cards = append(s.Cards, geom.Rect{X: cx + d*1.5, Y: y + d*1.5, W: s.Blank.W, H: s.Blank.H})
		}
	case board.Slot:
		for i := range g.Under {
			d := peek * ch * float64(g.Under-i) / float64(g.Under)
			s.Under = append(s.Under, geom.Rect{X: cx + (f.width(g)-f.cw)/2, Y: y + d, W: f.cw, H: ch})
		}
		for range g.N {
			s.Cards = append(s.Cards, geom.Rect{X: cx + (f.width(g)-f.cw)/2, Y: y, W: f.cw, H: ch})
		}
	}
}

// settle centres what was laid.
func (f *flow) settle(h float64) {
	dy := 0.0
	if f.z.Centred {
		dy = (f.z.Rect.H - h) / 2
	}
	for _, l := range f.lines {
		dx := 0.0
		if f.z.Centred {
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
	f.settle(f.z.Rect.H)
}

func (s *Spread) move(d geom.Point) {
	s.Box, s.Caption, s.Blank = s.Box.Move(d), s.Caption.Move(d), s.Blank.Move(d)
	for i := range s.Cards {
		s.Cards[i] = s.Cards[i].Move(d)
	}
	for i := range s.Under {
		s.Under[i] = s.Under[i].Move(d)
	}
}
