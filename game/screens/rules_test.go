package screens

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/sprites"
)

// TestRulesKeepEveryClause checks that the rules card shows each clause of a rulebook by its number, once, and drops no
// text.
func TestRulesKeepEveryClause(t *testing.T) {
	bold := regexp.MustCompile(`(?m)^\s*(?:[-*] )?\*\*([A-Z]\d+(?:\.\d+[a-z]?)?)\.?\*\*`)
	all := 0
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
		if n < 5 {
			t.Errorf("%s: only %d clauses found", in.ID, n)
		}
		all += n
	}
	if all < 200 {
		t.Errorf("only %d clauses found in all games", all)
	}
}

// TestRulesKeepTables checks that rows of a table stand in columns none of which is cut or covers another, on the
// smallest phone as on a desktop, and that the steps of a list have lines of their own.
func TestRulesKeepTables(t *testing.T) {
	rows, steps := 0, 0
	for _, g := range catalog.Games() {
		for _, size := range []geom.Rect{{W: 320, H: 568}, phone, desktop} {
			for _, text := range []float64{1, 2} {
				r, s := keepsTables(t, g, size, text)
				rows, steps = rows+r, steps+s
			}
		}
	}
	if rows < 60 || steps < 12 {
		t.Errorf("%d rows, %d steps", rows, steps)
	}
}

// keepsTables checks the rows of the tables in a rulebook, and counts them and the steps of its lists.
func keepsTables(t *testing.T, g engine.Game, size geom.Rect, text float64) (rows, steps int) {
	t.Helper()
	info := g.Info()
	s := newRulesScreen(nil, g, engine.Config{Seats: info.MinSeats})
	k := &kit.Kit{Text: text}
	w := min(size.W-2*kit.Space4, 720) - kit.Space2
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
		for _, why := range misfits(k, b.line, cols, w) {
			t.Errorf("%s at %v, text %v: %s", info.ID, size, text, why)
		}
	}
	return rows, steps
}

// misfits lists what of a row of a table does not fit: a word into its column, the columns into the width.
func misfits(k *kit.Kit, line []string, cols []float64, width float64) (bad []string) {
	sum := float64(len(cols)-1) * columnAir
	for j, c := range cols {
		sum += c
		for _, word := range strings.Fields(line[j]) {
			if have := sprites.Measure(sprites.SansBold, k.Px(kit.Small), word); have > c+0.01 {
				bad = append(bad, fmt.Sprintf("%q is %.0f wide in a column of %.0f", word, have, c))
			}
		}
	}
	if cols == nil || sum > width+0.01 {
		bad = append(bad, fmt.Sprintf("a row of %.0f in %.0f: %q", sum, width, line))
	}
	return bad
}
