package sprites

import "royals/engine/cards"

// The suits in a square from -50 to 50. All sub-paths of one string turn the same way.
var pipPath = [4]string{
	"M 0 -48 C 14 -48 25 -37 25 -24 C 25 -17 22 -11 18 -7 C 32 -12 48 -2 48 14 C 48 28 37 37 25 37 C 16 37 8 32 4 24 C 5 36 11 45 21 49 L -21 49 C -11 45 -5 36 -4 24 C -8 32 -16 37 -25 37 C -37 37 -48 28 -48 14 C -48 -2 -32 -12 -18 -7 C -22 -11 -25 -17 -25 -24 C -25 -37 -14 -48 0 -48 Z",
	"M 0 -50 C 9 -31 22 -14 37 0 C 22 14 9 31 0 50 C -9 31 -22 14 -37 0 C -22 -14 -9 -31 0 -50 Z",
	"M 0 48 C -9 28 -44 6 -44 -21 C -44 -36 -33 -46 -21 -46 C -11 -46 -3 -40 0 -30 C 3 -40 11 -46 21 -46 C 33 -46 44 -36 44 -21 C 44 6 9 28 0 48 Z",
	"M 0 -49 C 9 -29 44 -10 44 14 C 44 27 34 36 23 36 C 14 36 7 31 4 24 C 5 36 11 45 21 49 L -21 49 C -11 45 -5 36 -4 24 C -7 31 -14 36 -23 36 C -34 36 -44 27 -44 14 C -44 -10 -9 -29 0 -49 Z",
}

// pip draws a suit with its middle at (x, y), size high.
func (c *canvas) pip(s cards.Suit, x, y, size float64, rgb uint32) {
	c.with(scaled(x, y, size/100), func() { c.fill(pipPath[s], rgb) })
}

// suitPip draws a suit in its own colour on a rim of paper.
func (c *canvas) suitPip(s cards.Suit, st Style) {
	c.fill(pipPath[s], Paper)
	c.stroke(11, Paper)
	c.fill(pipPath[s], st.SuitColor(s))
}
