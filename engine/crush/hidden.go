package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// Redact blanks what a seat may not know: other hands and picks, face-down cards of others, throws that are not out yet,
// the order of the deck, the cards aside, and chance. C22, C63.
func (s *State) Redact(seat engine.Seat) {
	s.rng = cards.Rand{}
	s.stock = [54]cards.Card{}
	s.aside = 0
	for p := range engine.Seat(s.n) {
		if p == seat {
			continue
		}
		s.hand[p], s.pick[p], s.throw[p] = 0, 0, 0
		if !s.open() {
			s.laid[p] = [2]cards.Card{}
		}
	}
}

// Imagine deals the cards that a seat does not know, every arrangement that fits what is public as likely as any other:
// cards outside the pool lie with the players who are known to hold them, the rest anywhere.
func (s *State) Imagine(seat engine.Seat, r *cards.Rand) {
	s.rng = cards.Rand{State: r.Uint64(), Inc: r.Uint64() | 1}
	unseen := s.rules.pack() &^ s.discard
	for p := range engine.Seat(s.n) {
		if p == seat {
			unseen &^= s.hand[p]
		}
		if p == seat || s.open() {
			for _, c := range s.laid[p][:s.laidN[p]] {
				unseen = unseen.Remove(c)
			}
		}
	}
	var older, newer deck
	older.fill(unseen&^s.pool, r)
	newer.fill(unseen&s.pool, r)
	for p := range engine.Seat(s.n) {
		if p == seat {
			continue
		}
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
		if down > 0 { // any of them may be the ones on the table
			for i := range down {
				j := i + r.IntN(held.n-i)
				held.c[i], held.c[j] = held.c[j], held.c[i]
				s.laid[p][i] = held.c[i]
			}
			if down == 2 && s.laid[p][0] > s.laid[p][1] {
				s.laid[p][0], s.laid[p][1] = s.laid[p][1], s.laid[p][0]
			}
		}
		s.hand[p] = 0
		for _, c := range held.c[down:held.n] {
			s.hand[p] = s.hand[p].Add(c)
		}
	}
	for i := range s.stockN {
		s.stock[i] = newer.take()
	}
	s.aside = 0
	for range s.asideN {
		s.aside = s.aside.Add(newer.take())
	}
	if s.phase == phThrow { // the other has thrown: rock, paper and scissors alike
		for p := range engine.Seat(s.n) {
			if p != seat && s.throw[p] == 0 && s.thrown().Has(p) {
				s.throw[p] = uint8(1 + r.IntN(3))
			}
		}
	}
}

// thrown returns who has thrown already, as everybody can see.
func (s *State) thrown() engine.SeatSet {
	if s.phase != phThrow || s.owe.Len() == 2 {
		return 0
	}
	var f flip
	s.resolve(&f)
	r := s.reps(&f)
	return (engine.Only(r[0]) | engine.Only(r[1])) &^ s.owe
}

// deck is a shuffled heap of unseen cards.
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

// Observe returns what a seat sees of another's action: calls, answers and attacks whole, of cards their number, of a
// throw that it was made. C22, C63.
func (s *State) Observe(viewer, mover engine.Seat, a engine.Action) uint32 {
	switch {
	case viewer == mover:
		return uint32(a)
	case a.IsStep():
		return 0
	case a.Verb() == vCall:
		return uint32(engine.Act(vCall, uint8(s.pick[mover]), 0, 0))
	case a.Verb() == vHelp:
		return uint32(engine.Act(vHelp, 0, 0, 1))
	case a.Verb() == vLay:
		return uint32(engine.Act(vLay, 0, 0, uint8(s.pick[mover].Len())))
	case a.Verb() >= vRock:
		return uint32(engine.Act(vRock, 0, 0, 0))
	}
	return uint32(a)
}
