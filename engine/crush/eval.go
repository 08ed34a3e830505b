package crush

import "royals/engine"

// worth is how the chances of players on different spots compare, by reversal and by No Draw. The numbers were fitted
// to games of players of mixed strength.
var worth = [2][2][goal]int32{
	{{10, 14, 19, 26, 55}, {10, 11, 12, 14, 27}},
	{{10, 17, 29, 49, 160}, {10, 10, 11, 12, 50}},
}

// Cards worth having (ace, 9, 10, Jack, King, Joker), and cards that only fill a hand (2, 3, 4).
const (
	suits  = 1 | 1<<13 | 1<<26 | 1<<39 // one card of each, shifted by the rank
	strong = (1<<1|1<<9|1<<10|1<<11|1<<13)*suits | jokers
	weak   = (1<<2 | 1<<3 | 1<<4) * suits
)

// Eval shares 1000 among the players by their spots and hands. Each winner has 1000.
func (s *State) Eval(v *[engine.MaxSeats]int32) {
	*v = [engine.MaxSeats]int32{}
	if s.phase == phaseOver {
		for p := range engine.Seat(s.n) {
			if s.winners.Has(p) {
				v[p] = 1000
			}
		}
		return
	}
	turned, kept := 0, 0
	if s.rules&reversal != 0 {
		turned = 1
	}
	if s.rules&noDraw != 0 {
		kept = 1
	}
	sum := int32(0)
	for p := range engine.Seat(s.n) {
		if !s.in.Has(p) {
			continue
		}
		w := worth[turned][kept][s.ladder[p]]
		held := int32(s.handN[p])
		good := int32((s.hand[p] & strong).Len() - (s.hand[p] & weak).Len())
		switch {
		case turned+kept == 2: // many cards last long, whatever they are
			w *= 40 * (1 + held)
		case kept == 1:
			w *= max(20, 40+2*good) * (1 + held) * (1 + held) / 8
		case turned == 1: // a climber has paid with cards
			w *= max(10, 40-5*good) * 64 / (7 + held)
		default:
			w *= max(20, 40+2*good) * (1 + held)
		}
		v[p] = w
		sum += w
	}
	for p := range engine.Seat(s.n) {
		v[p] = int32(int64(v[p]) * 1000 / int64(max(1, sum)))
	}
}
