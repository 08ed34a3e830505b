package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// dump is action d: U9.
func (s *State) dump(x engine.Seat, ev *engine.Events) {
	n, top, hand := int(s.nhand[x]), cards.Back, s.hand[x]
	if !s.topOnly && ev == nil {
		s.discard[x] |= hand
		s.ndisc[x] += uint8(n)
	} else {
		s.seen[x] |= s.known[x] & topMask(s.topOnly)
		for t := hand; t != 0; t &= t - 1 { // U9.1 all of it
			see := engine.Everybody // U9.4
			if s.topOnly && t&(t-1) != 0 {
				see = engine.Only(x)
			}
			s.throw(x, t.First(), pile(pHand, x), 0, see, &top, ev)
		}
	}
	s.hand[x], s.known[x], s.nhand[x] = 0, 0, 0
	ev.Say(sayDump, x, engine.None, cards.Back, n)
	s.end(ev)
}

func topMask(topOnly bool) cards.Set {
	if topOnly {
		return cards.FullDeck
	}
	return 0
}
