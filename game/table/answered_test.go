package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/table"
)

// TestAnswersStand plays Two Kingdoms: where a jack falls for another royal or an ace undoes one that the person laid, the table stands
// until the person has read what became of it, and why.
func TestAnswersStand(t *testing.T) {
	const steps, counters = "in place of the", "undid the block"
	seen := map[string]int{}
	for seed := uint64(0); seed < 400 && (seen[steps] < 3 || seen[counters] < 3); seed++ {
		tab, _ := sit(t, catalog.Find("kingdoms"), 1, seed)
		tab.Pace = table.Pace{Move: 1, Pause: 1}
		rnd, from := rand.New(rand.NewPCG(seed, 5)), 0
		for now := time.Duration(0); !tab.Over() && now < 9*time.Hour; now += 100 * time.Millisecond {
			tab.Update(now)
			if tab.Holding() && !tab.Closing() {
				seen[answered(t, tab, from)]++
			}
			switch {
			case tab.Held():
				from = len(tab.Log)
				tab.Next()
			case tab.Asked != engine.None && !tab.Flushing():
				all, _ := match.Choices(tab.State(), tab.Asked, 40)
				if err := tab.Commit(all[rnd.IntN(len(all))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if seen[steps] < 3 || seen[counters] < 3 {
		t.Errorf("too little was met: %v", seen)
	}
}

// answered reads a hold, and returns what it has to say.
func answered(t *testing.T, tab *table.Table, from int) (wanted string) {
	t.Helper()
	for _, l := range tab.Log[min(from, len(tab.Log)):] {
		switch {
		case strings.Contains(l.Text, " steps in."):
			wanted = "in place of the"
		case strings.Contains(l.Text, "undoes the block with"):
			wanted = "undid the block"
		case wanted == "undid the block" && !strings.Contains(l.Text, " falls.") && !strings.Contains(l.Text, " hits "):
			wanted = ""
		}
	}
	if line := tab.Question(); wanted != "" && !strings.Contains(line, wanted) && !strings.Contains(line, "undoes the block") {
		t.Errorf("after %q the table stands and says %q", tab.Log[len(tab.Log)-1].Text, line)
	}
	return wanted
}
