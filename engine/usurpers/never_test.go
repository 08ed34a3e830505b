package usurpers

import (
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/enginetest"
)

// TestPriorNever: what no sensible player does has weight 0: sending an assassin without a red card to strike with (U7), or with one
// in hand and committing another card; pairing a shield with a sword that is too big for it, or by hand where the best matching is to be had (U6.18, U6.19); striking at oneself with a red number,
// or shielding whom one attacks or who is about to win, or attacking without a sword, or throwing half a royal into the own defence, while other cards fill the quota; throwing away a hand with a
// royal in it, or crowning one with much less than the hand holds, or striking at two points instead, or at two points beside five; giving up a royal that a lower card saves (U8.2), or more than has
// to go, or laying a card under it that costs three points more than another; and whatever lets the next seat win while something may stop it (U3.1).
func TestPriorNever(t *testing.T) {
	seen := map[string]int{}
	enginetest.Walk(t, Game{}, 120, func(seed uint64) engine.Config { return engine.Config{Seats: 3 + int(seed%3)} }, func(seed uint64, s engine.State, p engine.Seat, acts []engine.Action, w []int16) {
		for i, a := range acts {
			if why := never(s.(*State), p, a, acts); why != "" {
				seen[why]++
				if w[i] != 0 {
					t.Fatalf("seed %d: %s, verb %d: weight %d for %s", seed, p, a.Verb(), w[i], why)
				}
			}
		}
	})
	for what, least := range map[string]int{"an assassin without a weapon": 20, "a weapon kept": 20, "a shield too small": 5, "a shield let lie": 20, "a sword against oneself": 20,
		"a shield for the other": 20, "an attack without a sword": 10, "a strike at a trifle": 10, "a shield for a winner": 10, "half a royal": 5, "a royal thrown away": 20, "a poor crown": 20, "a poor crown for the only face": 20, "a crown for a trifle": 20, "the small one of two": 20, "points for nothing": 20, "a royal that can be saved": 5,
		"more than has to go": 5, "the game given away": 20} {
		if seen[what] < least {
			t.Errorf("seen %s only %d times", what, seen[what])
		}
	}
}

// never says why an action is senseless, if it is.
func never(s *State, p engine.Seat, a engine.Action, acts []engine.Action) string {
	c := cards.Card(a.A())
	least, _, _ := s.quota(p)
	others := func(bad cards.Set) bool { // whether other cards fill the quota
		n := s.pick.Len()
		for _, b := range acts {
			if b.Verb() == vPick && !bad.Has(cards.Card(b.A())) {
				n++
			}
		}
		return n >= int(least)
	}
	switch {
	case s.phase == phAction:
		return neverAct(s, p, a, acts)
	case s.phase == phKill && p == s.turn && a.Verb() == vPick && !redNumbers.Has(c):
		if others(^redNumbers) {
			return "a weapon kept"
		}
	case (s.phase == phAttack || s.phase == phKill) && p == s.rival && a.Verb() == vPick && redNumbers.Has(c):
		if s.phase == phAttack {
			return "a sword against oneself"
		}
		for t := s.hand[p] &^ redNumbers; t != 0; t &= t - 1 { // a card that the royals in the hand do not need
			if s.phase == phKill && crowns(s.hand[p].Remove(t.First())) == crowns(s.hand[p]) {
				return "a sword against oneself"
			}
		}
	case s.phase == phAttack && p == s.turn && a.Verb() == vPick && !redNumbers.Has(c):
		swords := false // to be picked in place of c, while none is picked yet
		for _, b := range acts {
			swords = swords || b.Verb() == vPick && redNumbers.Has(cards.Card(b.A()))
		}
		switch {
		case blackNumbers.Has(c) && others(blackNumbers):
			return "a shield for the other"
		case swords && s.pick&redNumbers == 0 && s.pick.Len()+1 == int(least):
			return "an attack without a sword"
		}
	case s.phase == phAttack && p != s.rival && a.Verb() == vPick && blackNumbers.Has(c) && s.points[s.rival] >= s.target():
		if others(blackNumbers) {
			return "a shield for a winner"
		}
	case s.phase == phAttack && p == s.rival && a.Verb() == vPick && c.Court() && s.hand[p]&cards.OfSuit(c.Suit())&cards.AllNumbers != 0:
		return "half a royal"
	case s.phase == phPair && a.Verb() != vAuto && slices.ContainsFunc(acts, func(b engine.Action) bool { return b.Verb() == vAuto }):
		return "a shield let lie"
	case s.phase == phPair && a.Verb() == vSword && worth[s.half.card()] < worth[a.B()]:
		return "a shield too small"
	case s.phase == phSettle && s.aim > 0 && a.Verb() == vOut && len(acts) > 1:
		return "a royal that can be saved"
	case s.phase == phSettle && s.aim > 0 && a.Verb() == vSwap:
		for _, b := range acts {
			if b.Verb() == vSwap && worth[b.B()] >= worth[a.B()]+3 {
				return "points for nothing"
			}
		}
	case s.phase == phSettle && s.aim == 0 && a.Verb() == vOut:
		lost, _, _, _ := s.paidSoFar()
		for _, b := range acts { // one other change would do, for less
			slot := b.A()
			switch v := worth[s.point[p][slot]]; {
			case b.Verb() == vSettle,
				b.Verb() == vSwap && lost+v-worth[b.B()] >= s.need() && v-worth[b.B()] < worth[s.point[p][a.A()]],
				b.Verb() == vOut && lost+v >= s.need() && v < worth[s.point[p][a.A()]]:
				return "more than has to go"
			}
		}
	}
	return ""
}

// crowns is the best royal of each suit that a hand could play.
func crowns(hand cards.Set) (best [4]uint8) {
	for u := cards.Clubs; u <= cards.Spades; u++ {
		for t := hand & cards.OfSuit(u); t != 0; t &= t - 1 {
			if c := t.First(); hand&cards.OfSuit(u)&cards.AllCourts != 0 {
				best[u] = max(best[u], worth[c])
			}
		}
	}
	return best
}

func neverAct(s *State, p engine.Seat, a engine.Action, acts []engine.Action) string {
	best := uint8(0)
	stop := false
	c, all := cards.Card(a.B()), crowns(s.hand[p])
	for _, b := range acts {
		if b.Verb() == vRoyal && b.A() == a.A() || b.Verb() == vRoyal && a.Verb() == vDump {
			best = max(best, worth[b.B()])
		}
		stop = stop || stops(s, p, b)
	}
	switch {
	case a.Verb() == vKill && s.hand[p]&redNumbers == 0:
		return "an assassin without a weapon"
	case a.Verb() == vDump && best >= 4:
		return "a royal thrown away"
	case a.Verb() == vRoyal && 2*worth[a.B()] < best:
		return "a poor crown"
	case a.Verb() == vRoyal && s.points[p]+worth[a.B()] < s.target() && 3*worth[a.B()] < slices.Max(all[:]):
		return "a crown for a trifle"
	case a.Verb() == vRoyal && 3*worth[a.B()] < 2*best && (s.hand[p]&cards.OfSuit(c.Suit())&cards.AllCourts).Len() == 1:
		return "a poor crown for the only face"
	case stop && !stops(s, p, a):
		return "the game given away"
	case a.Verb() == vKill && worth[s.point[a.A()][a.B()]] <= 2 && !stop:
		for _, b := range acts {
			if b.Verb() == vKill && b.A() == a.A() && worth[s.point[b.A()][b.B()]] >= 5 {
				return "the small one of two"
			}
		}
		if s.points[a.A()] >= s.target() {
			return ""
		}
		for _, b := range acts {
			if b.Verb() == vRoyal && worth[b.B()] >= 4 {
				return "a strike at a trifle"
			}
		}
	}
	return ""
}

// stops reports whether an action can take the next seat below the target, when that would win.
func stops(s *State, p engine.Seat, a engine.Action) bool {
	next := (p + 1) % engine.Seat(s.n)
	if s.points[next] < s.target() || engine.Seat(a.A()) != next {
		return false
	}
	swords := s.hand[p]&redNumbers != 0
	if a.Verb() == vKill {
		return swords && s.points[next]-worth[s.point[next][a.B()]] < s.target()
	}
	for q := range engine.Seat(s.n) {
		swords = swords || q != p && q != next && s.royals[q] != 0 && s.nhand[q] > 0
	}
	return a.Verb() == vAttack && swords
}
