package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// offer is the cards that a choice is picked from: a match, a block, or the payments for ransomed copies.
type offer struct {
	cards bag // all that may be picked
	block bag // those of them that lie in the block
	need  int // how many must be picked
	most  int // how many may be picked

	pays cards.Card // the face that is ransomed, 0 where nothing is
	to   uint8      // the seat that is paid
}

// next returns the cards that may be picked next: those with which the choice can still be completed. With rising
// set, it leaves out those that would break the ascending order.
func (o *offer) next(picked bag, rising bool) cards.Set {
	after := picked.len() + 1
	more := max(0, o.need-after)
	left := o.cards.minus(picked)
	if after+more > o.most || left.len() <= more {
		return 0
	}
	f := left.faces()
	if !rising {
		return f
	}
	f &^= 1<<picked.faces().Last() - 1
	for t := f; t != 0; t &= t - 1 {
		c := t.First()
		if left.in(cards.FullDeck&^(1<<c-1)).len() <= more {
			return f & (1<<c - 1)
		}
	}
	return f
}

// step is the action that picks a card. H7.4 Of equal cards those of the block come first.
func (o *offer) step(picked bag, c cards.Card) engine.Action {
	switch {
	case o.pays != 0:
		return engine.Step(verbPay, uint8(c), uint8(o.pays), o.to)
	case picked.count(c) < o.block.count(c):
		return engine.Step(verbPickUp, uint8(c), 0, 0)
	}
	return engine.Step(verbPick, uint8(c), 0, 0)
}

// offerOf is the offer of the choice that has been begun.
func offerOf(s *State) (o offer) {
	switch {
	case s.payFor != 0:
		f := sourcesOf(s, s.payFor)
		return payments(s, s.payFor, &f)
	case s.scoop != 0:
		o, _ = scoopOf(s, int(s.scoop))
		return o
	}
	return matchOf(s, s.pick.faces().First().Rank())
}

// matchOf is the offer of a match of a rank. H10.4 With the cards on the board they must be three or more.
func matchOf(s *State, r cards.Rank) offer {
	// H10.7 Royals of the present home do not go down from the hand.
	avail := s.hand[s.attacker].in(ofRank(r) &^ s.royals(s.attacker))
	return offer{cards: avail, need: max(1, 3-s.onBoard(r)), most: s.spare()}
}

// brings returns by how much cards of the attacker's hand would raise the board, if they were laid down (H17.3).
func (s *State) brings(b bag) int {
	h := holdingOf(s, s.attacker)
	was, _, _ := h.points(&s.opt)
	h.meld = h.meld.plus(b)
	is, _, _ := h.points(&s.opt)
	return is - was
}

// meldPicked completes a match or a block.
func (s doing) meldPicked() {
	if s.scoop != 0 {
		s.takeBlock()
		return
	}
	down := s.pick
	s.dropPick()
	s.layDown(down)
	s.closeIfIdle()
}

// layDown moves cards from the attacker's hand to the meld (H10.5). H12.2 They are fresh.
func (s doing) layDown(down bag) {
	p := s.attacker
	first := down.faces().First()
	n := 0
	for t := down.faces(); t != 0; t &= t - 1 {
		c := t.First()
		for range down.count(c) {
			s.leaveHand(p, c)
			s.fresh[p].add(c)
			s.ev.Move(c, own(pileHand, p), 0, own(pileFresh, p), 0)
			n++
		}
	}
	s.ev.Say(sayMelded, engine.Seat(p), engine.None, first, n)
}
