package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// Legal appends what a seat may do: first attacks by rank and target, then defences, asks, and "done". A seat that has
// to answer finds "ok" first, then the card that stops the ask or the attack. An attacker who may add to an attack finds
// the sets first, then "strike".
func (s *State) Legal(p engine.Seat, dst []engine.Action) []engine.Action {
	if !s.Actors().Has(p) {
		return dst
	}
	hand := s.hand[p]
	switch s.phase {
	case phaseAsked:
		dst = append(dst, engine.Act(verbOK, 0, 0, 0))
		if hand&ofRank(cards.Jack) != 0 {
			dst = append(dst, engine.Act(verbJack, 0, 0, 0))
		}
		return dst
	case phaseAttacked:
		dst = append(dst, engine.Act(verbOK, 0, 0, 0))
		if hand&ofRank(cards.King) != 0 {
			dst = append(dst, engine.Act(verbKing, 0, 0, 0))
		}
		return dst
	}
	one, two := count(hand)
	if s.phase == phaseAdding {
		return adding(dst, two&attackRanks, one.has(cards.Queen) && s.laid&ofRank(cards.Queen) == 0)
	}
	others := s.left().Remove(p)
	lay, again := allRanks, askAgain(s)
	switch {
	case s.phase == phaseGained:
		lay = 1 << s.gained.Rank() // R18
	case again:
		lay = 0
	}
	queen := one.has(cards.Queen)
	for m := two & attackRanks & lay; m != 0; m &= m - 1 {
		for o := others; o != 0; o &= o - 1 {
			a := engine.Act(verbAttack, uint8(m.first()), uint8(o.First()), 0)
			dst = append(dst, a)
			if queen {
				dst = append(dst, a|1)
			}
		}
	}
	for m := two & defenceRanks & lay; m != 0; m &= m - 1 {
		dst = append(dst, engine.Act(verbDefend, uint8(m.first()), 0, 0))
	}
	if (one & lay).has(cards.Ace) {
		dst = append(dst, engine.Act(verbAce, 0, 0, 0))
	}
	if !s.asked && (s.phase == phaseAct || again) {
		for m := one & s.house.asks(); m != 0; m &= m - 1 {
			for o := others; o != 0; o &= o - 1 {
				dst = append(dst, engine.Act(verbAsk, uint8(o.First()), uint8(m.first()), 0))
			}
		}
	}
	if s.acted {
		dst = append(dst, engine.Act(verbDone, 0, 0, 0)) // R18, R19, R49
	}
	return dst
}

// adding appends what an attacker may add to an attack, sets and a Queen with each, and "strike" (R23, R37).
func adding(dst []engine.Action, sets ranks, queen bool) []engine.Action {
	for m := sets; m != 0; m &= m - 1 {
		dst = append(dst, engine.Act(verbAdd, uint8(m.first()), 0, 0))
		if queen {
			dst = append(dst, engine.Act(verbAdd, uint8(m.first()), 1, 0))
		}
	}
	return append(dst, engine.Act(verbStrike, 0, 0, 0))
}

// Rising is Legal: no choice here is made of picks.
func (s *State) Rising(p engine.Seat, acts []engine.Action) []engine.Action { return s.Legal(p, acts) }
