package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// dump throws a whole hand away: U9.
func (s doing) dump(x engine.Seat) {
	n, top, hand := int(s.nhand[x]), cards.Back, s.hand[x]
	if !s.topOnly && s.ev == nil {
		s.discard[x] |= hand
		s.ndisc[x] += uint8(n)
	} else {
		if s.topOnly {
			s.seen[x] |= s.known[x]
		}
		for t := hand; t != 0; t &= t - 1 { // U9.1
			see := engine.Everybody // U9.4, but of a covered pile only the top card
			if s.topOnly && t&(t-1) != 0 {
				see = engine.Only(x)
			}
			s.throw(x, t.First(), pile(pileHand, x), 0, see, &top)
		}
	}
	s.hand[x], s.known[x], s.nhand[x] = 0, 0, 0
	s.ev.Say(sayDump, x, engine.None, cards.Back, n)
	s.end()
}
