package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// askAce asks a seat for an ace, whatever it holds (K13.7). An empty hand, which everybody sees, is not asked and
// lets it be.
func (s doing) askAce(p engine.Seat) {
	if s.side[p].handN == 0 {
		s.ev.Say(sayUnasked, p, engine.None, cards.Back, 0)
		s.resolve()
		return
	}
	s.asked = p
}

// block plays an ace. The defender stops the attack (K13.1), the attacker stops the ace (K13.2), and so on.
func (s doing) block(p engine.Seat, ace cards.Card) {
	s.toDiscard(p, ace) // K13.4
	s.aces++
	s.ev.Count(countAces, engine.None, 0, int(s.aces))
	if p == s.turn {
		s.ev.Say(sayCounters, p, foe(p), ace, 0)
	} else {
		s.ev.Say(sayBlocks, p, foe(p), ace, 0)
	}
	s.askAce(foe(p))
}

// let plays no ace. Nobody learns whether there was one (K21.4).
func (s doing) let(p engine.Seat) {
	if p == s.turn {
		s.ev.Say(sayStands, p, foe(p), cards.Back, 0)
	} else {
		s.ev.Say(sayLets, p, foe(p), cards.Back, 0)
	}
	s.resolve()
}
