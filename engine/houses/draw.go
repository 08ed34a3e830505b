package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// mayTake says why the seat whose draw it is may not take the top discard.
func (s *State) mayTake() *engine.RuleError {
	switch {
	case s.discardN == 0:
		return errNoDiscard // H6.3
	case s.phase == phaseDefender && s.block && !s.opt.topAfterBlock:
		return errAfterBlock // H7.7
	case s.top().Suit() != s.homeSuit(s.actor()):
		return errTopSuit // H6.2
	}
	return nil
}

// maySkip says why the seat whose draw it is may not go without.
func (s *State) maySkip() *engine.RuleError {
	switch {
	case s.stackN > 0:
		return errNoSkip // H6.4
	case s.opt.forced && s.mayTake() == nil:
		return errForced // H6.6
	}
	return nil
}

// drawing reports whether a draw is owed.
func (s *State) drawing() bool { return s.phase >= phaseDraw && s.phase <= phaseRedraw }

// draw handles D3, D4 and D5: the top of the stack.
func (s *State) draw(ev *engine.Events) *engine.RuleError {
	switch {
	case !s.drawing():
		return errNotNow
	case s.stackN == 0:
		return errStackEmpty // H6.5
	}
	s.drawStack(s.actor(), ev)
	s.drawn(ev)
	return nil
}

func (s *State) drawStack(p uint8, ev *engine.Events) {
	c := s.popStack()
	s.hand[p].add(c)
	s.handN[p]++
	for i := range s.room[p] {
		s.room[p][i]++
	}
	ev.Move(c, common(pileStack), 0, own(pileHand, p), 0) // H6.9
	ev.Say(sayDrew, engine.Seat(p), engine.None, cards.Back, 0)
}

// take handles D3, D4 and D5: the top discard (H6.2).
func (s *State) take(ev *engine.Events) *engine.RuleError {
	if !s.drawing() {
		return errNotNow
	}
	if err := s.mayTake(); err != nil {
		return err
	}
	s.takeTop(s.actor(), ev)
	s.drawn(ev)
	return nil
}

func (s *State) takeTop(p uint8, ev *engine.Events) {
	c := s.popDiscard()
	s.toHandKnown(p, c)
	ev.Move(c, common(pileDiscard), 0, own(pileHand, p), 0)
	ev.Say(sayTook, engine.Seat(p), engine.None, c, 0)
}

// skip handles D3, D4 and D5 with the stack gone.
func (s *State) skip(ev *engine.Events) *engine.RuleError {
	if !s.drawing() {
		return errNotNow
	}
	if err := s.maySkip(); err != nil {
		return err
	}
	ev.Say(saySkipped, engine.Seat(s.actor()), engine.None, cards.Back, 0)
	s.drawn(ev)
	return nil
}

// drawn goes on after a draw. H6.1 Attacker, defender, attacker. Draws that leave no choice are made at once: homes and
// the top discard are open, so that tells nobody anything.
func (s *State) drawn(ev *engine.Events) {
	if s.phase == phaseDraw {
		s.phase = phaseDefender
		if s.choices() > 1 {
			return
		}
		s.onlyDraw(ev)
	}
	if s.phase == phaseDefender && !s.block { // H7.8 No second draw after a block.
		s.phase = phaseRedraw
		if s.choices() > 1 || s.topMayChange() {
			return
		}
		s.onlyDraw(ev)
	}
	// H16.4b, H16.5 Somebody has no card to fight with, and none can be drawn.
	if s.stackN == 0 && (s.handN[0] == 0 || s.handN[1] == 0) {
		s.ranOut(ev)
		return
	}
	s.phase = phaseBefore
}

// choices counts the plain ways to make the draw that is owed.
func (s *State) choices() int {
	n := 0
	if s.stackN > 0 {
		n++
	}
	if s.mayTake() == nil {
		n++
	}
	if s.maySkip() == nil {
		n++
	}
	return n
}

// onlyDraw makes the draw that is owed in the only way there is.
func (s *State) onlyDraw(ev *engine.Events) {
	p := s.actor()
	switch {
	case s.stackN > 0:
		s.drawStack(p, ev)
	case s.mayTake() == nil:
		s.takeTop(p, ev)
	default:
		ev.Say(saySkipped, engine.Seat(p), engine.None, cards.Back, 0)
	}
}

// topMayChange reports whether, for all that everybody knows, the attacker could spend this draw on a change of home with
// the top discard (H13.6): no other copy of it lies where he cannot reach it. It does not look at his hand, so that being
// asked tells nobody what he holds.
func (s *State) topMayChange() bool {
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

// scoopChoice is a block of the discard being looked at: the cards that could go down with its bottom card.
type scoopChoice struct {
	rank  cards.Rank
	block bag // of that rank in the block, above the bottom card
	avail bag // those and the fitting ones of the hand
	base  int // cards of the rank that count already, the bottom card included
	limit int // most cards that may go down with it
}

// scoopOf looks at the block of the top n discards; err says why it may not be taken.
func (s *State) scoopOf(n int) (k scoopChoice, err *engine.RuleError) {
	p := s.attacker
	switch {
	case s.phase == phaseDefender || s.phase == phaseRedraw:
		return k, errBlockRoyals // H7.1 Only instead of both draws.
	case s.phase != phaseDraw:
		return k, errNotNow
	case !s.twoRoyals():
		return k, errBlockRoyals
	case n < 1 || n > int(s.discardN):
		return k, errBlockSize // H7.2
	}
	bottom := s.discard[int(s.discardN)-n]
	if s.royals(p).Has(bottom) {
		return k, errBlockRoyal // H7.5
	}
	k.rank = bottom.Rank()
	mask := ofRank(k.rank) &^ s.royals(p)
	for _, c := range s.discard[int(s.discardN)-n+1 : s.discardN] {
		if mask.Has(c) {
			k.block.add(c)
		}
	}
	// H7.3, H7.4 The bottom card goes into a match at once, with cards of the block, the hand and the board.
	k.avail = s.hand[p].in(mask).plus(k.block)
	k.base = s.onBoard(k.rank) + 1
	k.limit = int(s.handN[p]) + n - 2 // H7.6 One card stays in the hand.
	more := max(0, 3-k.base)
	if k.avail.len() < more {
		return k, errBlockMatch
	}
	if k.limit < more {
		return k, errBlockKeep
	}
	return k, nil
}

// twoRoyals reports whether royals of two ranks stand (H7.1, H7.9).
func (s *State) twoRoyals() bool {
	t := s.standing()
	return t&(t-1) != 0
}

// beginScoop is the first step of a block: how deep it goes.
func (s *State) beginScoop(at uint8) *engine.RuleError {
	if s.picking() {
		return errFinish
	}
	if _, err := s.scoopOf(int(at) + 1); err != nil {
		return err
	}
	s.scoop = at + 1
	return nil
}

// takeBlock completes a block: the cards go to the hand, the bottom card and those picked go down (H7.3).
func (s *State) takeBlock(ev *engine.Events) *engine.RuleError {
	n := int(s.scoop)
	k, err := s.scoopOf(n)
	if err != nil {
		return err
	}
	if k.base+s.pick.len() < 3 {
		return errBlockMatch
	}
	p, down := s.attacker, s.pick
	bottom := s.discard[int(s.discardN)-n]
	ev.Say(sayScooped, engine.Seat(p), engine.None, bottom, n)
	for range n {
		c := s.popDiscard()
		s.toHandKnown(p, c)
		ev.Move(c, common(pileDiscard), 0, own(pileHand, p), 0)
	}
	s.block = true
	ev.Count(countBlock, engine.None, 0, 1)
	down.add(bottom)
	s.dropPick()
	s.layDown(down, ev)
	s.drawn(ev) // H7.7
	return nil
}
