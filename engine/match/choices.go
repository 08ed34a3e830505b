package match

import "royals/engine"

// Choices lists whole choices of a seat in the order of Legal, depth first, until limit of them are found (0 is no
// limit). cut is true when there are more. It is for traces, tests and lists on the screen; searches walk Legal.
func Choices(s engine.State, seat engine.Seat, limit int) (list [][]engine.Action, cut bool) {
	w := walker{seat: seat, limit: limit}
	w.walk(s)
	return w.list, w.cut
}

type walker struct {
	seat  engine.Seat
	limit int
	run   []engine.Action
	list  [][]engine.Action
	cut   bool
}

func (w *walker) walk(s engine.State) {
	for _, a := range s.Rising(w.seat, nil) {
		if w.limit > 0 && len(w.list) >= w.limit {
			w.cut = true
			return
		}
		w.run = append(w.run, a)
		if !a.IsStep() {
			w.list = append(w.list, append([]engine.Action(nil), w.run...))
		} else {
			t := s.Fresh()
			t.CopyFrom(s)
			if engine.Apply(t, w.seat, a, nil) == nil {
				w.walk(t)
			}
		}
		w.run = w.run[:len(w.run)-1]
	}
}
