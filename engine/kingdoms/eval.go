package kingdoms

import "royals/engine"

// field is what lies ready on a field, in tenths of a point.
func (d *side) field() int {
	n := 0
	for i, l := range d.lie {
		switch l {
		case upright, diagonal:
			n += worth(d.royal[i])
		case sideways:
			n += worth(d.royal[i]) / 3
		}
	}
	for _, r := range d.ready {
		if r != 0 {
			n += 80
		}
	}
	return n
}

// Eval writes how the seats stand: the lead in points and what lies on the fields, the heavier the nearer the end.
func (s *state) Eval(out *[engine.MaxSeats]int32) {
	if s.over != 0 {
		a, b := s.side[0].score, s.side[1].score
		if s.over == overConceded {
			a, b = 1, 0
			if s.conceded == 0 {
				a, b = 0, 1
			}
		}
		switch {
		case a > b:
			out[0], out[1] = 1000, 0
		case a < b:
			out[0], out[1] = 0, 1000
		default:
			out[0], out[1] = 500, 500
		}
		return
	}
	lead := 10 * (int32(s.side[0].score) - int32(s.side[1].score))
	field := int32(s.side[0].field() - s.side[1].field())
	hands := int32(s.side[0].holding() - s.side[1].holding())
	left := int32(s.stockN) // cards still to be drawn, about
	if !s.called {
		left += int32(s.limit-s.reshuffles) * 15 * int32(s.decks)
	}
	if left < 15 {
		field = field * (left + 5) / 20
	}
	x := lead + field + hands
	scale := 60 + 2*left
	n := 500 + 500*x/(scale+max(x, -x))
	out[0], out[1] = n, 1000-n
}

// holding is what the known cards of a hand are worth, in tenths of a point.
func (d *side) holding() int {
	return 15*(d.hand.one&aces).Len() + 70*(d.hand.one&jokers).Len() + 10*(d.hand.one&royals).Len()
}
