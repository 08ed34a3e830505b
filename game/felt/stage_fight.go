package felt

import (
	"math"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
	"royals/sprites"
)

// A fight of Royal Crush on a wide stage: faces at the outer edges, their cards before them, and each side's sum at its foot.

// abreastFrom is how many on a side stand two abreast behind the one who leads it.
const abreastFrom = 3

// sumWide is how much of a side its sum takes at the foot of the ladder, where the two are read against each other, and sumHigh how high it may
// be there, as a share of its width: it grows when it wins.
const sumWide, sumHigh = 0.4, 0.72

// rowLow is how far down cards of one row lie in what is free above the sums.
const rowLow = 0.7

// fightHalf lays a side of a fight. Its sum stands at the foot of the ladder, wherever the cards end: those of both lie level. A single card in
// the second row lies beside it, and cards of one row near above it.
func fightHalf(s *stager, list []plan.Figure, r geom.Rect, side, most int) {
	head, body := r.CutTop(s.Line(kit.Small) + 14)
	w := min(130*min(s.Text, 1.6), r.W*0.6)
	s.banner(side, geom.Rect{X: head.X + (head.W-w)/2, Y: head.Y + 2, W: w, H: head.H - 8})
	if len(list) == 0 {
		forsaken(s, side, body)
		return
	}
	whole, low := body.H, 0.5
	left, right := s.sides()
	weighed, beside := len(left) > 0 && len(right) > 0, most == 2 && alone(s, left) && alone(s, right)
	if weighed {
		foot, rest := body.CutBottom(min(s.Number, 0.24*body.H, sumHigh*sumWide*r.W))
		sum, _ := foot.CutRight(sumWide * r.W)
		if side == 1 {
			sum, _ = foot.CutLeft(sumWide * r.W)
		}
		s.sum(side, sum)
		if !beside || len(list) == 1 {
			body.H = rest.H
		}
		if !beside {
			whole = rest.H
		}
		if most == 1 {
			low = rowLow
		}
	}
	rows, abreast := most, most >= abreastFrom
	if abreast {
		rows = rowsAbreast(s)
	}
	h := whole / float64(rows)
	lone := weighed && len(list) == 1 // who stands alone has the height of all rows of the others
	if lone {
		h = body.H
	}
	face := min(s.Face*0.9, h-s.Line(kit.Body)-4, 0.22*r.W)
	flank := max(face+10, 0.22*r.W)
	cw := min(1.5*s.Card, inHeight(s, h-6), (r.W-flank)/2-18)
	if lone {
		low = 0.5
	} else if abreast { // no card lies on another, or on the ladder
		cw = min(cw, r.W/2-flank-14)
	} else if weighed && beside { // nor on the sum
		cw = min(cw, (1-sumWide)*r.W-flank-12)
	}
	if cw = math.Floor(cw); cw < rowLeast { // faces above the cards leave these more room
		inRows(s, list, body, side)
		return
	}
	at, own := berths(s, list), 1
	for i := range at {
		if !abreast {
			at[i] = berth{i, -1}
		}
		own = max(own, at[i].row+1)
	}
	body.Y += (body.H - float64(own)*h) / 2 // few stand in the middle of the height
	for i := range list {
		row := at[i].in(body, h)
		row.Y += low * max(0, h-cw*layout.Ratio-underCard(s, cw))
		mine, field := row.CutLeft(flank)
		if side == 1 {
			mine, field = row.CutRight(flank)
		}
		box := geom.Rect{X: mine.X + (mine.W-face)/2, Y: mine.Y + max((cw*layout.Ratio-face-s.Line(kit.Small))/2, 0), W: face, H: face}
		s.face(&list[i], box)
		s.named(&list[i], geom.Rect{X: mine.X, Y: box.Y + face + 2, W: mine.W, H: h}, kit.Small, 0.5)
		s.row(list[i].Seat, field, cw, side)
	}
}

// crowd reports whether so many fight on a side of a wide stage that helpers stand two abreast: reasons have one line below their cards.
func crowd(s *stager) bool {
	left, right := s.sides()
	return s.Kind == layout.Wide && max(len(left), len(right)) >= abreastFrom
}

// alone reports whether nobody in a second row of a side has more than one card there.
func alone(s *stager, list []plan.Figure) bool { return len(list) < 2 || s.pieces(list[1].Seat) < 2 }

// The column with the face of who stands alone on a side, on a phone held upright: its widths, and the most of its face.
const (
	leastAside = 52.0
	mostAside  = 66.0
	asideFace  = 56.0
	tallAside  = 112.0 // both on a tall stage
	ladderAir  = 12.0  // what its cards leave free before the numbers of the ladder
)

// oneAlone lays the cards of who stands alone on a side as high as the side is, the face beside them and not above: on a phone held upright,
// where they are larger so and the name has room. It reports whether it did.
func oneAlone(s *stager, list []plan.Figure, r geom.Rect) bool {
	if len(list) != 1 || s.Kind != layout.Portrait || s.Text >= largeText {
		return false
	}
	x := list[0].Seat
	n := float64(s.pieces(x))
	col := sprites.Measure(sprites.Title, s.Px(kit.Small), labelOf(s.Scene, x)) + 2
	least, most, d := leastAside, mostAside, asideFace
	if tall(s.Kind, s.Box) {
		least, most, d = tallAside, tallAside, tallAside-kit.Space2
	}
	if col = max(col, least); n == 0 || n > 2 || col > most {
		return false
	}
	cw := math.Floor(min(inHeight(s, r.H), (r.W-col-ladderAir)/2-rowBetween, mostInRow(s)))
	if cw <= inRowCard(s, [][]plan.Figure{list}, r) {
		return false
	}
	ch, line := cw*layout.Ratio, s.Line(kit.Small)
	d = min(d, col)
	face := geom.Rect{X: math.Floor(r.X + (col-d)/2), Y: r.Y + (ch-d-line)/2, W: d, H: d}
	s.face(&list[0], face)
	nameBelow(s, x, face, (col-d)/2)
	left := math.Floor(r.X + col + rowBetween)
	for i := range s.st.Pieces {
		if p := &s.st.Pieces[i]; p.Owner == x {
			s.worth(p, geom.Rect{X: left, Y: r.Y, W: cw, H: ch}, 0)
			left += cw + rowBetween
		}
	}
	return true
}
