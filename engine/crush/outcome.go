package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// flipAll turns the table over together and settles the round, or asks for a throw. C21, C38 to C40.
func (s *State) flipAll(ev *engine.Events) {
	var f flip
	s.resolve(&f)
	for p := range engine.Seat(s.n) { // faces that everybody has now seen are no longer in doubt
		for _, c := range s.laid[p][:s.laidN[p]] {
			if !s.pool.Has(c) {
				s.old[p]--
			}
		}
	}
	if ev != nil {
		s.tellFlip(&f, ev)
	}
	switch {
	case f.empty: // C38
		s.settle(&f, f.players[0]|f.players[1], ev)
	case f.total[0] > f.total[1]: // C39
		s.settle(&f, f.players[0], ev)
	case f.total[0] < f.total[1]:
		s.settle(&f, f.players[1], ev)
	default: // C40
		r := s.reps(&f)
		ev.Say(sayTie, r[0], r[1], cards.Back, f.total[0])
		s.ask(phThrow, engine.Only(r[0])|engine.Only(r[1]), ev)
	}
}

// chooseThrow is one thrower's hidden choice; when both are in it is decided or thrown again. C40, C41.
func (s *State) chooseThrow(p engine.Seat, a engine.Action, ev *engine.Events) error {
	v := a.Verb()
	if v < vRock || v > vScissors || a != engine.Act(v, 0, 0, 0) {
		return errThrow
	}
	s.throw[p] = v - vRock + 1
	s.owe = s.owe.Remove(p)
	settled(ev)
	ev.Count(kThrown, p, 0, 1)
	if s.owe != 0 {
		s.ask(phThrow, s.owe, ev)
		return nil
	}
	var f flip
	s.resolve(&f)
	r := s.reps(&f)
	x, y := s.throw[r[0]], s.throw[r[1]]
	for _, q := range r {
		ev.Say(sayRock+s.throw[q]-1, q, engine.None, cards.Back, 0)
		s.throw[q] = 0
		ev.Count(kThrown, q, 0, 0)
	}
	side := 0
	switch {
	case x == y:
		s.ties++
		if s.ties < maxTies {
			ev.Count(kTies, engine.None, 0, int(s.ties))
			ev.Say(sayAgain, r[0], r[1], cards.Back, int(s.ties))
			s.ask(phThrow, engine.Only(r[0])|engine.Only(r[1]), ev)
			return nil
		}
		side = s.rng.IntN(2) // C41
		ev.Say(sayCoin, r[side], engine.None, cards.Back, 0)
	default:
		if x%3+1 == y { // paper wraps rock, scissors cut paper, rock blunts scissors
			side = 1
		}
		ev.Say(sayThrowWon, r[side], r[1-side], cards.Back, 0)
	}
	s.settle(&f, f.players[side], ev)
	return nil
}

// settle takes a decided round from the reversal to the next attacker, in the order of C61.
func (s *State) settle(f *flip, nominal engine.SeatSet, ev *engine.Events) {
	all := f.players[0] | f.players[1]
	winners := nominal
	if s.rules&reversal != 0 { // C59, C60: one flip of the finished result
		winners = all &^ nominal
		if !f.empty {
			ev.Say(sayReversal, engine.None, engine.None, cards.Back, 0)
		}
	}
	if f.empty && ev != nil {
		key := sayEmpty
		if s.rules&reversal != 0 {
			key = sayEmptyLow
		}
		ev.Say(key, engine.None, engine.None, cards.Back, 0)
	}
	var top engine.SeatSet
	for t := all; t != 0; t &= t - 1 { // C43, C44
		p := t.First()
		switch {
		case winners.Has(p):
			s.ladder[p]++
			s.climbs[p]++
			ev.Count(kLadder, p, 0, int(s.ladder[p]))
			ev.Say(sayUp, p, engine.None, cards.Back, int(s.ladder[p]))
			if s.ladder[p] == goal {
				top = top.Add(p)
			}
		case s.ladder[p] > 0:
			s.ladder[p]--
			s.slips[p]++
			ev.Count(kLadder, p, 0, int(s.ladder[p]))
			ev.Say(sayDown, p, engine.None, cards.Back, int(s.ladder[p]))
		default:
			ev.Say(sayFloor, p, engine.None, cards.Back, 0)
		}
	}
	taker := s.taker(f, winners)
	s.clearTable(f, ev)
	if top != 0 { // C45, C46
		s.finish(endLadder, top, ev)
		return
	}
	s.after(all, taker, ev)
}

// taker returns the principal who won with an Ace that no King switched off, the victim before the attacker; None when
// there is none. C49, C50.
func (s *State) taker(f *flip, winners engine.SeatSet) engine.Seat {
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

// clearTable puts the cards of the table on the open discard pile and forgets the round. C48.
func (s *State) clearTable(f *flip, ev *engine.Events) {
	if ev != nil {
		s.tellClear(f, ev)
	}
	for p := range engine.Seat(s.n) {
		for i, c := range s.laid[p][:s.laidN[p]] {
			s.discard = s.discard.Add(c)
			ev.Move(c, laidID(p, i), 0, discardID(), 0)
		}
	}
	s.laid, s.laidN, s.side = [seats][2]cards.Card{}, [seats]uint8{}, [seats]uint8{}
	s.bars, s.victim, s.ties = [2]engine.SeatSet{}, engine.None, 0
}

// finish ends the game.
func (s *State) finish(end uint8, winners engine.SeatSet, ev *engine.Events) {
	s.end, s.winners = end, winners
	if ev != nil {
		key := [...]uint8{endLadder: sayGoal, endLast: sayLast, endLastTie: sayLastTie, endLimit: sayLimit}[end]
		for t := winners; t != 0; t &= t - 1 {
			ev.Say(key, t.First(), engine.None, cards.Back, int(s.ladder[t.First()]))
		}
	}
	s.ask(phOver, 0, ev)
	ev.End()
}
