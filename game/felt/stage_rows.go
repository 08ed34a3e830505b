package felt

import (
	"math"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/sprites"
)

// The two sides as two rows of cards, the defence above: on a phone.
const (
	lowBox     = 345 // the height of a stage below which there is room for nothing but cards
	wideBox    = 420 // and of a wide one below which its sides are rows, too
	ladderRoom = 60  // and on one held upright, with its numbers
	lowLadder  = 66  // the width of the ladder on a phone held sideways
	lowName    = 84  // and of a side's name and sum, at the usual size of text
	rowHead    = 20  // the least height of the faces above the cards
	rowMost    = 110 // the largest card
	rowLeast   = 48  // for a card of that width the others make room
	underDisc  = 11  // how far the disc on a card reaches below it
	rowBetween = 4.0 // the air between cards of one owner
	rowApart   = 6.0 // and the least between those of two
	apartMost  = 30  // the most air between two who help each other
)

// low lays the sides on a phone held sideways: its name and its sum at the left of a row, the ladder at the right of both.
func (s *stager) low(left, right []plan.Figure) {
	b := s.Box
	s.Title = geom.Rect{} // the banners and the faces say who attacks whom
	half := b.H / 2
	s.split(geom.Rect{X: b.X, Y: b.Y + half, W: b.W, H: half}, geom.Rect{X: b.X, Y: b.Y, W: b.W, H: half})
	in := b.Inset(5)
	edge, in := in.CutRight(lowLadder)
	s.ladder(geom.Rect{X: edge.X + 10, Y: edge.Y, W: edge.W - 10, H: edge.H - 4})
	h := in.H/2 - 2
	for side, list := range [2][]plan.Figure{left, right} {
		r := geom.Rect{X: in.X, Y: in.Y + float64(1-side)*(in.H-h), W: in.W, H: h}
		col, r := r.CutLeft(lowName * min(s.Text, 1.4))
		banner, rest := col.CutTop(s.Line(kit.Small) + 4)
		s.banner(side, geom.Rect{X: banner.X, Y: banner.Y + 1, W: banner.W - 6, H: banner.H - 2})
		s.sum(side, geom.Rect{X: rest.X, Y: rest.Y, W: rest.W - 6, H: rest.H})
		inRows(s, list, r, side)
	}
}

// inRows lays the cards of a side in one row, or where they are larger so in several, and of a side that nobody is on any more the
// places of those that have left it.
func inRows(s *stager, list []plan.Figure, r geom.Rect, side int) {
	if len(list) == 0 {
		forsaken(s, side, r)
		return
	}
	rows := rowsOf(s, list, r)
	h := r.H / float64(len(rows))
	for i, row := range rows {
		s.inRow(row, geom.Rect{X: r.X, Y: r.Y + float64(i)*h, W: r.W, H: h})
	}
}

// rowHeadOf is how high the faces above the cards of a row are, 0 where the shields on the cards say whose they are.
func rowHeadOf(h float64) float64 {
	head := min(max(0.2*h, rowHead), 32)
	if (h-head-underDisc)/layout.Ratio < rowLeast {
		return 0
	}
	return head
}

// inRow lays the cards of a side in one row, the faces of their owners above them. Cards that find no room lie over each other a little.
func (s *stager) inRow(list []plan.Figure, r geom.Rect) {
	n, owners := float64(rowCards(s, list)), float64(len(list))
	between, apart := rowBetween, rowApart
	wide := (r.W - (n-owners)*between - owners*apart) / n
	head := rowHeadOf(r.H)
	cw := math.Floor(min(max(wide, rowLeast), (r.H-head-underDisc)/layout.Ratio, rowMost)) // of one size, to the pixel

	if below := (r.H - head - 0.17*min(cw, 90) - 2*s.Line(kit.Tiny)) / layout.Ratio; cw >= stamped { // the reasons find room below, or stand on the cards
		cw = math.Floor(min(cw, max(below, stamped-1)))
	}
	if free := r.W - n*cw - (n-owners)*between; free < owners*apart {
		between = (r.W - n*cw) / max(n-1, 1)
		apart = between
	} else {
		apart = min(free/owners, apartMost)
	}
	x := math.Floor(r.X)
	for i := range list {
		f, n := &list[i], float64(max(s.pieces(list[i].Seat), 1))
		mine := n*(cw+between) - between
		s.rowFace(f, geom.Rect{X: x, Y: r.Y, W: min(mine+max(apart-4, 0), r.X+r.W-x), H: head})
		k := 0
		for j := range s.st.Pieces {
			if p := &s.st.Pieces[j]; p.Owner == f.Seat {
				s.worth(p, geom.Rect{X: math.Floor(x + float64(k)*(cw+between)), Y: r.Y + head, W: cw, H: cw * layout.Ratio})
				k++
			}
		}
		x += mine + apart
	}
}

// rowFace draws a seat's face above its cards, and its name where there is room for the whole of it.
func (s *stager) rowFace(f *plan.Figure, r geom.Rect) {
	d := r.H - 2
	if d <= 0 {
		s.out.Faces[f.Seat] = geom.Rect{X: r.X, Y: r.Y, W: 1, H: 1}
		return
	}
	s.face(f, geom.Rect{X: r.X, Y: r.Y, W: d, H: d})
	name := geom.Rect{X: r.X + d + 3, Y: r.Y, W: r.W - d - 3, H: d}
	px := min(s.Px(kit.Small), 0.85*d)
	for px > leastLetters && sprites.Measure(sprites.Title, px, s.name(f.Seat)) > name.W {
		px -= 0.5
	}
	if px = max(px, leastLetters); sprites.Measure(sprites.Title, px, s.name(f.Seat)) <= name.W {
		s.List.Text(s.name(f.Seat), name, sprites.Title, px, 0, kit.Text)
	}
}

// leastLetters is the least size of a name above cards, and of a reason on one.
const leastLetters = 9

// stamped is the width of a card below which the reason why it counts what it does stands on it, and not below.
const stamped = 78

// stamp writes across a card why it counts what it does.
func (s *stager) stamp(text string, r geom.Rect) {
	const air = 3
	w := r.W - 2*air
	px := max(min(s.Px(kit.Tiny), 0.17*r.H), leastLetters)
	lines := sprites.Wrap(sprites.SansBold, px, text, w)
	h := float64(len(lines)) * px * 1.1
	band := geom.Rect{X: r.X, Y: r.Y + 0.78*r.H - h, W: r.W, H: h + 2}
	s.over.Fill(band, 0, kit.Rail.Fade(0.92))
	for i, l := range lines {
		s.over.Text(l, geom.Rect{X: band.X, Y: band.Y + 1 + float64(i)*px*1.1, W: band.W, H: px * 1.1}, sprites.SansBold, px, 0.5, kit.Text)
	}
}

// onRung places the k-th of n tokens on the rung at the foot of a box: side by side, and above each other where they would lie on one another,
// smaller where that is too high.
func onRung(k, n int, r geom.Rect, token float64) geom.Rect {
	const air = 1.06
	abreast := func() int { return max(min(int(r.W/(token*air)), n), 1) }
	for token > leastToken && math.Ceil(float64(n)/float64(abreast()))*token*air > 0.8*r.H {
		token--
	}
	row, at := k/abreast(), k%abreast()
	here := min(n-row*abreast(), abreast())
	x := r.X + r.W/2 - float64(here)*token*air/2
	return geom.Rect{X: x + (float64(at)+0.03)*token*air, Y: r.Y + r.H - 2 - token - float64(row)*token*air, W: token, H: token}
}

// leastToken is the smallest token on the ladder.
const leastToken = 9
