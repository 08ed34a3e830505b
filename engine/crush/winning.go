package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// flipAll turns all cards over together, and concludes the round or asks for a throw. C21, C38 to C40.
func (s doing) flipAll() {
	var f flip
	s.resolve(&f)
	for p := range engine.Seat(s.n) { // everybody has seen these faces now
		for _, c := range s.laid[p][:s.laidN[p]] {
			if !s.pool.Has(c) {
				s.old[p]--
			}
		}
	}
	if s.ev != nil {
		s.tellFlip(&f)
	}
	switch {
	case f.empty: // C38
		s.conclude(&f, f.players[0]|f.players[1])
	case f.total[0] > f.total[1]: // C39
		s.conclude(&f, f.players[0])
	case f.total[0] < f.total[1]:
		s.conclude(&f, f.players[1])
	default: // C40
		r := s.reps(&f)
		s.ev.Say(sayTie, r[0], r[1], cards.Back, f.total[0])
		s.ask(phaseThrow, engine.Only(r[0])|engine.Only(r[1]))
	}
}

// chooseThrow is one player's hidden throw. When both have thrown, that decides, or they throw again. C40, C41.
func (s doing) chooseThrow(p engine.Seat, throw uint8) {
	s.throw[p] = throw
	s.owe = s.owe.Remove(p)
	s.final()
	s.ev.Count(countThrown, p, 0, 1)
	if s.owe != 0 {
		s.ask(phaseThrow, s.owe)
		return
	}
	var f flip
	s.resolve(&f)
	r := s.reps(&f)
	x, y := s.throw[r[0]], s.throw[r[1]]
	for _, q := range r {
		s.ev.Say(sayRock+s.throw[q]-1, q, engine.None, cards.Back, 0)
		s.throw[q] = 0
		s.ev.Count(countThrown, q, 0, 0)
	}
	side := 0
	switch {
	case x == y:
		s.ties++
		if s.ties < maxTies {
			s.ev.Count(countTies, engine.None, 0, int(s.ties))
			s.ev.Say(sayAgain, r[0], r[1], cards.Back, int(s.ties))
			s.ask(phaseThrow, engine.Only(r[0])|engine.Only(r[1]))
			return
		}
		side = s.rng.IntN(2) // C41
		s.ev.Say(sayCoin, r[side], engine.None, cards.Back, 0)
	default:
		if x%3+1 == y { // paper wraps rock, scissors cut paper, rock blunts scissors
			side = 1
		}
		s.ev.Say(sayThrowWon, r[side], r[1-side], cards.Back, 0)
	}
	s.conclude(&f, f.players[side])
}

// conclude takes a decided round from the reversal to the next attacker, in the order of C61.
func (s doing) conclude(f *flip, nominal engine.SeatSet) {
	all := f.players[0] | f.players[1]
	winners := nominal
	if s.rules&reversal != 0 { // C59, C60: one flip of the finished result
		winners = all &^ nominal
		if !f.empty {
			s.ev.Say(sayReversal, engine.None, engine.None, cards.Back, 0)
		}
	}
	if f.empty && s.ev != nil {
		key := sayEmpty
		if s.rules&reversal != 0 {
			key = sayEmptyLow
		}
		s.ev.Say(key, engine.None, engine.None, cards.Back, 0)
	}
	var top engine.SeatSet
	for t := all; t != 0; t &= t - 1 { // C43, C44
		p := t.First()
		switch {
		case winners.Has(p):
			s.ladder[p]++
			s.climbs[p]++
			s.ev.Count(countLadder, p, 0, int(s.ladder[p]))
			s.ev.Say(sayUp, p, engine.None, cards.Back, int(s.ladder[p]))
			if s.ladder[p] == goal {
				top = top.Add(p)
			}
		case s.ladder[p] > 0:
			s.ladder[p]--
			s.slips[p]++
			s.ev.Count(countLadder, p, 0, int(s.ladder[p]))
			s.ev.Say(sayDown, p, engine.None, cards.Back, int(s.ladder[p]))
		default:
			s.ev.Say(sayFloor, p, engine.None, cards.Back, 0)
		}
	}
	taker := s.taker(f, winners)
	s.clear(f)
	if top != 0 { // C45, C46
		s.finish(endLadder, top)
		return
	}
	s.after(all, taker)
}

// taker returns the principal who won with an Ace that no King switched off, or None. The victim comes before the
// attacker. C49, C50.
func (s doing) taker(f *flip, winners engine.SeatSet) engine.Seat {
	if f.void {
		return engine.None
	}
	for _, p := range [2]engine.Seat{s.victim, s.attacker} {
		if winners.Has(p) {
			for _, c := range s.laid[p][:s.laidN[p]] {
				if c.Rank() == cards.Ace {
					return p
				}
			}
		}
	}
	return engine.None
}

// clear puts the laid cards on the open discard pile and forgets the round. C48.
func (s doing) clear(f *flip) {
	if s.ev != nil {
		s.tellClear(f)
	}
	for p := range engine.Seat(s.n) {
		for i, c := range s.laid[p][:s.laidN[p]] {
			s.discard = s.discard.Add(c)
			s.ev.Move(c, laidID(p, i), 0, discardID(), 0)
		}
	}
	s.laid, s.laidN, s.side = [seats][2]cards.Card{}, [seats]uint8{}, [seats]uint8{}
	s.bars, s.victim, s.ties = [2]engine.SeatSet{}, engine.None, 0
}

// finish ends the game.
func (s doing) finish(end uint8, winners engine.SeatSet) {
	s.end, s.winners = end, winners
	if s.ev != nil {
		key := [...]uint8{endLadder: sayGoal, endLast: sayLast, endLastTie: sayLastTie, endLimit: sayLimit}[end]
		for t := winners; t != 0; t &= t - 1 {
			s.ev.Say(key, t.First(), engine.None, cards.Back, int(s.ladder[t.First()]))
		}
	}
	s.ask(phaseOver, 0)
	s.ev.End()
}
