package highcard

import "royals/engine"

// Eval gives 200 for each trick taken.
func (s *State) Eval(v *[engine.MaxSeats]int32) {
	for p := range engine.Seat(s.n) {
		v[p] = int32(s.tricks(p)) * 1000 / dealt
	}
}
