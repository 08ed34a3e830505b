package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// judge weighs moves for a seat, from public facts and the seat's own hand.
type judge struct {
	*State
	p engine.Seat
}

// Prior weighs moves by what they are worth to the seat.
func (s *State) Prior(p engine.Seat, acts []engine.Action, w []int16) {
	if !s.owe.Has(p) {
		return
	}
	j := judge{s, p}
	switch s.phase {
	case phaseAttack:
		for i, a := range acts {
			w[i] = j.likeVictim(engine.Seat(a.A()))
		}
	case phaseCall, phaseReply:
		for i, a := range acts {
			w[i] = 50
			if a.Verb() == verbBar {
				w[i] = j.likeBar(engine.Seat(a.A()))
			}
		}
		j.shutOut(acts, w)
	case phaseAnswer:
		for i, a := range acts {
			w[i] = 100
			if a.Verb() == verbJoin {
				w[i] = j.likeJoin(s.side[a.A()])
			}
		}
		j.standBy(acts, w)
	case phaseAlly:
		j.likeCards(acts, w)
		j.spareNothing(acts, w, 10)
		leaveSome(w)
	case phaseLay:
		j.likePick(acts, w)
		j.spareNothing(acts, w, 100)
		leaveSome(w)
	default:
		for i := range acts {
			w[i] = 100 // no throw is better than another
		}
	}
}

// reversed reports whether the lower total wins.
func (j judge) reversed() bool { return j.rules&reversal != 0 }

const jokers = cards.Set(3) << 53

// trick reports whether a principal may empty its own side with a Joker, and climb with everybody. C38.
func (j judge) trick(against engine.Seat) bool {
	if j.reversed() || j.hand[j.p]&jokers == 0 || j.handN[j.p] < 2 {
		return false
	}
	return j.ladder[j.p] == goal-1 || against == engine.None || j.ladder[against] < goal-1
}

// rival returns the principal whom a principal fights.
func (j judge) rival() engine.Seat {
	if j.p == j.victim {
		return j.attacker
	}
	return j.victim
}

// likeVictim prefers the leader, or a player low down when a Joker will lift the victim too.
func (j judge) likeVictim(t engine.Seat) int16 {
	w := 100 + 20*int16(j.ladder[t])
	if j.ladder[t] == goal-1 {
		w += 100
	}
	if j.trick(t) && j.ladder[j.p] < goal-1 {
		w = 200 - 20*int16(j.ladder[t])
	}
	if j.rules&noDraw != 0 {
		w += 21 * int16(j.handN[t]) // a player with many cards may outlast the others (C58)
	} else {
		w -= int16(j.handN[t])
	}
	return w
}

// likeBar is high for a helper who would win the game, and for everybody where helpers can only harm.
func (j judge) likeBar(b engine.Seat) int16 {
	switch {
	case j.handN[b] == 0:
		return 5
	case j.ladder[b] == goal-1 && j.ladder[j.p] < goal-1:
		return 200
	case j.reversed(), j.trick(j.rival()):
		return 180
	case j.rules&combo != 0 && j.pair() >= 26:
		return 170
	}
	return 5
}

// pair returns the best doubled sum of two cards of one suit in a hand.
func (j judge) pair() int {
	best := 0
	for u := range cards.NoSuit {
		var a, b int
		for t := j.hand[j.p] & cards.OfSuit(u); t != 0; t &= t - 1 {
			if e := guess(t.First(), 2, 0); e > a {
				a, b = e, a
			} else {
				b = max(b, e)
			}
		}
		if b > 0 {
			best = max(best, 2*(a+b)/10)
		}
	}
	return best
}

// likeJoin weighs joining a side. Staying out weighs 100.
func (j judge) likeJoin(side uint8) int16 {
	mine, theirs, friends, foes := j.counts(side)
	edge := mine + 1 - theirs
	principal, rival := j.attacker, j.victim
	if side == sideV {
		principal, rival = j.victim, j.attacker
	}
	if j.crowns(side) && j.hand[j.p]&jokers == 0 {
		return 0 // it can only help another to win the game
	}
	best := 0
	for t := j.hand[j.p]; t != 0; t &= t - 1 {
		e := guess(t.First(), foes, friends)
		if j.reversed() {
			e = 100 - e
		}
		best = max(best, e)
	}
	w := 70 + 30*edge + best/2
	if j.reversed() {
		w = 70 - 30*edge + best/2
	}
	if j.ladder[j.p] == 0 {
		w += 50 // nothing to lose
	}
	w += 6 * (int(j.ladder[rival]) - int(j.ladder[principal]))
	if j.ladder[j.p] < goal-1 {
		if j.ladder[principal] == goal-1 {
			w -= 70
		}
		if j.ladder[rival] == goal-1 {
			w += 40
		}
	}
	if j.rules&noDraw != 0 {
		w -= 170 // a card spent is gone
		if j.ladder[rival] == goal-1 {
			w += 110
		}
		if j.reversed() {
			w -= 300
		}
	}
	return int16(max(1, w))
}
