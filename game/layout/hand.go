package layout

import (
	"math"

	"royals/game/geom"
)

// Strip is the least width of a card in the hand that stays uncovered, in CSS pixels.
func Strip(touch bool) float64 {
	if touch {
		return 32
	}
	return 24
}

// CardWidth is the width of a card in the hand for a window, before the player's own wish.
func CardWidth(size geom.Rect) float64 {
	return min(max(0.2*min(size.W, 0.75*size.H), 56), 220)
}

// Rows returns how many rows a hand of n cards takes in a width: the fewest with strips wide enough.
func Rows(n int, width, cw float64, touch bool) int {
	for r := 1; ; r++ {
		k := (n + r - 1) / r
		if k <= 1 || (width-cw)/float64(k-1) >= Strip(touch) {
			return r
		}
	}
}

// HandHeight is the height that a hand needs at least: the last row whole, of each row above as much as the index takes.
func HandHeight(n int, width, cw float64, touch bool) float64 {
	step := rowStep
	if cw < indexFace {
		step = rowStepIndex
	}
	return Lift(cw, touch) + cw*Ratio + float64(Rows(max(n, 1), width, cw, touch)-1)*cw*step
}

// Bowed reports whether a hand lies on an arc: on a large table, under a mouse, in one row.
func (a *Areas) Bowed(n int, touch bool) bool {
	return a.Kind == Wide && !touch && Rows(max(n, 1), bowWidth(a.Hand.W, a.Card), a.Card, touch) == 1
}

// The bow of a hand on a large table: the cards lie on an arc like those that are held.
const (
	bowReach = 9.0  // the pivot lies so many card heights below, or farther
	bowMost  = 0.14 // by so much, in radians, the outermost cards are turned at most
	bowStep  = 0.88 // from one card to the next, in card widths
)

// bowWidth is the width that is left for a bowed hand whose outermost cards lean out of it by their corners.
func bowWidth(width, cw float64) float64 { return width - cw*Ratio*bowMost }

// bowDrop is by how much the ends of the widest bow hang lower, whatever the number of cards: the hand keeps its height while it empties.
func bowDrop(width, cw float64) float64 {
	_, drop := bow(64, width, cw)
	return drop
}

// bow returns the radius of the arc for a row of n cards that is as wide as it likes, and by how much its ends hang lower, their
// corners included.
func bow(n int, width, cw float64) (radius, drop float64) {
	if n < 3 {
		return 0, 0
	}
	half := min(bowStep*cw*float64(n-1), bowWidth(width, cw)-cw) / 2
	radius = max(bowReach*cw*Ratio, half/bowMost)
	return radius, radius - math.Sqrt(radius*radius-half*half) + cw/2*half/radius
}

// Bow lays n cards in one row on an arc and returns by how much each is turned.
func Bow(r geom.Rect, n int, cw float64, out []geom.Rect, turns []float64) ([]geom.Rect, []float64) {
	out, turns = out[:0], turns[:0]
	ch := cw * Ratio
	radius, drop := bow(n, r.W, cw)
	dx := 0.0
	if n > 1 {
		dx = min(bowStep*cw, (bowWidth(r.W, cw)-cw)/float64(n-1))
	}
	for i := range n {
		x, y, a := (float64(i)-float64(n-1)/2)*dx, 0.0, 0.0
		if radius > 0 {
			a = math.Asin(x / radius)
			y = radius * (1 - math.Cos(a))
		}
		out = append(out, geom.Rect{X: r.X + (r.W-cw)/2 + x, Y: r.Y + r.H - ch - drop + y, W: cw, H: ch})
		turns = append(turns, a)
	}
	return out, turns
}

const (
	rowStep      = 0.62 // from one row of the hand to the next, in card widths: the corner with rank and suit shows
	rowStepIndex = 1.0  // with small cards, whose rank and suit fill the face
	indexFace    = 72   // below this width faces are large indices
	lift         = 12   // free height above the hand, for cards that are raised
)

// Lift is the free height above a hand for the cards that are raised: under a mouse they rise higher.
func Lift(cw float64, touch bool) float64 {
	if touch {
		return lift
	}
	return max(lift, 0.16*cw*Ratio)
}

// Hand places n cards in a rectangle, in rows as many as needed, each row centred. Cards of later rows cover the lower part
// of earlier ones.
func Hand(r geom.Rect, n int, cw float64, touch bool, out []geom.Rect) []geom.Rect {
	out = out[:0]
	if n == 0 {
		return out
	}
	rows := Rows(n, r.W, cw, touch)
	ch := cw * Ratio
	step := 0.0
	if rows > 1 {
		step = min((r.H-Lift(cw, touch)-ch)/float64(rows-1), ch+6)
		step = max(step, 24)
	}
	total := ch + step*float64(rows-1)
	y := r.Y + r.H - total
	k := (n + rows - 1) / rows
	for row, i := 0, 0; i < n; row++ {
		m := min(k, n-i)
		dx := cw + 8
		if k > 1 { // all rows share the widest row's step, so that columns line up
			dx = min(dx, (r.W-cw)/float64(k-1))
		}
		w := cw + dx*float64(m-1)
		x := r.X + (r.W-w)/2
		for j := range m {
			out = append(out, geom.Rect{X: x + dx*float64(j), Y: y + step*float64(row), W: cw, H: ch})
		}
		i += m
	}
	return out
}
