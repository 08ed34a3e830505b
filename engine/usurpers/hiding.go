package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// Redact blanks what a seat may not know: U10.2 to U10.4, and the generators.
func (s *State) Redact(seat engine.Seat) {
	if s.phase == phNone {
		return
	}
	s.eyes = uint8(seat) + 1
	for x := range engine.Seat(s.n) {
		s.rng[x] = cards.Rand{}
		hidden := s.draw[x][s.shown[x]:s.ndraw[x]] // U10.4 unknown to its owner as well, but for the shown cards (U2.5)
		clear(hidden)
		if x == seat {
			continue
		}
		s.hand[x], s.committed[x] = 0, 0 // U10.2, U10.3
		if s.topOnly {
			s.discard[x] &= s.seen[x]
		}
	}
	if s.asked != seat {
		s.pick, s.npairs, s.half, s.out = 0, 0, 0, 0
		s.swap, s.pairPicks = [courts]cards.Card{}, [pairs]pairing{}
	}
}

// Imagine fills a redacted state with one of the deals that fit it, all alike: U10.7. What everybody can work out to be in
// a hand stays there.
func (s *State) Imagine(seat engine.Seat, r *cards.Rand) {
	s.eyes = 0
	for x := range engine.Seat(s.n) {
		s.rng[x] = cards.NewRand(r.Uint64(), uint64(x))
		bottoms := s.draw[x][:s.shown[x]]
		pool := cards.FullDeck &^ (s.discard[x] | s.arena[x] | cards.Of(bottoms...))
		for t := cards.Set(s.royals[x]); t != 0; t &= t - 1 {
			slot := uint8(t.First())
			pool &^= cards.Of(faceOf(slot), s.point[x][slot])
		}
		var list [deck]cards.Card
		if x == seat {
			pool &^= s.hand[x] | s.committed[x]
			rest := pool.Append(list[:0])
			r.Shuffle(rest)
			copy(s.draw[x][s.shown[x]:s.ndraw[x]], rest)
			continue
		}
		down := s.ncom[x] // cards lying face down
		if s.arena[x] != 0 {
			down = 0
		}
		inHand := int(s.nhand[x] + down)
		pool &^= s.known[x]
		for try := 0; ; try++ {
			rest := pool.Append(list[:0])
			r.Shuffle(rest)
			var held [deck]cards.Card
			mine := s.known[x].Append(held[:0])
			more := min(inHand-len(mine), len(rest))
			mine, rest = append(mine, rest[:more]...), rest[more:]
			r.Shuffle(mine)
			s.committed[x] = cards.Of(mine[:down]...)
			if s.numbers && s.phase == phKill && x == s.turn && s.committed[x]&^cards.AllNumbers != 0 && try < 10000 {
				continue // U7.3 an assassin's card is known to be a number; the bound is for bytes that no game made
			}
			s.hand[x] = cards.Of(mine[down:]...)
			rest = rest[copy(s.draw[x][s.shown[x]:s.ndraw[x]], rest):]
			s.discard[x] |= cards.Of(rest...)
			break
		}
	}
}

// Observe tells what viewer sees of another seat's action: everything but what is committed, and of that the number.
func (s *State) Observe(viewer, mover engine.Seat, a engine.Action) uint32 {
	if viewer == mover {
		return uint32(a)
	}
	if a.IsStep() {
		return 0
	}
	switch a.Verb() {
	case vCommit:
		return uint32(engine.Act(vCommit, uint8(s.pick.Len()), 0, 0))
	case vPair:
		h := uint64(a)
		for _, p := range s.pairPicks[:s.npairs] {
			h = cards.Mix(h, uint64(p.shield)<<16|uint64(p.sword))
		}
		return uint32(h) | 1
	case vSettle:
		h := cards.Mix(uint64(a), uint64(s.out))
		for _, c := range s.swap {
			h = cards.Mix(h, uint64(c))
		}
		return uint32(h) | 1
	}
	return uint32(a)
}
