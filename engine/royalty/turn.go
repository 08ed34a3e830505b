package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// laying notes that the turn player lays something. Where that is the only action of the turn (R8), no ask can follow
// (R19).
func (s doing) laying() {
	if s.house&houseAgain != 0 && !s.free && !s.acted {
		s.asked = true
	}
	s.acted = true
}

// askAgain reports whether the turn player has asked with success and may ask again, in a turn of one action (R19).
func askAgain(s *State) bool { return s.house&houseAgain != 0 && s.acted && !s.asked && !s.free }

// goOn continues after something was laid. One action is a turn (R8), unless turns are free (R49) or the ask before
// brought a card (R19).
func (s doing) goOn() {
	if (s.free || askAgain(s.State)) && s.hand[s.turn] != 0 {
		s.phase = phaseAct
		return
	}
	s.endTurn()
}

// endTurn hands the turn on clockwise (R5), past players who are out and players who have nothing to play (R9).
func (s doing) endTurn() {
	s.tell() // before the next player draws
	for {
		if s.struck {
			s.idle = 0
		} else {
			s.idle++
		}
		s.acted, s.asked, s.struck, s.drew, s.gained = false, false, false, false, cards.Back
		if s.idle >= standstill {
			s.stop()
			return
		}
		s.turn = s.turn.Next(int(s.seats))
		for s.points[s.turn] <= 0 {
			s.turn = s.turn.Next(int(s.seats))
		}
		s.phase = phaseAct
		if s.mayAct() || s.startDraw() {
			return
		}
	}
}

// startTurn begins the first turn.
func (s doing) startTurn() {
	s.phase = phaseAct
	if !s.mayAct() && !s.startDraw() {
		s.endTurn()
	}
}

// mayAct reports whether the turn player has an action, which is any card in hand but royalty (R9, R10). Where
// royalty can be asked for, it is any card (R13).
func (s *State) mayAct() bool {
	one, _ := count(s.hand[s.turn])
	return one&s.house.acting() != 0
}

// startDraw draws for a turn player who cannot act: one card (R9), or as many as option refill says for an empty hand
// (R51). It reports whether the player can act now. If not, the turn is over.
func (s doing) startDraw() bool {
	n := uint8(1)
	if s.hand[s.turn] == 0 {
		n = uint8(s.house & houseRefill)
	}
	s.learnNone(s.turn, s.house.acting())
	s.ev.Say(sayStart, s.turn, engine.None, cards.Back, int(n))
	for range n {
		if s.draw(s.turn) == cards.Back {
			break
		}
		s.drew = true
	}
	if s.mayAct() {
		return true
	}
	s.learnNone(s.turn, s.house.acting())
	s.ev.Say(sayStuck, s.turn, engine.None, cards.Back, 0)
	return false
}
