package host

import (
	"testing"
	"time"

	"royals/game/ui"
)

func TestClockLetsGoOfTimeAway(t *testing.T) {
	var c clock
	if got := c.advance(16 * time.Millisecond); got != 16*time.Millisecond {
		t.Errorf("a frame moves the clock to %v", got)
	}
	if got := c.advance(time.Hour); got != 16*time.Millisecond+ui.MaxStep {
		t.Errorf("an hour away moves the clock to %v", got)
	}
	if got := c.advance(-time.Second); got != 16*time.Millisecond+ui.MaxStep {
		t.Errorf("a clock set back moves the app's to %v", got)
	}
}

func TestClockReachesWhatWasAskedFor(t *testing.T) {
	var c clock
	if !c.ask(time.Second) {
		t.Error("the first wish is not new")
	}
	if c.ask(2 * time.Second) {
		t.Error("a later wish replaces an earlier one")
	}
	if !c.ask(500 * time.Millisecond) {
		t.Error("a sooner wish does not replace a later one")
	}
	if got := c.advance(time.Minute); got != 500*time.Millisecond {
		t.Errorf("a long sleep ends at %v, want at what was asked for", got)
	}
	if c.due != 0 {
		t.Error("a wish outlives its time")
	}
	if got := c.advance(time.Minute); got != 500*time.Millisecond+ui.MaxStep {
		t.Errorf("and then the clock goes on to %v", got)
	}
}
