package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/table"
)

// TestOneEventAtATime watches cards that go to hands: none goes to a seat while the line of words tells of another one and the next line is
// about its own, and from the line that begins a turn on the turn that is shown is that seat's.
func TestOneEventAtATime(t *testing.T) {
	for _, g := range catalog.Games() {
		tab, _ := sit(t, g, 1, 5)
		tab.Pace.Move = 1
		info := g.Info()
		drawn, begun := 0, 0
		look := func() {
			lines := tab.Lines(0)
			if len(lines) == 0 || lines[len(lines)-1].Say < 0 || tab.Asked != engine.None || tab.Over() {
				return
			}
			last := lines[len(lines)-1]
			if info.Says[last.Say] == "turn" {
				if begun++; table.OnTurn(tab) != last.Seat && tab.Shown.Turn != last.Seat {
					t.Errorf("%s: %q, and the turn shown is %v's", info.ID, last.Text, table.OnTurn(tab))
				}
			}
		}
		tab.Hear = func(e engine.Event) {
			if e.Kind == engine.Said && (info.Says[e.Key] == "draws" || info.Says[e.Key] == "drew") && e.Seat == 0 {
				drawn++
				if what := tab.Question(); !strings.Contains(what, "You") && !strings.Contains(what, tab.Name(0)) && tab.Moves() > 0 {
					t.Errorf("%s: cards of %s have come under %q", info.ID, tab.Name(0), what)
				}
			}
		}
		rnd := rand.New(rand.NewPCG(9, 1))
		var now time.Duration
		for n := 0; n < 14 && waitFor(tab, &now, look); n++ {
			decide(t, tab, rnd)
		}
		if begun == 0 && drawn == 0 && info.ID != "crush" {
			t.Errorf("%s: nothing to look at", info.ID)
		}
	}
}

// waitFor goes on in small steps until a person is asked, and looks at each; false at the end of the game.
func waitFor(tab *table.Table, now *time.Duration, look func()) bool {
	for range 20000 {
		*now += 10 * time.Millisecond
		tab.Update(*now)
		look()
		switch {
		case tab.Over():
			return false
		case tab.Held():
			tab.Next()
		case tab.Curtain != engine.None:
			tab.Ready()
		case tab.Asked != engine.None && !tab.Flushing():
			return true
		}
	}
	return false
}
