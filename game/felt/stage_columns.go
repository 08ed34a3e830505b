package felt

import (
	"royals/game/geom"
	"royals/game/layout"
)

// slimPlace is how wide a place for a joker is beside others where neither side has one, on a phone held upright.
const slimPlace = 0.62

// fallenWide is how wide a card is that has fallen, in cards: it is turned.
const fallenWide = 1.5

// columnWide is how far apart the ranks stand on a wide table, in cards.
const columnWide = 1.36

// slim counts the places for jokers that are empty on both sides.
func (f *facing) slim() (n int) {
	for i := range f.st.Posts[0] {
		if f.vacant(i) {
			n++
		}
	}
	return n
}

// vacant reports whether a place is one for a joker, and empty on both sides.
func (f *facing) vacant(i int) bool {
	a, b := f.st.Posts[0][i].Pile, f.st.Posts[1][i].Pile
	return a.Kind != f.st.Posts[0][0].Pile.Kind && f.piece(a) == nil && f.piece(b) == nil
}

// columns lays the columns of the ranks side by side.
func (f *facing) columns(in geom.Rect, n int) {
	f.cols = f.cols[:0]
	x, step := layout.Columns(in.X, in.W, f.w, n)
	if f.laned() { // far enough apart for one that has fallen
		step = max(step, min(columnWide*f.w, (in.W-f.w)/float64(n-1)))
		x = in.X + (in.W-f.w-step*float64(n-1))/2
	}
	f.alone = 2*step - f.w - 4
	if slim := f.slim(); f.Box.W < narrowBox && slim > 0 {
		total := f.w * (float64(n) - (1-slimPlace)*float64(slim))
		gap := min(max((in.W-total)/float64(n-1), 2), 0.1*f.w)
		x = in.X + (in.W-total-gap*float64(n-1))/2
		f.alone = f.w + 2*gap - 2
		for i := range n {
			w := f.w
			if f.vacant(i) {
				w *= slimPlace
			}
			f.cols = append(f.cols, geom.Rect{X: x, Y: f.Box.Y, W: w, H: f.Box.H})
			x += w + gap
		}
		return
	}
	for range n {
		f.cols = append(f.cols, geom.Rect{X: x, Y: f.Box.Y, W: f.w, H: f.Box.H})
		x += step
	}
}
