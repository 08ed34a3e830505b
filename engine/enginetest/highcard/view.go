package highcard

import "royals/engine"

// View writes what is left after Redact.
func (s *State) View(v *engine.View) {
	v.Phase, v.Turn, v.Actors, v.Over = s.phase(), s.turn(), s.Actors(), s.left == 0
	for p := range engine.Seat(s.n) {
		v.PutSet(handID(p), s.held(p)-s.hand[p].Len(), s.hand[p])
		v.PutSet(laidID(p), s.lies(p)-s.laid[p].Len(), s.laid[p])
		v.PutSet(wonID(p), 0, s.won[p])
		v.Count(countScore, p, 0, s.tricks(p))
	}
	v.PutSet(stockID, s.stock(), 0)
}
