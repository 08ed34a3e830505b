package royalty

import (
	"math/bits"

	"royals/engine"
	"royals/engine/cards"
)

// Eval says how likely each seat is to win: by its points, its kingdom and what the state shows of its hand.
func (s *State) Eval(e *[engine.MaxSeats]int32) {
	*e = [engine.MaxSeats]int32{}
	if s.phase == phaseOver {
		best, n := int16(0), int32(0)
		for p := range s.seats {
			best = max(best, s.points[p])
		}
		for p := range s.seats {
			if s.points[p] == best {
				n++
			}
		}
		for p := range s.seats {
			if s.points[p] == best {
				e[p] = 1000 / n
			}
		}
		return
	}
	w := &weightsFor[s.left().Len()-2]
	var z [maxSeats]int
	top := 0
	for p := range engine.Seat(s.seats) {
		if s.points[p] > 0 {
			z[p] = w.promise(s, p)
			top = max(top, z[p])
		}
	}
	var sum int64
	var strength [maxSeats]int64
	for p := range s.seats {
		if s.points[p] > 0 {
			strength[p] = power(z[p] - top + 24<<8)
			sum += strength[p]
		}
	}
	for p := range s.seats {
		e[p] = int32(1000 * strength[p] / sum)
	}
}

// weights say what makes a seat strong. 256 more make it twice as strong.
type weights struct {
	logPoints  int // for every doubling of the points
	points     int // for 100 of them
	protection int // for 10 of it
	wall       int // for 1000 of its square
	rest       int // for 1000 of points times protection: what the kingdom may still save
	size       int // for every card
	unseen     int // besides, for every hidden card
	king       int
	queen      int
	jack       int
	ace        int
	twos       int // for a set of them in hand
	threes     int
	two        int // for a single one
	three      int
	turn       int // for having the turn
	best       int // for 10 points that the best set in hand would take
	sets       int // for 10 points that the other sets would take
	singles    int // for 10 points that single cards would take once they were sets
}

// weightsFor holds the weights while two, three and four players are left. They are fitted to the ends of games between
// searching and greedy players. A strong kingdom turns attacks to others only while everybody believes in it. So the
// games were played with several sets of weights, early fits among them, until none won much from the next.
var weightsFor = [...]weights{
	{161, 199, 26, 82, 67, -36, 120, 331, 193, 222, 81, 242, 409, 102, 166, 40, 33, 30, 13},
	{68, 150, -100, 214, 90, 18, 20, 192, -13, 17, -14, 119, 78, -71, 6, 26, 7, 0, -1},
	{257, 35, -49, 204, 28, 1, 20, 110, -8, -8, 8, 39, 91, 24, 63, 15, 4, -12, 1},
}

// promise is the logarithm of a seat's strength. It counts a waiting attack as suffered unless the hand holds a King.
func (w *weights) promise(s *State, p engine.Seat) int {
	h := s.hand[p]
	one, two := count(h)
	points, wall := int(s.points[p]), s.protection(p)
	if s.laid != 0 && s.target == p && h&ofRank(cards.King) == 0 {
		net, _ := s.cost()
		points = max(1, points-net)
	}
	k := bits.Len(uint(points)) - 1
	z := (k<<8 + points<<8>>k - 256) * w.logPoints >> 8
	z += w.points*points/100 + w.protection*wall/10 + w.wall*wall*wall/1000 + w.rest*points*wall/1000
	z += w.size*s.size(p) + w.unseen*int(s.blank[p])
	z += w.king*(h&ofRank(cards.King)).Len() + w.queen*(h&ofRank(cards.Queen)).Len()
	z += w.jack*(h&ofRank(cards.Jack)).Len() + w.ace*(h&ofRank(cards.Ace)).Len()
	switch {
	case two.has(2):
		z += w.twos
	case one.has(2):
		z += w.two
	}
	switch {
	case two.has(3):
		z += w.threes
	case one.has(3):
		z += w.three
	}
	if s.turn == p {
		z += w.turn
	}
	return z + w.menace(s, p, one, two)
}

// menace is what a hand's attacks are worth against the opponent with the least protection.
func (w *weights) menace(s *State, p engine.Seat, one, two ranks) int {
	low := 1000
	for q := range engine.Seat(s.seats) {
		if q != p && s.points[q] > 0 {
			low = min(low, s.protection(q))
		}
	}
	best, sets, singles := 0, 0, 0
	for m := one & attackRanks; m != 0; m &= m - 1 {
		r := m.first()
		net := 10*int(r) - low
		if net <= 0 {
			continue
		}
		n := 1
		if two.has(r) {
			n = (s.hand[p] & ofRank(r)).Len()
			best = net // ranks ascend
		}
		sets += n / 2 * net
		singles += n % 2 * net
	}
	return (w.best*best + w.sets*(sets-best) + w.singles*singles) / 10
}

// power is the number whose logarithm is z.
func power(z int) int64 {
	z = max(z, 0)
	return int64(256+z&255) << (z >> 8)
}
