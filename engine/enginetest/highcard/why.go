package highcard

import "royals/engine"

// The refusals, each with its clause and the key of the sentence a player reads.
var (
	errTurn = &engine.RuleError{Clause: "H3", Key: "highcard.no.wait-for-your-turn"}
	errLay  = &engine.RuleError{Clause: "H4", Key: "highcard.no.lay-a-card-of-your-hand"}
	errOver = &engine.RuleError{Clause: "H7", Key: "highcard.no.the-game-is-over"}
)

// Why returns the rule against an action that Legal does not list.
func (s *State) Why(p engine.Seat, _ engine.Action) *engine.RuleError {
	switch {
	case s.left == 0:
		return errOver
	case p != s.turn():
		return errTurn
	}
	return errLay
}
