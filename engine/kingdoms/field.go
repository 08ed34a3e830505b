package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// recruit brings a royal out (K9). The second seat's first recruit ends the Cold War at once (K4.4, K4.5).
func (s *state) recruit(p engine.Seat, c cards.Card, slot uint8, ev *engine.Events) {
	d := &s.side[p]
	s.leave(p, c)
	d.royal[slot] = c
	ev.Move(c, pile(pHand, p, 0), 0, pile(pRoyal, p, slot), 0)
	s.lay(p, slot, diagonal, ev) // K9.3
	ev.Say(sRecruits, p, engine.None, c, 0)
	if !d.had {
		d.had = true
		ev.Count(cHad, p, 0, 1)
		if s.open() {
			ev.Say(sBattle, engine.None, engine.None, cards.Back, 0)
		}
	}
}

// fall turns a royal sideways (K11.2). The cards under it stay.
func (s *state) fall(p engine.Seat, slot uint8, ev *engine.Events) {
	s.lay(p, slot, sideways, ev)
	ev.Say(sFalls, p, foe(p), s.side[p].royal[slot], 0)
}

// revive pays the opponent a card (K15.2, K15.3) and rights a royal (K11.3, K11.4).
func (s *state) revive(p engine.Seat, slot uint8, c cards.Card, ev *engine.Events) {
	o := foe(p)
	s.leave(p, c)
	s.side[o].loose.add(c)
	ev.Say(sRevives, p, o, s.side[p].royal[slot], 0)
	ev.Move(c, pile(pHand, p, 0), 0, pile(pLoose, o, 0), 0)
	ev.Say(sTribute, o, p, c, 0)
	s.gain(o, 1, ev)
	s.lay(p, slot, upright, ev)
}

// bury takes a sideways royal off the field: without cards to the discard pile, with cards as one stack to its owner's
// score pile (K11.6).
func (s *state) bury(p engine.Seat, slot uint8, ev *engine.Events) {
	d := &s.side[p]
	c := d.royal[slot]
	from := pile(pRoyal, p, slot)
	if d.under[slot].empty() {
		s.discard.add(c)
		ev.Move(c, from, 0, discardPile, 0)
		ev.Say(sBuries, p, engine.None, c, 0)
	} else {
		to := pile(pStack, p, d.stacks)
		d.stacks++
		d.won[d.wonN] = c
		d.wonN++
		ev.Move(c, from, 0, to, 0)
		for t := d.under[slot]; !t.empty(); {
			u := t.first()
			t.remove(u)
			d.won[d.wonN] = u
			d.wonN++
			ev.Move(u, pile(pUnder, p, slot), 0, to, 0)
		}
		ev.Say(sStacks, p, engine.None, c, d.under[slot].len())
		d.under[slot] = bag{}
	}
	d.royal[slot] = cards.Back
	s.lay(p, slot, 0, ev)
}

// reveal puts a joker on the field (K12.4); it is ready from its owner's next turn on (K12.5).
func (s *state) reveal(p engine.Seat, c cards.Card, slot uint8, ev *engine.Events) {
	d := &s.side[p]
	s.leave(p, c)
	d.joker[slot] = c
	ev.Move(c, pile(pHand, p, 0), 0, pile(pJoker, p, slot), 0)
	d.ready[slot] = fresh
	ev.Count(cReady, p, slot, int(fresh))
	ev.Say(sReveals, p, engine.None, c, 0)
}
