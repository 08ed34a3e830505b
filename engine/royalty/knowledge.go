package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// Knowledge is what everybody knows of the hands (R48), and certain.
//   - A card handed over is known until it leaves the hand: cards leave hands in the open only.
//   - A player who asks for a rank holds a card of it.
//   - A player who was asked and had none holds none, but for cards drawn since.
//   - When the deck is renewed, everybody knows its cards. Nobody holds one of them, but for cards drawn since.
//
// It speaks of ranks only. Suits never matter, so neither does it that the lowest suit is handed over (R15).

// lanes is four sets of ranks, 16 bits each. A rank stands in lane k when it was learned k drawn cards ago.
//   - lacks: cards of the rank can only be among the newest k unseen cards. After four draws the rank is forgotten.
//   - holds: some card of the rank is older than the newest k unseen cards. A rank stays in the last lane.
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

// put moves ranks to lane 0.
func (l lanes) put(m ranks) lanes { return l&^(lanes(m)*everyLane) | lanes(m) }

// learnHeld notes that a hand holds a rank, for its owner asked for it (R12).
func (s *State) learnHeld(p engine.Seat, r cards.Rank) {
	if s.known[p]&ofRank(r) == 0 && s.holds[p]&(everyLane<<r) == 0 {
		s.holds[p] |= 1 << r
	}
}

// learnNone notes that a hand holds none of some ranks, as everybody has seen (R9, R16).
func (s doing) learnNone(p engine.Seat, m ranks) { s.lacks[p] = s.lacks[p].put(m) }

// take puts a drawn card into a hand.
func (s doing) take(p engine.Seat, c cards.Card) {
	s.hand[p] |= 1 << c
	s.lacks[p] <<= laneWidth
	s.doubts[p] <<= laneWidth
	s.singles[p] <<= laneWidth
	s.holds[p] = s.holds[p]<<laneWidth | s.holds[p]&topLane
	s.fresh[p]++
}

// lose takes a card out of a hand, in the open.
func (s doing) lose(p engine.Seat, c cards.Card) {
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
		// It was one of the newest k cards. One fewer of them is left, for this rank and for all that were learned
		// before.
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

// forget clears what is known of a player who is out.
func (s doing) forget(p engine.Seat) {
	s.known[p], s.lacks[p], s.holds[p], s.fresh[p] = 0, 0, 0, 0
	s.last[p] = lastAsk{}
	s.doubts[p], s.singles[p] = 0, 0
}

// fits reports whether the unseen cards of a hand agree with what everybody knows.
func (s *State) fits(p engine.Seat, unseen cards.Set) bool {
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
	one, _ := count(unseen)
	return s.holds[p].upTo(laneCount-1)&^one == 0
}
