package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// concede ends the game (K18.4).
func (s doing) concede(p engine.Seat) {
	s.pick, s.picking = bag{}, 0
	s.over, s.conceded = overConceded, p
	s.ev.Say(sayConcedes, p, engine.None, cards.Back, 0)
}
