package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// lot is a revealed card with its owner: seat<<6 | card. Zero is none.
type lot uint16

func lotOf(x engine.Seat, c cards.Card) lot { return lot(x)<<6 | lot(c) }
func (l lot) seat() engine.Seat             { return engine.Seat(l >> 6) }
func (l lot) card() cards.Card              { return cards.Card(l & 63) }
func (l lot) step(verb uint8) engine.Action {
	return engine.Step(verb, uint8(l.seat()), uint8(l.card()), 0)
}
func (l lot) String() string { return l.seat().String() + ":" + l.card().String() }

// pairing is a shield laid against a sword.
type pairing struct{ shield, sword lot }

func (p pairing) String() string { return p.shield.String() + ">" + p.sword.String() }

// stops reports whether the shield stops its sword: U6.16.
func (p pairing) stops() bool { return worth[p.shield.card()] >= worth[p.sword.card()] }

// pairList is a pairing of several swords, or a part of it.
type pairList []pairing

// stopped counts the swords that the pairs stop: U6.16, U6.17.
func (l pairList) stopped() (n uint8) {
	for _, p := range l {
		if p.stops() {
			n++
		}
	}
	return n
}

// of returns the shields and swords of a seat that the pairs use.
func (l pairList) of(x engine.Seat) (used cards.Set) {
	for _, p := range l {
		if p.shield.seat() == x {
			used = used.Add(p.shield.card())
		}
		if p.sword.seat() == x {
			used = used.Add(p.sword.card())
		}
	}
	return used
}

// sort sorts the pairs by the shield's seat, then by its card.
func (l pairList) sort() {
	for i := range l {
		for j := i; j > 0 && l[j].shield < l[j-1].shield; j-- {
			l[j], l[j-1] = l[j-1], l[j]
		}
	}
}

// armies are the revealed cards of each seat.
type armies [seats]cards.Set

// swords counts the swords.
func (a *armies) swords() (n uint8) {
	for x := range a {
		n += uint8((a[x] & redNumbers).Len())
	}
	return n
}

// matching counts the swords, and the hits that the best pairing lets through. That is U6.19: from the
// lowest shield up, each takes the lowest sword left if it is high enough.
func (a *armies) matching() (swords, least uint8) {
	var sword, shield [11]uint8
	for x := range a {
		for t := a[x] & redNumbers; t != 0; t &= t - 1 {
			sword[worth[t.First()]]++
			swords++
		}
		for t := a[x] & blackNumbers; t != 0; t &= t - 1 {
			shield[worth[t.First()]]++
		}
	}
	least = swords
	low := 1
	for v := 1; v <= 10; v++ {
		for n := shield[v]; n > 0; n-- {
			for low <= v && sword[low] == 0 {
				low++
			}
			if low > v {
				break
			}
			sword[low]--
			least--
		}
	}
	return swords, least
}
