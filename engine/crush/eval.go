package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// worth of a spot on the ladder: about how the chances of two players on different spots compare.
var worth = [goal + 1]int32{9, 14, 22, 36, 62, 200}

// Cards worth having, and cards that only fill a hand.
const (
	strong = cards.Set(1<<1|1<<9|1<<10|1<<11|1<<13) | cards.Set(1<<1|1<<9|1<<10|1<<11|1<<13)<<13 |
		cards.Set(1<<1|1<<9|1<<10|1<<11|1<<13)<<26 | cards.Set(1<<1|1<<9|1<<10|1<<11|1<<13)<<39 | 3<<53
	weak = cards.Set(1<<2|1<<3|1<<4) | cards.Set(1<<2|1<<3|1<<4)<<13 | cards.Set(1<<2|1<<3|1<<4)<<26 | cards.Set(1<<2|1<<3|1<<4)<<39
)

// Eval shares 1000 among the players by spot and by what they hold; winners have 1000 each.
func (s *State) Eval(v *[engine.MaxSeats]int32) {
	*v = [engine.MaxSeats]int32{}
	if s.phase == phOver {
		for p := range engine.Seat(s.n) {
			if s.winners.Has(p) {
				v[p] = 1000
			}
		}
		return
	}
	sum := int32(0)
	for p := range engine.Seat(s.n) {
		if !s.in.Has(p) {
			continue
		}
		held := int32(s.handN[p])
		quality := 2 * int32((s.hand[p]&strong).Len()-(s.hand[p]&weak).Len())
		if s.rules&reversal != 0 {
			quality = -quality
		}
		w := worth[s.ladder[p]] * max(20, 40+quality+2*held)
		if s.rules&noDraw != 0 {
			w = w * (4 + held) / 8
		}
		v[p] = w
		sum += w
	}
	for p := range engine.Seat(s.n) {
		v[p] = int32(int64(v[p]) * 1000 / int64(max(1, sum)))
	}
}
