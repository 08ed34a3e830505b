package enginetest

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"royals/engine"
)

var bold = regexp.MustCompile(`\*\*([A-Z][0-9]+(?:\.[0-9]+)?)\*\*`)

// RulebookClauses returns the ids of a rulebook's clauses, in order: what stands in bold like **U1.1**.
func RulebookClauses(rulebook string) []string {
	var list []string
	for _, m := range bold.FindAllStringSubmatch(rulebook, -1) {
		list = append(list, m[1])
	}
	return list
}

// Cases runs all case files of a game (testdata/cases/*.txt) and fails when a clause of its rulebook has neither a
// passing case named by it nor a reason why it cannot be tested, or when a case names a clause that is not there.
func Cases(t *testing.T, g engine.Game) {
	files, err := filepath.Glob("testdata/cases/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no case files: %v", err)
	}
	covered := map[string]bool{}
	passed := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r := Run(text, func(id string) engine.Game {
			if id == g.Info().ID {
				return g
			}
			return nil
		})
		for _, f := range r.Failed {
			t.Errorf("%s: %s", file, f)
		}
		for _, name := range r.Passed {
			passed++
			for _, c := range Clauses(name) {
				covered[c] = true
			}
		}
		for c := range r.Untested {
			covered[c] = true
		}
	}
	seen := map[string]bool{}
	for _, c := range RulebookClauses(g.Info().Rulebook) {
		if seen[c] {
			t.Errorf("the rulebook has clause %s twice", c)
		}
		seen[c] = true
		if !covered[c] {
			t.Errorf("clause %s has no passing case and no reason why not", c)
		}
	}
	if len(seen) == 0 {
		t.Error("the rulebook has no clauses")
	}
	for c := range covered {
		if !seen[c] {
			t.Errorf("a case is named by clause %s, which the rulebook does not have", c)
		}
	}
	t.Logf("%d cases passed, %d clauses", passed, len(seen))
}

var update = flag.Bool("update", false, "rewrite the golden files")

// Golden compares text with testdata/golden/NAME.txt; -update rewrites the file.
func Golden(t *testing.T, name, text string) {
	t.Helper()
	file := filepath.Join("testdata", "golden", name+".txt")
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) == text {
		return
	}
	got, old := strings.Split(text, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(got), len(old)) {
		if got[i] != old[i] {
			t.Fatalf("%s line %d:\n got %s\nwant %s\n(-update rewrites it)", file, i+1, got[i], old[i])
		}
	}
	t.Fatalf("%s: %d lines, want %d (-update rewrites it)", file, len(got), len(old))
}
