package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// put lays a card face down in a seat's next place.
func (s *State) put(p engine.Seat, c cards.Card, ev *engine.Events) {
	i := s.laidN[p]
	s.hand[p] = s.hand[p].Remove(c)
	s.handN[p]--
	s.laid[p][i] = c
	s.laidN[p]++
	ev.Move(c, handID(p), 0, laidID(p, int(i)), 0)
}

// help lays an ally's one card at once. C16, C17.
func (s *State) help(p engine.Seat, a engine.Action, ev *engine.Events) error {
	c := cards.Card(a.A())
	if a != engine.Act(vHelp, uint8(c), 0, 0) {
		return errAlly
	}
	if !c.Known() || !s.hand[p].Has(c) {
		return errAllyCard
	}
	s.put(p, c, ev)
	settled(ev)
	ev.Say(sayLaid, p, engine.None, cards.Back, 1)
	s.askNext(p, ev)
	return nil
}

// askToLay asks both principals at once; one without cards lays none. C18, C20, C22.
func (s *State) askToLay(ev *engine.Events) {
	var who engine.SeatSet
	for _, p := range [2]engine.Seat{s.attacker, s.victim} {
		if s.handN[p] > 0 {
			who = who.Add(p)
		}
	}
	if who == 0 {
		s.flipAll(ev)
		return
	}
	s.ask(phLay, who, ev)
}

// lay is a principal's choice: cards in ascending order, then the laying, hidden from everybody else. C18, C19, C22.
func (s *State) lay(p engine.Seat, a engine.Action, ev *engine.Events) error {
	if c := cards.Card(a.A()); a == engine.Step(vPick, uint8(c), 0, 0) {
		switch {
		case !c.Known() || !s.hand[p].Has(c):
			return errNotHeld
		case !s.pickable(p).Has(c):
			return errCount
		}
		s.pick[p] = s.pick[p].Add(c)
		return nil
	}
	if a != engine.Act(vLay, 0, 0, 0) {
		return errLay
	}
	if least, _ := s.lays(p); s.pick[p].Len() < least {
		return errCount
	}
	n := s.pick[p].Len()
	for t := s.pick[p]; t != 0; t &= t - 1 {
		s.put(p, t.First(), ev)
	}
	s.pick[p] = 0
	settled(ev)
	ev.Say(sayLaid, p, engine.None, cards.Back, n)
	s.owe = s.owe.Remove(p)
	if s.owe == 0 {
		s.flipAll(ev) // C21
	} else {
		s.ask(phLay, s.owe, ev)
	}
	return nil
}
