package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// moment is what an action may change besides the cards: the question, the phase, and whose it is.
type moment struct {
	ask, phase  uint8
	turn, asked engine.Seat
}

func (s *State) moment() moment { return moment{s.ask, s.phase(), s.turn, s.asked} }

// tell tells what has changed since a moment, and the end.
func (s doing) tell(was moment) {
	if s.ask != was.ask {
		s.ev.Count(countAsk, engine.None, 0, int(s.ask))
	}
	if s.over != 0 || s.phase() != was.phase || s.turn != was.turn || s.asked != was.asked {
		s.ev.Phase(s.phase(), s.turn, s.Actors())
	}
	if s.over != 0 {
		s.ev.End()
	}
}

// sayAttack tells the log who attacks whom.
func (s doing) sayAttack() {
	p, o := s.turn, foe(s.turn)
	switch s.attack {
	case byArrows:
		s.ev.Say(sayArrows, p, o, cards.Back, s.laid.len())
	case byRoyal:
		s.ev.Say(sayAttacks, p, o, s.side[p].royal[s.by], number(s.laid.first()))
	case byJoker:
		s.ev.Say(sayStrikes, p, o, s.side[p].joker[s.by], number(s.laid.first()))
	case byWipe:
		s.ev.Say(sayWipes, p, o, s.side[p].joker[s.by], number(s.laid.first()))
	}
	switch s.aim {
	case atFace:
		s.ev.Say(sayAtFace, p, o, cards.Back, 0)
	case atAll:
	default:
		s.ev.Say(sayAtRoyal, p, o, s.side[o].royal[s.aim], 0)
	}
}
