package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// keep puts the battle card of one seat into the winner's spoils, and the other card on the dead pile (H9.1).
func (s doing) keep(from uint8) {
	w := s.winner - 1
	c, other := s.battle[from], s.battle[1-from]
	if w == s.attacker {
		s.won.add(c)
		s.ev.Move(c, own(pileBattle, from), 0, own(pileWon, w), 0)
	} else {
		s.spoils[w].add(c) // it will lie there before the defender's next turn (H5.6)
		s.ev.Move(c, own(pileBattle, from), 0, own(pileSpoils, w), 0)
	}
	s.ev.Say(sayKept, engine.Seat(w), engine.None, c, 0)
	s.bury(other, own(pileBattle, 1-from))
	s.battle = [2]cards.Card{}
	s.phase = phaseAfter // H9.2 The turn goes on with the attacker.
	s.closeIfIdle()
}
