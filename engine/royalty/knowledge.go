package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// R48 What everybody knows. A card handed over has been seen, and stays known until it leaves the hand, for cards leave
// hands only in the open. Who asks for a rank holds one; who was asked and had none holds none, except among the cards
// drawn since. When the deck is made anew, the cards in it are known as a set: nobody holds one of them unless drawn since.
//
// Knowledge speaks of ranks, not of suits: that the lowest suit is handed over (R15) says nothing that matters.

// lanes is four sets of ranks, 16 bits each. A rank stands in lane k when it was learned k drawn cards ago.
// For lacks that is an upper bound: cards of the rank can only be among the newest k unseen cards of the hand. Four cards
// on, it is forgotten. For holds it is a lower bound: one such card is older than the newest k; the last lane stays.
type lanes uint64

const (
	laneWidth       = 16
	laneCount       = 4
	topLane   lanes = 0xffff << (laneWidth * (laneCount - 1))
	everyLane lanes = 1 | 1<<laneWidth | 1<<(2*laneWidth) | 1<<(3*laneWidth)
)

// lane returns the ranks in lane k.
func (l lanes) lane(k int) ranks { return ranks(l >> (laneWidth * k)) }

// upTo returns the ranks in the lanes 0 to k.
func (l lanes) upTo(k int) ranks {
	m := l.lane(0)
	for i := 1; i <= k && i < laneCount; i++ {
		m |= l.lane(i)
	}
	return m
}

// find returns the lane of a rank, laneCount when it stands in none.
func (l lanes) find(r cards.Rank) int {
	l &= everyLane << r
	if l == 0 {
		return laneCount
	}
	k := 0
	for l>>(laneWidth*k)&0xffff == 0 {
		k++
	}
	return k
}

// put takes ranks out of all lanes and puts them into lane 0.
func (l lanes) put(m ranks) lanes { return l&^(lanes(m)*everyLane) | lanes(m) }

// learnHeld: a seat has asked for a rank, so it holds one of it (R12).
func (s *State) learnHeld(p engine.Seat, r cards.Rank) {
	if s.known[p]&ofRank(r) == 0 && s.holds[p]&(everyLane<<r) == 0 {
		s.holds[p] |= 1 << r
	}
}

// learnNone: everybody sees that a hand holds nothing of some ranks (R16, R9).
func (s *State) learnNone(p engine.Seat, m ranks) { s.lacks[p] = s.lacks[p].put(m) }

// take puts a drawn card into a hand.
func (s *State) take(p engine.Seat, c cards.Card) {
	s.hand[p] |= 1 << c
	s.lacks[p] <<= laneWidth
	s.doubts[p] <<= laneWidth
	s.singles[p] <<= laneWidth
	s.holds[p] = s.holds[p]<<laneWidth | s.holds[p]&topLane
	s.fresh[p]++
}

// lose takes a card out of a hand; everybody sees which.
func (s *State) lose(p engine.Seat, c cards.Card) {
	s.hand[p] &^= 1 << c
	s.doubts[p] &^= everyLane << c.Rank()
	s.singles[p] &^= everyLane << c.Rank()
	if s.known[p].Has(c) {
		s.known[p] &^= 1 << c
		return
	}
	if s.stock.Has(c) {
		s.fresh[p]--
	}
	r := c.Rank()
	if l := s.lacks[p]; l != 0 {
		// It was one of the newest k cards, so there is one fewer of them, for this rank and for all learned before.
		if k := l.find(r); k > 0 && k < laneCount {
			keep := lanes(1)<<(laneWidth*k) - 1
			s.lacks[p] = l&keep | l>>laneWidth&^(keep>>laneWidth)
		}
	}
	if h := s.holds[p] &^ (everyLane << r); h != 0 {
		s.holds[p] = h>>laneWidth | h&0xffff
	} else {
		s.holds[p] = 0
	}
}

// forget clears what is known about a hand that is no more.
func (s *State) forget(p engine.Seat) {
	s.known[p], s.lacks[p], s.holds[p], s.fresh[p] = 0, 0, 0, 0
	s.askRank[p], s.askOf[p] = 0, 0
	s.doubts[p], s.singles[p] = 0, 0
}

// fits reports whether the unseen cards of a hand, all of them, agree with what everybody knows. The newest of them is
// just drawn, or Back; it cannot be the card that a rank is known to be held by.
func (s *State) fits(p engine.Seat, unseen cards.Set, newest cards.Card) bool {
	if (unseen & s.stock).Len() != int(s.fresh[p]) {
		return false
	}
	if l := s.lacks[p]; l != 0 {
		for k := range laneCount {
			n := 0
			for m := l.upTo(k); m != 0; m &= m - 1 {
				n += (unseen & ofRank(m.first())).Len()
			}
			if n > k {
				return false
			}
		}
	}
	if newest != cards.Back {
		unseen &^= 1 << newest
	}
	one, _ := count(unseen)
	return s.holds[p].upTo(laneCount-1)&^one == 0
}
