package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// mayEnd reports whether the attacker may end the deal once no face card is left in the hand. H15.1 That takes the
// royal privilege, and this turn's battle won.
func (s *State) mayEnd() bool { return s.winner == s.attacker+1 && s.privileged() }

// end ends the deal as the attacker wishes (H15).
func (s doing) end() {
	s.ev.Say(sayEnded, engine.Seat(s.attacker), engine.None, cards.Back, 0)
	s.score()
}

// ranOut ends the deal because cards have run out (H16.2, H16.5). H16.6 It asks for no royal and no battle.
func (s doing) ranOut() {
	p := uint8(0)
	if s.handN[0] != 0 {
		p = 1
	}
	s.ev.Say(sayRanOut, engine.Seat(p), engine.None, cards.Back, 0)
	s.score()
}
