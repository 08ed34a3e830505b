package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// reply is what a player sees before an answer, on either turn: both halves of the table.
type reply struct {
	*State
	me, them *side
}

// weigh weighs an answer: to an attack, to an ace, or to the call of the last reshuffle.
func (r reply) weigh(a engine.Action) int {
	switch a.Verb() {
	case verbBlk:
		return r.ace()
	case verbJak:
		return r.jack(a.A())
	case verbSav:
		return r.save(a.A())
	case verbNay:
		if r.attack == byWipe {
			return 0 // the Jack falls all the same (K14.6)
		}
	case verbLst:
		return r.call()
	}
	return wPass
}

// ace weighs answering with an ace. It is right against an attack worth more than four and a half points, and against
// less with more aces in hand.
func (r reply) ace() int {
	price := r.price()
	if price == 0 {
		return 0
	}
	spare := (r.me.hand.one & aces).Len() - 1
	n := wPass - 45 + price + 10*min(spare, 2)
	if r.final > 0 {
		n += 30
	}
	return n
}

// price returns what the attack on the table is worth to the attacker, in tenths of a point.
func (r reply) price() int {
	d := &r.side[foe(r.turn)]
	switch {
	case r.attack == byWipe:
		if !r.wipes(number(r.laid.first()), d.ranks()) {
			return 0
		}
		n, saved := r.more()/2, r.savable()
		if saved != 0 {
			n = -10 - dearest(r.State, saved)/2 // one royal goes on standing
		}
		for i := range uint8(slots) {
			if d.stands(i) {
				n += 10 + worth(d.royal[i])/2
			}
		}
		return n
	case r.aim == atFace:
		return 10 * r.damage()
	case r.damage() < rank(d.royal[r.aim]):
		return 0
	}
	n := 10 + worth(d.royal[r.aim])/2
	if !several(d.standing()) {
		n += r.more() / 2
	}
	if d.jacks(r.aim) != 0 {
		n = min(n, 20)
	}
	return n
}

// more returns what the attacker can still do after this attack, through an open field.
func (r reply) more() int {
	d := &r.side[r.turn]
	if d.handN == 0 {
		return 0
	}
	n := 0
	for i, l := range d.lie {
		if l == upright && !(r.attack == byRoyal && r.by == uint8(i)) {
			n += worth(d.royal[i])
		}
	}
	for i, how := range d.ready {
		if how == ready && !(r.attack >= byJoker && r.by == uint8(i)) {
			n += 90
		}
	}
	return n
}

// jack weighs letting a Jack fall for the target. A royal that the hand can revive may fall; a King should not.
func (r reply) jack(slot uint8) int {
	target := r.me.royal[r.aim]
	n := wPass - 10 + (worth(target) - 15)
	if r.me.hand.one&cards.OfSuit(r.me.royal[slot].Suit()) != 0 {
		n += 6
	}
	if r.me.hand.one&cards.OfSuit(target.Suit()) != 0 {
		n -= 6
	}
	if r.me.under[slot].empty() {
		n += 2
	}
	return n
}

// save weighs which royal a Jack saves from a wipe: the best one, sooner one that the hand cannot revive.
func (r reply) save(slot uint8) int {
	c := r.me.royal[slot]
	n := wPass + worth(c)
	if r.me.hand.one&cards.OfSuit(c.Suit()) != 0 {
		n -= 12
	}
	return n
}

// call weighs calling the last reshuffle. A player who is ahead wants the end.
func (r reply) call() int {
	lead := int(r.me.score) - int(r.them.score)
	if lead <= -12 {
		return 0 // it only brings defeat nearer
	}
	return wPass - 24 + 2*lead + (r.me.field()-r.them.field())/5
}
