package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// What no sensible opponent does is found here. Each rule has its positions in testdata/cases/never.txt.

// misses reports whether an action leaves something much better undone. bestRoyal is the best royal in the seat's hand.
//   - Throwing a hand away loses its royal, if that is worth four points or more.
//   - A royal is crowned with less than half of the best number of its suit, or with less than two thirds for the only
//     face card.
//   - A royal of another suit is worth three times as much. That does not count if this one is enough to win.
//   - A strike aims at one or two points. There is a royal of five beside it, or one of four in the hand, and nobody to
//     stop.
func (j judge) misses(a engine.Action, bestRoyal uint8) bool {
	switch a.Verb() {
	case verbDump:
		return bestRoyal >= 4
	case verbRoyal:
		c := cards.Card(a.B())
		suit := j.hand[j.x] & cards.OfSuit(c.Suit())
		best := worth[(suit & cards.AllNumbers).Last()]
		if 3*worth[c] < bestRoyal && j.points[j.x]+worth[c] < j.target() {
			return true
		}
		return 2*worth[c] < best || 3*worth[c] < 2*best && (suit&cards.AllCourts).Len() == 1
	case verbKill:
		d := engine.Seat(a.A())
		if worth[j.point[d][a.B()]] > 2 {
			return false
		}
		for r := cards.Set(j.royals[d]); r != 0; r &= r - 1 {
			if worth[j.point[d][r.First()]] >= 5 {
				return true
			}
		}
		return bestRoyal >= 4 && j.points[d] < j.target()
	}
	return false
}

// overpays reports whether a card under a royal loses at least three points more than another card that would do: U8.2.
func overpays(a engine.Action, acts []engine.Action) bool {
	for _, b := range acts {
		if a.Verb() == verbSwap && b.Verb() == verbSwap && a.A() == b.A() && worth[b.B()] >= worth[a.B()]+3 {
			return true
		}
	}
	return false
}

// trifle is how many times as much the best action is worth, for another to be senseless.
const trifle = 12

// unarmed holds the cards that an attacker does not pick, because no sword could follow though one is left.
func (j judge) unarmed(left cards.Set) cards.Set {
	swords := left & redNumbers
	if j.x != j.turn || j.phase != phaseAttack || swords == 0 || j.pick&redNumbers != 0 {
		return 0
	}
	if least, _, _ := j.quota(j.x); j.pick.Len()+1 == int(least) {
		return ^redNumbers
	}
	return (^redNumbers).Above(swords.Last())
}

// mustStop gives weight 0 to any action that lets the next seat win, where another may stop it: U3.1.
func (j judge) mustStop(acts []engine.Action, w []int16) {
	d := engine.None
	for y := range engine.Seat(j.n) {
		if y != j.x && j.threat(y) == 1 {
			d = y
		}
	}
	if d == engine.None {
		return
	}
	found := false
	for _, a := range acts {
		found = found || j.mayStop(d, a)
	}
	if !found {
		return
	}
	for i, a := range acts {
		if j.mayStop(d, a) {
			w[i] = max(w[i], 40)
		} else {
			w[i] = 0
		}
	}
}

// mayStop reports whether an action may take a seat below the target. That is a strike at a royal of enough points, or
// an attack with a sword in it.
func (j judge) mayStop(d engine.Seat, a engine.Action) bool {
	switch reds := (j.hand[j.x] & redNumbers).Len(); a.Verb() {
	case verbKill:
		return engine.Seat(a.A()) == d && reds > 0 && j.points[d]-worth[j.point[d][a.B()]] < j.target()
	case verbAttack:
		if engine.Seat(a.A()) != d {
			return false
		}
		for y := range engine.Seat(j.n) {
			if y != j.x && y != d && j.royals[y] != 0 && j.nhand[y] > 0 {
				return true
			}
		}
		return reds > 0
	}
	return false
}

// helpsTheOther holds the cards that a seat does not commit while others fill its quota.
//   - An assassin commits swords alone, and so does everybody against the next to win.
//   - Nobody shields a seat that it attacks, or that is about to win.
//   - A defender commits no sword, nor half a royal.
//   - The owner of a royal that is struck at commits no sword, unless all its other cards make royals.
func (j judge) helpsTheOther() (never cards.Set) {
	switch {
	case j.x == j.turn && j.phase == phaseKill:
		return ^redNumbers
	case j.x != j.rival && j.threat(j.rival) == 1 && (j.hand[j.x]&redNumbers).Len() >= int(j.counted(j.x)) && j.counted(j.x) > 0:
		return ^redNumbers
	case j.x == j.turn, j.x != j.rival && j.threat(j.rival) > 0:
		return blackNumbers
	case j.x != j.rival:
		return 0
	}
	never = redNumbers
	if j.phase == phaseKill && spare(j.hand[j.x])&^redNumbers == 0 {
		return 0
	}
	if j.phase == phaseAttack {
		for u := cards.Clubs; u <= cards.Spades; u++ {
			if suit := cards.OfSuit(u); j.hand[j.x]&suit&cards.AllNumbers != 0 {
				never |= suit & cards.AllCourts
			}
		}
	}
	return never
}

// spare holds the cards of a hand that the best royal of each suit does not need.
func spare(hand cards.Set) cards.Set {
	for u := cards.Clubs; u <= cards.Spades; u++ {
		suit := hand & cards.OfSuit(u)
		courts, numbers := suit&cards.AllCourts, suit&cards.AllNumbers
		if courts == 0 || numbers == 0 {
			continue
		}
		hand = hand.Remove(numbers.Last())
		if courts.Len() == 1 {
			hand &^= courts
		}
	}
	return hand
}
