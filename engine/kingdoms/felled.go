package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// fall turns a royal sideways. The cards under it stay (K11.2).
func (s doing) fall(p engine.Seat, slot uint8) {
	s.lay(p, slot, sideways)
	s.ev.Say(sayFalls, p, foe(p), s.side[p].royal[slot], 0)
}

// fallAllBut turns the royals of a field sideways that stand, but for one slot; atAll spares none (K12.13).
func (s doing) fallAllBut(p engine.Seat, spared uint8) {
	for slot := range uint8(slots) {
		if slot != spared && s.side[p].stands(slot) {
			s.fall(p, slot)
		}
	}
}

// revive pays the other player a card (K15.2, K15.3) and turns a royal upright (K11.3, K11.4).
func (s doing) revive(p engine.Seat, slot uint8, c cards.Card) {
	o := foe(p)
	s.leave(p, c)
	s.side[o].loose.add(c)
	s.ev.Say(sayRevives, p, o, s.side[p].royal[slot], 0)
	s.ev.Move(c, pile(pileHand, p, 0), 0, pile(pileLoose, o, 0), 0)
	s.ev.Say(sayTribute, o, p, c, 0)
	s.gain(o, 1)
	s.lay(p, slot, upright)
}

// bury takes a sideways royal off the field (K11.6). Without cards it goes to the discard pile. With cards it goes to
// its owner's score pile, as one stack.
func (s doing) bury(p engine.Seat, slot uint8) {
	d := &s.side[p]
	c := d.royal[slot]
	from := pile(pileRoyal, p, slot)
	if d.under[slot].empty() {
		s.discard.add(c)
		s.ev.Move(c, from, 0, onDiscard, 0)
		s.ev.Say(sayBuries, p, engine.None, c, 0)
	} else {
		to := pile(pileStack, p, d.stacks)
		d.stacks++
		d.won[d.wonN] = c
		d.wonN++
		s.ev.Move(c, from, 0, to, 0)
		for t := d.under[slot]; !t.empty(); {
			u := t.pop()
			d.won[d.wonN] = u
			d.wonN++
			s.ev.Move(u, pile(pileUnder, p, slot), 0, to, 0)
		}
		s.ev.Say(sayStacks, p, engine.None, c, d.under[slot].len())
		d.under[slot] = bag{}
	}
	d.royal[slot] = cards.Back
	s.lay(p, slot, 0)
}
