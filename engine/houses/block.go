package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// scoopOf returns the cards that may go down with the bottom card of a block of the top n discards (H7.2). It reports
// false where that block may not be taken.
func scoopOf(s *State, n int) (o offer, ok bool) {
	p := s.attacker
	bottom := s.bottom(n)
	mask := ofRank(bottom.Rank()) &^ s.royals(p)
	for _, c := range s.discard[int(s.discardN)-n+1 : s.discardN] {
		if mask.Has(c) {
			o.block.add(c)
		}
	}
	// H7.3 The bottom card goes into a match at once. H7.4 The others come from the block, the hand and the board.
	o.cards = s.hand[p].in(mask).plus(o.block)
	o.need = max(0, 2-s.onBoard(bottom.Rank()))
	o.most = int(s.handN[p]) + n - 2 // the bottom card goes down as well, and H7.6 one stays in the hand
	// H7.5 Royals of the home do not go down.
	return o, !s.royals(p).Has(bottom) && o.cards.len() >= o.need && o.most >= o.need
}

// bottom is the lowest card of a block of the top n discards.
func (s *State) bottom(n int) cards.Card { return s.discard[int(s.discardN)-n] }

// twoRoyals reports whether royals of two ranks stand (H7.1, H7.9).
func twoRoyals(s *State) bool {
	t := s.standing()
	return t&(t-1) != 0
}

// takeBlock takes the block into the hand and lays down its bottom card with those picked (H7.3).
func (s doing) takeBlock() {
	n := int(s.scoop)
	p, down := s.attacker, s.pick
	bottom := s.bottom(n)
	s.ev.Say(sayScooped, engine.Seat(p), engine.None, bottom, n)
	for range n {
		c := s.popDiscard()
		s.toHandKnown(p, c)
		s.ev.Move(c, common(pileDiscard), 0, own(pileHand, p), 0)
	}
	s.block = true
	s.ev.Count(countBlock, engine.None, 0, 1)
	down.add(bottom)
	s.dropPick()
	s.layDown(down)
	s.drawn() // H7.7 The defender draws next.
}
