package highcard

import "royals/engine"

// Prior likes high cards. It is what the weaker opponents play by, and where the search begins.
func (s *State) Prior(_ engine.Seat, acts []engine.Action, w []int16) {
	for i, a := range acts {
		w[i] = int16(worth(cardOf(a)))
	}
}
