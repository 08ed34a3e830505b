package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// Legal appends what a seat may do next. Within a choice of cards or seats the picks ascend, and a pick is offered only
// while the choice can still be completed.
func (s *State) Legal(p engine.Seat, acts []engine.Action) []engine.Action {
	if !s.owe.Has(p) {
		return acts
	}
	switch s.phase {
	case phAttack: // C10
		for t := s.in.Remove(p); t != 0; t &= t - 1 {
			acts = append(acts, engine.Act(vAttack, uint8(t.First()), 0, 0))
		}
	case phCall, phReply: // C12
		for t := cards.Set(s.bystanders()) & above(s.pick[p]); t != 0; t &= t - 1 {
			acts = append(acts, engine.Step(vBar, uint8(t.First()), 0, 0))
		}
		acts = append(acts, engine.Act(vCall, 0, 0, 0))
	case phAnswer: // C13
		if !s.bars[0].Has(p) {
			acts = append(acts, engine.Act(vJoin, uint8(s.attacker), 0, 0))
		}
		if !s.bars[1].Has(p) {
			acts = append(acts, engine.Act(vJoin, uint8(s.victim), 0, 0))
		}
		acts = append(acts, engine.Act(vStay, 0, 0, 0))
	case phAlly: // C16
		for t := s.hand[p]; t != 0; t &= t - 1 {
			acts = append(acts, engine.Act(vHelp, uint8(t.First()), 0, 0))
		}
	case phLay: // C18, C19
		for t := s.pickable(p); t != 0; t &= t - 1 {
			acts = append(acts, engine.Step(vPick, uint8(t.First()), 0, 0))
		}
		if least, _ := s.lays(p); s.pick[p].Len() >= least {
			acts = append(acts, engine.Act(vLay, 0, 0, 0))
		}
	case phThrow: // C40
		acts = append(acts, engine.Act(vRock, 0, 0, 0), engine.Act(vPaper, 0, 0, 0), engine.Act(vScissors, 0, 0, 0))
	}
	return acts
}

// above returns all places after the highest in a set of picks.
func above(pick cards.Set) cards.Set {
	if pick == 0 {
		return ^cards.Set(0)
	}
	return ^(1<<(pick.Last()+1) - 1)
}

// pickable returns the cards a principal may pick next: above those picked, and with enough left above for the rest.
func (s *State) pickable(p engine.Seat) cards.Set {
	least, most := s.lays(p)
	picked := s.pick[p].Len()
	if picked == most {
		return 0
	}
	t := s.hand[p] & above(s.pick[p])
	if least-picked == 2 { // two are needed: the highest cannot be the first
		t = t.Remove(t.Last())
	}
	return t
}

// Apply carries out one action.
func (s *State) Apply(p engine.Seat, a engine.Action, ev *engine.Events) error {
	if !s.owe.Has(p) {
		return s.notNow(p)
	}
	switch s.phase {
	case phAttack:
		return s.attack(p, a, ev)
	case phCall, phReply:
		return s.call(p, a, ev)
	case phAnswer:
		return s.answer(p, a, ev)
	case phAlly:
		return s.help(p, a, ev)
	case phLay:
		return s.lay(p, a, ev)
	case phThrow:
		return s.chooseThrow(p, a, ev)
	}
	return errOver
}

// settled marks a deed that no player may take back: a card laid, an answer given, a hand thrown. C13, C22.
func settled(ev *engine.Events) {
	if ev != nil {
		ev.Revealed = true
	}
}
