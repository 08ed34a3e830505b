package screens

import (
	"time"

	"royals/engine"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/table"
)

// tableScreen shows the game that is being played.
type tableScreen struct {
	offers
	a       *Sitting
	scene   felt.Scene // what there is to show
	felt    felt.Felt  // and where it lies
	stage   anim.Stage
	hearing hearing
	spoken  spoken
	moments moments
	news    newcomers
	told    toldLog
	ahead   foresight
	lifted  felt.Point // what is carried
	grip    geom.Point // the card's middle, from where the finger took it
	onto    table.Tap  // and on what it may be laid where it is now, nil for nothing
	clock   playClock
	version int         // of the table, when it was last told of
	viewer  engine.Seat // whose eyes the stage was set for
	glided  bool        // something moved when it was last drawn
	detail  detail
	lesson  *lesson // nil for a game
	replay  *replay // nil for a game that is played
	guide   coach
	staging staging
	homes   homes
	agreed  bool     // the player has said that the next choice is meant
	fan     []uint32 // the cards of the hand as they were laid last
}

func newTableScreen(a *Sitting, t *table.Table) *tableScreen {
	info := t.Game().Info()
	s := &tableScreen{offers: offers{t: t, info: info}, a: a, version: -1, viewer: t.Viewer}
	s.scene = felt.Scene{Info: info, Plan: t.Plan, View: &t.Shown, Cards: &t.Cards}
	s.clock = playClock{s: s, off: true, time: table.Clock(t)} // a table that was left goes on where its clock stood
	t.Lies = s.clock.lies
	s.clock.settle()
	t.Sure = func(run []engine.Action) bool { return settled(s, run) }
	s.hearing.listen(s)
	s.spoken.begin(s)
	if by := sortOf(&a.Prefs, t); t.Moves() == 0 && by != t.Sort { // sorted as the game was sorted before, and kept so
		t.SetSort(by)
	}
	return s
}

// Name is what tests and the page know it by.
func (s *tableScreen) Name() string {
	if s.replay != nil {
		return "replay"
	}
	return "table"
}

// Tell says what is asked, and whether anything goes on by itself.
func (s *tableScreen) Tell(st port.Status) port.Status {
	st.Settled = !s.t.Busy() && (!s.t.Over() || s.t.Held()) && !s.moves() && !s.clock.rush
	if s.t.Asked != engine.None {
		st.Detail = s.detail.of(s.t)
	} else if s.t.Holding() {
		st.Detail = "hold"
	}
	if s.lesson != nil {
		st = s.lesson.tell(s, st)
	}
	if s.replay != nil {
		st = s.replay.tell(s, st)
	}
	return st
}

// Resized lays every card where it belongs at once.
func (s *tableScreen) Resized() { s.stage.Finish() }

// Deck returns the widths of the cards of the hand and of those before the others.
func (s *tableScreen) Deck() [2]float64 { return [2]float64{s.felt.Areas.Card, s.felt.Small} }

// Asking returns where the bar and the question stand.
func (s *tableScreen) Asking() (bar, question geom.Rect) {
	return s.felt.Areas.Bar, s.felt.Areas.Prompt
}

// dialOf is how fast cards move, where the system asks for little motion or not.
func dialOf(p *shell.Prefs, reduced bool) anim.Dial {
	return anim.Dial{Speed: shell.Speeds[p.Speed], Reduced: p.Still(reduced)}
}

// sortOf is how the hands of a game are sorted: as somebody said, or else by what counts in it.
func sortOf(p *shell.Prefs, t *table.Table) table.Sort {
	usual := table.BySuit
	if t.Plan.ByRank {
		usual = table.ByRank
	}
	if by := p.Sorts.Of(t.Game().Info().ID, int(usual)); by < int(table.Sorts) {
		return table.Sort(by)
	}
	return usual
}

// Tick moves the match and the cards on. Under a sheet both stand still.
func (s *tableScreen) Tick(in *port.Input) {
	s.clock.settle()
	s.spoken.look()
	if s.news.sweep(in.Now) {
		s.a.Redraw()
	}
	now := s.clock.now()
	if s.a.Top() != shell.Screen(s) {
		if s.moves() || s.glided {
			s.a.Redraw()
		}
		s.glided = s.moves()
		return
	}
	s.clock.goes()
	held := s.t.Held()
	if s.t.Update(now); held && !s.t.Held() { // the finger on its way to "Go on" must not press what comes up there
		s.clock.deaf = max(s.clock.deaf, in.Now+autoDeaf)
	}
	s.spoken.look()
	s.takeUp()
	if s.staging.last && !s.staging.beat.Running(now) { // it goes down before the question
		s.a.Change()
	}
	if s.clock.rush && !s.clock.running() {
		s.clock.rush = false
	}
	if s.moments.Sweep(now) {
		s.a.Change()
	}
	if s.moments.Written(now) || fading(s) { // numbers that count and questions that fade in are words of the table
		s.a.Redraw()
	}
	s.glided = s.moves()
	if s.t.Closing() && !s.moments.cheers {
		s.moments.cheers = true
		s.moments.Add(anim.Moment{Kind: anim.Cheer}, now)
		s.a.Change()
	}
	s.hearing.attend()
	if s.lesson != nil {
		s.lesson.tick(s, in.Now)
	}
	if s.replay != nil {
		s.replay.tick(s, in.Now)
	}
	guidance{s}.advise(in.Now)
	follow(s)
	if s.t.Version != s.version {
		s.version = s.t.Version
		s.a.Change()
	}
	s.clock.off = s.clock.paused()
}

// moves reports whether a card or a moment is on its way.
func (s *tableScreen) moves() bool {
	return s.stage.Moving(s.clock.time) || s.moments.Moving(s.clock.time) || s.staging.beat.Running(s.clock.time) || s.staging.veil.Running(s.clock.time) || grows(s)
}

// Due returns when the table changes by itself.
func (s *tableScreen) Due(now time.Duration) time.Duration {
	due := s.news.due()
	at, ok := s.t.Due(s.clock.time)
	switch {
	case s.clock.paused():
	case s.moves() || s.glided || s.clock.rush:
		return now
	case !ok || s.a.Top() != shell.Screen(s):
	case s.clock.rate() > 1:
		return now
	default:
		due = min(due, now+min(at, fades(s))-s.clock.time)
	}
	if s.a.Top() != shell.Screen(s) {
		return due
	}
	if s.lesson != nil {
		return min(due, s.lesson.due())
	}
	if s.replay != nil {
		return min(due, s.replay.due())
	}
	return min(due, guidance{s}.due(now))
}

// follow opens what follows by itself: the curtain, the recap, the result.
func follow(s *tableScreen) {
	now := s.clock.time
	switch {
	case s.t.Done(now) && s.lesson == nil && s.replay == nil:
		s.a.finish(s)
	case s.t.Sums():
		s.a.Push(newRoundScreen(s.a, s))
	case s.t.Curtain != engine.None && !s.t.Flushing():
		s.stage.Clear()
		s.spoken.Hush()
		s.a.Push(&curtainScreen{a: s.a, s: s, since: s.a.Now()})
	case s.t.Recap < len(s.t.Log) && s.t.Viewer < engine.MaxSeats && !s.t.Flushing():
		if lines := s.t.Lines(s.t.Recap); len(lines) > 0 && s.Secret() && s.t.Recap > 0 {
			s.a.Push(&recapScreen{a: s.a.App, s: s, lines: lines})
		}
		s.t.Read()
	}
}

// Secret reports whether others round the device may not see the screen.
func (s *tableScreen) Secret() bool {
	if s.t.Viewer >= engine.MaxSeats || s.replay != nil {
		return false
	}
	n := 0
	for _, p := range s.t.Players {
		if p.Person() {
			n++
		}
	}
	return n > 1
}

// detail is what a table tells of a decision, worked out once for each state of the table: rules may have to look far
// to put a question.
type detail struct {
	version int // counted from 1, so that the zero value is of no version
	text    string
}

func (d *detail) of(t *table.Table) string {
	if d.version != t.Version+1 {
		*d = detail{t.Version + 1, t.Asked.String() + " " + t.Composer().Prompt().Key}
	}
	return d.text
}

// bottom returns the seat whose board lies nearest to the eyes.
func (s offers) bottom() engine.Seat {
	switch {
	case s.t.Viewer < engine.MaxSeats:
		return s.t.Viewer
	case s.t.Turn() < engine.MaxSeats:
		return s.t.Turn()
	}
	return 0
}
