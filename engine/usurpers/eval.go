package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// Eval writes how the seats stand, as shares of a thousand. What counts are points, the best royal in the hand, and how
// soon a seat with enough points wins. The weights were fitted to the outcomes of games.
func (s *State) Eval(v *[engine.MaxSeats]int32) {
	*v = [engine.MaxSeats]int32{}
	if s.phase == phaseOver {
		var r engine.Result
		standing(s, &r)
		for x := range engine.Seat(s.n) {
			if r.Winners.Has(x) {
				v[x] = int32(1000 / r.Winners.Len())
			}
		}
		return
	}
	total := int64(0)
	var weight [engine.MaxSeats]int64
	for x := range engine.Seat(s.n) {
		p, left := int64(s.points[x]), int64(s.threat(x))
		if s.phase == phaseSettle && x == s.rival { // the points it owes are gone
			if p -= int64(s.need()); p < int64(s.target()) {
				left = 0
			}
		}
		strength := 101 + 8*p + 5*int64(bestRoyal(s.hand[x]))
		if x == s.turn {
			strength += 10
		}
		if left > 0 { // it wins unless it is stopped
			strength += 272 / left
		}
		weight[x] = strength * strength * strength
		total += weight[x]
	}
	for x := range engine.Seat(s.n) {
		v[x] = int32(1000 * weight[x] / total)
	}
}

// bestRoyal is the value of the best royal in a hand.
func bestRoyal(hand cards.Set) (best uint8) {
	for u := cards.Clubs; u <= cards.Spades; u++ {
		t := hand & cards.OfSuit(u)
		if t&cards.AllCourts != 0 && t&cards.AllNumbers != 0 {
			best = max(best, worth[(t&cards.AllNumbers).Last()])
		}
	}
	return best
}
