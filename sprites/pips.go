package sprites

import "royals/engine/cards"

// The suits in a square from -50 to 50. All sub-paths of one string turn the same way.
var pipPath = [4]string{
	"M 0 -48.5 C 11.9 -48.5 21.5 -38.9 21.5 -27 C 21.5 -18.9 17 -11.5 10 -7 C 14 -11.1 19.8 -13.5 25.5 -13.5 C 37.4 -13.5 47 -3.9 47 8 C 47 19.9 37.4 29.5 25.5 29.5 C 16.3 29.5 8 23.7 5 15 C 5 32 11 43 22 49 L -22 49 C -11 43 -5 32 -5 15 C -8 23.7 -16.3 29.5 -25.5 29.5 C -37.4 29.5 -47 19.9 -47 8 C -47 -3.9 -37.4 -13.5 -25.5 -13.5 C -19.8 -13.5 -14 -11.1 -10 -7 C -17 -11.5 -21.5 -18.9 -21.5 -27 C -21.5 -38.9 -11.9 -48.5 0 -48.5 Z",
	"M 0 -50 C 9 -31 22 -14 37 0 C 22 14 9 31 0 50 C -9 31 -22 14 -37 0 C -22 -14 -9 -31 0 -50 Z",
	"M 0 48 C -9 28 -44 6 -44 -21 C -44 -36 -33 -46 -21 -46 C -11 -46 -3 -40 0 -30 C 3 -40 11 -46 21 -46 C 33 -46 44 -36 44 -21 C 44 6 9 28 0 48 Z",
	"M 0 -50 C 5 -34 42 -14 42 14 C 42 28 32 36 21 36 C 13 36 7 31 4 24 C 5 36 11 45 21 49 L -21 49 C -11 45 -5 36 -4 24 C -7 31 -13 36 -21 36 C -32 36 -42 28 -42 14 C -42 -14 -5 -34 0 -50 Z",
}

// pip draws a suit with its middle at (x, y), size high.
func (c *Canvas) pip(s cards.Suit, x, y, size float64, rgb uint32) {
	c.With(Scale(x, y, size/100), func() { c.Fill(pipPath[s], rgb) })
}

// suitPip draws a suit in its own colour on a rim of paper.
func (c *Canvas) suitPip(s cards.Suit, st Style) {
	c.Fill(pipPath[s], Paper)
	c.stroke(11, Paper)
	c.Fill(pipPath[s], st.SuitColor(s))
}
