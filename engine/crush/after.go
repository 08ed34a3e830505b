package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// after follows a round that did not end the game: players draw, or go out of it, and the next attacker begins. took
// are the participants of the round, and taker's Ace takes the turn. C47 to C52, C57, C58, C62.
func (s doing) after(took engine.SeatSet, taker engine.Seat) {
	if s.rules&noDraw != 0 {
		if s.forfeits(took) {
			return
		}
	} else {
		p := s.attacker
		for range s.n { // C47, C48: clockwise from the attacker
			s.refill(p)
			p = s.next(p)
		}
	}
	if s.round == roundLimit { // C62
		s.finish(endLimit, s.highest(s.in))
		return
	}
	s.round++
	s.ev.Count(countRound, engine.None, 0, int(s.round))
	if s.in.Has(taker) {
		s.ev.Say(sayTaker, taker, engine.None, cards.Back, 0)
		s.attacker = taker // C49, C50: play goes on clockwise from here
	} else {
		s.attacker = s.next(s.attacker) // C8
		for !s.in.Has(s.attacker) {
			s.attacker = s.next(s.attacker)
		}
	}
	s.begin()
}

// refill draws a card for a player. When the deck is empty, the used cards become the deck. C51, C52.
func (s doing) refill(p engine.Seat) {
	if s.stockN == 0 {
		if s.discard == 0 {
			s.ev.Say(sayNoCard, p, engine.None, cards.Back, 0)
			return
		}
		s.reshuffle()
	}
	s.draw(p)
}

// reshuffle makes the used cards the deck. Everybody has seen them, and so knows that all other cards are in hands.
func (s doing) reshuffle() {
	s.pool = s.discard
	for t := s.discard; t != 0; t &= t - 1 {
		s.stock[s.stockN] = t.First()
		s.stockN++
		s.ev.Move(t.First(), discardID(), 0, stockID(), 0)
	}
	s.discard = 0
	s.old = s.handN
	s.shuffle()
	s.ev.Say(sayReshuffle, engine.None, engine.None, cards.Back, int(s.stockN))
}

// forfeits puts participants without cards out of the game, and reports whether that ends it. C57, C58.
func (s doing) forfeits(took engine.SeatSet) bool {
	var gone engine.SeatSet
	for t := s.in & took; t != 0; t &= t - 1 {
		if p := t.First(); s.handN[p] == 0 {
			gone = gone.Add(p)
			s.ev.Count(countOut, p, 0, 1)
			s.ev.Say(sayOut, p, engine.None, cards.Back, 0)
		}
	}
	s.in &^= gone
	switch s.in.Len() {
	case 0:
		s.finish(endLastTie, s.highest(gone))
	case 1:
		s.finish(endLast, s.in)
	default:
		return false
	}
	return true
}

// highest returns the players of a set who are highest on the ladder.
func (s doing) highest(of engine.SeatSet) engine.SeatSet {
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
