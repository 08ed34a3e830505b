package usurpers

import "royals/engine"

var (
	errOneAssassin = &engine.RuleError{Clause: "U7.3", Key: "usurpers.assassin-one-card"}
	errOneOwner    = &engine.RuleError{Clause: "U7.5", Key: "usurpers.owner-one-card"}
)

// kill declares action c: U7.1, U7.3.
func (s *State) kill(x, d engine.Seat, slot uint8, ev *engine.Events) error {
	switch {
	case d >= engine.Seat(s.n) || slot >= courts:
		return errNoAction
	case d == x:
		return errKillSelf
	case s.royals[d]>>slot&1 == 0:
		return errNoSuch
	case s.nhand[x] == 0:
		return errKillEmpty
	case !s.mayKill(x):
		return errKillNumber
	}
	s.rival, s.aim = d, slot+1
	if ev != nil {
		ev.Revealed = true // U6.3 holds here as well
		ev.Count(cAttacked, d, 0, 1)
		ev.Count(cAimed, d, slot, 1)
		ev.Say(sayKill, x, d, faceOf(slot), int(worth[s.point[d][slot]]))
	}
	s.phase = phKill
	s.tellQuotas(ev)
	s.ask(phKill, x, ev)
	return nil
}

// strike counts the hits of the two revealed cards: U7.8. An owner without cards has none (U7.6).
func (s *State) strike(ev *engine.Events) {
	swords, _, least := s.matching()
	hits := least
	if ev != nil && swords > least {
		var list [pairs]pairing
		for _, p := range list[:s.best(&list)] {
			ev.Say(sayStop, p.shield.seat(), p.sword.seat(), p.shield.card(), int(worth[p.sword.card()]))
		}
	}
	s.sweep(ev) // U7.10
	s.takeHits(hits, ev)
}
