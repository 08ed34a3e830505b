package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// Redact blanks what a seat may not know: H19.1, H19.2 the stack, and the other hand but for what has been seen to go
// there (H19.4). The dead pile was seen card by card; it is kept, and View does not show it.
func (s *State) Redact(seat engine.Seat) {
	s.rng = cards.Rand{}
	for p := range uint8(2) {
		if engine.Seat(p) != seat {
			s.hand[p] = s.known[p]
		}
	}
	if s.phase == phaseOver || uint8(seat) != s.actor() {
		s.dropPick()
	}
	clear(s.stack[:s.stackN])
}

// View writes what a redacted state shows.
func (s *State) View(v *engine.View) {
	v.Phase, v.Turn, v.Actors, v.Over = s.phase, s.turn(), s.Actors(), s.phase == phaseOver
	var buf [packSize]cards.Card
	put := func(id engine.PileID, b bag) { v.Put(id, b.append(buf[:0])...) }
	for p := range uint8(2) {
		unknown := int(s.handN[p]) - s.hand[p].len()
		clear(buf[:unknown])
		v.Put(own(pileHand, p), s.hand[p].append(buf[:unknown])...)
		put(own(pileSpoils, p), s.spoils[p])
		put(own(pileMeld, p), s.meld[p])
		put(own(pileFresh, p), s.fresh[p])
		if s.battle[p] != 0 {
			v.Put(own(pileBattle, p), s.battle[p])
		}
		v.Count(countHome, engine.Seat(p), 0, int(s.home[p]))
		v.Count(countTotal, engine.Seat(p), 0, int(s.total[p]))
		v.Count(countLast, engine.Seat(p), 0, int(s.prev.score[p]))
	}
	put(own(pileWon, s.attacker), s.won)
	v.Put(common(pileStack), turned(&s.stack, s.stackN, &buf)...)
	v.Put(common(pileDiscard), turned(&s.discard, s.discardN, &buf)...)
	if s.opt.deadOpen { // H19.3
		put(common(pileGone), s.dead)
	} else {
		n := s.dead.len()
		clear(buf[:n])
		v.Put(common(pileDead), buf[:n]...)
	}
	v.Count(countDealer, engine.None, 0, int(s.dealer)+1)
	v.Count(countDeal, engine.None, 0, int(s.deals))
	v.Count(countTarget, engine.None, 0, int(s.opt.target))
	v.Count(countWinner, engine.None, 0, int(s.winner))
	v.Count(countRedeals, engine.None, 0, int(s.redeals))
	if s.block {
		v.Count(countBlock, engine.None, 0, 1)
	}
}

// turned writes a pile top first.
func turned(a *[packSize]cards.Card, n uint8, buf *[packSize]cards.Card) []cards.Card {
	for i := range n {
		buf[i] = a[n-1-i]
	}
	return buf[:n]
}

// Observe tells what a seat sees of another's action: all plays are open. A match or a payment is seen when it is whole.
func (s *State) Observe(viewer, mover engine.Seat, a engine.Action) uint32 {
	if viewer == mover {
		return uint32(a)
	}
	if a.IsStep() {
		return 0
	}
	if !s.picking() {
		return uint32(a)
	}
	h := cards.Mix(uint64(s.pick.lo)^uint64(s.pick.hi)<<7^uint64(s.pick.hi)>>57, uint64(a)|uint64(s.scoop)<<32)
	return uint32(h) | 1
}

// Imagine fills in what the seat cannot know: every way in which the unseen cards may lie is as likely as any other,
// except those that an off-suit answer has ruled out.
func (s *State) Imagine(seat engine.Seat, r *cards.Rand) {
	open := s.hand[0].plus(s.hand[1]).plus(s.board(0)).plus(s.board(1)).plus(s.dead)
	for _, c := range s.battle {
		if c != 0 {
			open.add(c)
		}
	}
	for _, c := range s.discard[:s.discardN] {
		open.add(c)
	}
	hidden := pack.minus(open)
	s.imagineHands(&hidden, r)
	rest := hidden.append(s.stack[:0])
	r.Shuffle(rest)
	s.rng = cards.NewRand(r.Uint64(), r.Uint64())
}

// imagineHands draws what is missing in the hands out of the hidden cards, at most room of each suit. (Both hands are
// hidden from an onlooker only.)
func (s *State) imagineHands(hidden *bag, r *cards.Rand) {
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
		if s.tryHand(p, n[p], list, &size, hidden, r) {
			return
		}
	}
	var take [2][4]int
	if !bound || !shares(n, &size, &s.room, &take, r) {
		s.takeSome(0, n[0], list, hidden, r)
		s.takeSome(1, n[1], list[n[0]:], hidden, r)
		return
	}
	for u := range size {
		s.takeSome(0, take[0][u], list[:size[u]], hidden, r)
		s.takeSome(1, take[1][u], list[take[0][u]:size[u]], hidden, r)
		list = list[size[u]:]
	}
}

// tryHand draws a few times in the hope of a hand that fits, which is quicker than shares and just as fair.
func (s *State) tryHand(p uint8, n int, list []cards.Card, size *[4]int, hidden *bag, r *cards.Rand) bool {
	var buf [packSize]cards.Card
	open := buf[:0] // without the suits of which there are none
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

// takeSome moves n fair random cards of the list from hidden to a hand.
func (s *State) takeSome(p uint8, n int, list []cards.Card, hidden *bag, r *cards.Rand) {
	for i := range n {
		j := i + r.IntN(len(list)-i)
		list[i], list[j] = list[j], list[i]
		s.hand[p].add(list[i])
		hidden.remove(list[i])
	}
}

// maxShares bounds the table of shares: hands of thirty unknown cards each, or one of a hundred.
const maxShares = 1024

// shares draws how many cards of each suit two hands get, n[p] in all and at most room[p][u] of a suit of size[u] cards,
// so that every pair of sets of cards is as likely as any other. It reports false when there is none.
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
				take[0][u], take[1][u] = i, j // the last way there is, should rounding leave a rest
			}
			x -= w
			return x >= 0
		})
		n[0] -= take[0][u]
		n[1] -= take[1][u]
	}
	return true
}

// eachShare calls f for every way to give i and j cards of a suit to two hands, with the number c of such ways, until f
// returns false.
func eachShare(left [2]int, size int, room *[2][4]uint8, u int, f func(i, j int, c float64) bool) {
	one := 1.0 // size over i
	for i := 0; i <= min(left[0], size, int(room[0][u])); i++ {
		c := one // times size-i over j
		for j := 0; j <= min(left[1], size-i, int(room[1][u])); j++ {
			if !f(i, j, c) {
				return
			}
			c = float64(c*float64(size-i-j)) / float64(j+1)
		}
		one = float64(one*float64(size-i)) / float64(i+1)
	}
}
