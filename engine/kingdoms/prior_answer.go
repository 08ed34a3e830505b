package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// price is what the attack on the table is worth to its attacker, in points times ten.
func (s *state) price() int {
	d := &s.side[foe(s.turn)]
	m := &s.side[s.turn]
	more := 0 // what may still follow through an open field
	for i, l := range m.lie {
		if l == upright && !(s.attack == byRoyal && s.by == uint8(i)) {
			more += worth(m.royal[i])
		}
	}
	for i, r := range m.ready {
		if r == ready && !(s.attack >= byJoker && s.by == uint8(i)) {
			more += 90
		}
	}
	if m.handN == 0 {
		more = 0
	}
	switch {
	case s.attack == byWipe:
		if !s.wipes(number(s.table.first()), d.ranks()) {
			return 0
		}
		n := more / 2
		for i := range uint8(slots) {
			if d.stands(i) {
				n += 10 + worth(d.royal[i])/2
			}
		}
		return n
	case s.aim == atFace:
		return 10 * s.damage()
	case s.damage() < rank(d.royal[s.aim]):
		return 0
	}
	n := 10 + worth(d.royal[s.aim])/2
	if m := d.standing(); m&(m-1) == 0 {
		n += more / 2
	}
	if d.jacks(s.aim) != 0 {
		n = min(n, 20)
	}
	return n
}

// weighAce weighs answering with an ace: against what costs more than about four and a half points, and the sooner the
// more aces there are.
func (s *state) weighAce(p engine.Seat) int {
	spare := (s.side[p].hand.one & aces).Len() - 1
	n := wPass - 45 + s.price() + 10*min(spare, 2)
	if s.final > 0 {
		n += 30
	}
	if s.price() == 0 {
		return 0
	}
	return n
}

// weighJack weighs a Jack's fall in the target's place: the royal that can be paid for had better fall, and Kings never.
func (s *state) weighJack(d *side, slot uint8) int {
	target := d.royal[s.aim]
	n := wPass - 10 + (worth(target) - 15)
	if d.hand.one&cards.OfSuit(d.royal[slot].Suit()) != 0 {
		n += 6
	}
	if d.hand.one&cards.OfSuit(target.Suit()) != 0 {
		n -= 6
	}
	if d.under[slot].empty() {
		n += 2
	}
	return n
}

// weighCall: who is ahead wants the end.
func (s *state) weighCall(p engine.Seat) int {
	lead := int(s.side[p].score) - int(s.side[foe(p)].score)
	if lead <= -12 {
		return 0 // it only brings the defeat nearer
	}
	return wPass - 24 + 2*lead + (s.side[p].field()-s.side[foe(p)].field())/5
}
