package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

const standstill = 100 // R47: turns in a row without a lost point

// out removes a player without points (R44): hand and kingdom are discarded, face up (R45). When one player is left,
// the game is over (R46).
func (s doing) out(p engine.Seat) {
	left := s.left()
	s.fell[p] = s.seats - uint8(left.Len())
	s.ev.Say(sayOut, p, engine.None, cards.Back, 0)
	if s.ev != nil {
		for m := s.hand[p]; m != 0; m &= m - 1 {
			s.ev.Move(m.First(), handOf(p), 0, onDiscard, 0)
		}
		for m := s.kingdom[p]; m != 0; m &= m - 1 {
			s.ev.Move(m.First(), kingdomOf(p), 0, onDiscard, 0)
		}
	}
	s.discard |= s.hand[p] | s.kingdom[p]
	s.hand[p], s.kingdom[p] = 0, 0
	s.forget(p)
	if left.Len() == 1 {
		s.over()
		s.ev.Say(sayWins, left.First(), engine.None, cards.Back, 0)
	}
}

// stop ends a game in which nobody has lost a point for too long (R47).
func (s doing) stop() {
	s.over()
	s.ev.Say(sayStandstill, engine.None, engine.None, cards.Back, standstill)
}

// over ends the game and clears what belongs to a turn.
func (s doing) over() {
	s.phase = phaseOver
	s.acted, s.asked, s.struck, s.drew, s.gained = false, false, false, false, cards.Back
	s.turn = 0
}
