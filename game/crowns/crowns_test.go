package crowns

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/enginetest"
)

// seen runs a case file and returns what P1 was told in it. What stands behind the name of the case are the opponents'
// levels and the games won before: "+P2=duke+won=crush,houses".
func seen(t *testing.T, file string) *Tape {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	tape := &Tape{}
	r := enginetest.Watch(text, catalog.Find, func(s enginetest.Seen) {
		tape.Info = s.Game.Info()
		for _, e := range s.Events {
			if e, ok := e.Redacted(tape.Me); ok {
				tape.Told = append(tape.Told, e)
			}
		}
		s.State.Result(&tape.Result)
	})
	for _, f := range r.Failed {
		t.Errorf("%s: %s", file, f)
	}
	if len(r.Passed) != 1 || tape.Info == nil {
		t.Fatalf("%s: cases %q", file, r.Passed)
	}
	tape.Levels = make([]string, engine.MaxSeats)
	parts := strings.Split(r.Passed[0], "+")
	for _, part := range parts[1:] {
		what, value, _ := strings.Cut(part, "=")
		if seat, ok := engine.ParseSeat(what); ok {
			tape.Levels[seat] = value
		} else if what == "won" {
			tape.Before = strings.Split(value, ",")
		}
	}
	if want := strings.TrimSuffix(filepath.Base(file), ".txt"); parts[0] != want {
		t.Errorf("%s: the case is named %s", file, parts[0])
	}
	return tape
}

// TestCases asks every crown about the game that earns it and the one that just misses, as the seat was told them.
func TestCases(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txt")
	if len(files) != 2*len(All) {
		t.Errorf("%d case files for %d crowns", len(files), len(All))
	}
	for _, c := range All {
		for _, ends := range []string{"earned", "missed"} {
			tape := seen(t, "testdata/"+c.Key+"-"+ends+".txt")
			if c.Game != "" && tape.Info.ID != c.Game {
				t.Errorf("%s %s is a case of %s", c.Key, ends, tape.Info.ID)
			}
			if got := slices.Contains(Earned(tape), c.Key); got != (ends == "earned") {
				t.Errorf("%s: won is %v where it is %s", c.Key, got, ends)
			}
		}
	}
}

// TestEveryGameHasCrowns asks each game for some of its own.
func TestEveryGameHasCrowns(t *testing.T) {
	for _, g := range catalog.Games() {
		if !slices.ContainsFunc(own, func(c Crown) bool { return c.Game == g.Info().ID }) {
			t.Errorf("%s has none", g.Info().ID)
		}
	}
}

// TestOthersEarnNothing: what P1 has earned is no crown of another seat's.
func TestOthersEarnNothing(t *testing.T) {
	for _, c := range own {
		tape := seen(t, "testdata/"+c.Key+"-earned.txt")
		tape.Me = 5
		if c.Won(tape) {
			t.Errorf("%s: somebody else has won it", c.Key)
		}
	}
}
