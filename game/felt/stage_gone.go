package felt

import (
	"math"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/game/words"
	"royals/sprites"
)

// A side that a joker has left empty, and the other one, on which everybody stands then.

// mostGone is the largest place of a card that has left a side.
const mostGone = 84

// wideGone is the same on a wide stage, where an arrow goes from these places to the other side, and goneArrow the way that it has at least.
const wideGone, goneArrow = 132, 90

// goneAir is the air round the name of a side that is empty, and of the other one.
const goneAir = 10

// bandAbove is how high the upper one of two bands is on a phone held upright: half of both, but where one side is empty the other one has
// what it needs.
func bandAbove(s *stager, left, right []plan.Figure, in geom.Rect) float64 {
	switch {
	case len(left) == 0:
		return in.H - bandGone(s, right, in)
	case len(right) == 0:
		return bandGone(s, left, in)
	}
	return in.H / 2
}

// bandGone is how high the band of a side that is empty is: its name, the places of the cards, and what the other side, in its rows, does
// not need.
func bandGone(s *stager, other []plan.Figure, in geom.Rect) float64 {
	head := s.Line(kit.Tiny) + 8 + goneAir
	least := head + bandStrip(s)
	free := geom.Rect{X: in.X, Y: in.Y, W: in.W - ladderRoom(s), H: in.H - least - head}
	rows := rowsOf(s, other, free)
	w := inRowCard(s, rows, free)
	need := float64(len(rows)) * (32 + w*layout.Ratio + underCard(s, w) + 8)
	return max(least, min(in.H/2, in.H-need-head))
}

// bandStrip is how high the places of the cards that have left a side are on a phone, and the words beside them.
func bandStrip(s *stager) float64 { return max(2*s.Line(kit.Small), 0.12*s.Box.H, 48) + 8 }

// forsaken draws where the cards lay of those who have left a side on which nobody is left, and says that they have gone: the words below
// the places, or beside them where there is little height.
func forsaken(s *stager, side int, r geom.Rect) {
	var left []plan.Trace
	n := 0
	text := plan.Sentence{Key: "stage.gone"}
	for _, x := range s.st.Gone {
		if x.Side == side {
			left, n = append(left, x), n+x.N
			text.A = append(text.A, x.Seat)
		}
	}
	if n == 0 {
		s.Label(words.Plain("stage.nobody"), r, sprites.Title, kit.Lead, 0.5, kit.DimText)
		return
	}
	air := 6.0
	beside := r.H < 140
	line := s.Line(kit.Lead) + 8
	cw := math.Floor(min(mostGone, (r.H-line-24)/layout.Ratio))
	if beside {
		line = 0
		cw = math.Floor(min((r.H-10)/layout.Ratio, 0.14*r.W, 0.36*r.W/float64(n)))
	}
	across := s.Kind == layout.Wide && s.Box.H >= wideBox
	if across {
		cw = math.Floor(min(wideGone, (r.H-line-24)/layout.Ratio, (r.W-goneArrow-16)/float64(n)-air))
	}
	cw = max(cw, 16)
	wide := float64(n)*(cw+air) - air
	h := cw * layout.Ratio
	x, y := r.X+(r.W-wide)/2, r.Y+(r.H-h-line)/2
	said := geom.Rect{X: r.X, Y: y + h + 8, W: r.W, H: line - 8}
	if across { // at the outer edge
		out := float64(2*side - 1)
		x += out * ((r.W-wide)/2 - 8)
		from := geom.Point{X: x + wide/2 - out*(wide/2+12), Y: y + h/2}
		said = geom.Around(geom.Point{X: x + wide/2, Y: said.Center().Y}, r.W-2*math.Abs(x+wide/2-r.Center().X), said.H)
		s.Kit.Draw(kit.GiftArrow, from, geom.Point{X: r.Center().X - out*(r.W/2-4), Y: from.Y}, 1, 1)
	}
	if beside {
		x = r.X + 4
		said = geom.Rect{X: x + wide + 12, Y: r.Y, W: r.X + r.W - x - wide - 12, H: r.H}
	}
	for _, t := range left {
		for range t.N {
			place := geom.Rect{X: x, Y: y, W: cw, H: h}
			s.List.Fill(place, 0.06*cw, kit.Ink.Fade(0.18))
			s.List.Frame(place, 0.06*cw, kit.Rim, kit.DimText.Fade(0.8))
			s.List.Picture(Emblem(s.Scene, t.Seat), geom.Around(place.Center(), 0.5*cw, 0.5*cw), kit.White.Fade(0.6))
			x += cw + air
		}
	}
	saidGone(s, text, side, said, beside)
}

// saidGone writes who has gone, with an arrow to the side where they are.
func saidGone(s *stager, text plan.Sentence, side int, r geom.Rect, beside bool) {
	way := [2]sprites.ID{sprites.IconArrowUp, sprites.IconArrowDown}[side]
	said := s.phrase(text)
	size := kit.Lead
	if beside {
		size = kit.Body
	}
	d, large := s.Line(size)*0.7, s.Kind == layout.Wide && s.Box.H >= wideBox
	if large { // there an arrow goes out from the places
		d = -8
	}
	r.X, r.W = r.X+d+8, r.W-d-8
	one := size
	for one > kit.Tiny && sprites.Measure(sprites.Title, s.Px(one), said) > r.W {
		one--
	}
	if sprites.Measure(sprites.Title, s.Px(one), said) <= r.W { // in one line, if that can be
		size = one
	}
	for size > kit.Tiny && s.Height(said, sprites.Title, size, r.W) > min(r.H, 2.1*s.Line(size)) {
		size--
	}
	w, h := min(sprites.Measure(sprites.Title, s.Px(size), said)+1, r.W), s.Height(said, sprites.Title, size, r.W)
	if !beside {
		r.X += (r.W - w - d - 8) / 2
	}
	y := r.Y + r.H/2
	if !large {
		s.Icon(way, geom.Rect{X: r.X - d - 8, Y: y - d/2, W: d, H: d}, kit.Accent)
	}
	s.Para(said, geom.Rect{X: r.X, Y: y - h/2, W: w, H: h}, sprites.Title, size, 0, kit.Text)
}

// berth is where a seat stands among many on a side of a wide stage: in which row, and in which half of it, -1 for the whole.
type berth struct{ row, half int }

// in returns its place in the box of its side.
func (c berth) in(r geom.Rect, h float64) geom.Rect {
	at := geom.Rect{X: r.X, Y: r.Y + float64(c.row)*h, W: r.W, H: h}
	if c.half >= 0 {
		at.X, at.W = r.X+float64(c.half)*r.W/2, r.W/2
	}
	return at
}

// berths places many on a side: who leads it, and whoever has several cards, in a row of their own, and below them the others two abreast.
func berths(s *stager, list []plan.Figure) []berth {
	at, row, half := make([]berth, len(list)), 0, 0
	alone := func(i int) bool { return i == 0 || s.pieces(list[i].Seat) > 1 }
	for i := range list {
		if alone(i) {
			at[i], row = berth{row, -1}, row+1
		}
	}
	for i := range list {
		if !alone(i) {
			at[i], half = berth{row + half/2, half % 2}, half+1
		}
	}
	return at
}

// rowsAbreast is how many rows the larger side takes where helpers stand two abreast.
func rowsAbreast(s *stager) (rows int) {
	left, right := s.sides()
	for _, list := range [2][]plan.Figure{left, right} {
		for _, c := range berths(s, list) {
			rows = max(rows, c.row+1)
		}
	}
	return rows
}

// rowsOf shares a side out to one row, or to several where the cards would lie on each other in one.
func rowsOf(s *stager, list []plan.Figure, r geom.Rect) [][]plan.Figure {
	rows := [][]plan.Figure{list}
	best := inRowCard(s, rows, r)
	for n := 2; n <= len(list) && best < rowLeast; n++ {
		if more := parted(s, list, n); inRowCard(s, more, r) >= rowLeast {
			rows, best = more, inRowCard(s, more, r)
		}
	}
	return rows
}

// parted shares a side out to so many rows, in order, with as many cards in each as can be.
func parted(s *stager, list []plan.Figure, n int) (rows [][]plan.Figure) {
	left := rowCards(s, list)
	for ; n > 1 && len(list) >= n; n-- {
		take, k := 0, 0
		for k < len(list)-n+1 {
			more := max(s.pieces(list[k].Seat), 1)
			if k > 0 && 2*n*take+n*more > 2*left { // more of it would be beyond the middle than before it
				break
			}
			take, k = take+more, k+1
		}
		rows, list, left = append(rows, list[:k]), list[k:], left-take
	}
	return append(rows, list)
}

// rowCards counts the cards in a row. A seat without any takes the room of one.
func rowCards(s *stager, list []plan.Figure) (n int) {
	for i := range list {
		n += max(s.pieces(list[i].Seat), 1)
	}
	return n
}

// inRowCard is how wide cards are that lie in rows of a side without lying on each other.
func inRowCard(s *stager, rows [][]plan.Figure, r geom.Rect) float64 {
	least := math.Inf(1)
	h := r.H / float64(len(rows))
	for _, list := range rows {
		n, owners := float64(rowCards(s, list)), float64(len(list))
		least = min(least, (r.W-(n-owners)*rowBetween-owners*rowApart)/n, inHeight(s, h-rowHeadOf(s, h)), mostInRow(s))
	}
	return least
}
