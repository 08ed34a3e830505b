package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// recruit brings a royal out (K9). The first recruit of the second player ends the Cold War at once (K4.4, K4.5).
func (s doing) recruit(p engine.Seat, c cards.Card, slot uint8) {
	d := &s.side[p]
	s.leave(p, c)
	d.royal[slot] = c
	s.ev.Move(c, pile(pileHand, p, 0), 0, pile(pileRoyal, p, slot), 0)
	s.lay(p, slot, diagonal) // K9.3
	s.ev.Say(sayRecruits, p, engine.None, c, 0)
	if !d.had {
		d.had = true
		s.ev.Count(countHad, p, 0, 1)
		if s.open() {
			s.ev.Say(sayBattle, engine.None, engine.None, cards.Back, 0)
		}
	}
}
