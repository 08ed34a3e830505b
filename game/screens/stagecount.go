package screens

import (
	"slices"
	"strconv"
	"strings"

	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/sprites"
)

// numerals is the face of large numbers: its 1 has a flag, and is no capital I.
const numerals = sprites.SansBold

// drawNumber draws a large number with its shade.
func drawNumber(k *kit.Kit, text string, box geom.Rect, px float64, c paint.Color) {
	k.List.Text(text, box.Move(geom.Point{X: 2, Y: 3}), numerals, px, 0.5, kit.Key)
	k.List.Text(text, box, numerals, px, 0.5, c)
}

// mostCount is the largest size of a number on a stage.
const mostCount = 132

// countSize is the size of a number in its box: the sums of two sides have one, so that only what comes of them makes one larger.
func countSize(s *painter, c *felt.Count) float64 {
	px := float64(mostCount)
	for i := range s.felt.Staged.Counts {
		x := &s.felt.Staged.Counts[i]
		if c.Words != "" && x.Words != c.Words {
			continue
		}
		px = min(px, x.At.H/1.05)
		for px > 24 && sprites.Measure(numerals, px, strconv.Itoa(x.N)) > x.At.W {
			px -= 4
		}
	}
	return px
}

// How large a sum is, in parts of the room it has: while nothing is weighed and where both are even, and once one is the greater.
const (
	evenSum    = 0.8
	lesserSum  = 0.6
	greaterSum = 1.0
)

// quiet reports whether a number says that nothing has come of a deed: it is small and plain, and the shields on the cards tell why.
func quiet(c *felt.Count) bool { return c.Words != "" && c.N == 0 }

// halted reports whether a count says in a word alone that a blow has been stopped: a number that is 0 would say less.
func halted(c *felt.Count) bool { return quiet(c) && strings.HasSuffix(c.Key, ".stopped") }

// weighed returns how large the sum of a side is beside the other one: the greater swells and the lesser shrinks once it is told who wins.
func weighed(s *painter, c *felt.Count) float64 {
	switch {
	case quiet(c):
		return lesserSum
	case c.Words != "" || len(s.scene.Stage.Counts) < 2:
		return 1
	}
	t := 1.0
	if b := &s.staging.beat; c.Fresh && b.Running(s.now) && !s.stage.Dial.Reduced {
		t = anim.CubicOut(b.Share(s.now))
	}
	switch c.Tone {
	case plan.Gains:
		return evenSum + (greaterSum-evenSum)*t
	case plan.Loses:
		return evenSum + (lesserSum-evenSum)*t
	}
	return evenSum
}

// countGlow is the light behind a number, none for one that says nothing to see: what it is for who looks, and for who is not in it the plain
// one behind the greater of two sums.
func countGlow(s *painter, c *felt.Count) paint.Color {
	tone, plain := c.Tone, paint.Color(0)
	if quiet(c) {
		return 0
	}
	if c.Words == "" {
		if c.Tone != plan.Gains {
			return 0
		}
		plain, tone = kit.Text.Fade(0.16), plan.Unsure
		if i := slices.IndexFunc(s.scene.Stage.Figures, func(f plan.Figure) bool { return f.Seat == s.bottom() }); i >= 0 {
			tone = plan.Loses
			if s.scene.Stage.Figures[i].Side == c.Side {
				tone = plan.Gains
			}
		}
	}
	switch tone {
	case plan.Gains:
		return kit.Legal.Fade(0.22)
	case plan.Loses:
		return kit.Danger.Fade(0.25)
	}
	return plain
}

// discColor is the colour of the sign on a card's disc. Where some act on one it is green or red for those two and plain for who looks on.
func discColor(s *painter, p *felt.Piece) paint.Color {
	if s.scene.Stage.Shape == plan.Onto {
		return felt.Toned(s.scene.Stage.For(s.bottom(), p.Tone), kit.Text)
	}
	return felt.Toned(p.Tone, kit.Legal)
}
