package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// crowns reports whether another player wins the game if a side wins, while the seat itself is no step away from it
// (C45). With Combo or reversed roles one more card may do harm, so nothing is said there.
func (j judge) crowns(side uint8) bool {
	if j.rules&(reversal|combo) != 0 || j.ladder[j.p] >= goal-1 {
		return false
	}
	unshown := j.unshown() // C68
	for q := range engine.Seat(j.n) {
		if q != j.p && j.side[q] == side && j.ladder[q] == goal-1 && !unshown.Has(q) {
			return true
		}
	}
	return false
}

// spoilt returns the cards with which an ally would help another player to win the game. Beside such a leader these are
// all but the Joker that was kept to change sides. Against the leader it is that Joker. C24.
func (j judge) spoilt() (t cards.Set) {
	if j.hand[j.p]&jokers == 0 {
		return 0
	}
	if j.crowns(other(j.side[j.p])) {
		t = jokers
	}
	if j.crowns(j.side[j.p]) {
		t |= ^jokers
	}
	return t
}

// loses reports whether two cards of a principal give something away. It may be a Joker beside a King, who switches it
// off (C35), or a Joker that takes its owner to a leader who then wins (C38). It may be a Queen with nobody to copy
// (C30), or a King beside a Jack, Queen or Ace, which he switches off.
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

// shutOut gives weight 0 to every call that welcomes a helper who would win the game by helping (C12, C45), and to
// barring the others where the opponent would win it.
func (j judge) shutOut(acts []engine.Action, w []int16) {
	if j.reversed() || j.ladder[j.p] >= goal-1 {
		return
	}
	if j.crowns(other(j.side[j.p])) {
		for i, a := range acts {
			if a.Verb() == verbBar && j.ladder[a.A()] < goal-1 && j.handN[a.A()] > 0 {
				w[i] = 0
			}
		}
	}
	leader := engine.None
	for _, a := range acts {
		if b := engine.Seat(a.A()); a.Verb() == verbBar && j.ladder[b] == goal-1 && j.handN[b] > 0 {
			leader = b
			break
		}
	}
	if leader == engine.None {
		return
	}
	for i, a := range acts {
		if a.Verb() != verbBar || engine.Seat(a.A()) > leader {
			w[i] = 0
		}
	}
}

// standBy gives weight 0 to staying out where the seat can join against a player who is about to win the game. If that
// player's side wins, all is over anyway. If it loses, the seat climbs (C43). In No Draw the card may be worth more
// (C55).
func (j judge) standBy(acts []engine.Action, w []int16) {
	if j.rules&noDraw != 0 {
		return
	}
	against := false
	for _, a := range acts {
		if a.Verb() == verbJoin {
			side := j.side[a.A()]
			against = against || !j.crowns(side) && j.crowns(other(side))
		}
	}
	for i, a := range acts {
		if against && a.Verb() == verbStay {
			w[i] = 0
		}
	}
}

// spareNothing gives weight 0 to cards of less than half the power of the best where the seat or the other side is
// about to win the game: there is no later round to keep good cards for. A card without power weighs base.
func (j judge) spareNothing(acts []engine.Action, w []int16, base int16) {
	if !j.crowns(other(j.side[j.p])) && (j.ladder[j.p] < goal-1 || j.rules&(reversal|combo) != 0) {
		return
	}
	best := int16(0)
	for i, a := range acts {
		if a.Verb() != verbLay {
			best = max(best, w[i])
		}
	}
	for i, a := range acts {
		if a.Verb() != verbLay && 2*(w[i]-base) < best-base {
			w[i] = 0
		}
	}
}

// leaveSome weighs all moves alike where all are ruled out: one of them must be made.
func leaveSome(w []int16) {
	for _, n := range w {
		if n > 0 {
			return
		}
	}
	for i := range w {
		w[i] = 1
	}
}
