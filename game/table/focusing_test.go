package table_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/table"
)

// TestTheQuestionFollowsWhatIsMeant plays games: once one of several deeds is named, the question is about that deed alone.
func TestTheQuestionFollowsWhatIsMeant(t *testing.T) {
	for _, g := range catalog.Games() {
		tab, _ := sit(t, g, 1, 1)
		tab.Pace = table.Pace{}
		rnd := rand.New(rand.NewPCG(1, 4))
		now, asked, fewer := time.Duration(0), 0, 0
		for n := 0; n < 4000 && asked < 60 && !tab.Over(); n++ {
			now += 50 * time.Millisecond
			tab.Update(now)
			switch {
			case tab.Holding():
				tab.Next()
			case tab.Asked != engine.None && !tab.Flushing():
				asked++
				all, verbs := tab.Question(), map[int]bool{}
				for _, o := range tab.Options() {
					verbs[int(o.Action.Verb())] = true
				}
				for v := range verbs {
					tab.Focus.Verb = v
					if q := tab.Question(); q == "" || len(q) > len(all) {
						t.Errorf("%s: %q becomes %q", g.Info().ID, all, q)
					} else if len(q) < len(all) {
						fewer++
					}
					tab.Focus.Clear()
				}
				anyhow(t, tab, rnd)
			}
		}
		if t.Logf("%s: %d questions, %d in fewer words", g.Info().ID, asked, fewer); g.Info().ID == "kingdoms" && fewer < 20 {
			t.Errorf("%s: %d of %d questions follow what is meant", g.Info().ID, fewer, asked)
		}
	}
}
