package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// mayTake reports whether the seat that draws may take the top discard. H6.2 It must be of that seat's home. H7.7 A
// block must not just have uncovered it.
func (s *State) mayTake() bool {
	if s.discardN == 0 || s.phase == phaseDefender && s.block && !s.opt.topAfterBlock {
		return false
	}
	return s.top().Suit() == s.homeSuit(s.actor())
}

// maySkip reports whether the seat that draws may draw nothing (H6.4, H6.6).
func (s *State) maySkip() bool { return s.stackN == 0 && !(s.opt.forced && s.mayTake()) }

// drawStack takes the top of the stack.
func (s doing) drawStack(p uint8) {
	c := s.popStack()
	s.hand[p].add(c)
	s.handN[p]++
	for i := range s.room[p] {
		s.room[p][i]++
	}
	s.ev.Move(c, common(pileStack), 0, own(pileHand, p), 0) // H6.9
	s.ev.Say(sayDrew, engine.Seat(p), engine.None, cards.Back, 0)
}

// drawTop takes the top discard (H6.2).
func (s doing) drawTop(p uint8) {
	c := s.popDiscard()
	s.toHandKnown(p, c)
	s.ev.Move(c, common(pileDiscard), 0, own(pileHand, p), 0)
	s.ev.Say(sayTook, engine.Seat(p), engine.None, c, 0)
}

// drawNothing goes without, for the stack is gone (H6.5).
func (s doing) drawNothing(p uint8) { s.ev.Say(saySkipped, engine.Seat(p), engine.None, cards.Back, 0) }

// drawn goes on after a draw. H6.1 The attacker draws, then the defender, then the attacker. A draw without a choice is
// made at once. That gives nothing away, for homes and the top discard are open.
func (s doing) drawn() {
	if s.phase == phaseDraw {
		s.phase = phaseDefender
		if choices(s.State) > 1 {
			return
		}
		s.onlyDraw()
	}
	if s.phase == phaseDefender && !s.block { // H7.8 After a block there is no second draw.
		s.phase = phaseRedraw
		if choices(s.State) > 1 || topMayChange(s.State) {
			return
		}
		s.onlyDraw()
	}
	// H16.4, H16.5 A player has no card to fight with, and can draw none.
	if s.stackN == 0 && (s.handN[0] == 0 || s.handN[1] == 0) {
		s.ranOut()
		return
	}
	s.phase = phaseBefore
}

// choices counts the plain ways to make the draw that is due.
func choices(s *State) int {
	n := 0
	if s.stackN > 0 {
		n++
	}
	if s.mayTake() {
		n++
	}
	if s.maySkip() {
		n++
	}
	return n
}

// onlyDraw makes the draw that is due in the only way there is.
func (s doing) onlyDraw() {
	p := s.actor()
	switch {
	case s.stackN > 0:
		s.drawStack(p)
	case s.mayTake():
		s.drawTop(p)
	default:
		s.drawNothing(p)
	}
}

// topMayChange reports whether the attacker may be able to change home with the top discard (H13.6), as everybody can
// see: no copy of it lies out of reach. It does not ask what is in the hand, so being asked to choose tells the other
// player nothing.
func topMayChange(s *State) bool {
	c := s.top()
	if !high.Has(c) || c.Suit() == s.homeSuit(s.attacker) {
		return false
	}
	d := 1 - s.attacker
	if s.dead.has(c) || s.spoils[d].has(c) || s.meld[d].has(c) || s.known[d].has(c) {
		return false
	}
	for _, b := range s.discard[:s.discardN-1] {
		if b == c {
			return false
		}
	}
	return true
}
