package words

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
)

// TestSentencesAreUsed checks both ways: every key in a game's rules or plan has a sentence, and every sentence of a
// game has a use.
func TestSentencesAreUsed(t *testing.T) {
	for _, g := range catalog.Games() {
		id := g.Info().ID
		used := ofInfo(g.Info())
		files, err := filepath.Glob("../../engine/" + id + "/*.go")
		if err != nil || len(files) < 5 {
			t.Fatal("the game's source is not there")
		}
		literal := regexp.MustCompile(`"(` + id + `\.[a-zA-Z0-9.-]+)"`)
		stage, _ := filepath.Glob("../plan/" + id + "_*.go")
		for _, file := range append(append(files, "../plan/"+id+".go"), stage...) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range literal.FindAllSubmatch(text, -1) {
				key := string(m[1])
				used[strings.TrimSuffix(key, ".")] = true
				if !Has(key) && !strings.HasSuffix(key, ".") && !strings.HasSuffix(file, "_test.go") {
					t.Errorf("%s: no sentence for %s", file, key)
				}
			}
		}
		for _, table := range english {
			for key := range table {
				if strings.HasPrefix(key, id+".") && !strings.HasPrefix(key, id+".hint.") && !stands(key, used) {
					t.Errorf("nobody says %s", key)
				}
			}
		}
	}
}

// ofInfo returns the keys that follow from a game's Info, and those that every game may have.
func ofInfo(in *engine.Info) map[string]bool {
	used := map[string]bool{}
	uses := func(key string) { used[in.ID+"."+key] = true }
	for _, p := range in.Piles {
		uses("pile." + p.Name)
	}
	for _, c := range in.Counters {
		uses("counter." + c.Name)
		uses("mark." + c.Name)
	}
	for _, p := range in.Phases {
		uses("phase." + p)
	}
	for _, v := range in.Verbs {
		uses("verb." + v.Name)
		uses("run." + v.Name) // a whole choice, told in one sentence
		uses("do." + v.Name)  // what a question names
	}
	for _, s := range in.Says {
		uses("say." + s)
		uses("hold." + s)
	}
	for _, o := range in.Options {
		uses("option." + o.Key) // and its values and its help
	}
	for _, key := range []string{"goal", "no-undo", "recall", "term", "sign", "wins", "board", "middle", "fell", "dealing", "lacks"} {
		uses(key)
	}
	return used
}

// stands reports whether a key is used, or belongs to one that is, as "crush.counter.role.1" belongs to
// "crush.counter.role".
func stands(key string, used map[string]bool) bool {
	for !used[key] {
		i := strings.LastIndexByte(key, '.')
		if i < 0 {
			return false
		}
		key = key[:i]
	}
	return true
}
