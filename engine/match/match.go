// Package match runs one sitting of a game: it takes whole choices or refuses them whole, keeps the log, tells every seat
// its own events, and saves.
package match

import (
	"errors"

	"royals/engine"
)

// Entry is one committed choice in notation.
type Entry struct {
	Seat engine.Seat
	Text string
}

// String writes the entry as a log line: "P1 attack P2".
func (e Entry) String() string { return e.Seat.String() + " " + e.Text }

// Match is a game being played.
type Match struct {
	Game   engine.Game
	Config engine.Config
	Log    []Entry
	// Notes are lines that belong to whoever runs the match (who sits where); they are saved with it.
	Notes []string

	from         []byte // the position in which it begins, nil for a deal
	state, trial engine.State
	past         []engine.State // the positions before the last choices, back to one that revealed something
	spare        []engine.State
	events       *engine.Events
}

// New deals a game. Events holds the deal afterwards.
func New(g engine.Game, c engine.Config) (*Match, error) {
	if err := g.Info().Check(c); err != nil {
		return nil, err
	}
	m := &Match{Game: g, Config: c, events: engine.NewEvents(g.Info())}
	s, err := g.New(c, m.events)
	if err != nil {
		return nil, err
	}
	m.state, m.trial = s, s.Fresh()
	return m, nil
}

// State returns the true state. It is for the engine's own use and for saving; nothing that decides or shows may see it.
func (m *Match) State() engine.State { return m.state }

// Do carries out a whole choice of a seat, or refuses it and changes nothing. The refusal is a *engine.RuleError where a
// rule forbids it. Events holds what happened.
func (m *Match) Do(seat engine.Seat, run []engine.Action) error {
	if err := whole(run); err != nil {
		return err
	}
	if !m.state.Actors().Has(seat) {
		return errors.New("match: " + seat.String() + " owes no decision")
	}
	m.trial.CopyFrom(m.state)
	m.events.Reset()
	for _, a := range run {
		if err := engine.Apply(m.trial, seat, a, m.events); err != nil {
			m.events.Reset()
			return err
		}
	}
	text := m.Game.Notate(m.state, seat, run)
	m.Log = append(m.Log, Entry{seat, text})
	if m.events.Revealed {
		m.forget()
		m.state, m.trial = m.trial, m.state
		return nil
	}
	m.past = append(m.past, m.state)
	m.state, m.trial = m.trial, m.fresh()
	return nil
}

// whole reports whether a run is one complete choice: steps, then one action that is none.
func whole(run []engine.Action) error {
	for i, a := range run {
		if a.IsStep() != (i < len(run)-1) {
			return errors.New("match: not one whole choice")
		}
	}
	if len(run) == 0 {
		return errors.New("match: an empty choice")
	}
	return nil
}

// DoText carries out a choice given in notation, without the seat in front.
func (m *Match) DoText(seat engine.Seat, text string) error {
	run, err := m.Game.Parse(m.state, seat, text)
	if err != nil {
		return err
	}
	return m.Do(seat, run)
}

// Events returns the deeds of the last New or Do. The list is reused by the next Do.
func (m *Match) Events() *engine.Events { return m.events }

// forget drops the positions that no choice can lead back to any more, and keeps their memory.
func (m *Match) forget() {
	m.spare = append(m.spare, m.past...)
	m.past = m.past[:0]
}

// fresh returns memory for one more position.
func (m *Match) fresh() engine.State {
	if n := len(m.spare); n > 0 {
		s := m.spare[n-1]
		m.spare = m.spare[:n-1]
		return s
	}
	return m.state.Fresh()
}

// MayUndo reports whether the last choice can be taken back: nobody has learned anything by it, and chance had no part. It
// holds for the choice before that one as well, and for a match that was loaded as for one that was played.
func (m *Match) MayUndo() bool { return len(m.past) > 0 }

// Past returns how many choices can be taken back, one after the other.
func (m *Match) Past() int { return len(m.past) }

// Before returns the position before the n-th last choice, counted from 1, of those that can be taken back. It belongs to
// the match and tells as much as State.
func (m *Match) Before(n int) engine.State { return m.past[len(m.past)-n] }

// Undo takes the last choice back. It reports false, and does nothing, where that is not allowed.
func (m *Match) Undo() bool {
	n := len(m.past)
	if n == 0 {
		return false
	}
	m.spare = append(m.spare, m.state)
	m.state, m.past = m.past[n-1], m.past[:n-1]
	m.Log = m.Log[:len(m.Log)-1]
	m.events.Reset()
	return true
}

// Redacted copies into dst (made by State().Fresh) what a seat may know of the state. All that bots get comes from here.
func (m *Match) Redacted(seat engine.Seat, dst engine.State) {
	dst.CopyFrom(m.state)
	dst.Redact(seat)
}

// View writes what a seat sees now.
func (m *Match) View(seat engine.Seat, v *engine.View) {
	m.trial.CopyFrom(m.state)
	m.trial.Redact(seat)
	v.Reset(seat)
	m.trial.View(v)
}

// Feed appends the seat's copy of the deeds of the last New or Do.
func (m *Match) Feed(seat engine.Seat, list []engine.Event) []engine.Event {
	for _, e := range m.events.List {
		if r, ok := e.Redacted(seat); ok {
			list = append(list, r)
		}
	}
	return list
}
