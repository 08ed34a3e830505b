package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// keeper is what a seat keeps cards for.
type keeper struct {
	courts, numbers cards.Set // all of the suits of which the hand holds one
	rules           bool
	most            [4]uint8 // the most that a royal of a suit counts
}

func (s *State) keeper(x engine.Seat) (k keeper) {
	for u := cards.Clubs; u <= cards.Spades; u++ {
		suit := cards.OfSuit(u)
		if s.hand[x]&suit&cards.AllCourts != 0 {
			k.courts |= suit
		}
		if s.hand[x]&suit&cards.AllNumbers != 0 {
			k.numbers |= suit
		}
	}
	k.rules = s.royals[x] != 0
	for r := cards.Set(s.royals[x]); r != 0; r &= r - 1 {
		slot := uint8(r.First())
		k.most[slot/3] = max(k.most[slot/3], worth[s.point[x][slot]])
	}
	return k
}

// keeps is what a card is worth in the hand, so as not to commit it.
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
	if k.most[c.Suit()] > worth[c] { // a substitute
		keep += 5 + 2*v
	}
	return keep
}

// likes says how much a seat likes to commit a card in the role it has; below 0 it would rather not.
func (s *State) likes(x engine.Seat, k *keeper, c cards.Card) int {
	v := int(worth[c])
	keep := k.keeps(c)
	red, black := c.Red() && v > 0, c.Black() && v > 0
	switch {
	case s.phase == phKill && x == s.turn:
		switch {
		case red:
			return 100 + 8*v - keep
		case black:
			return 20 - keep/4
		}
		return 25 - keep
	case s.phase == phKill: // the owner
		target := s.point[x][s.aim-1]
		switch {
		case black:
			return 60 + 6*v - keep
		case red && lower[target].Has(c):
			return -40 - v
		case red:
			return -10 - v
		}
		return 50 - keep
	case x == s.rival:
		switch {
		case black:
			return 40 + 6*v - keep
		case red: // U6.18 a sword against oneself
			return -50 - v
		}
		return -1 - keep/4
	}
	hostile := x == s.turn || int(s.points[s.rival])+4 >= int(s.points[s.turn])
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

// priorCommit works out the commitment a seat would like best and points the way to it card by card.
func (s *State) priorCommit(x engine.Seat, acts []engine.Action, w []int16) {
	least, most, _ := s.quota(x)
	n := uint8(s.pick.Len())
	if x == s.rival && s.phase == phAttack { // no more shields than swords are to be feared
		feared := uint8(0)
		for y := range engine.Seat(s.n) {
			if y != x {
				feared += s.ncom[y]
			}
		}
		most = min(most, max(least, 1+feared*3/5))
	}
	left := s.allowed(x).Above(s.pick.Last())
	var like [64]int16
	k := s.keeper(x)
	for t := left; t != 0; t &= t - 1 {
		like[t.First()] = int16(s.likes(x, &k, t.First()))
	}
	never := s.helpsTheOther(x)
	mild := s.pick.Len()+(left&^never).Len() >= int(least) // other cards fill the quota
	good := left
	if mild {
		good &^= never
	}
	unarmed := s.unarmed(x, left)
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
		case a.Verb() != vPick && (a.Verb() != vCommit || plan != 0):
			w[i] = 5
		case a.Verb() == vCommit:
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
