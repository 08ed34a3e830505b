package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// askAce puts the question of K13.7 to a seat, whatever it holds. Only an empty hand, which everybody sees, is not asked:
// that counts as letting it be.
func (s *state) askAce(p engine.Seat, ev *engine.Events) {
	if s.side[p].handN == 0 {
		ev.Say(sUnasked, p, engine.None, cards.Back, 0)
		s.settle(ev)
		return
	}
	s.asked = p
}

// block plays an ace: the defender stops the attack (K13.1), the attacker stops that (K13.2), and so on in turn.
func (s *state) block(p engine.Seat, ace cards.Card, ev *engine.Events) {
	s.toDiscard(p, ace, ev) // K13.4
	s.aces++
	ev.Count(cAces, engine.None, 0, int(s.aces))
	if p == s.turn {
		ev.Say(sCounters, p, foe(p), ace, 0)
	} else {
		ev.Say(sBlocks, p, foe(p), ace, 0)
	}
	s.askAce(foe(p), ev)
}

// let plays no ace (K21.4: that is all that anybody learns).
func (s *state) let(p engine.Seat, ev *engine.Events) {
	if p == s.turn {
		ev.Say(sStands, p, foe(p), cards.Back, 0)
	} else {
		ev.Say(sLets, p, foe(p), cards.Back, 0)
	}
	s.settle(ev)
}

// jacks returns the slots of the standing Jacks that may fall in place of the royal in slot target (K14.1, K14.3).
func (d *side) jacks(target uint8) uint8 {
	var m uint8
	for i, c := range d.royal {
		if c.Rank() == cards.Jack && uint8(i) != target && d.stands(uint8(i)) {
			m |= 1 << i
		}
	}
	return m
}

// jackrifice lets a Jack fall in the target's place (K14.4, K14.5).
func (s *state) jackrifice(slot uint8, ev *engine.Events) {
	o := s.asked
	ev.Say(sSteps, o, foe(o), s.side[o].royal[slot], 0)
	s.fall(o, slot, ev)
	s.putAway(false, ev)
}

// accept lets the target itself fall.
func (s *state) accept(ev *engine.Events) {
	o := s.asked
	ev.Say(sNay, o, foe(o), cards.Back, 0)
	s.fall(o, s.aim, ev)
	s.putAway(false, ev)
}
