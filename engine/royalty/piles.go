package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// draw takes the top card of the deck into a hand and returns it. An empty deck is made anew at that moment (R42, R43);
// Back when there is nothing to draw.
func (s *State) draw(p engine.Seat, ev *engine.Events) cards.Card {
	if s.deckN == 0 && !s.reshuffle(ev) {
		ev.Say(sayNoDraw, p, engine.None, cards.Back, 0)
		return cards.Back
	}
	s.deckN--
	c := s.deck[s.deckN]
	s.deck[s.deckN] = cards.Back
	s.take(p, c)
	ev.Move(c, onDeck, 0, handOf(p), 0)
	return c
}

// reshuffle makes the discard pile the new deck; false when there is none.
func (s *State) reshuffle(ev *engine.Events) bool {
	if s.discard == 0 {
		return false
	}
	s.stock = s.discard
	s.fresh = [maxSeats]uint8{}
	for m := s.discard; m != 0; m &= m - 1 {
		c := m.First()
		s.deck[s.deckN] = c
		s.deckN++
		ev.Move(c, onDiscard, 0, onDeck, 0)
	}
	s.discard = 0
	s.rng.Shuffle(s.deck[:s.deckN])
	ev.Shuffle(onDeck)
	ev.Say(sayShuffle, engine.None, engine.None, cards.Back, int(s.deckN))
	return true
}
