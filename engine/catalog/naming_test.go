package catalog

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// namers are the files and folders that may name a game, each with its reason. {game} stands for one game, which may
// name itself alone.
var namers = []struct{ path, why string }{
	{"engine/{game}/", "its rules"},
	{"game/plan/{game}.go", "its table, its sounds and its plate"},
	{"game/plan/{game}_stage.go", "its stage"},
	{"game/plan/{game}_tips.go", "what a newcomer is told at its table"},
	{"game/crowns/{game}.go", "what its crowns are won for, in the lines of its log"},
	{"game/words/en_{game}.go", "its words"},
	{"game/words/en_cards.go", "what the cards of each game do: read side by side, they speak alike"},
	{"game/words/en_terms.go", "the words of each game, likewise"},
	{"game/words/en_tips.go", "what a newcomer to each game is told once, likewise"},
	{"game/words/en_pages.go", "the page of rules of each game, likewise"},
	{"game/court/court.go", "who is met at which game, one rival above another"},
	{"engine/catalog/catalog.go", "the list of the games"},
	{"engine/cmd/royals/sentences.go", "the terminal's help on each notation, which the page need not carry"},
	{"web/build/main.go", "the two pictures with which the page offers to be installed"},
	{"web/picture/readme/main.go", "the pictures of the README"},
	{"web/tests/", "programs of the browser tests"},
}

// naming returns the games that a source names in strings, imports among them. Comments may take a game as an example.
func naming(source []byte, game *regexp.Regexp) (found []string) {
	var s scanner.Scanner
	set := token.NewFileSet()
	s.Init(set.AddFile("", -1, len(source)), source, nil, 0)
	for {
		_, tok, text := s.Scan()
		if tok == token.EOF {
			return found
		}
		if tok == token.STRING {
			found = append(found, game.FindAllString(text, -1)...)
		}
	}
}

// mayName reports whether a file may name a game, and which entry says so.
func mayName(path, game string) (entry int, ok bool) {
	for i, n := range namers {
		allowed := strings.ReplaceAll(n.path, "{game}", game)
		if path == allowed || strings.HasSuffix(allowed, "/") && strings.HasPrefix(path, allowed) {
			return i, true
		}
	}
	return 0, false
}

// TestFewNameAGame checks that nothing knows a game by its name but its own files and the places listed above. Tests may.
func TestFewNameAGame(t *testing.T) {
	t.Chdir(root)
	var ids []string
	for _, g := range Games() {
		ids = append(ids, g.Info().ID)
	}
	game := regexp.MustCompile(`\b(` + strings.Join(ids, "|") + `)\b`)
	used := make([]bool, len(namers))
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			if name := d.Name(); name == "node_modules" || name == "dist" || name == ".git" {
				return filepath.SkipDir
			}
			return err
		}
		path = filepath.ToSlash(path)
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, id := range naming(source, game) {
			entry, ok := mayName(path, id)
			if !ok {
				t.Errorf("%s names %s", path, id)
			}
			used[entry] = used[entry] || ok
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for i, n := range namers {
		if !used[i] {
			t.Errorf("%s is free to name a game (%s) and names none", n.path, n.why)
		}
	}
}

// TestNaming breaks the rule on purpose.
func TestNaming(t *testing.T) {
	game := regexp.MustCompile(`\b(crush|houses)\b`)
	source := "package x // crush\nimport \"royals/engine/crush\"\nvar a = `houses.verb` + \"crushed\"\n"
	if got := strings.Join(naming([]byte(source), game), " "); got != "crush houses" {
		t.Errorf("found %q", got)
	}
	for _, c := range []struct {
		path, game string
		want       bool
	}{
		{"engine/crush/do.go", "crush", true}, {"engine/crush/do.go", "houses", false},
		{"game/plan/crush.go", "crush", true}, {"game/plan/plan.go", "crush", false},
		{"engine/crushed/do.go", "crush", false}, {"web/tests/deck/main.go", "houses", true},
	} {
		if _, ok := mayName(c.path, c.game); ok != c.want {
			t.Errorf("%s may name %s: %v", c.path, c.game, ok)
		}
	}
}
