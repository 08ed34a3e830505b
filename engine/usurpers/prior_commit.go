package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// keeper is what a seat wants to keep cards for.
type keeper struct {
	courts, numbers cards.Set // whole suits of which the hand holds a face card, or a number
	rules           bool      // it has royals
	most            [4]uint8  // the worth of its best royal of each suit
}

func (j judge) keeper() (k keeper) {
	for u := cards.Clubs; u <= cards.Spades; u++ {
		suit := cards.OfSuit(u)
		if j.hand[j.x]&suit&cards.AllCourts != 0 {
			k.courts |= suit
		}
		if j.hand[j.x]&suit&cards.AllNumbers != 0 {
			k.numbers |= suit
		}
	}
	k.rules = j.royals[j.x] != 0
	for r := cards.Set(j.royals[j.x]); r != 0; r &= r - 1 {
		slot := uint8(r.First())
		k.most[slot/3] = max(k.most[slot/3], worth[j.point[j.x][slot]])
	}
	return k
}

// keeps is what a card is worth in the hand.
func (k *keeper) keeps(c cards.Card) int {
	if c.Court() {
		if k.numbers.Has(c) {
			return 14
		}
		return 3
	}
	v := int(worth[c])
	keep := v
	if k.rules && c.Black() {
		keep = 2 * v
	}
	if k.courts.Has(c) { // half a royal
		keep += 3 * v
	}
	if k.most[c.Suit()] > worth[c] { // it can go under a royal
		keep += 5 + 2*v
	}
	return keep
}

// likes says how much a seat likes to commit a card, by its role in the fight. Below 0 it would rather not.
func (j judge) likes(k *keeper, c cards.Card) int {
	v := int(worth[c])
	keep := k.keeps(c)
	red, black := c.Red() && v > 0, c.Black() && v > 0
	switch {
	case j.phase == phaseKill && j.x == j.turn:
		switch {
		case red:
			return 100 + 8*v - keep
		case black:
			return 20 - keep/4
		}
		return 25 - keep
	case j.phase == phaseKill: // the owner
		target := j.point[j.x][j.aim-1]
		switch {
		case black:
			return 60 + 6*v - keep
		case red && lower[target].Has(c):
			return -40 - v
		case red:
			return -10 - v
		}
		return 50 - keep
	case j.x == j.rival:
		switch {
		case black:
			return 40 + 6*v - keep
		case red:
			return -50 - v
		}
		return -1 - keep/4
	}
	hostile := j.x == j.turn || int(j.points[j.rival])+4 >= int(j.points[j.turn])
	switch {
	case red && hostile:
		return 100 + 2*v - keep
	case red:
		return 30 - keep
	case black && hostile:
		return 10 - v - keep/2
	case black:
		return 40 - keep
	}
	return 60 - keep
}

// priorCommit works out the commitment that a seat likes best, and points the way to it card by card.
func (j judge) priorCommit(acts []engine.Action, w []int16) {
	least, most, _ := j.quota(j.x)
	n := uint8(j.pick.Len())
	if j.x == j.rival && j.phase == phaseAttack { // as many shields as there may be swords
		feared := uint8(0)
		for y := range engine.Seat(j.n) {
			if y != j.x {
				feared += j.ncom[y]
			}
		}
		most = min(most, max(least, 1+feared*3/5))
	}
	left := j.allowed(j.x).Above(j.pick.Last())
	var like [64]int16
	k := j.keeper()
	for t := left; t != 0; t &= t - 1 {
		like[t.First()] = int16(j.likes(&k, t.First()))
	}
	never := j.helpsTheOther()
	mild := j.pick.Len()+(left&^never).Len() >= int(least) // other cards fill the quota
	good := left
	if mild {
		good &^= never
	}
	unarmed := j.unarmed(left)
	good &^= unarmed
	plan := cards.Set(0)
	for ; n < most; n++ {
		best, high := cards.Back, int16(0)
		for t := good &^ plan; t != 0; t &= t - 1 {
			if c := t.First(); best == cards.Back || like[c] > high {
				best, high = c, like[c]
			}
		}
		if best == cards.Back || n >= least && high < 0 {
			break
		}
		plan = plan.Add(best)
	}
	next := plan.First()
	if !mild {
		never = 0
	}
	never |= unarmed
	for i, a := range acts {
		c := cards.Card(a.A())
		switch {
		case a.Verb() != verbPick && (a.Verb() != verbCommit || plan != 0):
			w[i] = 5
		case a.Verb() == verbCommit:
			w[i] = 100
		case never.Has(c):
			w[i] = 0
		case c == next:
			w[i] = 100
		default:
			w[i] = max(1, 10+like[c]/12)
		}
	}
}
