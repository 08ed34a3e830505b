package layout

import (
	"royals/game/board"
	"royals/game/geom"
)

// A row lies side by side as long as there is room; then its cards cover each other, and a long one takes several lines.
const (
	rowAir  = 4 // between the lines of a row
	rowLine = 5 // a row of so many cards may take a second line, of twice as many a third
	rowMost = 4

	rowKnown = 2.2  // a card of which a strip shows is worth one that is so many strips wide
	rowSmall = 0.8  // so much is a covered card worth whose index is in its middle
	rowGain  = 1.08 // by how much cards must gain in worth to be pushed together, or to lie in more lines
)

// squeezes are the shares of a card that show when a row is pushed together, tried from loose to tight.
var squeezes = [...]float64{1.06, 0.62, 0.44, 0.32}

// search finds the card width, the squeeze and the lines of rows by which most is to be seen of the cards, and reports whether any fits.
func (f *flow) search(groups []Group) bool {
	tries, lines := 1, 1
	for _, g := range groups {
		if g.Look == board.Row && g.N > 1 {
			tries = len(squeezes)
			lines = max(lines, min(g.N/rowLine+1, rowMost))
		}
	}
	worth := 0.0
	best := *f
	for f.most = 1; f.most <= lines; f.most++ {
		for _, f.squeeze = range squeezes[:tries] {
			for f.cw = max(f.z.Max, floor); ; f.cw = max(f.cw-max(1, f.cw/16), floor) {
				w := min(f.cw, f.cw*f.squeeze*rowKnown)
				if f.squeeze < 1 && f.cw < indexFace { // the large index in the middle gives way to a small one on the strip
					w *= rowSmall
				}
				if w <= worth*rowGain {
					break
				}
				if h := f.measure(groups); h <= f.z.Rect.H+0.01 && !f.tight {
					worth, best.cw, best.squeeze, best.most = w, f.cw, f.squeeze, f.most
					break
				}
				if f.cw <= floor {
					break
				}
			}
		}
	}
	f.cw, f.squeeze, f.most = best.cw, best.squeeze, best.most
	if worth > 0 && tries > 1 {
		f.loosen(groups)
	}
	return worth > 0
}

// loosen gives rows the width that is left over.
func (f *flow) loosen(groups []Group) {
	least := f.squeeze
	for f.squeeze = squeezes[0]; f.squeeze > least; f.squeeze -= 0.06 {
		if h := f.measure(groups); h <= f.z.Rect.H+0.01 && !f.tight {
			return
		}
	}
	f.squeeze = least
}

// rowLines is how many lines a row takes.
func (f *flow) rowLines(g Group) int { return max(min(f.most, g.N/rowLine+1), 1) }

// rowCols is how many cards the longest line of a row has.
func (f *flow) rowCols(g Group) int {
	n := f.rowLines(g)
	return (g.N + n - 1) / n
}

// rowStep is the way from one card of a row to the next: no row is wider than the zone.
func (f *flow) rowStep(g Group) float64 {
	n := f.rowCols(g)
	if n < 2 {
		return 0
	}
	return max(min(f.cw*f.squeeze, (f.z.Rect.W-f.cw)/float64(n-1)), 1)
}

func (f *flow) rowWidth(g Group) float64 {
	return f.cw + float64(f.rowCols(g)-1)*f.rowStep(g)
}

// pushed reports whether the cards of a row lie nearer to each other than this try means.
func (f *flow) pushed(g Group) bool {
	return f.rowCols(g) > 1 && f.rowStep(g) < f.cw*f.squeeze-0.01
}

// spreadRow places the cards of a row, line by line.
func (f *flow) spreadRow(s *Spread, g Group, x, y float64) {
	cols, step := max(f.rowCols(g), 1), f.rowStep(g)
	for i := range g.N {
		s.Cards = append(s.Cards, geom.Rect{X: x + float64(i%cols)*step, Y: y + float64(i/cols)*(f.cw*Ratio+rowAir), W: f.cw, H: f.cw * Ratio})
	}
}
