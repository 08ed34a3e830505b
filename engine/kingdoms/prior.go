package kingdoms

import "royals/engine"

// Prior weighs actions.
func (s *state) Prior(seat engine.Seat, acts []engine.Action, w []int16) {
	for i := range acts {
		w[i] = 100
	}
}

// Eval writes how the seats stand.
func (s *state) Eval(out *[engine.MaxSeats]int32) { out[0], out[1] = 500, 500 }
