package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// free returns how many royals can still be recruited.
func (v *prospect) free() int {
	n := 0
	for _, r := range v.me.royal {
		if r == cards.Back {
			n++
		}
	}
	return n
}

// gains reports whether an action that was noted n is so plain a gain that nobody ends the turn without it: a King who hits, a royal
// for an empty place, a joker laid, a wipe of several royals, and whatever scores when there is no later turn to keep cards for.
func (v *prospect) gains(a engine.Action, n int) bool {
	switch a.Verb() {
	case vRec: // a first royal may be held back to keep the Cold War going (K4.4)
		return n >= 250 && (v.open || v.me.had || !v.them.had) && (v.free() > 1 || cards.Card(a.A()).Rank() == cards.King)
	case vSho:
		return n >= 250
	case vAtf:
		d := number(cards.Card(a.B())) / rank(v.me.royal[a.A()])
		return d >= 4 || d > 0 && v.last
	case vJof, vNock:
		return n > wEnd && v.last && v.targets == 0
	case vWip, vWir:
		return n >= 230
	case vRev:
		return n >= wEnd+70
	}
	return false
}

// wastes reports whether an action does with more what less would do: a hit through a Queen or a Jack while a better royal would be
// left without a card (K10.2), a strike at one royal where a wipe fells them all (K12.10), a high card where one lower by four or
// more fells the same royal.
func (s *state) wastes(v *prospect, a engine.Action) bool {
	x, y := a.A(), cards.Card(a.B())
	have := v.me.hand.one & numbers
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
		return cheaper(have, number(y), rank(v.me.royal[x])*rank(v.them.royal[a.C()]))
	case vJok:
		if v.targets&(v.targets-1) != 0 {
			for t := have; t != 0; t &= t - 1 {
				if c := t.First(); (c == y || c.Rank() != cards.Ace) && s.wipes(number(c), v.them.ranks()) {
					return true
				}
			}
		}
		return cheaper(have, number(y), (rank(v.them.royal[a.C()])+1)/2)
	}
	return false
}

// cheaper reports whether a number of a hand, no ace, is enough and lower than n by four or more.
func cheaper(hand cards.Set, n, enough int) bool {
	for t := hand &^ aces; t != 0; t &= t - 1 {
		if m := number(t.First()); m >= enough && m+4 <= n {
			return true
		}
	}
	return false
}

// needed reports whether a card is not to be thrown away now: a number that can still hit the player this turn, the one card that
// brings a felled King back (K11.3), a royal for whom there is more than one place.
func (v *prospect) needed(c cards.Card) bool {
	switch {
	case c.Rank() == cards.Jack:
		return v.free() > 1
	case !numbers.Has(c):
		return false
	case v.targets == 0 && v.bestHit > 0:
		return true
	}
	for i, l := range v.me.lie {
		if r := v.me.royal[i]; l == sideways && r.Rank() == cards.King && r.Suit() == c.Suit() {
			return v.me.hand.one&numbers&cards.OfSuit(c.Suit())&^aces == cards.Of(c)
		}
	}
	return false
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
