package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// announce puts an attack on the table (K7.1, K7.8 step 1): its number cards leave the hand before the defender answers.
func (s *state) announce(kind, by, aim uint8, cs bag, ev *engine.Events) {
	p := s.turn
	for t := cs; !t.empty(); {
		c := t.first()
		t.remove(c)
		s.leave(p, c)
		ev.Move(c, pile(pHand, p, 0), 0, tablePile, 0)
	}
	s.table = cs
	s.attack, s.by, s.aim, s.aces = kind, by, aim, 0
	if ev != nil {
		ev.Count(cAttack, engine.None, 0, int(kind))
		ev.Count(cBy, engine.None, 0, int(by)+1)
		ev.Count(cAim, engine.None, 0, int(aim)+1)
		s.sayAttack(ev)
	}
	s.ask = askBlock
	s.askAce(foe(p), ev)
}

// sayAttack tells the log who attacks whom.
func (s *state) sayAttack(ev *engine.Events) {
	p, o := s.turn, foe(s.turn)
	switch s.attack {
	case byArrows:
		ev.Say(sArrows, p, o, cards.Back, s.table.len())
	case byRoyal:
		ev.Say(sAttacks, p, o, s.side[p].royal[s.by], number(s.table.first()))
	case byJoker:
		ev.Say(sStrikes, p, o, s.side[p].joker[s.by], number(s.table.first()))
	case byWipe:
		ev.Say(sWipes, p, o, s.side[p].joker[s.by], number(s.table.first()))
	}
	switch s.aim {
	case atFace:
		ev.Say(sAtFace, p, o, cards.Back, 0)
	case atAll:
	default:
		ev.Say(sAtRoyal, p, o, s.side[o].royal[s.aim], 0)
	}
}

// damage returns what the attack on the table does: K8.3, K10.2, K12.7. A wipe has none.
func (s *state) damage() int {
	switch s.attack {
	case byArrows:
		return s.table.len()
	case byRoyal:
		return number(s.table.first()) / rank(s.side[s.turn].royal[s.by])
	case byJoker:
		return 2 * number(s.table.first())
	}
	return 0
}

// wipes reports whether a card wipes royals of a combined rank: K12.10, K12.12.
func (s *state) wipes(n, ranks int) bool {
	if s.wipe == wipeReversed {
		return n >= ranks
	}
	return ranks >= n
}

// settle ends the ace chain (K7.8 steps 3 to 5): an odd number of aces stops the attack, an even one lets it go on (K13.3).
func (s *state) settle(ev *engine.Events) {
	p, o := s.turn, foe(s.turn)
	d := &s.side[o]
	if s.aces&1 == 1 { // K13.4, K13.5
		ev.Say(sStopped, p, o, cards.Back, 0)
		if s.attack >= byJoker && s.noRetry { // K12.6
			s.side[p].ready[s.by] = blocked
			ev.Count(cReady, p, s.by, int(blocked))
		}
		s.putAway(true, ev) // K13.6
		return
	}
	switch {
	case s.attack == byWipe: // K12.10 to K12.15
		if !s.wipes(number(s.table.first()), d.ranks()) { // K12.11
			ev.Say(sNothing, p, o, cards.Back, 0)
		} else {
			for slot := range uint8(slots) { // K12.13, K14.6
				if d.stands(slot) {
					s.fall(o, slot, ev)
				}
			}
		}
	case s.aim == atFace:
		s.direct(ev)
		return
	case s.damage() < rank(d.royal[s.aim]): // K7.5
		ev.Say(sNothing, p, o, d.royal[s.aim], 0)
	case d.jacks(s.aim) != 0: // K14.1
		s.ask, s.asked = askJack, o
		return
	default:
		s.fall(o, s.aim, ev)
	}
	s.putAway(false, ev)
}

// direct carries out a hit on the player: the cards that score are put away where they count (K8.5, K10.3, K10.7, K12.9).
func (s *state) direct(ev *engine.Events) {
	p, o := s.turn, foe(s.turn)
	d := &s.side[p]
	n := s.damage()
	if n == 0 { // K10.7
		ev.Say(sNothing, p, o, cards.Back, 0)
		s.putAway(false, ev)
		return
	}
	ev.Say(sHits, p, o, cards.Back, n)
	switch s.attack {
	case byArrows: // K8.5
		for t := s.table; !t.empty(); {
			c := t.first()
			t.remove(c)
			d.loose.add(c)
			ev.Move(c, tablePile, 0, pile(pLoose, p, 0), 0)
		}
	case byRoyal: // K10.3
		c := s.table.first()
		d.under[s.by].add(c)
		ev.Move(c, tablePile, 0, pile(pUnder, p, s.by), 0)
	case byJoker: // K12.9
		c, j := s.table.first(), d.joker[s.by]
		d.won[d.wonN], d.won[d.wonN+1] = j, c
		d.wonN += 2
		to := pile(pPair, p, d.pairs)
		d.pairs++
		d.joker[s.by], d.ready[s.by] = cards.Back, 0
		ev.Move(j, pile(pJoker, p, s.by), 0, to, 0)
		ev.Count(cReady, p, s.by, 0)
		ev.Move(c, tablePile, 0, to, 0)
	}
	s.table = bag{}
	s.gain(p, n, ev)
	s.putAway(false, ev)
}

// putAway carries out K7.8 step 7 and ends the attack: cards still on the table are discarded (K8.6, K10.5, K12.8, K12.15,
// K13.4), an attacking royal turns diagonal (K10.6), a joker that was not stopped leaves (K12.8).
func (s *state) putAway(stopped bool, ev *engine.Events) {
	p := s.turn
	d := &s.side[p]
	for !s.table.empty() {
		c := s.table.first()
		s.table.remove(c)
		s.discard.add(c)
		ev.Move(c, tablePile, 0, discardPile, 0)
	}
	switch {
	case s.attack == byRoyal:
		s.lay(p, s.by, diagonal, ev)
	case s.attack >= byJoker && !stopped && d.joker[s.by] != cards.Back:
		j := d.joker[s.by]
		d.joker[s.by], d.ready[s.by] = cards.Back, 0
		s.discard.add(j) // K12.17
		ev.Move(j, pile(pJoker, p, s.by), 0, discardPile, 0)
		ev.Count(cReady, p, s.by, 0)
	}
	s.attack, s.by, s.aim = 0, 0, 0
	ev.Count(cAttack, engine.None, 0, 0)
	ev.Count(cBy, engine.None, 0, 0)
	ev.Count(cAim, engine.None, 0, 0)
	if s.aces != 0 {
		s.aces = 0
		ev.Count(cAces, engine.None, 0, 0)
	}
	s.ask, s.asked = askAction, p
}
