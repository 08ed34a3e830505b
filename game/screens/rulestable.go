package screens

import (
	"strings"

	"royals/game/geom"
	"royals/game/kit"
	"royals/sprites"
)

// A table of the rulebook has columns as wide as their longest cells. Where they do not fit, the widest column is
// wrapped.

const columnAir = kit.Space3

// opens reports whether a row is the first of its table.
func (s *rulesScreen) opens(i int) bool {
	return i == 0 || s.blocks[i-1].kind != row || len(s.blocks[i-1].line) != len(s.blocks[i].line)
}

// columns returns the widths of the columns of a row's table, nil where they cannot fit without breaking a word.
func (s *rulesScreen) columns(k *kit.Kit, at int, width float64) []float64 {
	for !s.opens(at) {
		at--
	}
	out := make([]float64, len(s.blocks[at].line))
	least := make([]float64, len(out))
	for ; at < len(s.blocks) && s.blocks[at].kind == row && len(s.blocks[at].line) == len(out); at++ {
		for i, text := range s.blocks[at].line {
			out[i] = max(out[i], sprites.Measure(sprites.SansBold, k.Px(kit.Small), text)+1)
			for _, word := range strings.Fields(text) {
				least[i] = max(least[i], sprites.Measure(sprites.SansBold, k.Px(kit.Small), word)+1)
			}
		}
	}
	over := float64(len(out)-1)*columnAir - width
	for _, w := range out {
		over += w
	}
	for over > 0 {
		most := -1
		for i, w := range out {
			if w > least[i] && (most < 0 || w > out[most]) {
				most = i
			}
		}
		if most < 0 {
			return nil
		}
		less := min(over, out[most]-least[most])
		out[most] -= less
		over -= less
	}
	return out
}

// rowHeight is the height of a row's highest cell.
func rowHeight(k *kit.Kit, line []string, cols []float64, first bool) (h float64) {
	for i, text := range line {
		h = max(h, k.Height(text, rowFace(first), kit.Small, cols[i]))
	}
	return h + kit.Space2
}

func rowFace(first bool) sprites.Face {
	if first {
		return sprites.SansBold
	}
	return sprites.Sans
}

// drawRow draws a row above a thin line. The first row of a table is bold.
func drawRow(k *kit.Kit, line []string, cols []float64, r geom.Rect, first bool) {
	f, c := rowFace(first), kit.Text
	if first {
		c = kit.Accent
	}
	x := r.X
	for i, text := range line {
		k.Para(text, geom.Rect{X: x, Y: r.Y + kit.Space1, W: cols[i]}, f, kit.Small, 0, c)
		x += cols[i] + columnAir
	}
	k.List.Fill(geom.Rect{X: r.X, Y: r.Y + r.H - 1, W: min(x-columnAir-r.X, r.W), H: 1}, 0, kit.Edge)
}
