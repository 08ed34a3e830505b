package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// ransom takes a royal of the attacker's home out of the defender's meld, for a card of the hand (H12.1).
func (s doing) ransom(royal, pay cards.Card) {
	p, d := s.attacker, 1-s.attacker
	s.ev.Say(sayRansomed, engine.Seat(p), engine.Seat(d), royal, 0)
	// H12.3 The royal goes to the hand. The card paid takes its place and is not fresh.
	s.pay(pay)
	s.fresh[d].remove(royal)
	s.toHandKnown(p, royal)
	s.ev.Move(royal, own(pileFresh, d), 0, own(pileHand, p), 0)
}

// pay moves a card of the attacker's hand into the defender's meld (H12.3, H12.7).
func (s doing) pay(c cards.Card) {
	p, d := s.attacker, 1-s.attacker
	s.leaveHand(p, c)
	s.meld[d].add(c)
	s.ev.Move(c, own(pileHand, p), 0, own(pileMeld, d), 0)
}
