package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// unseen returns the cards that a redacted position does not show, in ascending order.
func (s *State) unseen(dst []cards.Card) []cards.Card {
	var seen [cards.Faces]uint8
	note := func(b bag) {
		for t := b.one; t != 0; t &= t - 1 {
			seen[t.First()]++
		}
		for t := b.two; t != 0; t &= t - 1 {
			seen[t.First()]++
		}
	}
	note(s.discard)
	note(s.laid)
	for i := range s.side {
		d := &s.side[i]
		note(d.hand)
		note(d.loose)
		for j := range d.under {
			note(d.under[j])
			seen[d.royal[j]]++
		}
		for _, c := range d.joker {
			seen[c]++
		}
		for _, c := range d.won[:d.wonN] {
			seen[c]++
		}
	}
	for c := cards.Card(1); c < cards.Faces; c++ {
		for range int(s.decks) - int(seen[c]) {
			dst = append(dst, c)
		}
	}
	return dst
}

// Imagine deals the cards that Redact blanked. Known are the cards, those that the other hand has held since the last
// reshuffle, and how many each hand and the stock hold.
func (s *State) Imagine(seat engine.Seat, r *cards.Rand) {
	if s.blind != 0 {
		s.divideOld(r)
	}
	var buf [most]cards.Card
	rest := s.unseen(buf[:0])
	r.Shuffle(rest)
	for i := range s.side {
		d := &s.side[i]
		for n := int(d.handN) - d.hand.len(); n > 0 && len(rest) > 0; n-- {
			d.hand.add(rest[len(rest)-1])
			rest = rest[:len(rest)-1]
		}
	}
	copy(s.stock[:s.stockN], rest)
	s.rng = cards.NewRand(r.Uint64(), r.Uint64())
}

// divideOld deals the old cards of both hands, which an onlooker knows together, to the two seats.
func (s *State) divideOld(r *cards.Rand) {
	var buf [2 * fullHand]cards.Card
	known := s.side[0].old.append(buf[:0])
	r.Shuffle(known)
	s.side[0].old = bag{}
	for i, c := range known {
		p := &s.side[0]
		if i >= int(s.blind)-1 {
			p = &s.side[1]
		}
		p.old.add(c)
		p.hand.add(c)
	}
	s.blind = 0
}
