package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// after is what follows a round that did not end the game: draws or forfeits, then the next attacker. took are the
// participants of the round, taker the one whose Ace takes the turn. C47 to C52, C57, C58, C62.
func (s *State) after(took engine.SeatSet, taker engine.Seat, ev *engine.Events) {
	if s.rules&noDraw != 0 {
		if s.forfeits(took, ev) {
			return
		}
	} else {
		p := s.attacker
		for range s.n { // C47, C48: clockwise from the attacker
			s.refill(p, ev)
			p = s.next(p)
		}
	}
	if s.round == roundLimit { // C62
		s.finish(endLimit, s.highest(s.in), ev)
		return
	}
	s.round++
	ev.Count(kRound, engine.None, 0, int(s.round))
	if s.in.Has(taker) {
		ev.Say(sayTaker, taker, engine.None, cards.Back, 0)
		s.attacker = taker // C49; C50: clockwise goes on from here
	} else {
		s.attacker = s.next(s.attacker) // C8
		for !s.in.Has(s.attacker) {
			s.attacker = s.next(s.attacker)
		}
	}
	s.begin(ev)
}

// refill draws one card for a player, from the used cards when the deck is empty. C51, C52.
func (s *State) refill(p engine.Seat, ev *engine.Events) {
	if s.stockN == 0 {
		if s.discard == 0 {
			ev.Say(sayNoCard, p, engine.None, cards.Back, 0)
			return
		}
		s.reshuffle(ev)
	}
	s.draw(p, ev)
}

// reshuffle makes the used cards the new deck. Everybody has seen which cards these are, so all the others lie in hands.
func (s *State) reshuffle(ev *engine.Events) {
	s.pool = s.discard
	for t := s.discard; t != 0; t &= t - 1 {
		s.stock[s.stockN] = t.First()
		s.stockN++
		ev.Move(t.First(), discardID(), 0, stockID(), 0)
	}
	s.discard = 0
	s.old = s.handN
	s.shuffle(ev)
	ev.Say(sayReshuffle, engine.None, engine.None, cards.Back, int(s.stockN))
}

// forfeits puts players without cards out, and reports whether that ended the game. C57, C58.
func (s *State) forfeits(took engine.SeatSet, ev *engine.Events) bool {
	var gone engine.SeatSet
	for t := s.in & took; t != 0; t &= t - 1 {
		if p := t.First(); s.handN[p] == 0 {
			gone = gone.Add(p)
			ev.Count(kOut, p, 0, 1)
			ev.Say(sayOut, p, engine.None, cards.Back, 0)
		}
	}
	s.in &^= gone
	switch s.in.Len() {
	case 0:
		s.finish(endLastTie, s.highest(gone), ev)
	case 1:
		s.finish(endLast, s.in, ev)
	default:
		return false
	}
	return true
}

// highest returns those of a set who are highest on the ladder.
func (s *State) highest(of engine.SeatSet) engine.SeatSet {
	var best engine.SeatSet
	high := uint8(0)
	for ; of != 0; of &= of - 1 {
		switch p := of.First(); {
		case best == 0 || s.ladder[p] > high:
			best, high = engine.Only(p), s.ladder[p]
		case s.ladder[p] == high:
			best = best.Add(p)
		}
	}
	return best
}
