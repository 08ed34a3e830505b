package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// endTurn ends the turn, in the order of K5.5.
func (s doing) endTurn() {
	p := s.turn
	for slot := range uint8(slots) { // K11.8
		if s.side[p].lie[slot] == sideways {
			s.bury(p, slot)
		}
	}
	if s.spent { // K18.3
		if s.idle != 0 {
			s.ev.Count(countIdle, engine.None, 0, 0)
		}
		s.idle, s.spent = 0, false
	} else {
		s.idle++
		s.ev.Count(countIdle, engine.None, 0, int(s.idle))
		s.ev.Say(sayIdle, p, engine.None, cards.Back, int(s.idle))
	}
	if s.idle >= idleMost {
		s.over = overIdle
		return
	}
	if s.final == finalSecond { // K17.9
		s.over = overFinal
		return
	}
	if s.refill == refillEnd && s.final == 0 { // K16.2 (a)
		s.stage, s.drawer = stageRefill, p
	} else { // K16.3
		s.turn = foe(p)
		s.stage, s.drawer = stageTopUp, s.turn
	}
	s.between()
}

// between makes the draws between two turns, until somebody is asked or the next turn has begun.
func (s doing) between() {
	if s.final == 0 && !s.fill() {
		return
	}
	if s.stage == stageRefill {
		// K16.4: the player about to begin tops up last.
		s.turn = foe(s.turn)
		s.stage, s.drawer = stageTopUp, s.turn
		if s.final == 0 && !s.fill() {
			return
		}
	}
	s.stage, s.drawer = 0, 0
	s.beginTurn()
}

// beginTurn begins the turn of the player whose turn it now is (K5.2).
func (s doing) beginTurn() {
	p := s.turn
	d := &s.side[p]
	if s.final == 0 && s.side[0].handN == 0 && s.side[1].handN == 0 { // K18.2
		s.over = overEmpty
		return
	}
	s.ev.Say(sayTurn, p, engine.None, cards.Back, 0)
	if s.final > 0 { // K17.6
		s.final++
		s.ev.Count(countFinal, engine.None, 0, int(s.final))
		s.ev.Say(sayFinal, p, engine.None, cards.Back, int(s.final)-1)
	}
	for i, l := range d.lie {
		if l == diagonal {
			s.lay(p, uint8(i), upright)
		}
	}
	for i, r := range d.ready {
		if r == fresh || r == blocked {
			d.ready[i] = ready
			s.ev.Count(countReady, p, uint8(i), int(ready))
		}
	}
	s.ask, s.asked = askAction, p
}
