package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// protection is what a kingdom takes off each attack: 10 for two 2s, 15 for two 3s, 5 for an Ace, all added up (R27 to R29).
func (s *State) protection(p engine.Seat) int {
	k := s.kingdom[p]
	if k == 0 {
		return 0
	}
	return 5*(k&(ofRank(2)|ofRank(cards.Ace))).Len() + (k&ofRank(3)).Len()/2*15
}

// defend lays one set of 2s or 3s before its owner, for good (R30, R32, R33).
func (s *State) defend(p engine.Seat, r cards.Rank, ev *engine.Events) {
	s.acted = true
	first, second := s.pair(p, r)
	s.settle(p, first, ev)
	s.settle(p, second, ev)
	ev.Say(sayDefend, p, engine.None, cards.Back, int(r))
	s.laid(ev)
}

// ace lays one Ace (R27, R33).
func (s *State) ace(p engine.Seat, ev *engine.Events) {
	s.acted = true
	s.settle(p, (s.hand[p] & ofRank(cards.Ace)).First(), ev)
	ev.Say(sayAce, p, engine.None, cards.Back, 0)
	s.laid(ev)
}

func (s *State) settle(p engine.Seat, c cards.Card, ev *engine.Events) {
	s.gained = cards.Back
	s.lose(p, c)
	s.kingdom[p] |= 1 << c
	ev.Move(c, handOf(p), 0, kingdomOf(p), 0)
}
