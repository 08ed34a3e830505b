package screens

import (
	"time"

	"royals/engine"
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/shell"
	"royals/game/table"
)

// playClock is the time in which a table plays. It stands still under every sheet, and runs faster while a press holds on.
type playClock struct {
	s    *tableScreen
	time time.Duration
	last time.Duration // the app's time when it was last looked at
	off  bool          // it stood still then

	rush    bool          // everything up to the next hold or prompt is shown at once
	land    bool          // what is on its way lands when it is laid next
	skipped time.Duration // when a press last ended a movement, in the app's time
	deaf    time.Duration // until when a press does nothing but that
	fast    time.Duration // until when a key that repeats itself hurries
	laid    int           // what the table had told when its cards were laid last
}

const (
	twice    = 300 * time.Millisecond // a second press within this goes on to the next hold or prompt
	pressed  = 300 * time.Millisecond // a press that lasts longer hurries as long as it lasts
	deafTime = 200 * time.Millisecond // how long what comes up after a hurrying press does not answer to one
	autoDeaf = 700 * time.Millisecond // and what comes up when a picture goes by itself
	fastBy   = 4                      // how much faster play runs under a press that lasts
)

// paused reports whether play stands still: under a sheet, unless a decision is on the table. Then nothing happens by
// itself, and a card that the player or a hint has picked comes to rest.
func (c *playClock) paused() bool {
	return c.s.a.Top() != shell.Screen(c.s) && c.s.t.Asked == engine.None
}

// now is the time of play.
func (c *playClock) now() time.Duration {
	if c.paused() {
		c.off = true
	} else if now := c.s.a.Now(); !c.off {
		c.time += (now - c.last) * c.rate()
		c.last = now
	}
	return c.time
}

// goes lets play go on after it stood still.
func (c *playClock) goes() {
	if c.off {
		c.last, c.off = c.s.a.Now(), false
	}
}

// rate is how fast play goes.
func (c *playClock) rate() time.Duration {
	if now := c.s.a.Now(); c.running() && (c.s.a.Finger().Hurries(now) > pressed || now < c.fast) {
		return fastBy
	}
	return 1
}

// running reports whether anything moves or changes by itself before the next decision or hold.
func (c *playClock) running() bool {
	s := c.s
	if s.t.Asked != engine.None || s.t.Curtain != engine.None || s.t.Held() {
		return false
	}
	return s.stage.Moving(c.time) || s.moments.Acting(c.time) || s.staging.beat.Running(c.time) || s.t.Running()
}

// lies reports whether everything that the table has shown lies where it belongs.
func (c *playClock) lies() bool {
	if s := c.s; s.stage.Dial.Speed > 0 {
		return c.laid == s.t.Told && !s.stage.Moving(c.time) && !s.moments.Acting(c.time) && !s.staging.beat.Running(c.time) && !s.staging.last
	}
	return true
}

// hurry ends the beat in hand; at a second press everything up to the next hold or prompt is shown at once. What comes up
// then is deaf for a moment, so that no press does what was not meant.
func (c *playClock) hurry(held time.Duration) {
	now := c.s.a.Now()
	switch {
	case held == shell.Repeats:
		c.fast = now + deafTime
	case held > pressed:
	case !c.running():
		if c.s.t.Holding() { // it has been deaf for its time, and that is enough
			return
		}
	case c.skipped > 0 && now < c.skipped+twice:
		c.rushOn()
	default:
		c.skipped, c.land = now, true
		c.lands()
	}
	c.deaf = now + deafTime
}

// lands shows at once what is left of the beat in hand. On a stage that is all up to what comes of the deed.
func (c *playClock) lands() {
	s := &gathering{c.s, nil}
	table.Land(c.s.t, func(next engine.Event) bool {
		st := s.onStage()
		_, goesOn := s.t.Plan.BeatOf(next)
		return st == nil || st.Past && !goesOn || s.t.Pace.Step
	})
}

// rushOn shows at once everything up to the next hold or prompt.
func (c *playClock) rushOn() {
	c.rush, c.land = true, true
	c.deaf = c.s.a.Now() + deafTime
}

// slower is how much slower a moment is told once more.
const slower = 1.6

// again tells the moment that stands once more.
func (c *playClock) again() {
	c.deaf = c.s.a.Now() + deafTime
	table.Again(c.s.t)
}

// goOn ends a hold.
func (c *playClock) goOn() {
	c.deaf = c.s.a.Now() + deafTime
	c.s.t.Next()
}

// settle takes over the player's dials, which a rush overrules.
func (c *playClock) settle() {
	s, p := c.s, &c.s.a.Prefs
	s.auto = p.Autos.Of(s.info.ID, 0)
	s.t.Pace = table.Pace{Move: shell.Speeds[p.Speed], Pause: shell.Pauses[p.Pause], ByTap: p.ByTap(), Step: p.ByStep(), Auto: s.auto == 1}
	if p.BySpeech() {
		s.t.Pace.Free = s.clock.time + s.a.Voice.Busy(s.a.Now())
	}
	if s.lesson != nil { // what is decided stands until a touch, and the bubble comes after it
		s.t.Pace.ByTap, s.t.Pace.Step, s.t.Pace.Auto = false, false, false
	}
	s.stage.Dial = dialOf(p, s.a.Reduced())
	if s.replay != nil {
		s.replay.pace(s)
	}
	if table.Slow(s.t) { // at once would show nothing of it
		s.t.Pace.Move, s.t.Pace.Pause = max(s.t.Pace.Move, 1)*slower, max(s.t.Pace.Pause, 1)*slower
		s.stage.Dial.Speed = max(s.stage.Dial.Speed, 1) * slower
	}
	if s.clock.rush {
		s.t.Pace.Move, s.t.Pace.Pause, s.t.Pace.Free, s.stage.Dial.Speed = 0, 0, 0, 0
	}
	s.moments.Dial = s.stage.Dial
}

// Hurries says what a press on the table hurries on: what moves, or the picture that stands. The bar answers at any time.
func (s *tableScreen) Hurries(d kit.Deed) shell.Haste {
	if s.replay != nil {
		return shell.Calm
	}
	switch d {
	case felt.Menu, felt.Hide, felt.Rules, felt.Log, felt.Mute, felt.Sort:
		return shell.Calm
	case felt.Undo:
		if s.mayUndo() {
			return shell.Calm
		}
	}
	_, points := d.(felt.Point)
	switch {
	case s.clock.running() || s.a.Now() < s.clock.deaf:
		return shell.Skip
	case s.t.Held() && (d == nil || points):
		return shell.GoOn
	}
	return shell.Calm
}

// Hurry hurries it on.
func (s *tableScreen) Hurry(what shell.Haste, held time.Duration) {
	if what == shell.GoOn {
		s.clock.goOn()
	} else {
		s.clock.hurry(held)
	}
}
