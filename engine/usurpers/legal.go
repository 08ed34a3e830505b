package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// lister lists what a seat may do next.
type lister struct {
	*State
	x      engine.Seat
	rising bool // in one order
}

// Legal lists what a seat may do next. It lists each pick that can still become a whole choice, in any order.
func (s *State) Legal(x engine.Seat, acts []engine.Action) []engine.Action {
	return lister{s, x, false}.list(acts)
}

// Rising lists the same, with one order for the picks of a choice: cards and royals upwards, pairs by their shields.
func (s *State) Rising(x engine.Seat, acts []engine.Action) []engine.Action {
	return lister{s, x, true}.list(acts)
}

func (l lister) list(acts []engine.Action) []engine.Action {
	switch {
	case !l.Actors().Has(l.x):
		return acts
	case l.phase == phaseAction:
		return l.actions(acts)
	case l.phase == phaseAttack || l.phase == phaseKill:
		return l.commitments(acts)
	case l.phase == phasePair:
		return l.pairs(acts)
	case l.aim > 0:
		return l.ransoms(acts)
	default:
		return l.payments(acts)
	}
}

// actions lists the actions of U3.6.
func (l lister) actions(acts []engine.Action) []engine.Action {
	x := l.x
	hand := l.hand[x]
	for t := hand & cards.AllCourts; t != 0; t &= t - 1 { // U5.5
		f := t.First()
		for u := hand & cards.OfSuit(f.Suit()) & cards.AllNumbers; u != 0; u &= u - 1 {
			acts = append(acts, engine.Act(verbRoyal, uint8(f), uint8(u.First()), 0))
		}
	}
	if l.nhand[x] > 0 { // U6.2
		for d := range engine.Seat(l.n) {
			if d != x && l.royals[d] != 0 { // U6.1
				acts = append(acts, engine.Act(verbAttack, uint8(d), 0, 0))
			}
		}
	}
	if l.daggers(x) != 0 {
		for d := range engine.Seat(l.n) {
			if d == x { // U7.1
				continue
			}
			for t := cards.Set(l.royals[d]); t != 0; t &= t - 1 {
				acts = append(acts, engine.Act(verbKill, uint8(d), uint8(t.First()), 0))
			}
		}
	}
	acts = append(acts, engine.Act(verbDump, 0, 0, 0)) // U9.2
	return acts
}

// daggers are the cards that a seat may commit as an assassin: U7.3.
func (s *State) daggers(x engine.Seat) cards.Set {
	if s.numbers {
		return s.hand[x] & cards.AllNumbers
	}
	return s.hand[x]
}

// commitments lists the cards that can be picked, and the end once there are enough: U6.4 to U6.9, U7.3, U7.5.
func (l lister) commitments(acts []engine.Action) []engine.Action {
	least, most, _ := l.quota(l.x)
	n := uint8(l.pick.Len())
	left := l.allowed(l.x) &^ l.pick
	if l.rising {
		left = left.Above(l.pick.Last())
	}
	for t := left; t != 0 && n < most; t &= t - 1 {
		if l.rising && n+uint8(t.Len()) < least { // too few cards come after
			break
		}
		acts = append(acts, engine.Step(verbPick, uint8(t.First()), 0, 0))
	}
	if n >= least {
		acts = append(acts, engine.Act(verbCommit, 0, 0, 0))
	}
	return acts
}

// allowed are the cards that a seat may commit: U6.10, U7.3, U7.5.
func (s *State) allowed(x engine.Seat) cards.Set {
	if s.phase == phaseKill && x == s.turn {
		return s.daggers(x)
	}
	return s.hand[x]
}

// pairs lists the steps of a pairing: any shield, then any one sword for it, well or badly (U6.15, U6.18).
func (l lister) pairs(acts []engine.Action) []engine.Action {
	if l.half != 0 {
		for x := range engine.Seat(l.n) {
			for t := l.arena[x] & redNumbers &^ l.picked().of(x); t != 0; t &= t - 1 {
				acts = append(acts, engine.Step(verbSword, uint8(x), uint8(t.First()), 0))
			}
		}
		return acts
	}
	if l.npairs == 0 {
		acts = append(acts, engine.Act(verbAuto, 0, 0, 0))
	}
	last := lot(0)
	if l.rising && l.npairs > 0 {
		last = l.pairPicks[l.npairs-1].shield
	}
	if l.npairs < l.arena.swords() {
		for x := range engine.Seat(l.n) {
			for t := l.arena[x] & blackNumbers &^ l.picked().of(x); t != 0; t &= t - 1 {
				if lotOf(x, t.First()) > last {
					acts = append(acts, engine.Step(verbShield, uint8(x), uint8(t.First()), 0))
				}
			}
		}
	}
	acts = append(acts, engine.Act(verbPair, 0, 0, 0))
	return acts
}

// ransoms lists the ways to pay after a strike at one royal. Each is a single action: U8.7.
func (l lister) ransoms(acts []engine.Action) []engine.Action {
	x, slot := l.x, l.aim-1
	acts = append(acts, engine.Act(verbOut, slot, 0, 0))
	for t := l.substitutes(x, slot); t != 0; t &= t - 1 {
		if worth[l.point[x][slot]]-worth[t.First()] >= l.need() {
			acts = append(acts, engine.Act(verbSwap, slot, uint8(t.First()), 0))
		}
	}
	return acts
}

// payments lists the ways to change one royal more after an attack, and the end once enough points are lost: U8.11.
// Each change takes at least one point, so those that are left always suffice.
func (l lister) payments(acts []engine.Action) []engine.Action {
	x, need := l.x, l.need()
	lost, changed, used := l.paidSoFar()
	left := cards.Set(l.royals[x] &^ changed)
	if l.rising && changed != 0 {
		left = left.Above(cards.Set(changed).Last())
	}
	for t := left; t != 0 && ones[changed] < need; t &= t - 1 {
		slot := uint8(t.First())
		others := left.Remove(t.First())
		if l.rising {
			others = t & (t - 1)
		}
		value := worth[l.point[x][slot]]
		most := lost + l.sum(x, others) + value
		if most >= need {
			acts = append(acts, engine.Step(verbOut, slot, 0, 0))
		}
		for u := l.substitutes(x, slot) &^ used; u != 0; u &= u - 1 {
			if most-worth[u.First()] >= need {
				acts = append(acts, engine.Step(verbSwap, slot, uint8(u.First()), 0))
			}
		}
	}
	if lost >= need {
		acts = append(acts, engine.Act(verbSettle, 0, 0, 0))
	}
	return acts
}
