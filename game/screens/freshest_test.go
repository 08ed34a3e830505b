package screens

import (
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/plan"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// TestFreshestSaysWhatAnotherDid: to who is asked the line above the middle says what another did last, and never what the question says, or whom
// they have aimed at themselves.
func TestFreshestSaysWhatAnotherDid(t *testing.T) {
	g := catalog.Find("crush")
	info := g.Info()
	say := func(name string, seat int) table.Line {
		return table.Line{Text: name, Seat: engine.Seat(seat), Say: slices.Index(info.Says, name)}
	}
	for _, c := range []struct {
		asks, want string
		lines      []table.Line
	}{
		{"choose", "down", []table.Line{say("up", 0), say("down", 1)}},
		{"lay", "laid", []table.Line{say("down", 1), say("attack", 0), say("bars", 0), say("laid", 1)}},
		{"lay", "", []table.Line{say("down", 1), say("attack", 0), say("bars", 0)}},
		{"attack: lay", "", []table.Line{say("down", 1), say("attack", 1)}},
		{"attack: lay", "bars", []table.Line{say("attack", 1), say("bars", 2)}},
	} {
		scene := &felt.Scene{Plan: plan.For(info)}
		scene.Question.What = c.asks
		if got := freshest(scene, c.lines, func(line string) string { return line }); got != c.want {
			t.Errorf("asked to %s, of %v it says %q, not %q", c.asks, c.lines, got, c.want)
		}
	}
}

// TestDealSaysWhatIsSeen: before a game of Royal Crush begins everybody cuts a card, and the line of words says so.
func TestDealSaysWhatIsSeen(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 7)
	r.app.Prefs.Pause = 2
	r.app.Activate("game:crush")
	r.step(0)
	r.app.Activate("play")
	r.step(0)
	r.step(100 * time.Millisecond)
	if what := r.app.tab().scene.Question.What; what != words.Plain("crush.dealing") {
		t.Errorf("it says %q", what)
	}
}
