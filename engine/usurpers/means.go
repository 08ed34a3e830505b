package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// speaking says what a card does here and now for the seat x.
type speaking struct {
	*State
	x engine.Seat
	m *engine.Means
}

// Means tells what a card does for the seat that looks at it.
func (Game) Means(st engine.State, x engine.Seat, id engine.PileID, c cards.Card, m *engine.Means) {
	s, owner := st.(*State), id.Owner
	if owner >= engine.Seat(s.n) {
		return
	}
	sp := speaking{s, x, m}
	switch {
	case id.Kind == pileHand && owner == x && s.hand[x].Has(c):
		sp.held(c)
	case id.Kind == pileCommitted && owner == x && s.committed[x].Has(c):
		sp.fights(c)
	case id.Kind == pileArena && s.arena[owner].Has(c):
		sp.revealed(c)
	case id.Kind == pileRoyals && id.Slot < courts && s.royals[owner]>>id.Slot&1 != 0 && (c == faceOf(id.Slot) || c == s.point[owner][id.Slot]):
		sp.royal(owner, id.Slot)
	case (id.Kind == pileDiscard || id.Kind == pileHeap) && owner == x:
		m.Say("usurpers.card.used.own")
	case id.Kind == pileDiscard || id.Kind == pileHeap:
		m.Say("usurpers.card.used")
	case id.Kind == pileDraw:
		m.Say("usurpers.card.bottom")
	}
}

// held is a card of the hand.
func (s speaking) held(c cards.Card) {
	if s.phase == phaseSettle && s.rival == s.x {
		s.pays(c)
		return
	}
	if s.phase == phaseAttack || s.phase == phaseKill {
		if _, most, _ := s.quota(s.x); most > 0 && s.ncom[s.x] == 0 {
			s.fights(c)
			return
		}
	}
	s.crowns(c)
	switch {
	case c.Court():
		s.m.Say("usurpers.card.bluff")
	case c.Red():
		s.m.Say("usurpers.card.red", int(worth[c]))
	default:
		s.m.Say("usurpers.card.black", int(worth[c]))
	}
}

// crowns tells what the card makes as a part of a royal: with the highest number, or under the first face of its suit.
func (s speaking) crowns(c cards.Card) {
	suit := s.hand[s.x] & cards.OfSuit(c.Suit())
	best := (suit & cards.AllNumbers).Last()
	if !c.Court() {
		best = (suit & cards.AllCourts).First()
	}
	switch {
	case best != cards.Back && c.Court():
		s.m.About("usurpers.card.crown", engine.None, best, int(worth[best]))
	case best != cards.Back:
		s.m.About("usurpers.card.point", engine.None, best, int(worth[c]))
	case c.Court():
		s.m.Say("usurpers.card.no-number")
	}
}

// fights tells what a committed card does in the attack or the strike that goes on.
func (s speaking) fights(c cards.Card) {
	n, against := int(worth[c]), s.x == s.rival
	switch {
	case c.Court():
		s.m.Say("usurpers.card.blank")
	case c.Red() && against:
		s.m.Say("usurpers.card.sword.own")
	case c.Red() && n == 10:
		s.m.About("usurpers.card.sword.ten", s.rival, cards.Back)
	case c.Red():
		s.m.About("usurpers.card.sword", s.rival, cards.Back, n)
	case against:
		s.m.Say("usurpers.card.shield", n)
	case s.phase == phaseKill:
		s.m.About("usurpers.card.guard", s.rival, cards.Back, n)
	default:
		s.m.About("usurpers.card.shield.gift", s.rival, cards.Back, n)
	}
}

// revealed is a card that has been turned up in a fight.
func (s speaking) revealed(c cards.Card) {
	switch n := int(worth[c]); {
	case c.Court():
		s.m.Say("usurpers.card.blank")
	case c.Black():
		s.m.Say("usurpers.card.shield", n)
	case s.rival == s.x:
		s.m.Say("usurpers.card.turned.own", n)
	default:
		s.m.About("usurpers.card.turned", s.rival, cards.Back, n)
	}
}

// pays tells which hits a card of the hand pays, and under which royals.
func (s speaking) pays(c cards.Card) {
	said := len(s.m.List)
	for _, a := range s.Legal(s.x, nil) {
		if a.Verb() == verbSwap && cards.Card(a.B()) == c {
			old := worth[s.point[s.x][a.A()]]
			s.m.About("usurpers.card.pays", engine.None, faceOf(a.A()), int(old), int(worth[c]), int(old-worth[c]))
		}
	}
	switch {
	case len(s.m.List) > said:
	case s.subAny:
		s.m.Say("usurpers.card.pays.lower")
	default:
		s.m.Say("usurpers.card.pays.suit")
	}
}

// royal is a royal in play, as its face or its point card.
func (s speaking) royal(owner engine.Seat, slot uint8) {
	n := worth[s.point[owner][slot]]
	s.m.Say("usurpers.card.royal", int(n))
	switch {
	case owner == s.x:
		s.cost(slot, n)
	case s.strikes(owner, slot):
		s.m.Say("usurpers.card.strike", int(n))
	default:
		s.m.Say("usurpers.card.target")
	}
}

// strikes reports whether the seat may strike at a royal now.
func (s speaking) strikes(owner engine.Seat, slot uint8) bool {
	for _, a := range s.Legal(s.x, nil) {
		if a.Verb() == verbKill && engine.Seat(a.A()) == owner && a.B() == slot {
			return true
		}
	}
	return false
}

// cost tells what a hit on an own royal costs. The lower card that is nearest to its number saves the most.
func (s speaking) cost(slot, n uint8) {
	best := cards.Back
	for t := s.substitutes(s.x, slot); t != 0; t &= t - 1 {
		if c := t.First(); worth[c] > worth[best] {
			best = c
		}
	}
	if best == cards.Back {
		s.m.Say("usurpers.card.cost.all", int(n))
		return
	}
	s.m.About("usurpers.card.cost", engine.None, best, int(n-worth[best]))
}
