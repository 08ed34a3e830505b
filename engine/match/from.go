package match

import "royals/engine"

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
	m.events.Reset()
	return m, nil
}

// Rewind goes back to a position of this match, in which so many choices had been made. Unlike Undo it asks nobody: it is for
// matches that are played to be tried.
func (m *Match) Rewind(to engine.State, moves int) {
	m.forget()
	m.state.CopyFrom(to)
	m.Log = m.Log[:min(moves, len(m.Log))]
	m.events.Reset()
}
