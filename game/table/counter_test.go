package table

import (
	"strings"
	"testing"

	"royals/engine/cards"
	"royals/engine/catalog"
)

// TestAnswersToABlockSayWhatTheyDo: whoever's attack is blocked lets the block stand or undoes it. Whoever is attacked lets the
// attack through or answers it.
func TestAnswersToABlockSayWhatTheyDo(t *testing.T) {
	said := map[string]map[string]string{
		"kingdoms.counter": {"let": "Let the block stand", "blk": "Undo it with "},
		"kingdoms.block":   {"let": "Let it through", "blk": "Answer with "},
	}
	g, met := catalog.Find("kingdoms"), map[string]int{}
	for seed := range uint64(20) {
		q := questioner{t: t, g: g, seed: 2 * seed, chance: cards.NewRand(seed, 3)}
		q.each = func(string) {
			key := q.tab.comp.Prompt().Key
			if strings.HasPrefix(key, "kingdoms.block") {
				key = "kingdoms.block"
			}
			for _, a := range q.tab.comp.Legal() {
				verb := g.Info().Verbs[a.Verb()].Name
				want := said[key][verb]
				if want == "" {
					continue
				}
				met[key+verb]++
				if got := q.tab.ActionText(a); !strings.HasPrefix(got, want) {
					t.Fatalf("%s is answered with %q, not %q", key, got, want)
				}
				if got := q.tab.VerbText(int(a.Verb())); verb == "blk" && !strings.HasPrefix(got, want) {
					t.Fatalf("%s is answered with %q, not %q", key, got, want)
				}
			}
		}
		q.play()
	}
	if len(met) != 4 {
		t.Errorf("met only %v", met)
	}
}
