package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// tellFlip tells the turning over of all cards, who crosses, every card's power with its reason, and the totals. C21.
func (s *State) tellFlip(f *flip, ev *engine.Events) {
	ev.Phase(phFlip, s.attacker, 0)
	ev.Say(sayFlip, engine.None, engine.None, cards.Back, 0)
	for p := range engine.Seat(s.n) {
		for i, c := range s.laid[p][:s.laidN[p]] {
			ev.Turn(c, laidID(p, i), 0, engine.Everybody)
		}
	}
	if f.void {
		ev.Count(kVoid, engine.None, 0, 1)
		for p := range engine.Seat(s.n) {
			for _, c := range s.laid[p][:s.laidN[p]] {
				if c.Rank() == cards.King {
					ev.Say(sayVoid, p, engine.None, c, 0)
				}
			}
		}
	} else if f.kings > 1 {
		ev.Say(sayKings, engine.None, engine.None, cards.Back, f.kings)
	}
	for t := f.players[0] | f.players[1]; t != 0; t &= t - 1 {
		if p := t.First(); f.side[p] != s.side[p] {
			ev.Count(kSide, p, 0, int(f.side[p]))
		}
	}
	for t := f.players[0] | f.players[1]; t != 0; t &= t - 1 {
		p := t.First()
		for i, c := range s.laid[p][:s.laidN[p]] {
			s.tellPower(f, p, i, c, ev)
		}
	}
	if f.empty {
		return
	}
	r := s.reps(f)
	for k := range 2 {
		for t := f.players[k] & f.twice; t != 0; t &= t - 1 {
			p := t.First()
			ev.Count(kDoubled, p, 0, 1)
			ev.Say(sayDouble, p, engine.None, cards.Back, 2*(int(f.power[p][0])+int(f.power[p][1])))
		}
		if f.doubled[k] {
			ev.Count(kDoubled, engine.None, uint8(k), 1)
			ev.Say(sayDouble, r[k], engine.None, cards.Back, f.total[k])
		}
		ev.Count(kTotal, engine.None, uint8(k), f.total[k])
		ev.Say(sayTotal, r[k], engine.None, cards.Back, f.total[k])
	}
}

// tellPower tells what one card adds and why.
func (s *State) tellPower(f *flip, p engine.Seat, i int, c cards.Card, ev *engine.Events) {
	why, power := f.why[p][i], int(f.power[p][i])
	if why == 0 {
		return // no powers are worked out when a side is empty
	}
	ev.Count(kPower, p, uint8(i), power)
	ev.Count(kReason, p, uint8(i), int(why))
	switch why {
	case whyOff:
		ev.Say(sayOff, p, engine.None, c, 0)
	case whyCrosses:
		ev.Say(sayCross, p, engine.None, c, 0)
	case whyStays:
		if i == 0 {
			ev.Say(sayTwoJokers, p, engine.None, c, 0)
		}
	case whyJack:
		ev.Say(sayJack, p, engine.None, c, power)
	case whyCopies:
		ev.Say(sayCopy, p, s.source(f, p, c, power), c, power)
	case whyNothing:
		ev.Say(sayNothing, p, engine.None, c, 0)
	}
}

// source returns the first player clockwise whose card a Queen or an Ace may have copied.
func (s *State) source(f *flip, p engine.Seat, c cards.Card, power int) engine.Seat {
	k := f.side[p] - 1 // C30
	if c.Rank() == cards.Ace {
		k = 1 - k // C32
	}
	for q := s.next(p); q != p; q = s.next(q) {
		if f.players[k].Has(q) && max(int(f.power[q][0]), int(f.power[q][1])) == power {
			return q
		}
	}
	return engine.None
}

// tellClear takes the marks of the round off the table.
func (s *State) tellClear(f *flip, ev *engine.Events) {
	gone := func(key uint8, owner engine.Seat, slot uint8, shown bool) {
		if shown {
			ev.Count(key, owner, slot, 0)
		}
	}
	for p := range engine.Seat(s.n) {
		gone(kRole, p, 0, s.principal(p))
		gone(kSide, p, 0, s.side[p] != 0)
		gone(kBarred, p, 0, s.barred(p) != 0)
		gone(kDoubled, p, 0, f.twice.Has(p))
		for i := range uint8(2) {
			gone(kPower, p, i, f.power[p][i] != 0)
			gone(kReason, p, i, f.why[p][i] != 0)
		}
	}
	for k := range uint8(2) {
		gone(kTotal, engine.None, k, f.total[k] != 0)
		gone(kDoubled, engine.None, k, f.doubled[k])
	}
	gone(kVoid, engine.None, 0, f.void)
	gone(kTies, engine.None, 0, s.ties != 0)
}
