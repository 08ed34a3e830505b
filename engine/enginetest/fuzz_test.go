package enginetest_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/engine/enginetest"
)

// Whatever a case file says, running it ends in passes and failures, never in a panic.
func FuzzCases(f *testing.F) {
	files, _ := filepath.Glob("../*/testdata/cases/*.txt")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for i, part := range strings.Split(string(text), "\ncase ") {
			if i > 0 && i < 12 && len(part) < 1500 {
				f.Add("case " + part)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 4000 {
			return
		}
		r := enginetest.Run([]byte(text), catalog.Find)
		for _, x := range r.Failed {
			if x.Why == "" {
				t.Fatalf("a failure without a reason: %+v", x)
			}
		}
	})
}

// What cannot be run is said, with its line.
func TestBadLines(t *testing.T) {
	const head = "case X1-a\ngame usurpers seats 3 turn P1\n"
	for text, want := range map[string]string{
		"do P1 dump":                       "no case has begun",
		"case":                             "needs a name",
		"case X1-a\ndo P1 dump":            "must begin with a game",
		"case X1-a\ngame whist seats 4":    "no game",
		"case X1-a\ngame usurpers seats 9": "9 seats",
		"case X1-a\ngame usurpers seats 3 options a=1": "no option",
		head + "hand P1 7X\nwant hits 0":               "7X",
		head + "hand P1 7D,7D\nwant hits 0":            "7D",
		head + "colour P1 red\nwant hits 0":            "colour",
		head + "hand P1 7D":                            "checks nothing",
		head + "do P9 dump":                            "no seat",
		head + "do P1 sing":                            "sing",
		head + "refuse P1 dump":                        "by CLAUSE",
		head + "may P2 dump":                           "refused",
		head + "want nonsense 3":                       "no fact",
		"untested U1.1":                                "a reason",
	} {
		r := enginetest.Run([]byte(text), catalog.Find)
		if len(r.Failed) == 0 || !strings.Contains(r.Failed[0].Why, want) {
			t.Errorf("%q: %v, want %q", text, r.Failed, want)
		}
	}
	if r := enginetest.Run([]byte(head+"hand P1 7D   hand P2 -   hand P3 -\nlegal P1 dump   # nothing else can be done\n"), catalog.Find); len(r.Passed) != 1 {
		t.Errorf("a good case fails: %v", r.Failed)
	}
}
