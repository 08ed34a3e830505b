package host

import (
	"time"

	"royals/game/ui"
)

// clock makes the app's time out of the machine's. It never runs ahead, and it lets go of time in which nobody was
// there: after a long sleep the app goes on where it was, or at the moment for which it had asked to be woken.
type clock struct {
	now time.Duration
	due time.Duration // when the app wants to be woken; 0 is never
}

// advance moves the clock by what has passed outside and returns the time that the app sees.
func (c *clock) advance(elapsed time.Duration) time.Duration {
	limit := ui.MaxStep
	if c.due > 0 {
		limit = max(limit, c.due-c.now)
	}
	c.now += min(max(elapsed, 0), limit)
	if c.due > 0 && c.now >= c.due {
		c.due = 0
	}
	return c.now
}

// ask notes that the app wants to be woken in d and reports whether that is sooner than what it asked for before.
func (c *clock) ask(d time.Duration) bool {
	at := c.now + max(d, time.Millisecond)
	if c.due > 0 && c.due <= at {
		return false
	}
	c.due = at
	return true
}
