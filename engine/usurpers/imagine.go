package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// Imagine fills a redacted state with one of the deals that fit it, each as likely as any other. What everybody can
// work out to be in a hand stays there: U10.7.
func (s *State) Imagine(seat engine.Seat, r *cards.Rand) {
	s.eyes = 0
	for x := range engine.Seat(s.n) {
		s.rng[x] = cards.NewRand(r.Uint64(), uint64(x))
		if x != seat {
			imagineRival(s, x, r)
			continue
		}
		var list [deck]cards.Card
		rest := (cards.FullDeck &^ (s.open(x) | s.hand[x] | s.committed[x])).Append(list[:0])
		r.Shuffle(rest)
		copy(s.draw[x][s.shown[x]:s.ndraw[x]], rest)
	}
}

// imagineRival deals the cards of a rival that its owner alone sees, or nobody.
func imagineRival(s *State, x engine.Seat, r *cards.Rand) {
	pool := cards.FullDeck &^ (s.open(x) | s.known[x])
	down := s.down(x)
	for try := 0; ; try++ {
		var list, held [deck]cards.Card
		rest := pool.Append(list[:0])
		r.Shuffle(rest)
		mine := s.known[x].Append(held[:0])
		more := min(int(s.nhand[x]+down)-len(mine), len(rest))
		mine, rest = append(mine, rest[:more]...), rest[more:]
		r.Shuffle(mine)
		s.committed[x] = cards.Of(mine[:down]...)
		if s.numbers && s.phase == phaseKill && x == s.turn && s.committed[x]&^cards.AllNumbers != 0 && try < tries {
			continue // U7.3 an assassin has committed a number
		}
		s.hand[x] = cards.Of(mine[down:]...)
		rest = rest[copy(s.draw[x][s.shown[x]:s.ndraw[x]], rest):]
		s.discard[x] |= cards.Of(rest...)
		return
	}
}

// tries bounds the search for an assassin's number. Only bytes that no game made leave none to be found.
const tries = 10000
