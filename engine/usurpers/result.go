package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// Result fills in how the game stands or ended: U12.1, U12.2, U12.4.
func (s *State) Result(r *engine.Result) bool {
	over := s.phase == phaseOver
	if r == nil {
		return over
	}
	r.Reset()
	for x := range engine.Seat(s.n) {
		for t := cards.Set(s.royals[x]); t != 0; t &= t - 1 {
			slot := uint8(t.First())
			c := s.point[x][slot]
			r.Lines = append(r.Lines, engine.ScoreLine{Seat: x, Key: "usurpers.line.royal", Card: faceOf(slot), Other: c,
				Count: 1, Each: int32(worth[c]), Value: int32(worth[c])})
		}
	}
	standing(s, r)
	return over
}

// standing fills in scores and ranks, and the winners once there are any.
func standing(s *State, r *engine.Result) {
	over := s.phase == phaseOver
	var keys [engine.MaxSeats]int64
	for x := range engine.Seat(s.n) {
		r.Score[x] = int32(s.points[x])
		keys[x] = int64(s.points[x])<<8 + int64(s.counted(x)) // U12.2
		if over && x == s.winner {
			keys[x] = 1 << 32 // U3.4
		}
	}
	r.RankBy(int(s.n), &keys)
	if !over {
		return
	}
	r.Reason = "usurpers.end.target"
	if s.winner == engine.None {
		r.Reason = "usurpers.end.cap"
	}
	for x := range engine.Seat(s.n) {
		if r.Rank[x] == 1 {
			r.Winners = r.Winners.Add(x)
		}
	}
}
