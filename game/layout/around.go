package layout

import "royals/game/geom"

// around seats the opponents round a wide table, clockwise from the left of who sits at the screen, with the middle
// between them: one opposite; two in the upper corners; three left, opposite, right; four and five likewise.
func (a *Areas) around(q Ask, body geom.Rect) {
	n := q.Opponents
	most := a.Card*Ratio*(1+peek) + 40*max(1, q.Text*0.8) // a board higher than this is empty below its cards
	share := 0.42
	if n > 2 && q.Centre && !q.Quiet { // the middle is what the game is about as much as the boards
		share = 0.36
	} else if n == 1 && q.Centre {
		share = 0.37
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
		a.Mine = middle(a.Mine, min(a.Mine.W, laneMost))
		_, body = body.CutBottom(gap)
	}
	switch n {
	case 0:
	case 1:
		h := body.H
		if q.Centre {
			h = min(body.H*0.58, most)
		}
		var top geom.Rect
		top, body = body.CutTop(h)
		a.Panels = append(a.Panels, middle(top, min(top.W, laneMost)))
		_, body = body.CutTop(gap / 2)
	case 2:
		left, mid, right := sides(body, 0.345)
		for _, r := range [...]geom.Rect{left, right} {
			r.H = min(r.H, 2*most)
			a.Panels = append(a.Panels, r)
		}
		body = mid
	default:
		left, mid, right := sides(body, 0.25)
		stack := 1
		if n >= 5 {
			stack = 2
		}
		above := n - 2*stack
		high := min(body.H, float64(stack)*1.6*most)
		column := func(r geom.Rect, i int) geom.Rect { // the place i from below
			r.Y += (r.H - high) / 2
			h := (high - float64(stack-1)*gap) / float64(stack)
			return geom.Rect{X: r.X, Y: r.Y + high - float64(i+1)*h - float64(i)*gap, W: r.W, H: h}
		}
		for i := range stack {
			a.Panels = append(a.Panels, column(left, i))
		}
		var top geom.Rect
		share := 1.0
		if q.Centre && q.Quiet {
			share = 0.52
		} else if q.Centre {
			share = 0.46
		}
		top, mid = mid.CutTop(min(mid.H*share, most))
		w := (top.W - float64(above-1)*gap) / float64(above)
		for i := range above {
			a.Panels = append(a.Panels, geom.Rect{X: top.X + float64(i)*(w+gap), Y: top.Y, W: w, H: top.H})
		}
		for i := stack - 1; i >= 0; i-- {
			a.Panels = append(a.Panels, column(right, i))
		}
		_, body = mid.CutTop(gap / 2)
	}
	a.Centre = body
}

// sides divides a rectangle into two flanks, each of a share of its width, and what is between them.
func sides(r geom.Rect, share float64) (left, mid, right geom.Rect) {
	w := r.W * share
	left, r = r.CutLeft(w)
	right, r = r.CutRight(w)
	return left, geom.Rect{X: r.X + gap, Y: r.Y, W: r.W - 2*gap, H: r.H}, right
}

// middle is the part of a rectangle of a width, in its middle.
func middle(r geom.Rect, w float64) geom.Rect {
	return geom.Rect{X: r.X + (r.W-w)/2, Y: r.Y, W: w, H: r.H}
}
