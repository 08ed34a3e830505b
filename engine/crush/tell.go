package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// tellFlip tells how all cards are turned over, which players change sides, what each card adds and why, and the
// totals. C21.
func (s doing) tellFlip(f *flip) {
	s.ev.Phase(phaseFlip, s.attacker, 0)
	s.ev.Say(sayFlip, engine.None, engine.None, cards.Back, 0)
	for p := range engine.Seat(s.n) {
		for i, c := range s.laid[p][:s.laidN[p]] {
			s.ev.Turn(c, laidID(p, i), 0, engine.Everybody)
		}
	}
	if f.void {
		s.ev.Count(countVoid, engine.None, 0, 1)
		for p := range engine.Seat(s.n) {
			for _, c := range s.laid[p][:s.laidN[p]] {
				if c.Rank() == cards.King {
					s.ev.Say(sayVoid, p, engine.None, c, 0)
				}
			}
		}
	} else if f.kings > 1 {
		s.ev.Say(sayKings, engine.None, engine.None, cards.Back, f.kings)
	}
	for t := f.players[0] | f.players[1]; t != 0; t &= t - 1 {
		if p := t.First(); f.side[p] != s.side[p] {
			s.ev.Count(countSide, p, 0, int(f.side[p]))
		}
	}
	for t := f.players[0] | f.players[1]; t != 0; t &= t - 1 {
		p := t.First()
		for i, c := range s.laid[p][:s.laidN[p]] {
			s.tellPower(f, p, i, c)
		}
	}
	if f.empty {
		return
	}
	r := s.reps(f)
	for k := range 2 {
		for t := f.players[k] & f.twice; t != 0; t &= t - 1 {
			p := t.First()
			s.ev.Count(countDoubled, p, 0, 1)
			s.ev.Say(sayDouble, p, engine.None, cards.Back, 2*(int(f.power[p][0])+int(f.power[p][1])))
		}
		if f.doubled[k] {
			s.ev.Count(countDoubled, engine.None, uint8(k), 1)
			s.ev.Say(sayDouble, r[k], engine.None, cards.Back, f.total[k])
		}
		s.ev.Count(countTotal, engine.None, uint8(k), f.total[k])
		s.ev.Say(sayTotal, r[k], engine.None, cards.Back, f.total[k])
	}
}

// tellPower tells what a card adds and why.
func (s doing) tellPower(f *flip, p engine.Seat, i int, c cards.Card) {
	why, power := f.why[p][i], int(f.power[p][i])
	if why == 0 {
		return // a side is empty, and no power counts
	}
	s.ev.Count(countPower, p, uint8(i), power)
	s.ev.Count(countReason, p, uint8(i), int(why))
	switch why {
	case whyOff:
		s.ev.Say(sayOff, p, engine.None, c, 0)
	case whyCrosses:
		s.ev.Say(sayCross, p, engine.None, c, 0)
	case whyStays:
		if i == 0 {
			s.ev.Say(sayTwoJokers, p, engine.None, c, 0)
		}
	case whyJack:
		s.ev.Say(sayJack, p, engine.None, c, power)
	case whyCopies:
		s.ev.Say(sayCopy, p, s.source(f, p, c, power), c, power)
	case whyNothing:
		s.ev.Say(sayNothing, p, engine.None, c, 0)
	}
}

// source returns the player whose card a Queen or an Ace copies: the first clockwise who may be meant.
func (s doing) source(f *flip, p engine.Seat, c cards.Card, power int) engine.Seat {
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

// tellClear takes away all marks of the round.
func (s doing) tellClear(f *flip) {
	gone := func(key uint8, owner engine.Seat, slot uint8, shown bool) {
		if shown {
			s.ev.Count(key, owner, slot, 0)
		}
	}
	for p := range engine.Seat(s.n) {
		gone(countRole, p, 0, s.principal(p))
		gone(countSide, p, 0, s.side[p] != 0)
		gone(countBarred, p, 0, s.barred(p) != 0)
		gone(countDoubled, p, 0, f.twice.Has(p))
		for i := range uint8(2) {
			gone(countPower, p, i, f.power[p][i] != 0)
			gone(countReason, p, i, f.why[p][i] != 0)
		}
	}
	for k := range uint8(2) {
		gone(countTotal, engine.None, k, f.total[k] != 0)
		gone(countDoubled, engine.None, k, f.doubled[k])
	}
	gone(countVoid, engine.None, 0, f.void)
	gone(countTies, engine.None, 0, s.ties != 0)
}
