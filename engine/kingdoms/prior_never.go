package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// gains reports whether an action that was noted n is so plain a gain that nobody ends the turn without it: a hit of two points or more, a royal
// for an empty place, a joker laid, a wipe of several royals, and whatever scores when there is no later turn to keep cards for.
func (v *prospect) gains(a engine.Action, n int) bool {
	switch a.Verb() {
	case vRec: // a first royal may be held back to keep the Cold War going (K4.4)
		return n >= 250 && (v.open || v.me.had || !v.them.had) && (v.places > 1 || cards.Card(a.A()).Rank() == cards.King)
	case vSho:
		return n >= 250
	case vAtf:
		d := power(number(cards.Card(a.B())), v.me.royal[a.A()])
		return d >= 2 || d > 0 && v.last
	case vJof, vNock: // a volley at an open field is also better than a turn in which nothing is done
		return n > wEnd && v.targets == 0 && (v.last || v.fresh && a.Verb() == vNock && !aces.Has(cards.Card(a.A())))
	case vAtk: // a King felled with a small card
		c := cards.Card(a.B())
		return n >= 200 && v.them.royal[a.C()].Rank() == cards.King && number(c) <= 5 && !aces.Has(c)
	case vWip, vWir:
		return n >= 230
	case vRev:
		return n >= wEnd+70
	}
	return false
}

// wastes reports whether an action does with more what less would do: a hit through a Queen or a Jack while a better royal would be
// left without a card (K10.2), a strike at one royal where a wipe fells them all (K12.10) or where an upright royal that has no other
// card to use can do it, a high card where one lower by four or more fells the same royal, a royal given for one that is no better (K11.3).
func (s *state) wastes(v *prospect, a engine.Action) bool {
	x, y := a.A(), cards.Card(a.B())
	switch a.Verb() {
	case vAtf:
		better := 0
		for i, l := range v.me.lie {
			if l == upright && rank(v.me.royal[i]) < rank(v.me.royal[x]) {
				better++
			}
		}
		return (v.me.hand.one&numbers).Len()+(v.me.hand.two&numbers).Len() <= better
	case vAtk:
		return v.cheaper(number(y), rank(v.me.royal[x])*rank(v.them.royal[a.C()]))
	case vJok:
		if v.targets&(v.targets-1) != 0 {
			for t := v.me.hand.one & numbers; t != 0; t &= t - 1 {
				if c := t.First(); (c == y || c.Rank() != cards.Ace) && s.wipes(number(c), v.ranks) {
					return true
				}
			}
		}
		if v.cheaper(number(y), (rank(v.them.royal[a.C()])+1)/2) {
			return true
		}
		means := v.means(number(y), v.them.royal[a.C()])
		return means > 0 && (v.me.hand.one&numbers&^aces).Len() <= means
	case vRev:
		return royals.Has(y) && rank(y) <= rank(v.me.royal[x])
	}
	return false
}

// means counts the upright royals that can fell a royal with a number, now.
func (v *prospect) means(n int, target cards.Card) (k int) {
	for i, l := range v.me.lie {
		if l == upright && v.open && n >= rank(v.me.royal[i])*rank(target) {
			k++
		}
	}
	return k
}

// cheaper reports whether a number of the hand, no ace, is enough and lower than n by four or more.
func (v *prospect) cheaper(n, enough int) bool {
	return n >= 4 && v.held&(1<<(n-3)-1)>>enough != 0
}

// needed reports whether a card is not to be thrown away now, pick being thrown with it: a number that can still hit the player this
// turn, by itself, through a King or a Queen that another card brings back (K11.3), or in a volley with one of the pick; one that an upright
// royal can fell another with, when it has no better card for that; the one card that brings a felled King back; a royal for whom there is
// more than one place.
func (v *prospect) needed(c cards.Card, pick bag) bool {
	switch {
	case c.Rank() == cards.Jack:
		return v.places > 1
	case !numbers.Has(c):
		return false
	case v.targets == 0 && (v.bestHit > 0 || v.opens(c) || c.Rank() != cards.Ace && v.volley(c, pick.one)):
		return true
	case v.targets != 0 && v.fells(c, pick):
		return true
	}
	for i, l := range v.me.lie {
		if r := v.me.royal[i]; l == sideways && r.Rank() == cards.King && r.Suit() == c.Suit() {
			return v.me.hand.one&numbers&cards.OfSuit(c.Suit())&^aces == cards.Of(c)
		}
	}
	return false
}

// opens reports whether a felled King or Queen can come back for a number of the hand, and hit the player with c.
func (v *prospect) opens(c cards.Card) bool {
	if !v.open {
		return false
	}
	for i, l := range v.me.lie {
		r := v.me.royal[i]
		if l == sideways && rank(r) < 3 && number(c) >= rank(r) && v.me.hand.one&numbers&cards.OfSuit(r.Suit())&^aces&^cards.Of(c) != 0 {
			return true
		}
	}
	return false
}

// volley reports whether a number makes a volley with one of a pick that is no ace (K8.2).
func (v *prospect) volley(c cards.Card, pick cards.Set) bool {
	return pick&numbers&^aces&(cards.OfSuit(c.Suit())|ofRank(c.Rank())) != 0
}

// fells reports whether an upright royal is left without a card to fell another with once c is gone and the pick with it.
func (v *prospect) fells(c cards.Card, pick bag) bool {
	most := 0
	for _, n := range v.felling {
		if number(c) >= n {
			most++
		}
	}
	return most > 0 && c.Rank() != cards.Ace && (v.fellers.Remove(c)&^pick.one).Len() < most
}

// replaces reports whether a royal of the hand is to take the place of a felled one: as good a royal, or any when nothing pays for
// the felled one.
func (v *prospect) replaces(slot uint8) bool {
	old := v.me.royal[slot]
	best := v.me.hand.one & royals
	if v.me.hand.one&numbers&cards.OfSuit(old.Suit()) == 0 {
		return best != 0
	}
	for t := best; t != 0; t &= t - 1 {
		if rank(t.First()) <= rank(old) {
			return true
		}
	}
	return false
}
