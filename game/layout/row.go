package layout

import (
	"royals/game/geom"
	"royals/game/plan"
)

// The cards of a row lie side by side while there is room. Then they cover each other, and a long row takes several
// lines.
const (
	rowAir  = 4 // between the lines of a row
	rowLine = 5 // a row of this many cards may take a second line, of twice as many a third
	rowMost = 4

	rowKnown = 2.2  // a card that shows a strip is worth a whole card this many strips wide
	rowSmall = 0.8  // the worth of a covered card with its index in the middle
	rowGain  = 1.08 // the gain in worth for which rows are pushed together or take more lines
)

// squeezes are the shares of a card that show in a row pushed together, from loose to tight.
var squeezes = [...]float64{1.06, 0.62, 0.44, 0.32}

// search finds the card width, the squeeze and the number of lines that show most of the cards. It reports whether any
// fits.
func (f *flow) search(groups []Group) bool {
	tries, lines := 1, 1
	for _, g := range groups {
		if g.Spread == plan.Row && g.N > 1 {
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
				if f.squeeze < 1 && f.cw < indexFace { // a small index on the strip replaces the large one in the middle
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

// rowLines returns how many lines a row takes.
func (f *flow) rowLines(g Group) int { return max(min(f.most, g.N/rowLine+1), 1) }

// rowCols returns how many cards a row's longest line has.
func (f *flow) rowCols(g Group) int {
	n := f.rowLines(g)
	return (g.N + n - 1) / n
}

// rowStep returns the distance from one card of a row to the next. No row is wider than the zone.
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

// pushed reports whether the cards of a row lie closer together than this try allows.
func (f *flow) pushed(g Group) bool {
	return f.rowCols(g) > 1 && f.rowStep(g) < f.cw*f.squeeze-0.01
}

// spreadRow places the cards of a row, line by line.
func (f *flow) spreadRow(s *Laid, g Group, x, y float64) {
	cols, step := max(f.rowCols(g), 1), f.rowStep(g)
	for i := range g.N {
		s.Cards = append(s.Cards, geom.Rect{X: x + float64(i%cols)*step, Y: y + float64(i/cols)*(f.cw*Ratio+rowAir), W: f.cw, H: f.cw * Ratio})
	}
}
