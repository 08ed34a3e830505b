package match

import (
	"bytes"

	"royals/engine"
)

// From begins a match in the middle: at a position, as engine.Encode wrote it, of a game of the config. Nothing was dealt, so
// nothing is told.
func From(g engine.Game, c engine.Config, position []byte) (*Match, error) {
	m, err := New(g, c)
	if err != nil {
		return nil, err
	}
	s, err := truth(m.state.Fresh(), position, c)
	if err != nil {
		return nil, err
	}
	m.state.CopyFrom(s)
	m.from = bytes.Clone(position)
	m.events.Reset()
	return m, nil
}

// Dealt reports whether the match began with a deal, and not in the middle.
func (m *Match) Dealt() bool { return m.from == nil }

// Anew begins the same match again: with the same deal, or in the same position.
func (m *Match) Anew() (*Match, error) {
	if m.from == nil {
		return New(m.Game, m.Config)
	}
	return From(m.Game, m.Config, m.from)
}

// Rewind goes back to a position of this match, in which so many choices had been made. Unlike Undo it asks nobody: it is for
// matches that are played to be tried.
func (m *Match) Rewind(to engine.State, moves int) {
	m.forget()
	m.state.CopyFrom(to)
	m.Log = m.Log[:min(moves, len(m.Log))]
	m.events.Reset()
}
