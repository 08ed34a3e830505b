package port

import (
	"testing"
	"time"
)

func TestClockLetsGoOfTimeAway(t *testing.T) {
	for _, due := range []time.Duration{0, Never} {
		c := Clock{Due: due}
		if got := c.Advance(16 * time.Millisecond); got != 16*time.Millisecond {
			t.Errorf("a frame moves the clock to %v", got)
		}
		if got := c.Advance(time.Hour); got != 16*time.Millisecond+MaxStep {
			t.Errorf("an hour away moves the clock to %v", got)
		}
		if got := c.Advance(-time.Second); got != 16*time.Millisecond+MaxStep {
			t.Errorf("a clock set back moves the app's to %v", got)
		}
	}
}

// TestClockReachesWhatIsDue sleeps past a moment, is woken before it, and puts it off: the clock comes to the moment
// that was named last and not beyond it.
func TestClockReachesWhatIsDue(t *testing.T) {
	c := Clock{Due: 2 * time.Second}
	if got := c.Advance(700 * time.Millisecond); got != 700*time.Millisecond {
		t.Errorf("woken before its time the clock shows %v", got)
	}
	c.Due = 1100 * time.Millisecond
	if got := c.Advance(time.Minute); got != c.Due {
		t.Errorf("a long sleep ends at %v, want at what is due sooner", got)
	}
	c.Due = 3 * time.Second
	if got := c.Advance(time.Minute); got != c.Due {
		t.Errorf("a long sleep ends at %v, want at what is due later", got)
	}
	if got := c.Advance(time.Minute); got != 3*time.Second+MaxStep {
		t.Errorf("and then the clock goes on to %v", got)
	}
}

// TestClockSteps lets a test's clock run: it stops at what is due, and every MaxStep.
func TestClockSteps(t *testing.T) {
	c := Clock{Due: 300 * time.Millisecond}
	for i, want := range []time.Duration{250, 300, 550, 600} {
		if got := c.Step(600 * time.Millisecond); got != want*time.Millisecond {
			t.Errorf("step %d leads to %v, want %v", i, got, want*time.Millisecond)
		}
	}
}
