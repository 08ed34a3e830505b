package felt

import (
	"math"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/plan"
)

// A fight of Royal Crush on a wide stage: faces at the outer edges, their cards before them, and each side's sum at its foot.

// abreastFrom is how many on a side stand two abreast behind the one who leads it.
const abreastFrom = 3

// fightHalf lays a side of a fight. Its sum stands below its cards on the axis of the side, wherever these end: the sums of both lie level.
func fightHalf(s *stager, list []plan.Figure, r geom.Rect, side, most int) {
	head, body := r.CutTop(s.Line(kit.Small) + 14)
	w := min(130*min(s.Text, 1.6), r.W*0.6)
	s.banner(side, geom.Rect{X: head.X + (head.W-w)/2, Y: head.Y + 2, W: w, H: head.H - 8})
	if len(list) == 0 {
		forsaken(s, side, body)
		return
	}
	if left, right := s.sides(); len(left) > 0 && len(right) > 0 {
		var foot geom.Rect
		foot, body = body.CutBottom(min(s.Number, 0.24*body.H))
		s.sum(side, foot)
	}
	rows, abreast := most, most >= abreastFrom
	if abreast {
		rows = rowsAbreast(s)
	}
	h := body.H / float64(rows)
	face := min(s.Face*0.9, h-s.Line(kit.Body)-4, 0.22*r.W)
	flank := max(face+10, 0.22*r.W)
	cw := min(1.3*s.Card, inHeight(s, h-6), (r.W-flank)/2-26)
	if abreast { // no card lies on another, or on the ladder
		cw = min(cw, r.W/2-flank-14)
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
		row.Y += max(0, (h-cw*layout.Ratio-underCard(s, cw))/2)
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
