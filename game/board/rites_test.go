package board

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/words"
)

// TestRitesAreTheGames checks that every name in the rites is one of its game's and has its words.
func TestRitesAreTheGames(t *testing.T) {
	for id, r := range ritesOf {
		g := catalog.Find(id)
		if g == nil {
			t.Errorf("no game %s", id)
			continue
		}
		in := g.Info()
		name := func(what string, list []string, n string) {
			if n != "" && !slices.Contains(list, n) {
				t.Errorf("%s has no %s %s", id, what, n)
			}
		}
		word := func(keys ...string) {
			for _, k := range keys {
				if !words.Has(k) {
					t.Errorf("no sentence for %s", k)
				}
			}
		}
		var verbs, counters []string
		for _, v := range in.Verbs {
			verbs = append(verbs, v.Name)
		}
		for _, c := range in.Counters {
			counters = append(counters, c.Name)
		}
		for _, h := range r.holds {
			name("phase", in.Phases, h.phase)
			name("line", in.Says, h.say)
			name("counter", counters, h.count)
		}
		for _, o := range r.open {
			name("verb", verbs, o.pass)
			word(o.text)
		}
		for _, s := range r.shared {
			name("verb", verbs, s.yes)
			name("verb", verbs, s.no)
			word(s.text, s.nobody, s.prompt)
			if in.Check(engine.Config{Seats: in.MinSeats, Options: []engine.Setting{{Key: s.option, Value: s.value}}}) != nil {
				t.Errorf("%s has no option %s=%s", id, s.option, s.value)
			}
		}
		for _, o := range r.orders {
			name("verb", verbs, o.play)
			name("verb", verbs, o.pass)
			word(o.name, o.prompt)
		}
		for _, list := range [][]string{r.recall.begin, r.recall.card, r.recall.end} {
			for _, n := range list {
				name("line", in.Says, n)
			}
		}
		if len(r.recall.begin) > 0 {
			word(id + ".recall")
		}
		for _, f := range r.facts {
			for _, n := range []string{f.n, f.seat, f.rank, f.ranks} {
				name("counter", counters, n)
			}
			word(f.key)
		}
		if r.first != "" && in.Check(engine.Config{Seats: in.MinSeats, Options: []engine.Setting{{Key: r.first, Value: "P2"}}}) != nil {
			t.Errorf("%s: option %s names no seats", id, r.first)
		}
	}
}
