package layout

import "royals/game/geom"

// around seats the opponents round a wide table, clockwise from the viewer's left, with the middle between them. One
// sits opposite, two in the upper corners, three on the left, opposite and on the right; four and five likewise.
func (a *Areas) around(q Ask, body geom.Rect) {
	n := q.Opponents
	most := a.Card*Ratio*(1+peek) + 40*max(1, q.Text*0.8) // a board higher than this has nothing below its cards
	if n == 1 && q.Centre && q.Board {
		a.facing(q, body, most)
		return
	}
	if high := 2 * most; n > 1 && q.Centre && q.Board && (body.H < high || n > 2 && body.H < 1.5*high) {
		a.rows(q, body, most)
		return
	}
	share := 0.42
	if n > 2 && q.Centre && !q.Quiet { // the middle matters as much as the boards
		share = 0.36
	} else if n < 2 {
		share = 0.5
	}
	if q.Board {
		h := body.H * share
		if q.Centre || n > 0 {
			h = min(h, most)
		} else {
			h = body.H
		}
		a.Mine, body = body.CutBottom(h)
		_, body = body.CutBottom(gap)
	}
	switch n {
	case 0:
		a.Centre = body
	case 1:
		h := body.H
		if q.Centre {
			h = min(body.H*0.58, most)
		}
		top, rest := body.CutTop(h)
		a.Panels = append(a.Panels, top)
		_, a.Centre = rest.CutTop(gap / 2)
	case 2:
		left, mid, right := sides(body, 0.345)
		for _, r := range [...]geom.Rect{left, right} {
			r.H = min(r.H, 2*most)
			a.Panels = append(a.Panels, r)
		}
		a.Centre = mid
	default:
		a.ring(q, body, most)
	}
}

// ring seats three or more opponents: one or two on each side, the others above.
func (a *Areas) ring(q Ask, body geom.Rect, most float64) {
	left, mid, right := sides(body, 0.25)
	stack := 1
	if q.Opponents >= 5 {
		stack = 2
	}
	above := q.Opponents - 2*stack
	high := min(body.H, float64(stack)*1.6*most)
	column := func(r geom.Rect, i int) geom.Rect { // the i-th place from below
		r.Y += (r.H - high) / 2
		h := (high - float64(stack-1)*gap) / float64(stack)
		return geom.Rect{X: r.X, Y: r.Y + high - float64(i+1)*h - float64(i)*gap, W: r.W, H: h}
	}
	for i := range stack {
		a.Panels = append(a.Panels, column(left, i))
	}
	share := 1.0
	if q.Centre && q.Quiet {
		share = 0.52
	} else if q.Centre {
		share = 0.46
	}
	top, mid := mid.CutTop(min(mid.H*share, most))
	w := (top.W - float64(above-1)*gap) / float64(above)
	for i := range above {
		a.Panels = append(a.Panels, geom.Rect{X: top.X + float64(i)*(w+gap), Y: top.Y, W: w, H: top.H})
	}
	for i := stack - 1; i >= 0; i-- {
		a.Panels = append(a.Panels, column(right, i))
	}
	_, a.Centre = mid.CutTop(gap / 2)
}

// facing lays two boards above each other, as high as there is room. The piles of both lie beside them, in a column as
// high as the two: between the boards they would cost the height of a third.
func (a *Areas) facing(q Ask, body geom.Rect, most float64) {
	a.Flanked = true
	wide := pilesWidth(q, body, most)
	piles, boards := body.CutRight(wide)
	if q.Left {
		piles, boards = body.CutLeft(wide)
		boards.X, boards.W = boards.X+gap, boards.W-gap
	} else {
		boards.W -= gap
	}
	h := min((boards.H-gap)/2, most)
	_, boards = boards.CutBottom(gap / 2)
	top := (boards.H - 2*h - gap) / 2
	boards.Y += top
	a.Panels = append(a.Panels, geom.Rect{X: boards.X, Y: boards.Y, W: boards.W, H: h})
	a.Mine = geom.Rect{X: boards.X, Y: boards.Y + h + gap, W: boards.W, H: h}
	a.Centre = geom.Rect{X: piles.X, Y: boards.Y, W: piles.W, H: 2*h + gap}
}

// What lies beside the piles of two boards that face each other: how much of a board is not for its places.
const (
	pilesShare  = 0.29  // of the width for the piles, where the boards can do without it
	pilesLeast  = 0.185 // and where they need it
	facingHead  = 150.0 // a face with its name and score
	facingShelf = 120.0 // what is stacked beside the places
	facingEdge  = 6.0   // above and below a card and what lies under it
)

// pilesWidth is the width of the piles of both beside two boards. Where these face each other place by place their cards are as large as
// the height lets them be, and the piles have what is left.
func pilesWidth(q Ask, body geom.Rect, most float64) float64 {
	w := body.W * pilesShare
	if !q.Facing {
		return w
	}
	h := min((body.H-gap/2-gap)/2, most)
	card := (h - 2*facingEdge - FacingPeek) / Ratio
	board := facingPlaces*card + (facingPlaces-1)*gap + facingHead*max(1, q.Text) + facingShelf
	return max(min(w, body.W-gap-board), body.W*pilesLeast)
}

// rows seats the opponents beside each other, clockwise from the left. The viewer's board and the common piles lie
// below. In a low window, boards in a ring round the middle would be half as high. Against three or five opponents the
// viewer's board is as wide as two or three of theirs, so that their edges meet.
func (a *Areas) rows(q Ask, body geom.Rect, most float64) {
	n := float64(q.Opponents)
	if most *= 1.1; body.H > 2*most+gap {
		body.Y, body.H = body.Y+(body.H-2*most-gap)/2, 2*most+gap
	}
	top, low := body.CutTop((body.H - gap) * 0.5)
	low.Y, low.H = low.Y+gap, low.H-gap
	w := (top.W - (n-1)*gap) / n
	for i := range q.Opponents {
		a.Panels = append(a.Panels, geom.Rect{X: top.X + float64(i)*(w+gap), Y: top.Y, W: w, H: top.H})
	}
	own := low.W * 0.64
	if k := float64((q.Opponents + 1) / 2); q.Opponents%2 == 1 {
		own = k*w + (k-1)*gap
	}
	if a.Mine, a.Centre = low.CutLeft(own); q.Left {
		a.Mine, a.Centre = low.CutRight(own)
		a.Centre.W -= gap
		return
	}
	a.Centre.X, a.Centre.W = a.Centre.X+gap, a.Centre.W-gap
}

// sides cuts two flanks from a rectangle, each a share of its width, and returns what is between them too.
func sides(r geom.Rect, share float64) (left, mid, right geom.Rect) {
	w := r.W * share
	left, r = r.CutLeft(w)
	right, r = r.CutRight(w)
	return left, geom.Rect{X: r.X + gap, Y: r.Y, W: r.W - 2*gap, H: r.H}, right
}
