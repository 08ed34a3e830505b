package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// Imagine fills in what the seat cannot know. Every way in which the unseen cards may lie is as likely as any other,
// except those that an off-suit answer has ruled out.
func (s *State) Imagine(seat engine.Seat, r *cards.Rand) {
	hidden := pack.minus(s.shown().plus(s.hand[0]).plus(s.hand[1]))
	imagineHands(s, &hidden, r)
	rest := hidden.append(s.stack[:0])
	r.Shuffle(rest)
	s.rng = cards.NewRand(r.Uint64(), r.Uint64())
}

// imagineHands draws the missing cards of the hands out of the hidden ones, and keeps to the room of each suit. Only an
// onlooker knows neither hand.
func imagineHands(s *State, hidden *bag, r *cards.Rand) {
	var buf [packSize]cards.Card
	list := hidden.append(buf[:0]) // suit by suit
	var size [4]int
	var n [2]int
	bound := false
	for u := range cards.NoSuit {
		size[u] = hidden.in(cards.OfSuit(u)).len()
	}
	for p := range n {
		n[p] = int(s.handN[p]) - s.hand[p].len()
		for u := range size {
			bound = bound || int(s.room[p][u]) < min(n[p], size[u])
		}
	}
	if bound && (n[0] == 0 || n[1] == 0) {
		p := uint8(0)
		if n[0] == 0 {
			p = 1
		}
		if tryHand(s, p, n[p], list, &size, hidden, r) {
			return
		}
	}
	var take [2][4]int
	if !bound || !shares(n, &size, &s.room, &take, r) {
		takeSome(s, 0, n[0], list, hidden, r)
		takeSome(s, 1, n[1], list[n[0]:], hidden, r)
		return
	}
	for u := range size {
		takeSome(s, 0, take[0][u], list[:size[u]], hidden, r)
		takeSome(s, 1, take[1][u], list[take[0][u]:size[u]], hidden, r)
		list = list[size[u]:]
	}
}

// tryHand draws up to six hands and takes the first that fits. That is as fair as shares, and quicker where it works.
func tryHand(s *State, p uint8, n int, list []cards.Card, size *[4]int, hidden *bag, r *cards.Rand) bool {
	var buf [packSize]cards.Card
	open := buf[:0] // without the suits that the hand cannot hold
	for u := range size {
		if s.room[p][u] > 0 {
			open = append(open, list[:size[u]]...)
		}
		list = list[size[u]:]
	}
	if len(open) < n {
		return false
	}
	for range 6 {
		var count [4]uint8
		fits := true
		for i := range n {
			j := i + r.IntN(len(open)-i)
			open[i], open[j] = open[j], open[i]
			u := open[i].Suit()
			count[u]++
			fits = fits && count[u] <= s.room[p][u]
		}
		if !fits {
			continue
		}
		for _, c := range open[:n] {
			s.hand[p].add(c)
			hidden.remove(c)
		}
		return true
	}
	return false
}

// takeSome moves n random cards of the list from hidden to a hand.
func takeSome(s *State, p uint8, n int, list []cards.Card, hidden *bag, r *cards.Rand) {
	for i := range n {
		j := i + r.IntN(len(list)-i)
		list[i], list[j] = list[j], list[i]
		s.hand[p].add(list[i])
		hidden.remove(list[i])
	}
}

// maxShares bounds the numbers that shares keeps. It is enough for two hands of thirty unknown cards, or one of a
// hundred.
const maxShares = 1024

// shares draws how many cards of each suit two hands get: n[p] in all, and at most room[p][u] of a suit of size[u]
// cards. Every pair of hands is as likely as any other. It reports false when no pair fits.
func shares(n [2]int, size *[4]int, room *[2][4]uint8, take *[2][4]int, r *cards.Rand) bool {
	// ways[u][a*wide+b] is the number of ways to give a and b cards of suits u and above.
	var ways [5][maxShares]float64
	wide := n[1] + 1
	if (n[0]+1)*wide > maxShares {
		return false
	}
	ways[4][0] = 1
	for u := 3; u >= 0; u-- {
		for a := 0; a <= n[0]; a++ {
			for b := 0; b <= n[1]; b++ {
				left := [2]int{a, b}
				eachShare(left, size[u], room, u, func(i, j int, c float64) bool {
					ways[u][a*wide+b] += float64(c * ways[u+1][(a-i)*wide+b-j])
					return true
				})
			}
		}
	}
	if ways[0][n[0]*wide+n[1]] == 0 {
		return false
	}
	for u := range size {
		x := float64(r.Uint64()>>11) / (1 << 53) * ways[u][n[0]*wide+n[1]]
		eachShare(n, size[u], room, u, func(i, j int, c float64) bool {
			w := float64(c * ways[u+1][(n[0]-i)*wide+n[1]-j])
			if w > 0 {
				take[0][u], take[1][u] = i, j // rounding may leave a rest: then the last way counts
			}
			x -= w
			return x >= 0
		})
		n[0] -= take[0][u]
		n[1] -= take[1][u]
	}
	return true
}

// eachShare calls f with all numbers i and j of cards of a suit that two hands may get, and the number c of ways to
// choose those cards. It stops when f returns false.
func eachShare(left [2]int, size int, room *[2][4]uint8, u int, f func(i, j int, c float64) bool) {
	one := 1.0 // ways to choose i of size cards
	for i := 0; i <= min(left[0], size, int(room[0][u])); i++ {
		c := one // times the ways to choose j of the others
		for j := 0; j <= min(left[1], size-i, int(room[1][u])); j++ {
			if !f(i, j, c) {
				return
			}
			c = float64(c*float64(size-i-j)) / float64(j+1)
		}
		one = float64(one*float64(size-i)) / float64(i+1)
	}
}
