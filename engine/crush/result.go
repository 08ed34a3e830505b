package crush

import "royals/engine"

// Result fills in how the game stands. A seat's score is its spot: its climbs less its slips. C45, C58, C62.
func (s *State) Result(r *engine.Result) bool {
	over := s.phase == phaseOver
	if r == nil {
		return over
	}
	r.Reset()
	if over {
		r.Winners = s.winners
		r.Reason = [...]string{endLadder: "crush.end.ladder", endLast: "crush.end.last", endLastTie: "crush.end.last-tie",
			endLimit: "crush.end.limit"}[s.end]
	}
	var keys [seats]int64
	for p := range engine.Seat(s.n) {
		r.Score[p] = int32(s.ladder[p])
		keys[p] = int64(s.ladder[p])
		if s.in.Has(p) {
			keys[p] += 10
		}
		if r.Winners.Has(p) {
			keys[p] = 100
		}
		r.Lines = append(r.Lines,
			engine.ScoreLine{Seat: p, Key: "crush.line.climbs", Count: int32(s.climbs[p]), Each: 1, Value: int32(s.climbs[p])},
			engine.ScoreLine{Seat: p, Key: "crush.line.slips", Count: int32(s.slips[p]), Each: -1, Value: -int32(s.slips[p])})
	}
	r.RankBy(int(s.n), &keys)
	return over
}
