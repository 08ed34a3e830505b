package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// speaking says what a card does here and now for the seat p.
type speaking struct {
	*State
	p engine.Seat
	m *engine.Means
}

// Means tells what a card does for the seat that looks at it.
func (Game) Means(st engine.State, p engine.Seat, id engine.PileID, c cards.Card, m *engine.Means) {
	s := speaking{st.(*State), p, m}
	switch {
	case id.Kind == pileDiscard:
		m.Say("royalty.card.used")
	case id.Kind == pileTable && s.laid.Has(c):
		s.blow(c)
	case id.Owner >= engine.Seat(s.seats):
	case id.Kind == pileKingdom && s.kingdom[id.Owner].Has(c):
		s.wall(id.Owner, c)
	case id.Kind == pileHand && id.Owner == p && s.hand[p].Has(c):
		s.held(c)
	case id.Kind == pileHand && s.known[id.Owner].Has(c):
		m.Say("royalty.card.known")
	}
}

// held is a card of the hand.
func (s speaking) held(c cards.Card) {
	if s.phase == phaseAsked && s.target == s.p && s.rank == c.Rank() {
		s.m.About("royalty.card.asked", s.turn, cards.Back)
	}
	two := (s.hand[s.p] & ofRank(c.Rank())).Len() > 1
	switch r := c.Rank(); {
	case r == cards.King:
		s.king()
	case r == cards.Queen:
		s.queen()
	case r == cards.Jack:
		s.jack()
	case r == cards.Ace:
		s.m.Say("royalty.card.wall.ace")
	case r <= 3 && two:
		s.m.Say("royalty.card.wall", wallOf(r))
	case r <= 3:
		s.m.Say("royalty.card.wall.one", wallOf(r))
		s.holder(r)
	case two:
		s.pairOf(r)
	default:
		s.m.Say("royalty.card.one", 10*int(r))
		s.holder(r)
	}
}

// wallOf is what two cards of a rank take off every blow (R27).
func wallOf(r cards.Rank) int {
	if r == 3 {
		return 15
	}
	return 10
}

// holder names an opponent who holds the rank, as everybody knows.
func (s speaking) holder(r cards.Rank) {
	for o := s.left().Remove(s.p); o != 0; o &= o - 1 {
		q := o.First()
		if s.known[q]&ofRank(r) != 0 || s.holds[q]&(everyLane<<r) != 0 {
			s.m.About("royalty.card.holder", q, cards.Back)
			return
		}
	}
}

// pairOf tells what a pair costs each opponent.
func (s speaking) pairOf(r cards.Rank) {
	value := 10 * int(r)
	s.m.Say("royalty.card.pair", value)
	if s.phase == phaseAdding && s.p == s.turn { // R23: the wall counts once
		net := s.more(r, s.laid&ofRank(cards.Queen) != 0)
		s.m.About("royalty.card.pair.adds", s.target, cards.Back, net)
		if net >= int(s.points[s.target]) {
			s.m.About("royalty.card.pair.out", s.target, cards.Back)
		}
		return
	}
	for o := s.left().Remove(s.p); o != 0; o &= o - 1 {
		q := o.First()
		net := value - min(value, s.protection(q))
		switch {
		case net >= int(s.points[q]):
			s.m.About("royalty.card.pair.out", q, cards.Back)
		case net < value:
			s.m.About("royalty.card.pair.wall", q, cards.Back, net)
		}
	}
}

// more is what the attack costs with another set.
func (s speaking) more(r cards.Rank, queen bool) int {
	value := s.value() + 10*int(r)
	if queen {
		return value
	}
	return max(0, value-s.protection(s.target))
}

// queen tells what a queen adds to the best pair of the hand.
func (s speaking) queen() {
	adding := s.phase == phaseAdding && s.p == s.turn
	if adding && s.laid&ofRank(cards.Queen) != 0 { // R37
		s.m.Say("royalty.card.queen.one")
		return
	}
	_, two := count(s.hand[s.p])
	best := cards.Rank(0)
	for m := two & attackRanks; m != 0; m &= m - 1 {
		best = m.first()
	}
	thick := engine.None
	for o := s.left().Remove(s.p); o != 0; o &= o - 1 {
		if q := o.First(); (!adding || q == s.target) && s.protection(q) > 0 && (thick == engine.None || s.protection(q) > s.protection(thick)) {
			thick = q
		}
	}
	value := 10 * int(best)
	switch {
	case best != 0 && thick != engine.None && adding:
		s.m.About("royalty.card.queen", thick, cards.Back, s.more(best, true), s.more(best, false))
	case best != 0 && thick != engine.None:
		s.m.About("royalty.card.queen", thick, cards.Back, value, value-min(value, s.protection(thick)))
	case best != 0:
		s.m.Say("royalty.card.queen.idle")
	default:
		s.m.Say("royalty.card.queen.pair")
	}
}

// king tells what a king stops, now or later.
func (s speaking) king() {
	if s.phase == phaseAttacked && s.target == s.p {
		net, _ := s.cost()
		s.m.About("royalty.card.king.now", s.turn, cards.Back, net)
		return
	}
	s.m.Say("royalty.card.king")
}

// jack tells what a jack refuses, now or later.
func (s speaking) jack() {
	if s.phase == phaseAsked && s.target == s.p {
		s.m.About("royalty.card.jack.now", s.turn, cards.Back)
		return
	}
	s.m.Say("royalty.card.jack")
}

// wall is a card of a kingdom.
func (s speaking) wall(owner engine.Seat, c cards.Card) {
	all := s.protection(owner)
	key := "royalty.card.wall.lies"
	if owner == s.p {
		key += ".own"
	}
	switch c.Rank() {
	case cards.Ace:
		s.m.Say(key+".ace", all)
	default:
		s.m.Say(key, wallOf(c.Rank()), all)
	}
}

// blow is a card of the attack under way.
func (s speaking) blow(c cards.Card) {
	net, _ := s.cost()
	if c.Rank() == cards.Queen {
		s.m.Say("royalty.card.blow.queen")
		return
	}
	if s.target == s.p {
		s.m.Say("royalty.card.blow.own", net)
		return
	}
	s.m.About("royalty.card.blow", s.target, cards.Back, net)
}
