package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// Observe shows every action whole: everybody acts in the open, and only cards are private (R48).
func (s *State) Observe(viewer, mover engine.Seat, a engine.Action) uint32 { return uint32(a) }

// Redact hides what a seat may not know (R48): the unseen cards of other hands, the order of the deck, the generator,
// and the card that another asker has drawn.
func (s *State) Redact(p engine.Seat) {
	for q := range engine.Seat(s.seats) {
		if q != p {
			s.blank[q] += uint8((s.hand[q] &^ s.known[q]).Len())
			s.hand[q] &= s.known[q]
		}
	}
	clear(s.deck[:s.deckN])
	s.rng = cards.Rand{}
	if s.gained != cards.Back && p != s.turn && !s.known[s.turn].Has(s.gained) {
		s.gained = cards.Back
	}
}
