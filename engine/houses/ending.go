package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// closing says why a turn may not be closed now.
func (s *State) closing() *engine.RuleError {
	if s.phase != phaseAfter {
		return errNotNow
	}
	return nil
}

// mayEnd says why the attacker may not end the deal, when c is thrown away (Back: nothing is).
func (s *State) mayEnd(c cards.Card) *engine.RuleError {
	h := s.hand[s.attacker]
	if c != cards.Back {
		h.remove(c)
	}
	switch {
	case !s.privileged():
		return errEndRoyal // H15.1 (1)
	case s.winner != s.attacker+1:
		return errEndBattle // H15.1 (3), H15.4
	case h.faces()&cards.AllCourts != 0:
		return errEndFaces // H15.1 (2), H15.3
	}
	return nil
}

// throw closes a turn with a discard (H14.1), and the deal too when end is set (H15.3).
func (s *State) throw(c cards.Card, end bool, ev *engine.Events) *engine.RuleError {
	p := s.attacker
	if err := s.closing(); err != nil {
		return err
	}
	if !cards.FullDeck.Has(c) || !s.hand[p].has(c) {
		return errDiscardCard
	}
	if end {
		if err := s.mayEnd(c); err != nil {
			return err
		}
	}
	s.leaveHand(p, c)
	s.discard[s.discardN] = c
	s.discardN++
	ev.Move(c, own(pileHand, p), 0, common(pileDiscard), 0)
	ev.Say(sayDiscarded, engine.Seat(p), engine.None, c, 0)
	if end {
		ev.Say(sayEnded, engine.Seat(p), engine.None, cards.Back, 0)
		s.score(ev)
		return nil
	}
	s.endTurn(ev)
	return nil
}

// endBare ends the deal without a discard (H15.2).
func (s *State) endBare(ev *engine.Events) *engine.RuleError {
	if err := s.closing(); err != nil {
		return err
	}
	if err := s.mayEnd(cards.Back); err != nil {
		return err
	}
	ev.Say(sayEnded, engine.Seat(s.attacker), engine.None, cards.Back, 0)
	s.score(ev)
	return nil
}

// done closes a turn with an empty hand (H14.2).
func (s *State) done(ev *engine.Events) *engine.RuleError {
	if err := s.closing(); err != nil {
		return err
	}
	if s.handN[s.attacker] > 0 {
		return errMustDiscard
	}
	s.endTurn(ev)
	return nil
}

// closeIfIdle closes the turn of an attacker whose hand is empty and who can do nothing any more. All of that is open to
// everybody.
func (s *State) closeIfIdle(ev *engine.Events) {
	if s.phase == phaseAfter && s.handN[s.attacker] == 0 && !s.boardPlays() && s.mayEnd(cards.Back) != nil {
		s.endTurn(ev)
	}
}

// boardPlays reports whether the attacker has an optional play that needs no card of the hand.
func (s *State) boardPlays() bool {
	p, d := s.attacker, 1-s.attacker
	if s.assassins()&s.board(d).faces() != 0 {
		return true
	}
	return s.board(p).triples()&high&^cards.OfSuit(s.homeSuit(p)) != 0
}

// endTurn closes the turn.
func (s *State) endTurn(ev *engine.Events) {
	p, d := s.attacker, 1-s.attacker
	// H5.6 What was won this turn will have been there before the next one.
	settle(&s.won, own(pileWon, p), &s.spoils[p], own(pileSpoils, p), ev)
	// H12.2 What the attacker laid down stays fresh through the next turn; the defender's marks are over.
	settle(&s.fresh[d], own(pileFresh, d), &s.meld[d], own(pileMeld, d), ev)
	// H16.4a The stack and a hand have run out.
	if s.stackN == 0 && (s.handN[0] == 0 || s.handN[1] == 0) {
		s.ranOut(ev)
		return
	}
	s.winner = 0
	ev.Count(countWinner, engine.None, 0, 0)
	if s.block {
		s.block = false
		ev.Count(countBlock, engine.None, 0, 0)
	}
	// H5.1 The roles change.
	s.attacker, s.phase = d, phaseDraw
}

// settle moves all cards of one heap to another.
func settle(from *bag, fromPile engine.PileID, to *bag, toPile engine.PileID, ev *engine.Events) {
	if ev != nil {
		var buf [packSize]cards.Card
		for _, c := range from.append(buf[:0]) {
			ev.Move(c, fromPile, 0, toPile, 0)
		}
	}
	*to = to.plus(*from)
	*from = bag{}
}

// ranOut ends the deal because cards have run out (H16.2, H16.5). H16.6 Nothing else is asked for.
func (s *State) ranOut(ev *engine.Events) {
	p := uint8(0)
	if s.handN[0] != 0 {
		p = 1
	}
	ev.Say(sayRanOut, engine.Seat(p), engine.None, cards.Back, 0)
	s.score(ev)
}
