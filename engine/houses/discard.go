package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// throw closes the turn with a discard (H14.1). With end set it ends the deal too (H15.3).
func (s doing) throw(c cards.Card, end bool) {
	p := s.attacker
	s.leaveHand(p, c)
	s.discard[s.discardN] = c
	s.discardN++
	s.ev.Move(c, own(pileHand, p), 0, common(pileDiscard), 0)
	s.ev.Say(sayDiscarded, engine.Seat(p), engine.None, c, 0)
	if end {
		s.end()
		return
	}
	s.endTurn()
}

// closeIfIdle closes the turn of an attacker with an empty hand and nothing left to do. Everybody can see that it is
// so.
func (s doing) closeIfIdle() {
	if s.phase == phaseAfter && s.handN[s.attacker] == 0 && !boardPlays(s.State) && !s.mayEnd() {
		s.endTurn()
	}
}

// boardPlays reports whether the attacker can make an optional play without a card of the hand.
func boardPlays(s *State) bool {
	p, d := s.attacker, 1-s.attacker
	if assassins(s)&s.board(d).faces() != 0 {
		return true
	}
	return s.board(p).triples()&high&^cards.OfSuit(s.homeSuit(p)) != 0
}

// endTurn closes the turn.
func (s doing) endTurn() {
	p, d := s.attacker, 1-s.attacker
	// H5.6 What was won this turn will have lain there before the next.
	s.moveAll(&s.won, own(pileWon, p), &s.spoils[p], own(pileSpoils, p))
	// H12.2 The attacker's cards stay fresh through the next turn. The defender's no longer are.
	s.moveAll(&s.fresh[d], own(pileFresh, d), &s.meld[d], own(pileMeld, d))
	// H16.4 The stack and a hand have run out.
	if s.stackN == 0 && (s.handN[0] == 0 || s.handN[1] == 0) {
		s.ranOut()
		return
	}
	s.winner = 0
	s.ev.Count(countWinner, engine.None, 0, 0)
	if s.block {
		s.block = false
		s.ev.Count(countBlock, engine.None, 0, 0)
	}
	// H5.1 The roles change.
	s.attacker, s.phase = d, phaseDraw
}
