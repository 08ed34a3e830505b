package table_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/table"
)

// ended plays a game to its end: a person plays by chance.
func ended(t *testing.T, g engine.Game, seed uint64) *table.Table {
	t.Helper()
	tab, _ := sit(t, g, 1, seed)
	rnd := rand.New(rand.NewPCG(seed, 3))
	var now time.Duration
	for wait(t, tab, &now) {
		decide(t, tab, rnd)
	}
	return tab
}

// TestPast writes a game of each title as the history keeps it, and plays it again to the same end.
func TestPast(t *testing.T) {
	for _, g := range catalog.Games() {
		tab := ended(t, g, 1<<55+21)
		tab.Players[0].Name = "Ada of the \t Hill: x,y"
		p := table.Finished(tab)
		again, err := table.ReadPast(p.Write() + "luck 12\n")
		if err != nil {
			t.Fatalf("%s: %v of %q", g.Info().ID, err, p.Write())
		}
		if again.Write() != p.Write() || again.Players[0].Name != "Ada of the Hill: x,y" || again.Players[1] != tab.Players[1] {
			t.Errorf("%s is written %q, and then %q", g.Info().ID, p.Write(), again.Write())
		}
		m, err := again.Played(catalog.Find)
		if err != nil || len(m.Log) != tab.Moves() || string(engine.Encode(m.State(), nil)) != string(engine.Encode(tab.State(), nil)) {
			t.Fatalf("%s does not come to the same end: %v", g.Info().ID, err)
		}
		older := *again
		older.Version--
		if _, err := older.Played(catalog.Find); !errors.Is(err, table.ErrRules) {
			t.Errorf("%s by older rules: %v", g.Info().ID, err)
		}
		forged, err := table.ReadPast(strings.Replace(p.Write(), "end ", "end 1", 1))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := forged.Played(catalog.Find); err == nil || errors.Is(err, table.ErrRules) {
			t.Errorf("%s with another end: %v", g.Info().ID, err)
		}
		p.Of = "court tam"
		if b, err := table.ReadBrief(p.Line()); err != nil || b.Of != p.Of || len(b.Players) != len(p.Players) || b.Line() != p.Line() {
			t.Errorf("%s at court is written %q: %v", g.Info().ID, p.Line(), err)
		}
		t.Logf("%s takes %d bytes", g.Info().ID, len(p.Write()))
	}
}

// TestNoPast refuses texts that are no past game.
func TestNoPast(t *testing.T) {
	whole := table.Finished(ended(t, catalog.Find("crush"), 4)).Write()
	if _, err := table.ReadPast(whole); err != nil {
		t.Fatal(err)
	}
	for _, change := range [][2]string{{"seats 4", "seats 3"}, {"seed ", "seed x"}, {"end ", "and "}, {"rules ", "rules -"}, {"at crush", "at"}, {"\tgreedy:B", ""}} {
		bad := strings.Replace(whole, change[0], change[1], 1)
		p, err := table.ReadPast(bad)
		if err != nil {
			continue
		}
		if _, err := p.Played(catalog.Find); err == nil || bad == whole {
			t.Errorf("%q is a past game", bad)
		}
	}
}
