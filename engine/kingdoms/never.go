package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// gains reports whether an action with note n is so plain a gain that nobody ends the turn without it. Such are a hit
// of two points, a royal for a free slot, laying a joker, and wiping several royals. In the Last Round it is whatever
// scores.
func (v *prospect) gains(a engine.Action, n int) bool {
	switch a.Verb() {
	case verbRec: // holding back a first royal keeps the Cold War going (K4.4)
		return n >= 250 && (v.open || !v.them.had) && (v.room > 1 || cards.Card(a.A()).Rank() == cards.King)
	case verbSho:
		return n >= 250
	case verbAtf:
		d := power(number(cards.Card(a.B())), v.me.royal[a.A()])
		return d >= 2 || d > 0 && v.last
	case verbJof, verbNock: // even a volley is better than an idle turn
		return n > wEnd && v.targets == 0 && (v.last || v.fresh && a.Verb() == verbNock && !aces.Has(cards.Card(a.A())))
	case verbAtk: // a King felled with a small card
		c := cards.Card(a.B())
		return n >= 200 && v.them.royal[a.C()].Rank() == cards.King && number(c) <= 5 && !aces.Has(c)
	case verbWip, verbWir:
		return n >= 230
	case verbRev:
		return n >= wEnd+70
	}
	return false
}

// wastes reports whether an action spends more than it needs:
//
//   - a hit through a Queen or a Jack that leaves a better royal without a card (K10.2)
//   - a joker's strike at one royal where a wipe fells several (K12.10)
//   - a joker's strike where an upright royal can do it and has no other card to use
//   - a card where one lower by four or more fells the same royal
//   - a royal given for one that is no better (K11.3)
func (v *prospect) wastes(a engine.Action) bool {
	x, y := a.A(), cards.Card(a.B())
	switch a.Verb() {
	case verbAtf:
		better := 0
		for i, l := range v.me.lie {
			if l == upright && rank(v.me.royal[i]) < rank(v.me.royal[x]) {
				better++
			}
		}
		return (v.me.hand.one&numbers).Len()+(v.me.hand.two&numbers).Len() <= better
	case verbAtk:
		return v.cheaper(number(y), rank(v.me.royal[x])*rank(v.them.royal[a.C()]))
	case verbJok:
		if v.sweeps() {
			for t := v.me.hand.one & numbers; t != 0; t &= t - 1 {
				if c := t.First(); (c == y || c.Rank() != cards.Ace) && v.wipes(number(c), v.ranks) {
					return true
				}
			}
		}
		if v.cheaper(number(y), (rank(v.them.royal[a.C()])+1)/2) {
			return true
		}
		means := v.means(number(y), v.them.royal[a.C()])
		return means > 0 && (v.me.hand.one&numbers&^aces).Len() <= means
	case verbRev:
		return royals.Has(y) && rank(y) <= rank(v.me.royal[x])
	}
	return false
}

// means counts the upright royals that can fell a target with a number.
func (v *prospect) means(n int, target cards.Card) (k int) {
	for i, l := range v.me.lie {
		if l == upright && n >= rank(v.me.royal[i])*rank(target) {
			k++
		}
	}
	return k
}

// cheaper reports whether the hand has a card, no ace, that is enough and lower than n by four or more.
func (v *prospect) cheaper(n, enough int) bool {
	return n >= 4 && v.held&(1<<(n-3)-1)>>enough != 0
}

// needed reports whether a card, no ace, should not be thrown away together with the pick:
//
//   - a number that can still hit the player this turn: alone, through a King or Queen that another card revives
//     (K11.3), or in a volley with a card of the pick
//   - a number that an upright royal needs to fell a target
//   - the only card that revives a felled King
//   - a Jack while more than one royal slot is free
func (v *prospect) needed(c cards.Card, pick bag) bool {
	switch {
	case c.Rank() == cards.Jack:
		return v.room > 1
	case !numbers.Has(c):
		return false
	case v.targets == 0 && (v.bestHit > 0 || v.opens(c) || v.volley(c, pick.one)):
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

// opens reports whether another number of the hand can revive a King or Queen that then hits the player with c.
func (v *prospect) opens(c cards.Card) bool {
	if !v.open {
		return false
	}
	for i, l := range v.me.lie {
		r := v.me.royal[i]
		tribute := v.me.hand.one & numbers & cards.OfSuit(r.Suit()) &^ aces
		if l == sideways && rank(r) < 3 && tribute&^cards.Of(c) != 0 {
			return true
		}
	}
	return false
}

// volley reports whether a number and a card of the pick, no ace, make a volley (K8.2).
func (v *prospect) volley(c cards.Card, pick cards.Set) bool {
	return pick&numbers&^aces&(cards.OfSuit(c.Suit())|ofRank(c.Rank())) != 0
}

// fells reports whether, without c and the pick, an upright royal has no card left to fell a target with.
func (v *prospect) fells(c cards.Card, pick bag) bool {
	most := 0
	for _, n := range v.felling {
		if number(c) >= n {
			most++
		}
	}
	return most > 0 && (v.fellers.Remove(c)&^pick.one).Len() < most
}

// replaces reports whether a royal of the hand should take the slot of a felled one: one as good, or any when nothing
// can revive the felled one.
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
