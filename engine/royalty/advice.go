package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// Prior weighs choices in points: what an action is worth to the seat, as far as it can know. A tenth of a point is one.
func (s *State) Prior(p engine.Seat, acts []engine.Action, w []int16) {
	switch s.phase {
	case phaseAsked:
		// A Jack is best kept for a true hit on something that counts (6 or better, a 2 or a 3).
		jack := int16(0)
		if s.hand[p]&ofRank(s.rank) != 0 {
			jack = 50
			if s.rank >= 6 || s.rank <= 3 {
				jack = 200
			}
		}
		for i, a := range acts {
			w[i] = 100
			if a.Verb() == verbJack {
				w[i] = jack
			}
		}
		return
	case phaseAttacked:
		king := s.kingWorth(p)
		for i, a := range acts {
			switch {
			case a.Verb() == verbKing:
				w[i] = king
			case king < 1000 || len(acts) == 1:
				w[i] = 100
			default:
				w[i] = 0 // R44 it would be out
			}
		}
		return
	}
	_, two := count(s.hand[p])
	unseen, pool := s.unseen(p)
	for i, a := range acts {
		worth := 0
		switch a.Verb() {
		case verbDone:
			worth = 10
		case verbAttack:
			worth = s.attackWorth(cards.Rank(a.A()), engine.Seat(a.B()), a.C() == 1)
		case verbDefend:
			worth = s.setWorth(p, cards.Rank(a.A())) + 200
		case verbAce:
			worth = 5*s.strikes(p)*10 - 50
		case verbAsk:
			worth = s.askWorth(p, engine.Seat(a.A()), cards.Rank(a.B()), two, &unseen, pool)
		}
		w[i] = int16(min(max(worth, 0), 30000))
	}
	s.strike(acts, w, two)
}

// strikes guesses how many attacks a seat still has to suffer: about a dozen in a game.
func (s *State) strikes(p engine.Seat) int { return 1 + int(s.points[p])/45 }

// setWorth is what a set is worth to its owner, in tenths: the damage it does, or what it saves over the game.
func (s *State) setWorth(p engine.Seat, r cards.Rank) int {
	switch r {
	case 2:
		return 100 * s.strikes(p)
	case 3:
		return 150 * s.strikes(p)
	}
	return 100 * int(r)
}

// dead is the weight of laying a set that does next to nothing. Between two it never will do more, for protection only grows (R30): such a set
// is no loss, and who holds nothing but royalty draws before he acts (R9). It is seldom best, but it can be.
const dead = 5

func (s *State) attackWorth(r cards.Rank, t engine.Seat, queen bool) int {
	value := 10 * int(r)
	net := value - min(value, s.protection(t))
	if queen {
		if net >= int(s.points[t]) || value-net <= 5 && value < int(s.points[t]) {
			return 0 // it kills without the Queen, or she adds next to nothing
		}
		net = value
	}
	switch {
	case net <= 5 && net < int(s.points[t]):
		if s.seats == 2 {
			return dead
		}
		return 0
	case net >= int(s.points[t]):
		return winning + 10*(150-value) // a kill, and with the smallest set that does it
	case queen:
		net -= 28
	}
	worth := 10*net + 200
	if s.seats > 2 {
		worth += (startPoints - int(s.points[t])) / 4 // the weakest first
	}
	return worth
}

func (s *State) kingWorth(p engine.Seat) int16 {
	net, _ := s.cost()
	switch left := s.left().Len(); {
	case net >= int(s.points[p]):
		return 1000
	case net < 20:
		return 0 // a King is worth more
	case left == 2 && net >= 60, (s.hand[p]&ofRank(cards.King)).Len() > 1 && net >= 70:
		return 200
	}
	return 10
}

// askWorth is what an ask is worth: the set it makes, as likely as it makes it, and a card in any case.
func (s *State) askWorth(p, t engine.Seat, r cards.Rank, two ranks, unseen *[14]uint8, pool int) int {
	chance := s.chance(t, r, unseen, pool)
	set := s.setWorth(p, r)
	if two.has(r) {
		set = set / 3 // a spare, or half of another set
	}
	// A card drawn instead is worth about 25 points; a card taken is missing there.
	return hopeless + chance*(set+100)/1000
}

// chance guesses, in thousandths, how likely it is that t holds a rank.
func (s *State) chance(t engine.Seat, r cards.Rank, unseen *[14]uint8, pool int) int {
	if s.shown(t, r) {
		return 1000
	}
	n := s.size(t) - s.known[t].Len()
	if k := s.lacks[t].find(r); k < laneCount {
		n = min(n, k)
	}
	if pool == 0 || n <= 0 {
		return 0
	}
	miss := 1000
	for range n {
		miss = miss * (pool - int(unseen[r])) / pool
	}
	return 1000 - miss
}

// unseen counts the cards of each rank that a seat does not see.
func (s *State) unseen(p engine.Seat) ([14]uint8, int) {
	seen := s.hand[p] | s.discard | s.table
	for q := range s.seats {
		seen |= s.kingdom[q] | s.known[q]
	}
	var n [14]uint8
	for r := cards.Ace; r <= cards.King; r++ {
		n[r] = uint8(4 - (seen & ofRank(r)).Len())
	}
	return n, 52 - seen.Len()
}
