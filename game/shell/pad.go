package shell

import (
	"time"

	"royals/game/port"
	"royals/game/walk"
)

// pad is a game pad, or several as one.
type pad struct {
	down uint32        // the buttons that are down
	last int           // the one that was pressed last
	next time.Duration // when it counts again, 0 for never
}

// How a direction that is held repeats.
const (
	padFirst = 400 * time.Millisecond
	padNext  = 120 * time.Millisecond
)

// take takes the buttons as they are now.
func (p *pad) take(a *App, down uint32) {
	pressed := down &^ p.down
	p.down = down
	if down>>p.last&1 == 0 {
		p.next = 0
	}
	for b := range 32 {
		if pressed>>b&1 == 0 {
			continue
		}
		if t, ok := a.Top().(Padder); ok && t.Padded(b) {
			p.next = 0
			continue
		}
		if a.Prefs.Scans() { // of two switches the lowest button is the second
			c := walk.Press
			if a.Prefs.Switches == 2 && b != 0 {
				c = walk.Next
			}
			a.scan.do(a, c)
			continue
		}
		c := walk.Pad(b, a.Prefs.Buttons())
		p.last, p.next = b, 0
		if walk.Repeats(c) {
			p.next = a.now + padFirst
		}
		p.do(a, c, false)
	}
}

// repeat gives the command of a button again that is held.
func (p *pad) repeat(a *App) {
	for p.next != 0 && a.now >= p.next {
		p.next += padNext
		p.do(a, walk.Pad(p.last, a.Prefs.Buttons()), true)
	}
}

// do is what a key of the same meaning does.
func (p *pad) do(a *App, c walk.Command, again bool) {
	if c == walk.Inspect {
		a.input.key(port.Key{Code: port.Menu})
		return
	}
	a.input.command(c, again)
}

func (p *pad) due() time.Duration {
	if p.next == 0 {
		return port.Never
	}
	return p.next
}
