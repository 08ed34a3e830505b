package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// draw takes the top card of the deck into a hand and returns it. An empty deck is renewed first (R42, R43). Without
// any card to draw, it returns Back.
func (s doing) draw(p engine.Seat) cards.Card {
	if s.deckN == 0 && !s.reshuffle() {
		s.ev.Say(sayNoDraw, p, engine.None, cards.Back, 0)
		return cards.Back
	}
	s.deckN--
	c := s.deck[s.deckN]
	s.deck[s.deckN] = cards.Back
	s.take(p, c)
	s.ev.Move(c, onDeck, 0, handOf(p), 0)
	return c
}

// reshuffle makes the discard pile the new deck (R42). It reports false when that is empty too.
func (s doing) reshuffle() bool {
	if s.discard == 0 {
		return false
	}
	s.stock = s.discard
	s.fresh = [maxSeats]uint8{}
	for m := s.discard; m != 0; m &= m - 1 {
		c := m.First()
		s.deck[s.deckN] = c
		s.deckN++
		s.ev.Move(c, onDiscard, 0, onDeck, 0)
	}
	s.discard = 0
	s.rng.Shuffle(s.deck[:s.deckN])
	s.ev.Shuffle(onDeck)
	s.ev.Say(sayShuffle, engine.None, engine.None, cards.Back, int(s.deckN))
	return true
}
