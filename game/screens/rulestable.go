package screens

import (
	"strings"

	"royals/game/geom"
	"royals/sprites"
)

// A table of the rulebook: columns as wide as what stands in them, the widest one wrapped where the width does not do.

const columnAir = space3

// opens reports whether a row is the first of its table.
func (s *rulesScreen) opens(i int) bool {
	return i == 0 || s.blocks[i-1].kind != row || len(s.blocks[i-1].line) != len(s.blocks[i].line)
}

// columns returns the widths of the columns of the table that a block is a row of, nil where it does not fit in any: no word is broken.
func (s *rulesScreen) columns(k *kit, at int, width float64) []float64 {
	for !s.opens(at) {
		at--
	}
	out := make([]float64, len(s.blocks[at].line))
	least := make([]float64, len(out))
	for ; at < len(s.blocks) && s.blocks[at].kind == row && len(s.blocks[at].line) == len(out); at++ {
		for i, text := range s.blocks[at].line {
			out[i] = max(out[i], sprites.Measure(sprites.SansBold, k.px(small), text)+1)
			for _, word := range strings.Fields(text) {
				least[i] = max(least[i], sprites.Measure(sprites.SansBold, k.px(small), word)+1)
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

// rowHeight is how high a row is: as its highest cell.
func rowHeight(k *kit, line []string, cols []float64, first bool) (h float64) {
	for i, text := range line {
		h = max(h, k.height(text, rowFace(first), small, cols[i]))
	}
	return h + space2
}

func rowFace(first bool) sprites.Face {
	if first {
		return sprites.SansBold
	}
	return sprites.Sans
}

// drawRow draws a row above a thin line; the first of a table in bold.
func drawRow(k *kit, line []string, cols []float64, r geom.Rect, first bool) {
	f, c := rowFace(first), words1
	if first {
		c = gold
	}
	x := r.X
	for i, text := range line {
		k.para(text, geom.Rect{X: x, Y: r.Y + space1, W: cols[i]}, f, small, 0, c)
		x += cols[i] + columnAir
	}
	k.l.Fill(geom.Rect{X: r.X, Y: r.Y + r.H - 1, W: min(x-columnAir-r.X, r.W), H: 1}, 0, edge)
}
