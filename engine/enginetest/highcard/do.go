package highcard

import (
	"royals/engine"
	"royals/engine/cards"
)

// Do lays a card that Legal lists. The last card of a trick decides it.
func (s *State) Do(p engine.Seat, a engine.Action, ev *engine.Events) {
	c := cardOf(a)
	s.hand[p] = s.hand[p].Remove(c)
	s.laid[p] = cards.Of(c)
	s.down++
	ev.Move(c, handID(p), 0, laidID(p), 0)
	if s.down == s.n {
		s.trick(ev)
	}
	s.tellPhase(ev)
}

// trick turns the laid cards over and gives them to the highest. H5, H6.
func (s *State) trick(ev *engine.Events) {
	taker := engine.Seat(0)
	for p := range engine.Seat(s.n) {
		c := s.laid[p].First()
		ev.Turn(c, laidID(p), 0, engine.Everybody)
		if worth(c) > worth(s.laid[taker].First()) {
			taker = p
		}
	}
	ev.Say(sayTakes, taker, engine.None, s.laid[taker].First(), 0)
	for p := range engine.Seat(s.n) {
		ev.Move(s.laid[p].First(), laidID(p), 0, wonID(taker), 0)
		s.won[taker] |= s.laid[p]
		s.laid[p] = 0
	}
	s.lead, s.down = taker, 0
	s.left--
	ev.Count(countScore, taker, 0, s.tricks(taker))
}

// tellPhase tells which seat owes a decision now, or that the game is over.
func (s *State) tellPhase(ev *engine.Events) {
	ev.Phase(s.phase(), s.turn(), s.Actors())
	if s.left == 0 {
		ev.End()
	}
}
