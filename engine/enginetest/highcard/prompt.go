package highcard

import "royals/engine"

// Prompt returns the question put to a seat, or what it waits for.
func (s *State) Prompt(p engine.Seat) engine.Prompt {
	q := engine.Prompt{Key: "highcard.ask.lay-a-card-face-down", Clause: "H4", Actor: s.turn(), Target: engine.None}
	switch s.turn() {
	case p:
	case engine.None:
		q.Key, q.Clause, q.Wait = "highcard.wait.the-game-is-over", "H7", true
	default:
		q.Key, q.Clause, q.Wait = "highcard.wait.lays-a-card", "H3", true
	}
	return q
}
