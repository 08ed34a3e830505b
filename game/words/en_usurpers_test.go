package words

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"royals/engine/usurpers"
)

// TestUsurpersWords looks for a sentence behind every name and key of the game.
func TestUsurpersWords(t *testing.T) {
	in := usurpers.Game{}.Info()
	used := map[string]bool{}
	need := func(key string) {
		used[key] = true
		if !Has(key) {
			t.Errorf("no sentence for %s", key)
		}
	}
	for _, p := range in.Piles {
		need("usurpers.pile." + p.Name)
	}
	for _, c := range in.Counters {
		need("usurpers.counter." + c.Name)
	}
	for _, p := range in.Phases {
		need("usurpers.phase." + p)
	}
	for _, v := range in.Verbs[1:] {
		need("usurpers.verb." + v.Name)
	}
	for _, s := range in.Says {
		need("usurpers.say." + s)
	}
	for _, o := range in.Options {
		need("usurpers.option." + o.Key)
		need("usurpers.option." + o.Key + ".help")
		for _, v := range o.Values {
			need("usurpers.option." + o.Key + "." + v)
		}
	}
	for _, end := range []string{"commit", "commit.0", "pair", "pair.0", "pair.pair", "settle"} { // whole choices, told in one sentence
		need("usurpers.run." + end)
	}
	need("usurpers.tagline")
	need("usurpers.goal")
	need("usurpers.recall") // what the middle says between battles
	need("usurpers.recall.goal")
	need("usurpers.fact.threat")
	files, err := filepath.Glob("../../engine/usurpers/*.go")
	if err != nil || len(files) < 5 {
		t.Fatal("the game's source is not there")
	}
	literal := regexp.MustCompile(`"(usurpers\.[a-z.-]+)"`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range literal.FindAllSubmatch(text, -1) {
			need(string(m[1]))
		}
	}
	for key := range enUsurpers {
		if !used[key] {
			t.Errorf("nobody says %s", key)
		}
	}
}
