package highcard

import (
	"royals/engine"
	"royals/engine/cards"
)

// Imagine deals the cards that a seat does not know, every deal as likely as any other.
func (s *State) Imagine(seat engine.Seat, r *cards.Rand) {
	unseen := cards.FullDeck
	for p := range engine.Seat(s.n) {
		unseen &^= s.won[p]
		if p == seat {
			unseen &^= s.hand[p] | s.laid[p]
		}
	}
	for p := range engine.Seat(s.n) {
		if p == seat {
			continue
		}
		s.hand[p], s.laid[p] = 0, 0
		for range s.held(p) {
			s.hand[p] = s.hand[p].Add(r.Pick(unseen &^ s.hand[p]))
		}
		unseen &^= s.hand[p]
		for range s.lies(p) {
			s.laid[p] = cards.Of(r.Pick(unseen))
		}
		unseen &^= s.laid[p]
	}
}
