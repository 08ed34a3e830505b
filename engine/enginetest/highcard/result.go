package highcard

import "royals/engine"

// Result fills in how the game stands: a seat's score is the tricks it has taken. H7.
func (s *State) Result(r *engine.Result) bool {
	over := s.left == 0
	if r == nil {
		return over
	}
	r.Reset()
	var keys [engine.MaxSeats]int64
	for p := range engine.Seat(s.n) {
		n := int32(s.tricks(p))
		r.Score[p], keys[p] = n, int64(n)
		r.Lines = append(r.Lines, engine.ScoreLine{Seat: p, Key: "highcard.line.tricks", Count: n, Each: 1, Value: n})
	}
	r.RankBy(int(s.n), &keys)
	if over {
		r.Reason = "highcard.end.all-cards-are-laid"
		for p := range engine.Seat(s.n) {
			if r.Rank[p] == 1 {
				r.Winners = r.Winners.Add(p)
			}
		}
	}
	return over
}
