package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// name carries out the choice of a house (H4.1, H4.2).
func (s doing) name(u cards.Suit) {
	p := s.actor()
	// H4.3 Both may name the same house. H4.11 Homes are open.
	s.setHome(p, u)
	sayHome(s, p)
	switch s.phase {
	case phaseFirst:
		s.phase = phaseSecond // H4.2 The opponent attacks first.
	case phaseAfterPass:
		s.phase = phaseLast // H4.4 The dealer attacks first. H4.5 The opponent must name a house now.
	default:
		if s.redeals != 0 {
			s.redeals = 0
			s.ev.Count(countRedeals, engine.None, 0, 0)
		}
		s.phase = phaseDraw // H5.1
	}
}

// setHome gives a seat a new home.
func (s doing) setHome(p uint8, u cards.Suit) {
	s.home[p] = 1 + uint8(u)
	s.ev.Count(countHome, engine.Seat(p), 0, int(s.home[p]))
}

// sayHome tells which home a seat has.
func sayHome(s doing, p uint8) {
	s.ev.Say(sayNamedClubs+uint8(s.homeSuit(p)), engine.Seat(p), engine.None, cards.Back, 0)
}

// pass gives up the first choice (H4.1).
func (s doing) pass() {
	s.ev.Say(sayPassed, engine.Seat(1-s.dealer), engine.None, cards.Back, 0)
	s.phase, s.attacker = phaseAfterPass, s.dealer
}

// mayRedeal reports whether the dealer may throw the cards in: after a pass (H4.6), and not too often in a row (H4.9).
func mayRedeal(s *State) bool {
	now := s.phase == phaseAfterPass || s.phase == phaseSecond && s.opt.redealAny
	return now && (s.opt.redealCap == 0 || s.redeals < s.opt.redealCap)
}

// redeal throws the cards in: the dealer forces a new deal (H4.4).
func (s doing) redeal() {
	s.ev.Say(sayRedeal, engine.Seat(s.dealer), engine.None, cards.Back, 0)
	// H4.7 All cards are shuffled again, the opponent deals, and nothing is scored.
	// H4.8 That uses up the opponent's turn to deal.
	s.redeals = min(s.redeals+1, maxRedeals)
	s.ev.Count(countRedeals, engine.None, 0, int(s.redeals))
	s.dealer = 1 - s.dealer
	s.deals-- // the same deal, dealt again
	s.gather()
	s.deal()
}
