package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// playTime says why an optional play may not be made now. H5.3, H5.4 Between the draw and the lead, or after the battle.
func (s *State) playTime() *engine.RuleError {
	switch {
	case s.drawing():
		return errDrawFirst
	case s.phase != phaseBefore && s.phase != phaseAfter:
		return errPlayTime
	}
	return nil
}

// spare is how many cards may leave the attacker's hand now. H5.8 One stays to fight with.
func (s *State) spare() int {
	if s.beforeLead() {
		return int(s.handN[s.attacker]) - 1
	}
	return int(s.handN[s.attacker])
}

// pickable reports whether c may be picked next, so that the choice can still be completed: the picks ascend, the group
// must come to three, and no more than limit cards go down.
func pickable(c cards.Card, avail, picked bag, base, limit int) bool {
	if last := picked.faces().Last(); c < last || avail.count(c) <= picked.count(c) {
		return false
	}
	after := picked.len() + 1
	more := max(0, 3-base-after)
	tail := avail.in(cards.FullDeck&^(1<<c-1)).len() - picked.count(c) - 1
	return after+more <= limit && tail >= more
}

// meldOf looks at a match of a rank: the cards of the hand that may go down, and how many count already.
func (s *State) meldOf(r cards.Rank) (avail bag, base int) {
	// H10.7 Royals of the present home do not go down from the hand.
	return s.hand[s.attacker].in(ofRank(r) &^ s.royals(s.attacker)), s.onBoard(r)
}

// pickCard is a step of a match or of a block: one more card of the hand (from the block: up).
func (s *State) pickCard(c cards.Card, up bool) *engine.RuleError {
	if !cards.FullDeck.Has(c) {
		return errMatchCard
	}
	if s.payFor != 0 {
		return errFinish
	}
	var avail bag
	var base, limit int
	if s.scoop != 0 {
		k, err := s.scoopOf(int(s.scoop))
		if err != nil {
			return err
		}
		avail, base, limit = k.avail, k.base, k.limit
		if c.Rank() != k.rank {
			return errMatchRank
		}
		// Equal cards of block and hand: those of the block are picked first, so that every choice is told one way.
		if up != (s.pick.count(c) < k.block.count(c)) {
			return errOrder
		}
	} else {
		if up {
			return errNotNow
		}
		if err := s.playTime(); err != nil {
			return err
		}
		if !s.privileged() {
			return errPrivilege // H10.1
		}
		if f := s.pick.faces(); f != 0 && f.First().Rank() != c.Rank() {
			return errMatchRank // H10.2
		}
		avail, base = s.meldOf(c.Rank())
		limit = s.spare()
	}
	if s.royals(s.attacker).Has(c) && s.hand[s.attacker].has(c) {
		return errMatchRoyal // H10.7
	}
	if avail.count(c) <= s.pick.count(c) {
		return errMatchCard
	}
	if !pickable(c, avail, s.pick, base, limit) {
		after := s.pick.len() + 1
		switch {
		case c < s.pick.faces().Last():
			return errOrder
		case avail.len() < after+max(0, 3-base-after):
			return errMatchSmall // H10.4
		case after+max(0, 3-base-after) > limit && s.scoop != 0:
			return errBlockKeep
		case after+max(0, 3-base-after) > limit:
			return errKeepOne // H5.8
		}
		return errMatchSmall // with this card and those after it
	}
	s.pick.add(c)
	return nil
}

// meld completes a match, or a block.
func (s *State) meldPicked(ev *engine.Events) *engine.RuleError {
	if s.payFor != 0 {
		return errFinish
	}
	if s.scoop != 0 {
		return s.takeBlock(ev)
	}
	if err := s.playTime(); err != nil {
		return err
	}
	// H10.1 A royal of the home has been in the spoils since before the turn.
	if !s.privileged() {
		return errPrivilege
	}
	// H10.2, H10.3, H10.4 Three or more of a rank, with those on the board.
	f := s.pick.faces()
	if f == 0 || s.onBoard(f.First().Rank())+s.pick.len() < 3 {
		return errMatchSmall
	}
	down := s.pick
	s.dropPick()
	s.layDown(down, ev)
	s.closeIfIdle(ev)
	return nil
}

// layDown moves cards of the attacker's hand to his meld. H10.5, H12.2 They are fresh.
func (s *State) layDown(down bag, ev *engine.Events) {
	p := s.attacker
	first := down.faces().First()
	n := 0
	for t := down.faces(); t != 0; t &= t - 1 {
		c := t.First()
		for range down.count(c) {
			s.leaveHand(p, c)
			s.fresh[p].add(c)
			ev.Move(c, own(pileHand, p), 0, own(pileFresh, p), 0)
			n++
		}
	}
	ev.Say(sayMelded, engine.Seat(p), engine.None, first, n)
}
