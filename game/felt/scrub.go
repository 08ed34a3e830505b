package felt

import (
	"royals/game/geom"
	"royals/game/kit"
)

// Bar is the bar of a replay: how far it has come, and before which choices a turn begins.
type Bar struct {
	At, Of int
	Turns  []int
}

// Scrub goes to where a finger is on the bar.
const Scrub kit.Press = "replay:bar"

// barHigh is the height of the bar, below the question.
const barHigh = 16.0

// tickLeast is how far apart the ticks of turns stand at least.
const tickLeast = 5.0

// barRoom is the height that a question needs below it.
func barRoom(s *sketch) float64 {
	if s.Scene.Bar == nil {
		return 0
	}
	return barHigh
}

// bead returns where on a bar so many choices stand.
func (b *Bar) bead(line geom.Rect, n int) float64 {
	return line.X + line.W*float64(n)/float64(max(b.Of, 1))
}

// Nearest returns the number of choices that stands nearest to a place on a line.
func (b *Bar) Nearest(line geom.Rect, x float64) int {
	if line.W <= 0 {
		return b.At
	}
	n := int((x-line.X)/line.W*float64(b.Of) + 0.5)
	return min(max(n, 0), b.Of)
}

// scrubs draws the bar along the lower edge of the question, which all answers to it, and returns what is left for the words.
func scrubs(s *sketch, r geom.Rect) geom.Rect {
	b := s.Scene.Bar
	if b == nil {
		s.BarLine = geom.Rect{}
		return r
	}
	foot, rest := r.CutBottom(barHigh)
	line := geom.Rect{X: foot.X + kit.Space3, Y: foot.Y + foot.H/2 - 2, W: foot.W - 2*kit.Space3, H: 4}
	s.BarLine = line
	s.List.Fill(line, 2, kit.Edge)
	for _, n := range b.Turns {
		if line.W < tickLeast*float64(len(b.Turns)) { // too many to be told apart
			break
		}
		s.List.Fill(geom.Rect{X: b.bead(line, n) - 0.5, Y: line.Y - 2, W: 1, H: 8}, 0, kit.DimText)
	}
	at := b.bead(line, b.At)
	s.List.Fill(geom.Rect{X: line.X, Y: line.Y, W: at - line.X, H: line.H}, 2, kit.Figure)
	s.List.Fill(geom.Around(geom.Point{X: at, Y: line.Y + 2}, 12, 12), 6, kit.Figure)
	s.Hit(Scrub, r)
	return rest
}
