package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// take takes a card out of a hand.
func (s doing) take(x engine.Seat, c cards.Card) {
	s.hand[x] = s.hand[x].Remove(c)
	s.known[x] = s.known[x].Remove(c)
	s.nhand[x]--
}

// fill draws until the hand is full, and returns how many cards came: U4.1.
func (s doing) fill(x engine.Seat) int {
	limit, before := s.handLimit(), s.nhand[x]
	for s.nhand[x] < limit {
		if s.ndraw[x] == 0 { // U4.2, U4.3
			if s.ndisc[x] == 0 {
				break // U4.5
			}
			s.rebuild(x)
		}
		n := s.ndraw[x] - 1
		c := s.draw[x][n]
		s.draw[x][n], s.ndraw[x] = cards.Back, n
		s.hand[x] = s.hand[x].Add(c)
		s.nhand[x]++
		if n < s.shown[x] { // everybody knew this card
			s.shown[x] = n
			s.known[x] = s.known[x].Add(c)
		}
		s.ev.Move(c, pile(pileDraw, x), 0, pile(pileHand, x), 0)
	}
	s.deduce(x)
	return int(s.nhand[x] - before)
}

// deduce notes that everybody knows a hand once all cards of its deck that lie elsewhere are known: U10.7.
func (s doing) deduce(x engine.Seat) {
	if s.ndraw[x] == s.shown[x] && (!s.topOnly || s.seen[x] == s.discard[x]) {
		s.known[x] = s.hand[x]
	}
}

// rebuild shuffles the discard pile into a new draw pile: U4.3, U4.4, U4.7.
func (s doing) rebuild(x engine.Seat) {
	s.deduce(x)
	pack := s.discard[x].Append(s.draw[x][:0]) // U4.7: in numeric order, whatever order they lay in
	if s.ev != nil {
		for i, c := range pack {
			if s.topOnly {
				s.ev.MoveSeen(c, pile(pileHeap, x), 0, pile(pileDraw, x), i, 0)
			} else {
				s.ev.Move(c, pile(pileDiscard, x), 0, pile(pileDraw, x), i)
			}
		}
		s.ev.Shuffle(pile(pileDraw, x))
		s.ev.Say(sayRebuild, x, engine.None, cards.Back, len(pack))
	}
	s.rng[x].Shuffle(pack)
	s.ndraw[x] = uint8(len(pack))
	s.discard[x], s.seen[x], s.top[x], s.ndisc[x] = 0, 0, cards.Back, 0
}

// throw puts one card on its owner's discard pile: U4.4. The caller has taken it from where it lay, place at of a pile.
// Under discard_view=top the highest of several cards thrown at once comes to lie on top: top is the highest so far
// (U4.8).
func (s doing) throw(x engine.Seat, c cards.Card, from engine.PileID, at int, see engine.SeatSet, top *cards.Card) {
	if s.topOnly {
		if see == engine.Everybody {
			s.seen[x] = s.seen[x].Add(c)
		}
		if c > *top {
			if s.ndisc[x] > 0 {
				s.ev.Turn(cards.Back, pile(pileHeap, x), 0, 0)
			}
			s.ev.MoveSeen(c, from, at, pile(pileHeap, x), 0, see)
			s.top[x], *top = c, c
		} else {
			s.ev.MoveSeen(c, from, at, pile(pileHeap, x), 1, see)
			s.ev.Turn(cards.Back, pile(pileHeap, x), 1, 0)
		}
	} else {
		s.ev.Move(c, from, at, pile(pileDiscard, x), 0)
	}
	s.discard[x] = s.discard[x].Add(c)
	s.ndisc[x]++
}
