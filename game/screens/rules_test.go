package screens

import (
	"regexp"
	"testing"

	"royals/engine/catalog"
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
