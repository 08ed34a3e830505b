package felt

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/words"
	"royals/sprites"
)

// leastCount is the width that a count and its words need beside other things.
const leastCount = 84

// benchAir is the way from a card that does nothing to what counts.
const benchAir = 20

// benchCard is the width of a card that does nothing, where it may have such a height.
func benchCard(s *stager, high float64) float64 {
	return max(min(high/layout.Ratio, 0.62*s.Card), layout.LeastCard)
}

// bench is where the cards that do nothing lie with their line below, when the rows take the height down to y. On a phone held upright it
// is at the right edge beside those who act, as long as the count has room between the two.
func bench(s *stager, y float64) geom.Rect {
	label := s.Line(idleSize(s)) + 4
	switch b := s.Actors; s.Kind {
	case layout.Portrait:
		r := geom.Rect{X: b.X + b.W*0.79, Y: b.Y + 4, W: b.W * 0.19, H: b.H - 4 - label}
		if r.X-actorsEnd(s) < leastCount+benchAir {
			return geom.Rect{}
		}
		return r
	case layout.Wide:
		r := geom.Rect{X: s.Field.X + 8, Y: y + 16, H: s.Field.Y + s.Field.H - y - 16 - label}
		r.W = s.mid() - 0.9*s.Number - r.X
		return r
	}
	return geom.Rect{}
}

// idleSize is the size of the words below the cards that do nothing.
func idleSize(s *stager) float64 {
	if s.Kind == layout.Wide {
		return wideReason
	}
	return kit.Small
}

// benches lays the cards that do nothing. On a wide table those of who is struck lie at the other side of the count, nearer to the owner.
func benches(s *stager, list []int, left geom.Rect) {
	if s.Kind != layout.Wide {
		benched(s, list, left)
		return
	}
	right := left
	right.X = s.mid() + 0.9*s.Number
	right.W = s.Field.X + s.Field.W - kit.Space2 - right.X
	var of [2][]int
	for _, i := range list {
		of[s.sideOf(i)] = append(of[s.sideOf(i)], i)
	}
	for side, r := range [2]geom.Rect{left, right} {
		if len(of[side]) > 0 {
			benched(s, of[side], r)
		}
	}
}

// actorsEnd is where those who act end, on a phone held upright.
func actorsEnd(s *stager) float64 {
	end := s.Actors.X
	for _, f := range s.st.Figures {
		if face := s.out.Faces[f.Seat]; f.Side == 0 {
			end = max(end, face.X+face.W+kit.Space2)
		}
	}
	return end
}

// benched lays the cards that do nothing at the right of a bench, with their line below. On a phone held upright the count keeps the
// column that is left.
func benched(s *stager, list []int, bench geom.Rect) {
	w := benchCard(s, bench.H)
	h, n := w*layout.Ratio, float64(len(list))
	step := min(w*0.6, (bench.W-w)/max(n-1, 1))
	total := w + step*(n-1)
	x := bench.X + bench.W - total
	lies := false
	for i, at := range list {
		lies = s.card(&s.st.Pieces[at], geom.Rect{X: x + float64(i)*step, Y: bench.Y, W: w, H: h}, 0.1*(float64(i)-(n-1)/2)) != nil || lies
	}
	if !lies {
		return
	}
	left := x
	if s.st.Idle != "" {
		text, size := words.Plain(s.st.Idle), idleSize(s)
		wide := max(sprites.Measure(sprites.Sans, s.Px(size), text)+2, total)
		if s.Kind == layout.Portrait {
			wide = min(wide, total+2*kit.Space2)
		}
		at := geom.Around(geom.Point{X: x + total/2, Y: bench.Y + h + 4 + s.Line(size)/2}, wide, s.Line(size))
		s.Label(text, at, sprites.Sans, size, 0.5, kit.DimText)
		left = min(left, at.X)
	}
	if s.Kind != layout.Portrait {
		return
	}
	from, to := actorsEnd(s)+kit.Space1, left-kit.Space2
	for i := range s.out.Counts {
		c := &s.out.Counts[i]
		c.Below.W = min(c.Below.W, to-from)
		half := max(c.Below.W, c.At.W) / 2
		mid := min(c.At.Center().X, to-half)
		mid = max(mid, min(from+half, (from+to)/2))
		c.At.X, c.Below.X = mid-c.At.W/2, mid-c.Below.W/2
	}
}
