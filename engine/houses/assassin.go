package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// assassins are the suits, as all their cards, of the aces that may strike.
// H11.1 Aces in the attacker's spoils since before the turn. H11.5 Won from whom makes no difference.
func (s *State) assassins() cards.Set {
	var suits cards.Set
	for t := s.spoils[s.attacker].faces() & aces; t != 0; t &= t - 1 {
		suits |= cards.OfSuit(t.First().Suit())
	}
	return suits
}

// victimPile is the heap on the defender's board that a verb of assassination strikes at.
func (s *State) victimPile(verb uint8) (*bag, uint8) {
	d := 1 - s.attacker
	switch verb {
	case verbSlaySpoils:
		return &s.spoils[d], pileSpoils
	case verbSlayMeld:
		return &s.meld[d], pileMeld
	}
	return &s.fresh[d], pileFresh
}

// slay handles an assassination in D6 or D9.
func (s *State) slay(verb uint8, ace, victim cards.Card, of uint8, ev *engine.Events) *engine.RuleError {
	p, d := s.attacker, 1-s.attacker
	if err := s.playTime(); err != nil {
		return err
	}
	b, kind := s.victimPile(verb)
	switch {
	case of != d || !cards.FullDeck.Has(victim):
		return errVictim
	case !aces.Has(ace) || !s.spoils[p].has(ace):
		return errNoAssassin // H11.1
	case victim.Suit() != ace.Suit():
		return errVictimSuit // H11.2
	case !b.has(victim):
		return errVictim // H11.2, H11.6
	}
	ev.Say(saySlew, engine.Seat(p), engine.Seat(d), victim, 0)
	s.spoils[p].remove(ace)
	s.bury(ace, own(pileSpoils, p), ev)
	b.remove(victim)
	s.bury(victim, own(kind, d), ev)
	s.closeIfIdle(ev)
	return nil
}
