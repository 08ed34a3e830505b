package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/engine/match"
	"royals/game/table"
)

// TestTheEndSaysWhy plays games to their end: one line names those who won, and their points where points decide.
func TestTheEndSaysWhy(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			for seed := range uint64(enginetest.Much(6, 60)) {
				tab, _ := sit(t, g, int(seed%2), seed)
				if table.Why(tab) != "" {
					t.Fatal("a reason before the end")
				}
				playOut(t, tab, seed)
				checkWhy(t, tab, seed)
			}
		})
	}
}

// playOut plays at random until the game is over.
func playOut(t *testing.T, tab *table.Table, seed uint64) {
	t.Helper()
	rnd, now := rand.New(rand.NewPCG(seed, 5)), time.Duration(0)
	for wait(t, tab, &now) {
		all, _ := match.Choices(tab.State(), tab.Asked, 40)
		if err := tab.Commit(all[rnd.IntN(len(all))]); err != nil {
			t.Fatal(err)
		}
	}
}

// checkWhy reads why a game ended.
func checkWhy(t *testing.T, tab *table.Table, seed uint64) {
	t.Helper()
	why := table.Why(tab)
	if seed < 2 {
		t.Log(why)
	}
	var r engine.Result
	tab.Result(&r)
	gaveUp := strings.Contains(why, "gave up")
	for x := range engine.Seat(len(tab.Players)) {
		name := tab.Name(x)
		if tab.Viewer == x {
			name = "ou" // You, or you
		}
		if r.Winners.Has(x) && !strings.Contains(why, name) && !gaveUp {
			t.Errorf("seed %d: %q does not name %s, who won", seed, why, name)
		}
	}
	if !strings.Contains(why, ": ") && r.Winners.Len() == 1 && !gaveUp && !strings.Contains(why, "last") {
		t.Errorf("seed %d: %q gives no reason", seed, why)
	}
	if strings.ContainsAny(why, "{}<>") || !strings.HasSuffix(why, ".") {
		t.Errorf("seed %d: %q", seed, why)
	}
}

// TestTheFightIsWonAsSaid: what is said of open cards comes true. Those named climb.
func TestTheFightIsWonAsSaid(t *testing.T) {
	fights, kings := 0, 0
	for seed := range uint64(enginetest.Much(20, 100)) {
		tab, _ := sit(t, catalog.Find("crush"), 0, seed)
		tab.Pace = table.Pace{Move: 1, Pause: 1}
		said, from := "", 0
		for now := time.Duration(0); !tab.Over() && now < 4*time.Hour; now += 100 * time.Millisecond {
			tab.Update(now)
			if tab.Resting() && said == "" {
				said, from = tab.Question(), lastFlip(tab)
			}
			if said == "" || tab.Flushing() {
				continue
			}
			won := strings.Contains(said, " to ") && strings.Contains(said, "win")
			for _, l := range tab.Lines(from) {
				if climbs := strings.Contains(l.Text, "climbs to spot"); won && climbs != strings.Contains(said[:strings.Index(said, " to ")], tab.Name(l.Seat)) &&
					(climbs || strings.Contains(l.Text, "slips to spot")) {
					t.Fatalf("seed %d: %q, and then %q", seed, said, l.Text)
				}
			}
			if won {
				fights++
			}
			if strings.Contains(said, "king switched off") {
				kings++
			}
			said = ""
		}
	}
	t.Logf("%d fights, %d of them under a king", fights, kings)
	if fights < 20 || kings == 0 {
		t.Errorf("only %d fights, %d of them under a king", fights, kings)
	}
}

// lastFlip returns the number of the first line after the last flip.
func lastFlip(tab *table.Table) int {
	lines := tab.Lines(0)
	for i := len(lines); i > 0; i-- {
		if strings.Contains(lines[i-1].Text, "turn over") {
			return i
		}
	}
	return 0
}
