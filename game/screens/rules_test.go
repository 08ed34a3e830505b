package screens

import (
	"regexp"
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/sprites"
)

// TestRulesKeepEveryClause checks that the rules card shows each clause of a rulebook by its number, once, and drops no text.
func TestRulesKeepEveryClause(t *testing.T) {
	bold := regexp.MustCompile(`(?m)^\s*(?:[-*] )?\*\*([A-Z]\d+(?:\.\d+[a-z]?)?)\.?\*\*`)
	for _, g := range catalog.Games() {
		in := g.Info()
		shown := map[string]int{}
		for _, b := range readBlocks(in.Rulebook) {
			if b.mark != "" && b.mark != "•" {
				shown[b.mark]++
			}
			if b.text == "" && b.mark == "" {
				t.Errorf("%s: an empty paragraph", in.ID)
			}
		}
		n := 0
		for _, m := range bold.FindAllStringSubmatch(in.Rulebook, -1) {
			n++
			if shown[m[1]] != 1 {
				t.Errorf("%s: clause %s is shown %d times", in.ID, m[1], shown[m[1]])
			}
		}
		if n < 20 {
			t.Errorf("%s: only %d clauses found", in.ID, n)
		}
	}
}

// TestRulesKeepTables checks that rows of a table stand in columns none of which is cut or covers another, on the smallest phone as on a
// desktop, and that the steps of a list have lines of their own.
func TestRulesKeepTables(t *testing.T) {
	rows, steps := 0, 0
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{{W: 320, H: 568}, phone, desktop} {
			for _, text := range []float64{1, 2} {
				s := newRulesScreen(nil, g.Info())
				k := &kit{text: text}
				w := min(size.W-2*space4, 720) - space2
				for i, b := range s.blocks {
					if b.kind == item && numbered(b.mark+" ") > 0 {
						steps++
					}
					if b.kind != row {
						continue
					}
					cols := s.columns(k, i, w)
					if cols == nil && text > 1 {
						continue
					}
					rows++
					sum := float64(len(cols)-1) * columnAir
					for j, c := range cols {
						sum += c
						for _, word := range strings.Fields(b.line[j]) {
							if have := sprites.Measure(sprites.SansBold, k.px(small), word); have > c+0.01 {
								t.Errorf("%s at %v, text %v: %q is %.0f wide in a column of %.0f", g.Info().ID, size, text, word, have, c)
							}
						}
					}
					if cols == nil || sum > w+0.01 {
						t.Errorf("%s at %v: a row of %.0f in %.0f: %q", g.Info().ID, size, sum, w, b.line)
					}
				}
			}
		}
	}
	if rows < 60 || steps < 12 {
		t.Errorf("%d rows, %d steps", rows, steps)
	}
}
