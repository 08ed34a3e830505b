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
	for p := range uint8(2) {
		if n := int(s.handN[p]) - s.hand[p].len(); n > 0 {
			s.imagineHand(p, n, &hidden, r)
		}
	}
	rest := hidden.append(s.stack[:0])
	r.Shuffle(rest)
	s.rng = cards.NewRand(r.Uint64(), r.Uint64())
}

// imagineHand draws n cards out of the hidden ones into a hand, at most room of each suit.
func (s *State) imagineHand(p uint8, n int, hidden *bag, r *cards.Rand) {
	var buf [packSize]cards.Card
	list := hidden.append(buf[:0]) // suit by suit
	var size, take [4]int
	bound := false
	for u := range cards.NoSuit {
		size[u] = hidden.in(cards.OfSuit(u)).len()
		bound = bound || int(s.room[p][u]) < min(n, size[u])
	}
	if !bound {
		s.takeSome(p, n, list, hidden, r)
		return
	}
	if !shares(n, &size, &s.room[p], &take, r) {
		// Only an onlooker, to whom both hands are hidden, can come here: he then forgets what the void told.
		s.room[p] = [4]uint8{uint8(n), uint8(n), uint8(n), uint8(n)}
		s.takeSome(p, n, list, hidden, r)
		return
	}
	for u := range take {
		s.takeSome(p, take[u], list[:size[u]], hidden, r)
		list = list[size[u]:]
	}
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

// shares draws how many of n cards are of each suit, when of size[u] cards at most room[u] may be taken, so that every
// set of cards is as likely as any other. It reports false when there is none.
func shares(n int, size *[4]int, room *[4]uint8, take *[4]int, r *cards.Rand) bool {
	// ways[u][k] is the number of ways to take k cards of suits u and above.
	var ways [5][packSize + 1]float64
	ways[4][0] = 1
	for u := 3; u >= 0; u-- {
		for k := 0; k <= n; k++ {
			c := 1.0 // size[u] over m
			for m := 0; m <= min(k, size[u], int(room[u])); m++ {
				ways[u][k] += float64(c * ways[u+1][k-m])
				c = float64(c*float64(size[u]-m)) / float64(m+1)
			}
		}
	}
	if ways[0][n] == 0 {
		return false
	}
	for u := range take {
		x := float64(r.Uint64()>>11) / (1 << 53) * ways[u][n]
		c := 1.0
		for m := 0; ; m++ {
			w := float64(c * ways[u+1][n-m])
			last := m == min(n, size[u], int(room[u]))
			if x < w || last {
				take[u] = m
				break
			}
			x -= w
			c = float64(c*float64(size[u]-m)) / float64(m+1)
		}
		n -= take[u]
	}
	return true
}
