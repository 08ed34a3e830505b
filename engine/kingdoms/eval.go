package kingdoms

import "royals/engine"

// field returns what the royals and jokers of a field are worth, in tenths of a point.
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

// certain is what Eval gives the winner.
const certain = 1000

// Eval writes how the seats stand: points, fields and known cards. A lead counts more the nearer the end.
func (s *State) Eval(out *[engine.MaxSeats]int32) {
	n := int32(certain / 2) // for P1
	points := int32(s.side[0].score) - int32(s.side[1].score)
	switch {
	case s.over == overConceded:
		n = certain * int32(s.conceded)
	case s.over == 0:
		lead := s.lead(points)
		scale := 60 + 2*s.left()
		n += n * lead / (scale + max(lead, -lead))
	case points > 0:
		n = certain
	case points < 0:
		n = 0
	}
	out[0], out[1] = n, certain-n
}

// lead returns how far P1 is ahead, in tenths of a point. Near the end a field counts less: it has few turns left to
// hit.
func (s *State) lead(points int32) int32 {
	field := int32(s.side[0].field() - s.side[1].field())
	if left := s.left(); left < 15 {
		field = field * (left + 5) / 20
	}
	return 10*points + field + int32(s.side[0].holding()-s.side[1].holding())
}

// left returns about how many cards are still to be drawn.
func (s *State) left() int32 {
	if s.called {
		return int32(s.stockN)
	}
	return int32(s.stockN) + int32(s.limit-s.reshuffles)*15*int32(s.decks)
}

// holding returns what the known cards of a hand are worth, in tenths of a point.
func (d *side) holding() int {
	return 15*(d.hand.one&aces).Len() + 70*(d.hand.one&jokers).Len() + 10*(d.hand.one&royals).Len()
}
