package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// misses reports whether an action throws away what lies at hand: the hand, with a royal of four points or more in it; a far better
// number for the royal that is crowned, or a better one by half if no other face of its suit waits for it; a royal of three times as many
// points, unless the small one is enough for the throne (U3.1); one of four points or more, for a strike at a trifle; a royal of five
// points or more, for a strike at a trifle beside it. bestRoyal is the seat's.
func (s *State) misses(x engine.Seat, a engine.Action, bestRoyal uint8) bool {
	switch a.Verb() {
	case vDump:
		return bestRoyal >= 4
	case vRoyal:
		c := cards.Card(a.B())
		suit := s.hand[x] & cards.OfSuit(c.Suit())
		best := worth[(suit & cards.AllNumbers).Last()]
		if 3*worth[c] < bestRoyal && s.points[x]+worth[c] < s.target() {
			return true
		}
		return 2*worth[c] < best || 3*worth[c] < 2*best && (suit&cards.AllCourts).Len() == 1
	case vKill: // two points at most
		d := engine.Seat(a.A())
		if worth[s.point[d][a.B()]] > 2 {
			return false
		}
		for r := cards.Set(s.royals[d]); r != 0; r &= r - 1 {
			if worth[s.point[d][r.First()]] >= 5 {
				return true
			}
		}
		return bestRoyal >= 4 && s.points[d] < s.target()
	}
	return false
}

// overpays reports whether a lower card under a royal loses three points or more than another one of the hand that would do (U8.2).
func (s *State) overpays(x engine.Seat, a engine.Action, acts []engine.Action) bool {
	for _, b := range acts {
		if a.Verb() == vSwap && b.Verb() == vSwap && a.A() == b.A() && worth[b.B()] >= worth[a.B()]+3 {
			return true
		}
	}
	return false
}

// trifle is how many times more another action must be worth for one to be senseless.
const trifle = 12

// unarmed holds the cards without which an attacker who picks one of them would go without a sword though left holds one.
func (s *State) unarmed(x engine.Seat, left cards.Set) cards.Set {
	swords := left & redNumbers
	if x != s.turn || s.phase != phAttack || swords == 0 || s.pick&redNumbers != 0 {
		return 0
	}
	if least, _, _ := s.quota(x); s.pick.Len()+1 == int(least) {
		return ^redNumbers
	}
	return (^redNumbers).Above(swords.Last())
}

// mustStop gives weight 0 to whatever lets the next seat win (U3.1) while something may still bring it down.
func (s *State) mustStop(x engine.Seat, acts []engine.Action, w []int16) {
	d := engine.None
	for y := range engine.Seat(s.n) {
		if y != x && s.threat(y) == 1 {
			d = y
		}
	}
	if d == engine.None {
		return
	}
	found := false
	for _, a := range acts {
		found = found || s.mayStop(x, d, a)
	}
	if !found {
		return
	}
	for i, a := range acts {
		if s.mayStop(x, d, a) {
			w[i] = max(w[i], 40)
		} else {
			w[i] = 0
		}
	}
}

// mayStop reports whether an action may take a seat below the target: a strike at a royal that counts for enough, or an attack with
// a sword in it.
func (s *State) mayStop(x, d engine.Seat, a engine.Action) bool {
	switch reds := (s.hand[x] & redNumbers).Len(); a.Verb() {
	case vKill:
		return engine.Seat(a.A()) == d && reds > 0 && s.points[d]-worth[s.point[d][a.B()]] < s.target()
	case vAttack:
		if engine.Seat(a.A()) != d {
			return false
		}
		for y := range engine.Seat(s.n) {
			if y != x && y != d && s.royals[y] != 0 && s.nhand[y] > 0 {
				return true
			}
		}
		return reds > 0
	}
	return false
}

// helpsTheOther is what a seat does not commit while other cards fill its quota: swords against itself; shields for whom it attacks
// or who is about to win; anything but a sword against the next to win, or when it strikes at one royal; and, in its defence, faces
// that would make a royal.
func (s *State) helpsTheOther(x engine.Seat) (never cards.Set) {
	switch {
	case x == s.turn && s.phase == phKill:
		return ^redNumbers
	case x != s.rival && s.threat(s.rival) == 1 && (s.hand[x]&redNumbers).Len() >= int(s.counted(x)) && s.counted(x) > 0:
		return ^redNumbers // swords alone may still stop the next to win
	case x == s.turn, x != s.rival && s.threat(s.rival) > 0:
		return blackNumbers
	case x != s.rival:
		return 0
	}
	never = redNumbers
	if s.phase == phKill && spare(s.hand[x])&^redNumbers == 0 {
		return 0 // the royal that falls may be worth less than the one in the hand
	}
	if s.phase == phAttack {
		for u := cards.Clubs; u <= cards.Spades; u++ {
			if suit := cards.OfSuit(u); s.hand[x]&suit&cards.AllNumbers != 0 {
				never |= suit & cards.AllCourts
			}
		}
	}
	return never
}

// spare holds the cards of a hand without which the best royals of all its suits could be made all the same.
func spare(hand cards.Set) cards.Set {
	set := hand &^ halves(hand)
	for u := cards.Clubs; u <= cards.Spades; u++ {
		t := hand & cards.OfSuit(u)
		if courts, points := t&cards.AllCourts, t&cards.AllNumbers; courts != 0 && points != 0 {
			set |= points.Remove(points.Last())
			if courts.Len() > 1 {
				set |= courts
			}
		}
	}
	return set
}

// halves holds the cards of a hand of which royals could be made.
func halves(hand cards.Set) (set cards.Set) {
	for u := cards.Clubs; u <= cards.Spades; u++ {
		if t := hand & cards.OfSuit(u); t&cards.AllCourts != 0 && t&cards.AllNumbers != 0 {
			set |= t
		}
	}
	return set
}

// loss is how many points the plan loses.
func (p *payer) loss() (sum uint8) {
	for slot, c := range p.best {
		switch v := worth[p.s.point[p.x][slot]]; c {
		case cards.Back:
		case giveUp:
			sum += v
		default:
			sum += v - worth[c]
		}
	}
	return sum
}
