package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// endTurn carries out K5.5, in its order.
func (s *state) endTurn(ev *engine.Events) {
	p := s.turn
	for slot := range uint8(slots) { // K11.8
		if s.side[p].lie[slot] == sideways {
			s.bury(p, slot, ev)
		}
	}
	if s.spent { // K18.3
		if s.idle != 0 {
			ev.Count(cIdle, engine.None, 0, 0)
		}
		s.idle, s.spent = 0, false
	} else {
		s.idle++
		ev.Count(cIdle, engine.None, 0, int(s.idle))
		ev.Say(sIdle, p, engine.None, cards.Back, int(s.idle))
	}
	if s.idle >= idleMost {
		s.over = overIdle
		return
	}
	if s.final == 3 { // K17.9
		s.over = overFinal
		return
	}
	if s.refill == refillEnd && s.final == 0 { // K16.2 (a)
		s.stage, s.drawer = stageRefill, p
	} else { // K16.3
		s.turn = foe(p)
		s.stage, s.drawer = stageTopUp, s.turn
	}
	s.between(ev)
}

// between carries on with the draws between two turns, until somebody must be asked or the next turn has begun.
func (s *state) between(ev *engine.Events) {
	if s.final == 0 && !s.fill(ev) {
		return
	}
	if s.stage == stageRefill {
		// K16.4 The player ending the turn draws before the player about to begin tops up (K16.2 (b)).
		s.turn = foe(s.turn)
		s.stage, s.drawer = stageTopUp, s.turn
		if s.final == 0 && !s.fill(ev) {
			return
		}
	}
	s.stage, s.drawer = 0, 0
	s.beginTurn(ev)
}

// beginTurn carries out K5.2 for the seat whose turn it now is.
func (s *state) beginTurn(ev *engine.Events) {
	p := s.turn
	d := &s.side[p]
	if s.final == 0 && s.side[0].handN == 0 && s.side[1].handN == 0 { // K18.2
		s.over = overEmpty
		return
	}
	ev.Say(sTurn, p, engine.None, cards.Back, 0)
	if s.final > 0 { // K17.6
		s.final++
		ev.Count(cFinal, engine.None, 0, int(s.final))
		ev.Say(sFinal, p, engine.None, cards.Back, int(s.final)-1)
	}
	for i, l := range d.lie {
		if l == diagonal {
			s.lay(p, uint8(i), upright, ev)
		}
	}
	for i, r := range d.ready {
		if r == fresh || r == blocked {
			d.ready[i] = ready
			ev.Count(cReady, p, uint8(i), int(ready))
		}
	}
	s.ask, s.asked = askAction, p
}

// drawOne draws the top card of the stock, which must not be empty (K16.4).
func (s *state) drawOne(p engine.Seat, ev *engine.Events) {
	s.stockN--
	c := s.stock[s.stockN]
	s.stock[s.stockN] = cards.Back
	s.side[p].hand.add(c)
	s.side[p].handN++
	ev.Move(c, stockPile, 0, pile(pHand, p, 0), 0)
}

// fill draws up to five for the drawer (K16.1). It reports false when a call has to be asked first (K16.7); between goes on
// with it afterwards (K16.6).
func (s *state) fill(ev *engine.Events) bool {
	p, n := s.drawer, 0
	done := true
	for s.side[p].handN < fullHand {
		if s.stockN == 0 { // K16.8 A reshuffle that could not be made is made up for.
			if s.discard.empty() {
				ev.Say(sDry, p, engine.None, cards.Back, 0)
				break
			}
			if s.reshuffle(ev) {
				done = false
				break
			}
		}
		s.drawOne(p, ev)
		n++
		if s.stockN > 0 {
			continue
		}
		if s.called { // K17.5
			s.final = 1
			ev.Count(cFinal, engine.None, 0, 1)
			ev.Say(sLast, engine.None, engine.None, cards.Back, 0)
			break
		}
		if !s.discard.empty() && s.reshuffle(ev) { // K16.5
			done = false
			break
		}
	}
	if n > 0 {
		ev.Say(sDraws, p, engine.None, cards.Back, n)
	}
	return done
}

// reshuffle turns the discard pile into the stock (K16.5). It reports whether the call has to be asked (K17.1).
func (s *state) reshuffle(ev *engine.Events) bool {
	s.stockN = uint8(len(s.discard.append(s.stock[:0]))) // K16.10 in a fixed order
	for _, c := range s.stock[:s.stockN] {
		ev.Move(c, discardPile, 0, stockPile, 0)
	}
	s.discard = bag{}
	s.rng.Shuffle(s.stock[:s.stockN])
	ev.Shuffle(stockPile)
	for i := range s.side {
		s.side[i].old = s.side[i].hand
	}
	s.reshuffles++
	ev.Count(cReshuffles, engine.None, 0, int(s.reshuffles))
	ev.Say(sReshuffle, engine.None, engine.None, cards.Back, int(s.stockN))
	if s.reshuffles >= s.limit { // K17.4
		s.called = true
		ev.Count(cCalled, engine.None, 0, 1)
		ev.Say(sLimit, engine.None, engine.None, cards.Back, int(s.limit))
		return false
	}
	if s.lastCall == callAuto {
		return false
	}
	s.ask, s.asked = askCall, s.drawer // K17.2
	ev.Count(cDrawer, engine.None, 0, int(s.drawer)+1)
	return true
}

// answerCall carries out K17.2: the drawing player is asked first, then the other; the first yes settles it.
func (s *state) answerCall(call bool, ev *engine.Events) {
	p := s.asked
	if call {
		s.called = true
		ev.Count(cCalled, engine.None, 0, 1)
		ev.Say(sCalls, p, engine.None, cards.Back, 0)
	} else {
		ev.Say(sPasses, p, engine.None, cards.Back, 0)
		if p == s.drawer && s.lastCall == callBoth {
			s.asked = foe(p)
			return
		}
	}
	ev.Count(cDrawer, engine.None, 0, 0)
	s.between(ev) // K16.6
}

// concede ends the game at once (K18.4).
func (s *state) concede(p engine.Seat, ev *engine.Events) {
	s.pick, s.picking = bag{}, 0
	s.over, s.conceded = overConceded, p
	ev.Say(sConcedes, p, engine.None, cards.Back, 0)
}
