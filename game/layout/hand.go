package layout

import (
	"math"

	"royals/game/geom"
)

// Strip is the least width, in CSS pixels, of the part of a hand's card that stays uncovered.
func Strip(touch bool) float64 {
	if touch {
		return 32
	}
	return 24
}

// CardWidth returns the width of a hand's cards in a window, before the player's wish.
func CardWidth(size geom.Rect) float64 {
	return min(max(0.2*min(size.W, 0.75*size.H), 56), 220)
}

// Rows returns how many rows a hand of n cards needs in a width: the fewest with strips wide enough.
func Rows(n int, width, cw float64, touch bool) int {
	for r := 1; ; r++ {
		k := (n + r - 1) / r
		if k <= 1 || (width-cw)/float64(k-1) >= Strip(touch) {
			return r
		}
	}
}

// HandHeight returns the least height of a hand: the whole last row, and of each row above as much as its index needs.
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

// The bow of a hand on a large table: the cards lie on an arc, as if they were held.
const (
	bowReach = 9.0  // how many card heights the pivot lies below, at least
	bowMost  = 0.14 // how far the outermost cards are turned at most, in radians
	bowStep  = 0.88 // from one card to the next, in card widths
)

// A bowed hand keeps to the middle of the table: to a share of its width, while strips of a share of a card show.
const (
	bowMiddle = 0.74
	bowStrip  = 0.36
)

// bowWidth returns the width for a bowed hand, without the corners of its outermost cards.
func bowWidth(width, cw float64) float64 { return width - cw*Ratio*bowMost }

// bowReaches returns how wide a bowed hand of n cards is in a width.
func bowReaches(n int, width, cw float64) float64 {
	rest := float64(max(n-1, 0))
	loose, tight := cw+bowStep*cw*rest, cw+bowStrip*cw*rest
	return min(loose, max(bowMiddle*width, tight), bowWidth(width, cw))
}

// bowDrop is how much lower the ends of the widest bow hang. It does not depend on the number of cards, so the hand
// keeps its height while it empties.
func bowDrop(width, cw float64) float64 {
	_, drop := bow(64, width, cw)
	return drop
}

// bow returns the radius of the arc for a row of n cards of its own width, and how much lower its ends hang, corners
// included.
func bow(n int, width, cw float64) (radius, drop float64) {
	if n < 2 {
		return 0, 0
	}
	half := (bowReaches(n, width, cw) - cw) / 2
	radius = max(bowReach*cw*Ratio, half/bowMost)
	return radius, radius - math.Sqrt(radius*radius-half*half) + cw/2*half/radius
}

// Bow lays n cards in one row on an arc. It also returns how far each is turned.
func Bow(r geom.Rect, n int, cw float64, out []geom.Rect, turns []float64) ([]geom.Rect, []float64) {
	out, turns = out[:0], turns[:0]
	ch := cw * Ratio
	radius, drop := bow(n, r.W, cw)
	dx := 0.0
	if n > 1 {
		dx = (bowReaches(n, r.W, cw) - cw) / float64(n-1)
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
	rowStep      = 0.62 // from one row to the next, in card widths: the corner with rank and suit shows
	rowStepIndex = 1.0  // the same for small cards, whose rank and suit fill the face
	indexFace    = 60   // below this width a face of a number is one large index
	leastHand    = 72   // the width of a hand's cards where nothing forces them to be smaller
	lift         = 12   // free height above the hand, for cards that are raised
)

// Rise is how far a chosen card rises out of a hand. Under a finger, which hides its lower half, that is to be seen at a glance.
const Rise = 22

// RiseOf is that for cards of a width: the smallest phones have less room.
func RiseOf(cw float64) float64 { return min(Rise, 0.295*cw) }

// Lift returns the free height above a hand, for cards that are raised.
func Lift(cw float64, touch bool) float64 {
	if touch {
		return RiseOf(cw)
	}
	return max(lift, 0.16*cw*Ratio)
}

// Hand places n cards in a rectangle, in as many rows as needed, each row centred. Cards of later rows cover the lower
// part of earlier ones.
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
