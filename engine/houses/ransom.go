package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// ransom handles D6 and D9: the attacker takes a royal of his home out of the defender's meld and pays for it.
func (s *State) ransom(royal, pay cards.Card, of uint8, ev *engine.Events) *engine.RuleError {
	p, d := s.attacker, 1-s.attacker
	if err := s.playTime(); err != nil {
		return err
	}
	switch {
	case of != d || !cards.FullDeck.Has(royal) || !cards.FullDeck.Has(pay):
		return errNoPlay
	case !s.royals(p).Has(royal):
		return errRansomHome // H12.1
	case s.fresh[d].has(royal):
	case s.meld[d].has(royal):
		return errRansomOld // H12.2
	case s.spoils[d].has(royal):
		return errRansomSpoils // H12.4
	default:
		return errRansomOld
	}
	if pay.Rank() != royal.Rank() || pay.Suit() == royal.Suit() {
		return errRansomPay // H12.1
	}
	if !s.hand[p].has(pay) {
		return errRansomHand
	}
	ev.Say(sayRansomed, engine.Seat(p), engine.Seat(d), royal, 0)
	// H12.3 The royal goes to the hand, the paid card takes its place and is not fresh.
	s.pay(pay, ev)
	s.fresh[d].remove(royal)
	s.toHandKnown(p, royal)
	ev.Move(royal, own(pileFresh, d), 0, own(pileHand, p), 0)
	return nil
}

// pay moves a card of the attacker's hand into the defender's meld (H12.3, H12.7).
func (s *State) pay(c cards.Card, ev *engine.Events) {
	p, d := s.attacker, 1-s.attacker
	s.leaveHand(p, c)
	s.meld[d].add(c)
	ev.Move(c, own(pileHand, p), 0, own(pileMeld, d), 0)
}
