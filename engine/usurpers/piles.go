package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// fill draws from the top of the own pile until the hand is full: U4.1. It returns how many cards came.
func (s *State) fill(x engine.Seat, ev *engine.Events) int {
	limit, before := s.handLimit(), s.nhand[x]
	for s.nhand[x] < limit {
		if s.ndraw[x] == 0 { // U4.2 only now that a card is needed; U4.3 in mid-draw as well
			if s.ndisc[x] == 0 {
				break // U4.5
			}
			s.rebuild(x, ev)
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
		ev.Move(c, pile(pDraw, x), 0, pile(pHand, x), 0)
	}
	s.deduce(x)
	return int(s.nhand[x] - before)
}

// deduce notes that everybody knows a hand when no card of the draw pile is unknown: U10.7.
func (s *State) deduce(x engine.Seat) {
	if s.ndraw[x] == s.shown[x] && (!s.topOnly || s.seen[x] == s.discard[x]) {
		s.known[x] = s.hand[x]
	}
}

// rebuild shuffles the discard pile into a new draw pile: U4.3, U4.4, U4.7.
func (s *State) rebuild(x engine.Seat, ev *engine.Events) {
	s.deduce(x)
	pack := s.discard[x].Append(s.draw[x][:0]) // U4.7 in one fixed order first
	if ev != nil {
		for i, c := range pack {
			if s.topOnly {
				ev.MoveSeen(c, pile(pHeap, x), 0, pile(pDraw, x), i, 0)
			} else {
				ev.Move(c, pile(pDiscard, x), 0, pile(pDraw, x), i)
			}
		}
		ev.Shuffle(pile(pDraw, x))
		ev.Say(sayRebuild, x, engine.None, cards.Back, len(pack))
	}
	s.rng[x].Shuffle(pack)
	s.ndraw[x] = uint8(len(pack))
	s.discard[x], s.seen[x], s.top[x], s.ndisc[x] = 0, 0, cards.Back, 0
}

// throw puts one card on its owner's discard pile (U4.4); the caller has taken it from where it lay, from[at]. top is
// the highest card of those thrown at once so far: under discard_view=top only the last in numeric order shows (U4.8).
func (s *State) throw(x engine.Seat, c cards.Card, from engine.PileID, at int, see engine.SeatSet, top *cards.Card, ev *engine.Events) {
	if s.topOnly {
		if see == engine.Everybody {
			s.seen[x] = s.seen[x].Add(c)
		}
		if c > *top {
			if s.ndisc[x] > 0 {
				ev.Turn(cards.Back, pile(pHeap, x), 0, 0)
			}
			ev.MoveSeen(c, from, at, pile(pHeap, x), 0, see)
			s.top[x], *top = c, c
		} else {
			ev.MoveSeen(c, from, at, pile(pHeap, x), 1, see)
			ev.Turn(cards.Back, pile(pHeap, x), 1, 0)
		}
	} else {
		ev.Move(c, from, at, pile(pDiscard, x), 0)
	}
	s.discard[x] = s.discard[x].Add(c)
	s.ndisc[x]++
}
