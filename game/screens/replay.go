package screens

import (
	"errors"
	"slices"
	"strconv"
	"time"

	"royals/engine"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
)

// replay is a game that is over, shown again on a table. A table without one is played.
type replay struct {
	*table.Replay
	a     *Sitting
	of    string // which game it was
	speed int    // of replaySpeeds
	plays bool   // it goes on by itself
	next  time.Duration
	line  geom.Rect // the bar as it lay when a finger took it

	note   string // what a review says of the choice before which it was opened
	noteAt int
}

// The deeds of a replay.
const (
	replayFirst = kit.Press("replay:first")
	replayBack  = kit.Press("replay:back")
	replayStep  = kit.Press("replay:step")
	replayLast  = kit.Press("replay:last")
	replayPlay  = kit.Press("replay:play")
	replaySpeed = kit.Press("replay:speed")
	replayEyes  = kit.Press("replay:eyes")
	replayOn    = kit.Press("replay:on")
	replayLeave = kit.Press("replay:leave")
	replayTurn  = kit.Press("replay:turn")      // to the next turn
	replayUndo  = kit.Press("replay:turn-back") // to where this turn began, or the one before
)

// replaySpeeds are how fast it goes, and what that is called.
var replaySpeeds = [...]struct {
	by   float64
	text string
}{{1, "1×"}, {2, "2×"}, {4, "4×"}, {0.5, "½×"}}

// replayPause is how long a choice stands before the next, at the usual speed.
const replayPause = 1200 * time.Millisecond

// rewind opens a past game to be seen again, with the eyes of the first person who played it.
func (s *historyScreen) rewind(p *pastGame) error {
	past, err := s.recall(p)
	if err != nil {
		return err
	}
	m, err := past.Played(s.a.find)
	if err != nil {
		return err
	}
	r, err := table.NewReplay(m, past.Players, firstPerson(past.Players))
	if err != nil {
		return err
	}
	layReplay(s.a, r, p.heading(s.a))
	return nil
}

// recall reads a past game.
func (s *historyScreen) recall(p *pastGame) (*table.Past, error) {
	body, err := keep.Recall(s.a.Store, p.N)
	if err != nil {
		return nil, err
	}
	past, err := table.ReadPast(body)
	if err != nil {
		return nil, errPlayed
	}
	called(s.a, past.Players)
	return past, nil
}

// layReplay lays a replay on top of what is shown.
func layReplay(a *Sitting, r *table.Replay, of string) *replay {
	t := newTableScreen(a, r.Table)
	t.replay = &replay{Replay: r, a: a, of: of}
	a.Push(t)
	return t.replay
}

// opened reports whether all hands lie open.
func (r *replay) opened() bool { return r != nil && r.Eyes() >= engine.MaxSeats }

// pace is how fast it is told.
func (r *replay) pace(s *tableScreen) {
	by := replaySpeeds[r.speed].by
	s.t.Pace.ByTap, s.t.Pace.Step, s.t.Pace.Restless = false, false, true
	s.t.Pace.Move, s.t.Pace.Pause, s.stage.Dial.Speed = s.t.Pace.Move/by, s.t.Pace.Pause/by, s.stage.Dial.Speed/by
}

// still reports whether the last choice has been told and lies.
func (r *replay) still(s *tableScreen) bool { return r.Caught() && !s.moves() }

// tick goes on with the next choice when this one has stood for a while.
func (r *replay) tick(s *tableScreen, now time.Duration) {
	if f := s.a.Finger(); f.Drag && f.On == kit.Deed(felt.Scrub) {
		r.scrub(s)
	}
	if !r.plays || !r.still(s) {
		r.next = now + time.Duration(float64(replayPause)/replaySpeeds[r.speed].by)
		return
	}
	if now >= r.next {
		if r.plays = r.Step(); !r.plays {
			r.a.Change()
		}
	}
}

// due returns when it goes on by itself.
func (r *replay) due() time.Duration {
	if r.plays {
		return r.next
	}
	return port.Never
}

// tell adds to the app's status.
func (r *replay) tell(s *tableScreen, st port.Status) port.Status {
	st.Settled = !r.plays && r.still(s)
	st.Detail = "replay " + strconv.Itoa(r.Moves()) + " of " + strconv.Itoa(r.Choices()) + " " + r.Eyes().String()
	return st
}

// question says how far it has come, and what a review says of the choice to come, or else what was told last.
func (r *replay) question() string {
	at := words.T("replay.at", words.Args{N: r.Moves(), N2: r.Choices()})
	if r.note != "" && r.Moves() == r.noteAt {
		return at + " " + r.note
	}
	if lines := r.Lines(0); len(lines) > 0 {
		at += " " + lines[len(lines)-1].Text
	}
	return at
}

// eyesText names whose eyes it is for.
func (r *replay) eyesText() string {
	if r.Eyes() >= engine.MaxSeats {
		return words.Plain("replay.open")
	}
	return words.T("replay.eyes", words.Args{A: names.Isolated(r.Players[r.Eyes()].Name)})
}

// acts are its buttons.
func (r *replay) acts() []felt.Act {
	begun, over := r.Moves() > 0, r.Moves() == r.Choices()
	play := "replay.play"
	if r.plays {
		play = "replay.pause"
	}
	return []felt.Act{
		{Deed: replayFirst, Text: words.Plain("replay.first"), On: begun}, {Deed: replayBack, Text: words.Plain("replay.back"), On: begun},
		{Deed: replayStep, Text: words.Plain("replay.step"), On: !over}, {Deed: replayLast, Text: words.Plain("replay.last"), On: !over},
		{Deed: replayEyes, Text: r.eyesText(), On: true}, {Deed: replaySpeed, Text: words.T("replay.speed", words.Args{A: replaySpeeds[r.speed].text}), On: true},
		{Deed: replayOn, Text: words.Plain("playon.button"), On: !over},
		{Deed: replayPlay, Text: words.Plain(play), Tone: kit.Primary, On: !over},
	}
}

// replayKeys are the deeds of keys.
var replayKeys = map[port.Code]kit.Press{port.Left: replayBack, port.Right: replayStep, port.Home: replayFirst, port.End: replayLast, port.Space: replayPlay}

// turnKeys are those of keys with Shift.
var turnKeys = map[port.Code]kit.Press{port.Left: replayUndo, port.Right: replayTurn}

// typed takes a key of a replay.
func (r *replay) typed(s *tableScreen, k port.Key) bool {
	d, ok := replayKeys[k.Code]
	if turn, is := turnKeys[k.Code]; is && k.Shift {
		d = turn
	}
	if k.Code == port.Letter && k.Rune == 'e' && s.a.Prefs.Letters == 0 {
		d, ok = replayEyes, true
	}
	return ok && r.act(s, d)
}

// act does what a replay does with a deed, and reports whether that was all.
func (r *replay) act(s *tableScreen, d kit.Deed) bool {
	switch d {
	case replayFirst:
		r.to(s, 0)
	case replayLast:
		r.to(s, r.Choices())
	case replayBack:
		r.to(s, r.Moves()-1)
	case replayTurn:
		r.to(s, r.turn(1))
	case replayUndo:
		r.to(s, r.turn(-1))
	case felt.Scrub:
		r.scrub(s)
	case replayStep:
		r.plays = false
		if !r.still(s) { // what is told is shown at once
			s.clock.land = true
		}
		r.Step()
	case replayPlay:
		r.plays, r.next = !r.plays && r.Moves() < r.Choices(), r.a.Now()
	case replaySpeed:
		r.speed = (r.speed + 1) % len(replaySpeeds)
	case replayEyes:
		switch x := r.Eyes() + 1; {
		case r.Eyes() >= engine.MaxSeats:
			r.See(0)
		case int(x) < len(r.Players):
			r.See(x)
		default:
			r.See(engine.Table)
		}
		s.stage.Clear()
	case replayOn:
		if r.Moves() < r.Choices() {
			r.playOn()
		}
	case replayLeave, kit.Back:
		r.a.Pop()
	case felt.Menu:
		r.a.Push(&askScreen{a: r.a.App, id: "menu", title: words.Plain("replay.title"), paras: []string{r.of},
			list: []choice{{replayLeave, words.Plain("replay.leave")}, {menuRules, words.Plain("menu.rules")}, {menuSettings, words.Plain("menu.settings")}, {kit.Back, words.Plain("replay.stay")}},
			do:   func(d kit.Deed) { r.menu(s, d) }})
	default:
		return false
	}
	r.a.Change()
	return true
}

// turn returns before which choice the next turn begins, or this one or else the one before it: the end and the beginning at last.
func (r *replay) turn(way int) int {
	list := r.Turns()
	if way > 0 {
		for _, n := range list {
			if n > r.Moves() {
				return n
			}
		}
		return r.Choices()
	}
	for _, n := range slices.Backward(list) {
		if n < r.Moves() {
			return n
		}
	}
	return 0
}

// turnText says in which turn of how many it stands.
func (r *replay) turnText() string {
	n := 0
	for _, from := range r.Turns() {
		if from <= r.Moves() {
			n++
		}
	}
	return words.T("replay.turn.at", words.Args{N: n, N2: len(r.Turns())})
}

// bar is how far it has come.
func (r *replay) bar() *felt.Bar {
	return &felt.Bar{At: r.Moves(), Of: r.Choices(), Turns: r.Turns()}
}

// scrub goes to where the finger is on the bar.
func (r *replay) scrub(s *tableScreen) {
	line := s.felt.BarLine
	if s.a.Finger().Drag {
		line = r.line
	}
	r.to(s, r.bar().Nearest(line, s.a.Finger().At.X))
}

// grab takes the bar, and reports whether a finger went down on it.
func (r *replay) grab(s *tableScreen, d kit.Deed) bool {
	if r == nil || d != kit.Deed(felt.Scrub) {
		return false
	}
	s.lifted, r.line = felt.Point{}, s.felt.BarLine
	return true
}

// dress adds to what the table shows.
func (r *replay) dress(s *tableScreen) {
	c := &s.scene
	c.Bar, c.Acts, c.Open = r.bar(), r.acts(), r.opened()
	c.Dragging, c.Making = false, false
}

// doc adds to the document what keys do.
func (r *replay) doc(d *kit.Doc) {
	d.Item(felt.Scrub, port.Item{Text: words.Plain("replay.bar") + ": " + r.question() + " " + r.turnText(), Disabled: true})
	d.Item(replayUndo, port.Item{Text: words.Plain("replay.turn.back"), Disabled: r.Moves() == 0})
	d.Item(replayTurn, port.Item{Text: words.Plain("replay.turn"), Disabled: r.Moves() == r.Choices()})
	d.Act(replayLeave, words.Plain("replay.leave"))
}

// menu does what a button of the menu says.
func (r *replay) menu(s *tableScreen, d kit.Deed) {
	r.a.Pop()
	switch d {
	case replayLeave:
		r.a.Pop()
	case menuRules:
		openRules(s, "", false)
	case menuSettings:
		r.a.Push(&settingsScreen{a: r.a})
	}
}

// to leaps to how it stood after so many choices.
func (r *replay) to(s *tableScreen, n int) {
	r.plays = false
	if n = min(max(n, 0), r.Choices()); n == r.Moves() && r.still(s) {
		return
	}
	_ = r.To(n) // it has been played to its end
	s.clock.land = true
	s.stage.Clear()
}

// errPlayed says that what was kept of a game makes no sense.
var errPlayed = errors.New("screens: this is no past game")
