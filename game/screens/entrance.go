package screens

import (
	"time"

	"royals/game/anim"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/shell"
)

// An ending enters once: the light goes down, the throne rises, the winner's cards walk to their places, the scores
// count up. A press shows all of it at once.
const (
	enterTime   = 1400 * time.Millisecond
	enterRise   = 260 * time.Millisecond
	enterWalk   = 300 * time.Millisecond
	enterStep   = 90 * time.Millisecond // from one card to the next
	enterCount  = 400 * time.Millisecond
	enterScores = 900 * time.Millisecond // when they begin to count
	enterGrace  = 500 * time.Millisecond // after such a press others do nothing: they are meant for what was there before
)

// entrance is how far it has come.
type entrance struct {
	a     *Sitting
	waits bool          // it has not begun
	moved bool          // it went on when it was last looked at
	long  time.Duration // 0 is enterTime
	beat  anim.Beat
	now   time.Duration
	grace time.Duration // until when presses do nothing
}

func (e *entrance) Tick(in *port.Input) {
	if e.waits {
		e.waits = false
		dial := dialOf(&e.a.Prefs, e.a.Reduced())
		if dial.Reduced {
			dial.Speed = 0
		}
		e.beat.Begin(e.length(), in.Now, dial)
	}
	e.now = in.Now
	running := e.beat.Running(in.Now)
	if running || e.moved {
		e.a.Redraw()
	}
	e.moved = running
}

func (e *entrance) Due(now time.Duration) time.Duration {
	if e.waits || e.moved || e.beat.Running(now) {
		return now
	}
	if now < e.grace {
		return e.grace
	}
	return port.Never
}

func (e *entrance) Hurries(kit.Deed) shell.Haste {
	if e.running() || e.now < e.grace {
		return shell.Skip
	}
	return shell.Calm
}

func (e *entrance) Hurry(shell.Haste, time.Duration) {
	if e.running() {
		e.beat.End()
		e.grace = e.now + enterGrace
	}
}

func (e *entrance) Tell(st port.Status) port.Status {
	st.Settled = st.Settled && !e.running() && e.now >= e.grace
	return st
}

// running reports whether something of it is still to come.
func (e *entrance) running() bool { return e.waits || e.beat.Running(e.now) }

// part is how much of a part has passed that begins at a time and takes so long: 1 for all of it.
func (e *entrance) part(at, length time.Duration) float64 {
	if !e.running() {
		return 1
	}
	return anim.CubicOut(min(max(float64(passed(e)-at)/float64(length), 0), 1))
}

// passed is how much of the time of an entrance that runs is over.
func passed(e *entrance) time.Duration {
	if e.waits {
		return 0
	}
	return time.Duration(e.beat.Share(e.now) * float64(e.length()))
}

// length is how long all of it takes.
func (e *entrance) length() time.Duration {
	if e.long > 0 {
		return e.long
	}
	return enterTime
}

// rise returns where a throne stands that comes up from below.
func (e *entrance) rise(box geom.Rect) geom.Rect {
	return box.Move(geom.Point{Y: (1 - e.part(0, enterRise)) * box.H * 0.12})
}

// walk moves what walks in as the i-th from below the picture to its place.
func (e *entrance) walk(i int, box geom.Rect, from float64) geom.Rect {
	away := 1 - e.part(enterRise+time.Duration(i)*enterStep, enterWalk)
	return box.Move(geom.Point{Y: away * from})
}
