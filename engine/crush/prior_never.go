package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// crowns reports whether a win of a side would end the game for somebody on it, and not for p, who is not a step away itself (C45).
// With Combo or reversed roles a card more may harm as well as help, so there it is left open.
func (s *State) crowns(p engine.Seat, side uint8) bool {
	if s.rules&(reversal|combo) != 0 || s.ladder[p] >= goal-1 {
		return false
	}
	for q := range engine.Seat(s.n) {
		if q != p && s.side[q] == side && s.ladder[q] == goal-1 {
			return true
		}
	}
	return false
}

// spoilt holds the cards of an ally that do the wrong thing where somebody else would win the game: any but a Joker, held to betray
// the leader joined, and a Joker that carries its owner over to the leader (C24).
func (s *State) spoilt(p engine.Seat) (t cards.Set) {
	if s.hand[p]&jokers == 0 {
		return 0
	}
	if s.crowns(p, sideA+sideV-s.side[p]) {
		t = jokers
	}
	if s.crowns(p, s.side[p]) {
		t |= ^jokers
	}
	return t
}

// loses reports whether two cards of a principal give something away: a Joker beside a King, who takes its power (C34, C35), or one
// that joins somebody who then wins the game (C38); a Queen with nobody to copy (C30); a King beside a card that copies or
// counts opponents, which he takes the power of.
func (l *layer) loses(a, b uint8) bool {
	both := a | b
	switch {
	case l.reversed:
		return false
	case both&joker != 0:
		return a != b && (both&king != 0 || l.crowns)
	case l.combo: // they count with their suit
		return false
	case l.friends == 0 && both&queen != 0:
		return true
	}
	return both&king != 0 && both&gifted != 0
}

// shutOut gives weight 0 to every call that would welcome a helper who wins the game by helping (C12, C45), and to turning others away
// where the opponent would win it.
func (s *State) shutOut(p engine.Seat, acts []engine.Action, w []int16) {
	if s.reversed() || s.ladder[p] >= goal-1 {
		return
	}
	if s.crowns(p, sideA+sideV-s.side[p]) {
		for i, a := range acts {
			if a.Verb() == vBar && s.ladder[a.A()] < goal-1 && s.handN[a.A()] > 0 {
				w[i] = 0
			}
		}
	}
	leader := engine.None
	for _, a := range acts {
		if b := engine.Seat(a.A()); a.Verb() == vBar && s.ladder[b] == goal-1 && s.handN[b] > 0 {
			leader = b
			break
		}
	}
	if leader == engine.None {
		return
	}
	for i, a := range acts {
		if a.Verb() != vBar || engine.Seat(a.A()) > leader {
			w[i] = 0
		}
	}
}

// standBy gives weight 0 to staying out where p could stand against somebody who is about to win the game: if that side wins, all is over
// anyway, and if it loses, p climbs (C43). Where nobody draws, a card may be worth more (C55).
func (s *State) standBy(p engine.Seat, acts []engine.Action, w []int16) {
	for _, a := range acts {
		if a.Verb() != vJoin || s.rules&noDraw != 0 || s.crowns(p, s.side[a.A()]) || !s.crowns(p, sideA+sideV-s.side[a.A()]) {
			continue
		}
		for i, b := range acts {
			if b.Verb() != vJoin {
				w[i] = 0
			}
		}
	}
}

// spareNothing gives weight 0 to cards of less than half the power of the best, base being the weight of none, where the other side
// is about to win the game, or p is: there is nothing to keep cards for.
func (s *State) spareNothing(p engine.Seat, acts []engine.Action, w []int16, base int16) {
	if !s.crowns(p, sideA+sideV-s.side[p]) && (s.ladder[p] < goal-1 || s.rules&(reversal|combo) != 0) {
		return
	}
	best := int16(0)
	for i, a := range acts {
		if a.Verb() != vLay {
			best = max(best, w[i])
		}
	}
	for i, a := range acts {
		if a.Verb() != vLay && 2*(w[i]-base) < best-base {
			w[i] = 0
		}
	}
}
