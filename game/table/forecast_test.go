package table_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
)

// TestForecastsGoToTheNextTurn: what follows from a strike is told, though the one who strikes is asked for a card first. A choice that
// ends the turn is told by the same span: the others' turns.
func TestForecastsGoToTheNextTurn(t *testing.T) {
	g := catalog.Find("usurpers")
	strikes, hits := 0, 0
	for seed := range uint64(8) {
		tab, _ := sit(t, g, 1, seed)
		rnd, now := rand.New(rand.NewPCG(seed, 7)), time.Duration(0)
		for wait(t, tab, &now) {
			all, _ := match.Choices(tab.State(), tab.Asked, 40)
			for _, run := range all {
				if g.Info().Verbs[run[0].Verb()].Name != "kill" {
					continue
				}
				f := tab.Forecast(run)
				strikes++
				for p := range engine.Seat(len(tab.Players)) {
					if p != tab.Asked {
						hits += f.Scores[p].Down
					}
				}
				break
			}
			if err := tab.Commit(all[rnd.IntN(len(all))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if strikes == 0 || hits == 0 {
		t.Errorf("of %d strikes none costs anybody a point in any world", strikes)
	}
}
