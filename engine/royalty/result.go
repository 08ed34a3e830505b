package royalty

import "royals/engine"

// Result counts points. Players who are out rank behind the others, the first one out last.
func (s *State) Result(r *engine.Result) bool {
	over := s.phase == phaseOver
	if r == nil {
		return over
	}
	r.Reset()
	var keys [engine.MaxSeats]int64
	best := int16(0)
	for p := range engine.Seat(s.seats) {
		best = max(best, s.points[p])
		keys[p] = int64(s.points[p])<<8 + int64(s.fell[p])
		r.Score[p] = int32(s.points[p])
		s.lines(p, r)
	}
	r.RankBy(int(s.seats), &keys)
	if !over {
		return false
	}
	for p := range engine.Seat(s.seats) {
		if s.points[p] == best {
			r.Winners |= 1 << p
		}
	}
	r.Reason = "royalty.end.last"
	if s.idle >= standstill {
		r.Reason = "royalty.end.standstill"
	}
	return true
}

// lines writes a seat's score sheet (R26): 490 points, what each kind of set cost it, what its defences gave back, and
// what the last attack took beyond 0.
func (s *State) lines(p engine.Seat, r *engine.Result) {
	line := func(key string, count, each, value int32) {
		r.Lines = append(r.Lines, engine.ScoreLine{Seat: p, Key: key, Count: count, Each: each, Value: value})
	}
	sum := int32(startPoints)
	line("royalty.line.start", 1, startPoints, startPoints)
	for i, n := range s.hits[p] {
		if n > 0 {
			each := -10 * int32(i+4)
			sum += int32(n) * each
			line(hitLines[i], int32(n), each, int32(n)*each)
		}
	}
	if n := int32(s.returned[p]); n > 0 {
		sum += n
		line("royalty.line.returned", 1, n, n)
	}
	if n := int32(s.points[p]) - sum; n != 0 {
		line("royalty.line.beyond", 1, n, n)
	}
}

var hitLines = [7]string{"royalty.line.hit4", "royalty.line.hit5", "royalty.line.hit6", "royalty.line.hit7",
	"royalty.line.hit8", "royalty.line.hit9", "royalty.line.hit10"}
