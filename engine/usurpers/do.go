package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// doing is an action being carried out: the position, and the events that tell of it, nil where nobody listens.
type doing struct {
	*State
	ev *engine.Events
}

// Do carries out an action that Legal lists.
func (s *State) Do(x engine.Seat, a engine.Action, ev *engine.Events) {
	do := doing{s, ev}
	other, c := engine.Seat(a.A()), cards.Card(a.B())
	switch slot := a.A(); a.Verb() {
	case verbRoyal:
		do.crown(x, cards.Card(a.A()), c)
	case verbAttack:
		do.attack(x, other)
	case verbKill:
		do.kill(x, other, a.B())
	case verbDump:
		do.dump(x)
	case verbPick:
		s.pick = s.pick.Add(cards.Card(a.A()))
	case verbCommit:
		do.commit(x)
	case verbShield:
		s.half = lotOf(other, c)
	case verbSword:
		s.pairPicks[s.npairs] = pairing{shield: s.half, sword: lotOf(other, c)}
		s.npairs++
		s.picked().sort()
		s.half = 0
	case verbPair:
		do.paired(s.arena.swords() - s.picked().stopped())
	case verbAuto: // U6.19
		_, least := s.arena.matching()
		do.paired(least)
	case verbOut, verbSwap:
		if a.Verb() == verbOut {
			s.out |= 1 << slot
		} else {
			s.swap[slot] = c
		}
		if s.aim > 0 { // U8.7 the one royal is the whole payment
			do.pay(x)
		}
	case verbSettle:
		do.pay(x)
	}
}
