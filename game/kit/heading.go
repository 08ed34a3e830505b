package kit

import (
	"strings"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// A heading shrinks to HeadLeast of its size, or to letters of headGood pixels, to stay in one line. One that is longer is broken in two.
const (
	HeadLeast = 0.92
	headGood  = 30.0
)

// headTwo is the share down to which one shrinks to stay in two lines.
const headTwo = 0.7

// headStep is the distance of two lines of a heading, by the size of its letters.
const headStep = 1.1

// headAir is what letters that are broken into lines want above the first and below the last one, by their size.
const headAir = 0.3

// Heading returns the lines of a heading for a box, and the size of their letters. A heading that is too long for a line is broken in two
// between two words, so that both lines are as short as they can be. A box without a height is as high as it takes, up to three lines.
func (k *Kit) Heading(s string, box geom.Rect, size float64) (lines []string, px float64) {
	one, px := k.Fit(sprites.Title, size, s, box.W)
	whole := k.Px(size)
	if px >= min(HeadLeast*whole, headGood) || !strings.Contains(s, " ") {
		return []string{one}, px
	}
	two := whole
	if box.H > 0 {
		two = min(two, box.H/2/headStep)
	}
	for ; two > px; two-- {
		most := 2
		if box.H <= 0 && two < headTwo*whole {
			most = 3
		}
		if lines = sprites.Balance(sprites.Title, two, s, box.W); len(lines) <= most && strings.Join(lines, " ") == s {
			return lines, two
		}
	}
	return []string{one}, px
}

// HeadHeight is how high a heading stands in a width.
func (k *Kit) HeadHeight(s string, size, width float64) float64 {
	lines, px := k.Heading(s, geom.Rect{W: width}, size)
	if len(lines) < 2 {
		return k.Line(size) * headStep
	}
	return (float64(len(lines))*headStep + headAir) * px
}

// Head draws a heading in the middle of a box.
func (k *Kit) Head(s string, box geom.Rect, size float64, c paint.Color) {
	lines, px := k.Heading(s, box, size)
	step := px * headStep
	at := geom.Rect{X: box.X, Y: box.Y + (box.H-step*float64(len(lines)))/2, W: box.W, H: step}
	for _, line := range lines {
		k.List.Text(line, at, sprites.Title, px, 0.5, c)
		at.Y += step
	}
}
