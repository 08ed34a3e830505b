package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// Imagine deals the cards that a seat does not know. Every deal that fits what is public is as likely as any other.
// Cards outside the pool lie with the players who must hold them, the others anywhere.
func (s *State) Imagine(seat engine.Seat, r *cards.Rand) {
	s.rng = cards.Rand{State: r.Uint64(), Inc: r.Uint64() | 1}
	unseen := s.unseen(seat)
	var older, newer deck
	older.fill(unseen&^s.pool, r)
	newer.fill(unseen&s.pool, r)
	for p := range engine.Seat(s.n) {
		if p != seat {
			s.imagineSeat(p, &older, &newer, r)
		}
	}
	for i := range s.stockN {
		s.stock[i] = newer.take()
	}
	s.aside = 0
	for range s.asideN {
		s.aside = s.aside.Add(newer.take())
	}
	for t := s.unshown().Remove(seat); t != 0; t &= t - 1 { // C68
		if p := t.First(); s.side[p] == 0 {
			imagineAnswer(s, p, r)
		}
	}
	for t := s.thrown(); t != 0; t &= t - 1 { // rock, paper and scissors are alike
		if p := t.First(); p != seat && s.throw[p] == 0 {
			s.throw[p] = uint8(1 + r.IntN(3))
		}
	}
}

// imagineAnswer answers for a bystander whose answer is secret. Each that the calls allow is as likely.
func imagineAnswer(s *State, p engine.Seat, r *cards.Rand) {
	for s.side[p] == 0 {
		side := uint8(1 + r.IntN(3))
		if side == sideOut || !s.bars[side-1].Has(p) {
			s.side[p] = side
		}
	}
}

// unseen returns the cards that lie where a seat cannot see them.
func (s *State) unseen(seat engine.Seat) cards.Set {
	t := s.rules.pack() &^ s.discard
	for p := range engine.Seat(s.n) {
		if p == seat {
			t &^= s.hand[p]
		}
		if p == seat || s.open() {
			for _, c := range s.laid[p][:s.laidN[p]] {
				t = t.Remove(c)
			}
		}
	}
	return t
}

// imagineSeat deals another player's hand and face-down cards: as many old ones as that player must hold, the rest from
// the pool.
func (s *State) imagineSeat(p engine.Seat, older, newer *deck, r *cards.Rand) {
	s.pick[p] = 0
	var held deck
	for range s.old[p] {
		held.add(older.take())
	}
	down := 0
	if !s.open() {
		down = int(s.laidN[p])
	}
	for held.n < int(s.handN[p])+down {
		held.add(newer.take())
	}
	for i := range down { // any of them may be those that lie face down
		j := i + r.IntN(held.n-i)
		held.c[i], held.c[j] = held.c[j], held.c[i]
		s.laid[p][i] = held.c[i]
	}
	if down == 2 && s.laid[p][0] > s.laid[p][1] {
		s.laid[p][0], s.laid[p][1] = s.laid[p][1], s.laid[p][0]
	}
	s.hand[p] = 0
	for _, c := range held.c[down:held.n] {
		s.hand[p] = s.hand[p].Add(c)
	}
}

// deck is a pile of unseen cards.
type deck struct {
	c [54]cards.Card
	n int
}

func (d *deck) fill(t cards.Set, r *cards.Rand) {
	for ; t != 0; t &= t - 1 {
		d.add(t.First())
	}
	r.Shuffle(d.c[:d.n])
}

func (d *deck) add(c cards.Card) {
	d.c[d.n] = c
	d.n++
}

func (d *deck) take() cards.Card {
	d.n--
	return d.c[d.n]
}
