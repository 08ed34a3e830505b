package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// reveal puts a joker on the field (K12.4). It becomes ready on its owner's next turn (K12.5).
func (s doing) reveal(p engine.Seat, c cards.Card, slot uint8) {
	d := &s.side[p]
	s.leave(p, c)
	d.joker[slot] = c
	s.ev.Move(c, pile(pileHand, p, 0), 0, pile(pileJoker, p, slot), 0)
	d.ready[slot] = fresh
	s.ev.Count(countReady, p, slot, int(fresh))
	s.ev.Say(sayReveals, p, engine.None, c, 0)
}

// wipes reports whether a number wipes royals of a combined rank (K12.10, K12.12).
func (s *State) wipes(n, ranks int) bool {
	if s.wipe == wipeReversed {
		return n >= ranks
	}
	return ranks >= n
}
