package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// protection is what a kingdom takes off each attack: the sum of 10 for two 2s, 15 for two 3s, 5 for an Ace (R27 to
// R29).
func (s *State) protection(p engine.Seat) int {
	k := s.kingdom[p]
	if k == 0 {
		return 0
	}
	return 5*(k&(ofRank(2)|ofRank(cards.Ace))).Len() + (k&ofRank(3)).Len()/2*15
}

// defend adds a set of 2s or 3s to its owner's kingdom, for good (R30, R32, R33).
func (s doing) defend(p engine.Seat, r cards.Rank) {
	s.laying()
	first, second := s.pair(p, r)
	s.lay(p, first)
	s.lay(p, second)
	s.ev.Say(sayDefend, p, engine.None, cards.Back, int(r))
	s.goOn()
}

// ace adds an Ace to its owner's kingdom (R27, R33).
func (s doing) ace(p engine.Seat) {
	s.laying()
	s.lay(p, s.single(p, cards.Ace))
	s.ev.Say(sayAce, p, engine.None, cards.Back, 0)
	s.goOn()
}

// lay moves a card from a hand to its owner's kingdom.
func (s doing) lay(p engine.Seat, c cards.Card) {
	s.gained = cards.Back
	s.lose(p, c)
	s.kingdom[p] |= 1 << c
	s.ev.Move(c, handOf(p), 0, kingdomOf(p), 0)
}
