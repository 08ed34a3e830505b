package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// Legal appends what a seat may do next. The seats of a call and the cards of a principal may be picked in any order.
func (s *State) Legal(p engine.Seat, acts []engine.Action) []engine.Action {
	return s.list(p, false, acts)
}

// Rising appends the same, with picks in ascending order only, so that a search meets each whole choice once.
func (s *State) Rising(p engine.Seat, acts []engine.Action) []engine.Action {
	return s.list(p, true, acts)
}

// list appends what a seat may do next.
func (s *State) list(p engine.Seat, rising bool, acts []engine.Action) []engine.Action {
	if !s.owe.Has(p) {
		return acts
	}
	switch s.phase {
	case phaseAttack: // C10
		for t := s.in.Remove(p); t != 0; t &= t - 1 {
			acts = append(acts, engine.Act(verbAttack, uint8(t.First()), 0, 0))
		}
	case phaseCall, phaseReply: // C12
		for t := s.unpicked(p, cards.Set(s.bystanders()), rising); t != 0; t &= t - 1 {
			acts = append(acts, engine.Step(verbBar, uint8(t.First()), 0, 0))
		}
		acts = append(acts, engine.Act(verbCall, 0, 0, 0))
	case phaseAnswer: // C13
		if !s.bars[0].Has(p) {
			acts = append(acts, engine.Act(verbJoin, uint8(s.attacker), 0, 0))
		}
		if !s.bars[1].Has(p) {
			acts = append(acts, engine.Act(verbJoin, uint8(s.victim), 0, 0))
		}
		acts = append(acts, engine.Act(verbStay, 0, 0, 0))
	case phaseAlly: // C16
		for t := s.hand[p]; t != 0; t &= t - 1 {
			acts = append(acts, engine.Act(verbHelp, uint8(t.First()), 0, 0))
		}
	case phaseLay: // C18, C19
		least, most := s.lays(p)
		picked := s.pick[p].Len()
		if picked < most {
			t := s.unpicked(p, s.hand[p], rising)
			if rising && least-picked == 2 { // the highest card leaves none above it for the second pick
				t = t.Remove(t.Last())
			}
			for ; t != 0; t &= t - 1 {
				acts = append(acts, engine.Step(verbPick, uint8(t.First()), 0, 0))
			}
		}
		if picked >= least {
			acts = append(acts, engine.Act(verbLay, 0, 0, 0))
		}
	case phaseThrow: // C40
		acts = append(acts, engine.Act(verbRock, 0, 0, 0), engine.Act(verbPaper, 0, 0, 0), engine.Act(verbScissors, 0, 0, 0))
	}
	return acts
}

// unpicked returns what a seat has not picked of a set. Rising leaves only what comes after its picks.
func (s *State) unpicked(p engine.Seat, of cards.Set, rising bool) cards.Set {
	of &^= s.pick[p]
	if rising && s.pick[p] != 0 {
		of = of.Above(s.pick[p].Last())
	}
	return of
}
