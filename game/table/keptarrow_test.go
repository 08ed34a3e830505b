package table_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/table"
)

// asksAbout reports whether whom an arrow points at is asked how to answer it.
func asksAbout(tab *table.Table) bool {
	return tab.Arrow.Until > 0 && tab.Arrow.To == tab.Asked && tab.Plan.AnswerFor(tab.Composer().Prompt().Key) != nil
}

// anyhow makes one of the choices of who is asked.
func anyhow(t *testing.T, tab *table.Table, rnd *rand.Rand) {
	t.Helper()
	list, _ := match.Choices(tab.State(), tab.Asked, 40)
	if err := tab.Commit(list[rnd.IntN(len(list))]); err != nil {
		t.Fatal(err)
	}
}

// TestArrowsStayWhileTheyAreAskedAbout plays games: the arrow that points at a person stays as long as that person is asked how to answer it,
// and goes when the answer has been given.
func TestArrowsStayWhileTheyAreAskedAbout(t *testing.T) {
	stayed := 0
	for _, id := range []string{"kingdoms", "royalty"} {
		for seed := uint64(1); seed < 4; seed++ {
			tab, _ := sit(t, catalog.Find(id), 1, seed)
			tab.Pace = table.Pace{Move: 1, Pause: 1}
			rnd := rand.New(rand.NewPCG(seed, 4))
			var kept time.Duration
			now := time.Duration(0)
			for n := 0; n < 30000 && !tab.Over(); n++ {
				now += 50 * time.Millisecond
				tab.Update(now)
				if kept > 0 && tab.Asked == engine.None && tab.Arrow.Since == kept && tab.Calm() {
					t.Errorf("%s, seed %d: the arrow stays when nobody is asked", id, seed)
				}
				switch {
				case tab.Holding():
					tab.Next()
				case tab.Asked != engine.None && !tab.Flushing():
					if asksAbout(tab) {
						kept = tab.Arrow.Since
						stayed++
						now += 5 * time.Second
						if tab.Update(now); tab.Arrow.Since != kept || tab.Arrow.Until == 0 {
							t.Errorf("%s, seed %d: the arrow of what is asked about goes", id, seed)
						}
					}
					anyhow(t, tab, rnd)
				}
			}
		}
	}
	if stayed < 3 {
		t.Errorf("%d arrows were asked about", stayed)
	}
}
