package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

const standstill = 100 // R47: turns in a row without a lost point

// out takes a player without points out of the game: hand and kingdom go open to the discard pile (R44, R45). When one
// player is left, the game is over (R46).
func (s *State) out(p engine.Seat, ev *engine.Events) {
	left := s.left()
	s.fell[p] = s.seats - uint8(left.Len())
	ev.Say(sayOut, p, engine.None, cards.Back, 0)
	if ev != nil {
		for m := s.hand[p]; m != 0; m &= m - 1 {
			ev.Move(m.First(), handOf(p), 0, onDiscard, 0)
		}
		for m := s.kingdom[p]; m != 0; m &= m - 1 {
			ev.Move(m.First(), kingdomOf(p), 0, onDiscard, 0)
		}
	}
	s.discard |= s.hand[p] | s.kingdom[p]
	s.hand[p], s.kingdom[p] = 0, 0
	s.forget(p)
	if left.Len() == 1 {
		s.over()
		ev.Say(sayWins, left.First(), engine.None, cards.Back, 0)
	}
}

// stop ends a game in which nobody loses points any more (R47).
func (s *State) stop(ev *engine.Events) {
	s.over()
	ev.Say(sayStandstill, engine.None, engine.None, cards.Back, standstill)
}

// over clears what belongs to a turn.
func (s *State) over() {
	s.phase = phaseOver
	s.acted, s.asked, s.struck, s.drew, s.gained = false, false, false, false, cards.Back
	s.turn = 0
}

// Result counts points. Those who are out rank behind those who are in, the first one out last.
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

// lines writes a seat's score sheet (R26): 490, each kind of set that struck it, what its defences gave back, and what the
// last blow took beyond 0.
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

var hitLines = [7]string{"royalty.line.hit4", "royalty.line.hit5", "royalty.line.hit6", "royalty.line.hit7", "royalty.line.hit8",
	"royalty.line.hit9", "royalty.line.hit10"}
