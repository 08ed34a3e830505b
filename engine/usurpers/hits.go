package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

var (
	errNotMine    = &engine.RuleError{Clause: "U8.2", Key: "usurpers.pay-with-own-royals"}
	errOnlyTarget = &engine.RuleError{Clause: "U8.7", Key: "usurpers.pay-with-target"}
	errOnce       = &engine.RuleError{Clause: "U8.10", Key: "usurpers.change-once"}
	errSubHand    = &engine.RuleError{Clause: "U8.3", Key: "usurpers.substitute-from-hand"}
	errSubSuit    = &engine.RuleError{Clause: "U8.4", Key: "usurpers.substitute-suit"}
	errSubLower   = &engine.RuleError{Clause: "U8.5", Key: "usurpers.substitute-lower"}
	errTooMany    = &engine.RuleError{Clause: "U8.10", Key: "usurpers.a-hit-on-each"}
	errTooLittle  = &engine.RuleError{Clause: "U8.11", Key: "usurpers.pay-more"}
	errTargetFew  = &engine.RuleError{Clause: "U8.7", Key: "usurpers.target-pays-more"}
	errPayOrder   = &engine.RuleError{Clause: "U8.14", Key: "usurpers.pay-in-order"}
)

// need is the points that must go: the hits, or all there is to pay with (U8.9).
func (s *State) need() uint8 {
	if s.aim > 0 {
		return min(s.hits, worth[s.point[s.rival][s.aim-1]]) // U8.7
	}
	return min(s.hits, s.points[s.rival])
}

// paidSoFar sums up the picked changes: points lost, royals changed, hand cards used, and the first slot not yet passed.
func (s *State) paidSoFar() (lost, changed uint8, used cards.Set, next uint8) {
	x := s.rival
	for t := cards.Set(s.out); t != 0; t &= t - 1 {
		slot := uint8(t.First())
		lost += worth[s.point[x][slot]]
		changed++
		next = slot + 1
	}
	for slot, c := range s.swap {
		if c != cards.Back {
			lost += worth[s.point[x][slot]] - worth[c]
			changed++
			used = used.Add(c)
			next = max(next, uint8(slot)+1)
		}
	}
	return lost, changed, used, next
}

// rest is what the royals from a slot on are worth. So much can still be lost: a change takes a point at least, so there are
// always changes enough left to give up all that is needed.
func (s *State) rest(slot uint8) (sum uint8) {
	for t := cards.Set(s.royals[s.rival] >> slot << slot); t != 0; t &= t - 1 {
		sum += worth[s.point[s.rival][t.First()]]
	}
	return sum
}

// substitutes are the cards of a seat's hand that may go under a royal in place of its point card: U8.3 to U8.5.
func (s *State) substitutes(x engine.Seat, slot uint8) cards.Set {
	if s.subAny {
		return s.hand[x] & lowerAny[s.point[x][slot]]
	}
	return s.hand[x] & lower[s.point[x][slot]]
}

// legalSettle lists the ways to pay. After an assassination one action does; after an attack royals are changed one by
// one, in the order of their slots, and only so that U8.11 can still be met.
func (s *State) legalSettle(x engine.Seat, acts []engine.Action) []engine.Action {
	need := s.need()
	if s.aim > 0 {
		slot := s.aim - 1
		acts = append(acts, engine.Act(vOut, slot, 0, 0))
		for t := s.substitutes(x, slot); t != 0; t &= t - 1 {
			if worth[s.point[x][slot]]-worth[t.First()] >= need {
				acts = append(acts, engine.Act(vSwap, slot, uint8(t.First()), 0))
			}
		}
		return acts
	}
	lost, changed, used, next := s.paidSoFar()
	if changed < need {
		for t := cards.Set(s.royals[x] >> next << next); t != 0; t &= t - 1 {
			slot := uint8(t.First())
			more := lost + s.rest(slot+1)
			value := worth[s.point[x][slot]]
			if more+value >= need {
				acts = append(acts, engine.Step(vOut, slot, 0, 0))
			}
			for u := s.substitutes(x, slot) &^ used; u != 0; u &= u - 1 {
				if more+value-worth[u.First()] >= need {
					acts = append(acts, engine.Step(vSwap, slot, uint8(u.First()), 0))
				}
			}
		}
	}
	if lost >= need {
		acts = append(acts, engine.Act(vSettle, 0, 0, 0))
	}
	return acts
}

func (s *State) applySettle(x engine.Seat, a engine.Action, ev *engine.Events) error {
	slot, c := a.A(), cards.Back
	verb := a.Verb()
	final := s.aim > 0 // one action does
	switch a {
	case engine.Act(vSettle, 0, 0, 0):
		if final {
			return errTargetFew
		}
		if lost, _, _, _ := s.paidSoFar(); lost < s.need() {
			return errTooLittle
		}
		s.pay(x, ev)
		return nil
	case engine.Step(vOut, slot, 0, 0), engine.Act(vOut, slot, 0, 0):
	case engine.Step(vSwap, slot, a.B(), 0), engine.Act(vSwap, slot, a.B(), 0):
		c = cards.Card(a.B())
	default:
		return s.elsewhere(x, a)
	}
	lost, changed, used, next := s.paidSoFar()
	need := s.need()
	switch {
	case slot >= courts || s.royals[x]>>slot&1 == 0:
		return errNotMine
	case final && (slot != s.aim-1 || a.IsStep()):
		return errOnlyTarget
	case !final && !a.IsStep():
		return errNoAction
	case slot < next && (s.out>>slot&1 != 0 || s.swap[slot] != cards.Back):
		return errOnce
	case slot < next:
		return errPayOrder
	}
	loss := worth[s.point[x][slot]]
	if verb == vSwap {
		switch {
		case !s.hand[x].Has(c) || used.Has(c):
			return errSubHand
		case worth[c] == 0 || worth[c] >= loss:
			return errSubLower
		case !s.substitutes(x, slot).Has(c):
			return errSubSuit
		}
		loss -= worth[c]
	}
	switch {
	case final && loss < need:
		return errTargetFew
	case changed >= need:
		return errTooMany
	case !final && lost+loss+s.rest(slot+1) < need:
		return errTooLittle
	}
	if verb == vOut {
		s.out |= 1 << slot
	} else {
		s.swap[slot] = c
	}
	if final {
		s.pay(x, ev)
	}
	return nil
}

// pay carries the picked changes out: U8.2, U8.13.
func (s *State) pay(x engine.Seat, ev *engine.Events) {
	top := cards.Back
	changes := cards.Set(s.out)
	for slot, c := range s.swap {
		if c != cards.Back {
			changes |= 1 << slot
		}
	}
	for t := changes; t != 0; t &= t - 1 {
		slot := uint8(t.First())
		old := s.point[x][slot]
		s.throw(x, old, royal(x, slot), 1, engine.Everybody, &top, ev)
		if c := s.swap[slot]; c != cards.Back {
			s.take(x, c)
			s.point[x][slot] = c
			s.points[x] -= worth[old] - worth[c]
			ev.Move(c, pile(pHand, x), 0, royal(x, slot), 1)
			ev.Say(saySwap, x, engine.None, c, int(worth[old]-worth[c]))
		} else {
			s.throw(x, faceOf(slot), royal(x, slot), 0, engine.Everybody, &top, ev)
			s.point[x][slot] = cards.Back
			s.royals[x] &^= 1 << slot
			s.points[x] -= worth[old]
			ev.Say(sayOut, x, engine.None, faceOf(slot), int(worth[old]))
		}
	}
	warned := s.points[x] < s.target()
	ev.Count(cPoints, x, 0, int(s.points[x]))
	if warned {
		ev.Count(cThreat, x, 0, 0)
	}
	s.hits, s.out, s.swap = 0, 0, [courts]cards.Card{}
	ev.Count(cHits, engine.None, 0, 0)
	s.end(ev)
}

// cheapest appends a payment that loses as few points as can be, and keeps royals where that costs nothing. It is a
// suggestion, not a rule.
func (s *State) cheapest(x engine.Seat, run []engine.Action) []engine.Action {
	if s.aim > 0 {
		slot := s.aim - 1
		best := engine.Act(vOut, slot, 0, 0)
		high := uint8(0)
		for t := s.substitutes(x, slot); t != 0; t &= t - 1 {
			c := t.First()
			if worth[s.point[x][slot]]-worth[c] >= s.need() && worth[c] > high {
				best, high = engine.Act(vSwap, slot, uint8(c), 0), worth[c]
			}
		}
		return append(run, best)
	}
	var p payer
	p.plan(s, x)
	for slot := range uint8(courts) {
		switch c := p.best[slot]; {
		case c == giveUp:
			run = append(run, engine.Step(vOut, slot, 0, 0))
		case c != cards.Back:
			run = append(run, engine.Step(vSwap, slot, uint8(c), 0))
		}
	}
	return append(run, engine.Act(vSettle, 0, 0, 0))
}

const giveUp cards.Card = 63

// payer searches for the payment with the least cost: ten for a point, three for a royal gone, one for a hand card.
type payer struct {
	s        *State
	x        engine.Seat
	need     uint8
	next     uint8 // the first slot the plan changes, courts when it changes none
	now      [courts]cards.Card
	best     [courts]cards.Card
	bestCost int
	looks    int // positions it may still look at
}

// plan finds how to go on from what is picked.
func (p *payer) plan(s *State, x engine.Seat) {
	*p = payer{s: s, x: x, need: s.need(), bestCost: 1 << 20, looks: 3000}
	lost, _, used, next := s.paidSoFar()
	p.search(next, lost, used, 0)
	for p.next = 0; p.next < courts && p.best[p.next] == cards.Back; p.next++ {
	}
}

func (p *payer) search(slot, lost uint8, used cards.Set, cost int) {
	if owed := int(p.need) - int(lost); cost+10*max(owed, 0) >= p.bestCost { // what is still owed costs that much at least
		return
	}
	if lost >= p.need {
		p.bestCost, p.best = cost, p.now
		return
	}
	for ; slot < courts && p.s.royals[p.x]>>slot&1 == 0; slot++ {
	}
	if slot >= courts || lost+p.s.rest(slot) < p.need {
		return
	}
	if p.looks--; p.looks < 0 && p.bestCost < 1<<20 {
		return
	}
	value := worth[p.s.point[p.x][slot]]
	for t := p.s.substitutes(p.x, slot) &^ used; t != 0; t &= t - 1 {
		c := t.First()
		p.now[slot] = c
		p.search(slot+1, lost+value-worth[c], used.Add(c), cost+10*int(value-worth[c])+1)
	}
	p.now[slot] = giveUp
	p.search(slot+1, lost+value, used, cost+10*int(value)+3)
	p.now[slot] = cards.Back
	p.search(slot+1, lost, used, cost)
}
