package highcard

import "royals/engine"

// Legal appends the cards of the hand. H4.
func (s *State) Legal(p engine.Seat, acts []engine.Action) []engine.Action {
	if p != s.turn() {
		return acts
	}
	for t := s.hand[p]; t != 0; t &= t - 1 {
		acts = append(acts, engine.Act(verbLay, uint8(t.First()), 0, 0))
	}
	return acts
}

// Rising is Legal: no choice here is made of picks.
func (s *State) Rising(p engine.Seat, acts []engine.Action) []engine.Action { return s.Legal(p, acts) }
