package port

import "time"

// Clock makes an app's time out of the machine's. It never runs ahead, and it lets go of time in which nobody was
// there: after a long sleep the app goes on where it was, or at the moment at which something was due.
type Clock struct {
	Now time.Duration
	Due time.Duration // what the last Update returned
}

// Advance moves the clock by what has passed outside and returns the time that the app sees.
func (c *Clock) Advance(elapsed time.Duration) time.Duration {
	limit := MaxStep
	if c.Due != Never {
		limit = max(limit, c.Due-c.Now)
	}
	c.Now += min(max(elapsed, 0), limit)
	return c.Now
}

// Step moves the clock towards a moment as far as one Update may see: a test's clock stops wherever a sleeper wakes up.
func (c *Clock) Step(to time.Duration) time.Duration {
	d := min(to-c.Now, MaxStep)
	if c.Due > c.Now {
		d = min(d, c.Due-c.Now)
	}
	return c.Advance(d)
}
