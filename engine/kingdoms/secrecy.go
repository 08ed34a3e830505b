package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// Redact blanks what a seat may not know (K21): the other hand, the stock's order, the other's pick, the generator.
//
// One thing about the other hand is common knowledge: when the discard pile, which lies open, becomes the stock, every card
// that is neither in it nor in sight nor in one's own hand must be in the other's. Those cards stay; View does not show them.
// An onlooker can work out both hands' old cards together.
func (s *state) Redact(seat engine.Seat) {
	for i := range s.stockN {
		s.stock[i] = cards.Back
	}
	s.rng = cards.Rand{}
	if seat != s.turn {
		s.pick, s.picking = bag{}, 0
	}
	if s.blind != 0 {
		return
	}
	if seat < 2 {
		s.side[foe(seat)].hand = s.side[foe(seat)].old
		return
	}
	a, b := &s.side[0], &s.side[1]
	s.blind = 1 + uint8(a.old.len())
	a.old, _ = a.old.plus(b.old)
	a.hand, b.hand, b.old = bag{}, bag{}, bag{}
}

// unseen returns the cards that lie nowhere in sight of whoever s is redacted for, in ascending order.
func (s *state) unseen(dst []cards.Card) []cards.Card {
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
	note(s.table)
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

// Imagine deals what Redact blanked: all that is known about it is which cards are missing, which of them the other hand has
// held since the last reshuffle, and how many each hand and the stock hold.
func (s *state) Imagine(seat engine.Seat, r *cards.Rand) {
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

// divideOld gives each seat its number of the cards that an onlooker knows to be in the two hands.
func (s *state) divideOld(r *cards.Rand) {
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

// Observe returns what a seat sees of another's action: the picks nothing, the rest with the cards picked for it.
func (s *state) Observe(viewer, mover engine.Seat, a engine.Action) uint32 {
	if viewer == mover {
		return uint32(a)
	}
	if a.IsStep() {
		return 0
	}
	switch a.Verb() {
	case vDis, vArr, vArf:
		h := cards.Mix(cards.Mix(uint64(a), uint64(s.pick.one)), uint64(s.pick.two))
		return uint32(h) | 1
	}
	return uint32(a)
}

// View writes what is on the table for v.Seat.
func (s *state) View(v *engine.View) {
	v.Reset(v.Seat)
	v.Phase, v.Turn, v.Actors, v.Over = s.phase(), s.turn, s.Actors(), s.over != 0
	v.PutSet(stockPile, int(s.stockN), 0)
	putBag(v, discardPile, s.discard)
	putBag(v, tablePile, s.table)
	for i := range s.side {
		s.viewSide(engine.Seat(i), v)
	}
	v.Count(cReshuffles, engine.None, 0, int(s.reshuffles))
	v.Count(cCalled, engine.None, 0, flag(s.called))
	v.Count(cFinal, engine.None, 0, int(s.final))
	v.Count(cIdle, engine.None, 0, int(s.idle))
	v.Count(cAsk, engine.None, 0, int(s.ask))
	if s.attack != 0 {
		v.Count(cAttack, engine.None, 0, int(s.attack))
		v.Count(cBy, engine.None, 0, int(s.by)+1)
		v.Count(cAim, engine.None, 0, int(s.aim)+1)
		v.Count(cAces, engine.None, 0, int(s.aces))
	}
	if s.ask == askCall {
		v.Count(cDrawer, engine.None, 0, int(s.drawer)+1)
	}
	v.Count(cDecks, engine.None, 0, int(s.decks))
	v.Count(cLimit, engine.None, 0, int(s.limit))
	v.Count(cWipe, engine.None, 0, int(s.wipe)+1)
	v.Count(cRefill, engine.None, 0, int(s.refill)+1)
}

func flag(b bool) int {
	if b {
		return 1
	}
	return 0
}

func putBag(v *engine.View, id engine.PileID, b bag) {
	var buf [most]cards.Card
	v.Put(id, b.append(buf[:0])...)
}

// viewSide writes one half of the table (K21.2), and the hand for its owner's eyes (K21.1).
func (s *state) viewSide(p engine.Seat, v *engine.View) {
	d := &s.side[p]
	if v.Seat == p {
		putBag(v, pile(pHand, p, 0), d.hand)
	} else {
		v.PutSet(pile(pHand, p, 0), int(d.handN), 0)
	}
	for i, c := range d.royal {
		if c == cards.Back {
			continue
		}
		v.Put(pile(pRoyal, p, uint8(i)), c)
		putBag(v, pile(pUnder, p, uint8(i)), d.under[i])
		v.Count(cLie, p, uint8(i), int(d.lie[i]))
	}
	for i, c := range d.joker {
		if c == cards.Back {
			continue
		}
		v.Put(pile(pJoker, p, uint8(i)), c)
		v.Count(cReady, p, uint8(i), int(d.ready[i]))
	}
	putBag(v, pile(pLoose, p, 0), d.loose)
	stack, pair := uint8(0), uint8(0)
	for rest := d.won[:d.wonN]; len(rest) > 0; {
		one := group(rest)
		rest = rest[len(one):]
		var b bag
		for _, c := range one {
			b.add(c)
		}
		if one[0].IsJoker() {
			putBag(v, pile(pPair, p, pair), b)
			pair++
		} else {
			putBag(v, pile(pStack, p, stack), b)
			stack++
		}
	}
	v.Count(cScore, p, 0, int(d.score))
	v.Count(cHad, p, 0, flag(d.had))
}

// group returns the first stack or pair of a score pile: a royal or joker and the number cards after it.
func group(won []cards.Card) []cards.Card {
	n := 1
	for n < len(won) && numbers.Has(won[n]) {
		n++
	}
	return won[:n]
}
