package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// assassins are all the cards of each suit in which the attacker has an Assassin. H11.1 It is an ace that lay in the
// spoils before the turn. H11.5 It does not matter whose it was.
func assassins(s *State) cards.Set {
	var suits cards.Set
	for t := s.spoils[s.attacker].faces() & aces; t != 0; t &= t - 1 {
		suits |= cards.OfSuit(t.First().Suit())
	}
	return suits
}

// victimPile is the part of the defender's board that a verb of assassination names.
func victimPile(s *State, verb uint8) (*bag, uint8) {
	d := 1 - s.attacker
	switch verb {
	case verbSlaySpoils:
		return &s.spoils[d], pileSpoils
	case verbSlayMeld:
		return &s.meld[d], pileMeld
	}
	return &s.fresh[d], pileFresh
}

// slay puts an Assassin and its victim on the dead pile (H11.2).
func (s doing) slay(verb uint8, ace, victim cards.Card) {
	p, d := s.attacker, 1-s.attacker
	b, kind := victimPile(s.State, verb) // H11.6 Equal cards may differ in what has happened to them.
	s.ev.Say(saySlew, engine.Seat(p), engine.Seat(d), victim, 0)
	s.spoils[p].remove(ace)
	s.bury(ace, own(pileSpoils, p))
	b.remove(victim)
	s.bury(victim, own(kind, d))
	s.closeIfIdle()
}
