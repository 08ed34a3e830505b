package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// fillStack puts the pack out of the box onto the stack, face down.
func (s *State) fillStack(ev *engine.Events) {
	if ev == nil {
		return
	}
	for range packSize {
		ev.MoveSeen(cards.Back, engine.Nowhere, 0, common(pileStack), 0, 0)
	}
}

// deal shuffles the pack and deals. All cards lie on the stack as far as events are concerned.
func (s *State) deal(ev *engine.Events) {
	// H3.5 The order is d1 to d100, d1 on top.
	n := len(pack.append(s.stack[:0]))
	s.rng.Shuffle(s.stack[:n])
	s.stackN = uint8(n)
	ev.Shuffle(common(pileStack))
	s.deals++
	ev.Count(countDeal, engine.None, 0, int(s.deals))
	ev.Count(countDealer, engine.None, 0, int(s.dealer)+1)
	ev.Say(sayDeals, engine.Seat(s.dealer), engine.None, cards.Back, int(s.deals))
	// H3.1 Ten cards each, one at a time, the dealer's opponent first.
	for i := range uint8(20) {
		p := 1 - s.dealer ^ i&1
		c := s.popStack()
		s.hand[p].add(c)
		s.handN[p]++
		ev.Move(c, common(pileStack), 0, own(pileHand, p), 0)
	}
	for p := range s.room {
		s.room[p] = [4]uint8{10, 10, 10, 10}
	}
	// H3.2 The next card starts the discard; the rest is the stack.
	c := s.popStack()
	s.discard[0], s.discardN = c, 1
	ev.Move(c, common(pileStack), 0, common(pileDiscard), 0)
	// H4.1 The dealer's opponent speaks first.
	s.phase, s.attacker = phaseFirst, 1-s.dealer
}

// gather puts every card back onto the stack, as events, and clears the deal.
func (s *State) gather(ev *engine.Events) {
	if ev != nil {
		for p := range uint8(2) {
			s.gatherHand(p, ev)
			for _, k := range [...]struct {
				kind uint8
				b    bag
			}{{pileSpoils, s.spoils[p]}, {pileMeld, s.meld[p]}, {pileFresh, s.fresh[p]}} {
				gatherOpen(k.b, own(k.kind, p), ev)
			}
		}
		gatherOpen(s.won, own(pileWon, s.attacker), ev)
		for i := range s.discardN {
			ev.Move(s.discard[s.discardN-1-i], common(pileDiscard), 0, common(pileStack), 0)
		}
		if s.opt.deadOpen {
			gatherOpen(s.dead, common(pileGone), ev)
		} else {
			for range s.dead.len() {
				ev.MoveSeen(cards.Back, common(pileDead), 0, common(pileStack), 0, 0)
			}
		}
		for p, h := range s.home {
			if h != 0 {
				ev.Count(countHome, engine.Seat(p), 0, 0)
			}
		}
		if s.winner != 0 {
			ev.Count(countWinner, engine.None, 0, 0)
		}
		if s.block {
			ev.Count(countBlock, engine.None, 0, 0)
		}
	}
	*s = State{rng: s.rng, opt: s.opt, prev: s.prev, total: s.total, dealer: s.dealer, redeals: s.redeals, deals: s.deals}
}

func (s *State) gatherHand(p uint8, ev *engine.Events) {
	var buf [packSize]cards.Card
	for _, c := range s.hand[p].minus(s.known[p]).append(buf[:0]) {
		ev.Move(c, own(pileHand, p), 0, common(pileStack), 0)
	}
	gatherOpen(s.known[p], own(pileHand, p), ev)
}

func gatherOpen(b bag, from engine.PileID, ev *engine.Events) {
	var buf [packSize]cards.Card
	for _, c := range b.append(buf[:0]) {
		ev.MoveSeen(c, from, 0, common(pileStack), 0, engine.Everybody)
	}
}

// name handles D1 and D2: a house is named.
func (s *State) name(u cards.Suit, ev *engine.Events) *engine.RuleError {
	if s.phase > phaseLast {
		return errNotNow
	}
	if u >= cards.NoSuit {
		return errNoPlay
	}
	p := s.actor()
	// H4.3 The other one's house may be named as well. H4.11 Homes are public.
	s.setHome(p, u, ev)
	switch s.phase {
	case phaseFirst:
		s.phase = phaseSecond // H4.2 She will attack first.
	case phaseAfterPass:
		s.phase = phaseLast // H4.4 The dealer will attack first. H4.5 She must name one now.
	default:
		if s.redeals != 0 {
			s.redeals = 0
			ev.Count(countRedeals, engine.None, 0, 0)
		}
		s.phase = phaseDraw // H5.1
	}
	return nil
}

func (s *State) setHome(p uint8, u cards.Suit, ev *engine.Events) {
	s.home[p] = 1 + uint8(u)
	ev.Count(countHome, engine.Seat(p), 0, int(s.home[p]))
	ev.Say(sayNamedClubs+uint8(u), engine.Seat(p), engine.None, cards.Back, 0)
}

// pass handles D1: she gives up the first choice (H4.1).
func (s *State) pass(ev *engine.Events) *engine.RuleError {
	switch s.phase {
	case phaseFirst:
	case phaseLast:
		return errHouseTwice
	case phaseSecond, phaseAfterPass:
		return errDealerPass
	default:
		return errNotNow
	}
	ev.Say(sayPassed, engine.Seat(1-s.dealer), engine.None, cards.Back, 0)
	s.phase, s.attacker = phaseAfterPass, s.dealer
	return nil
}

// mayRedeal says why the dealer may not throw the cards in.
func (s *State) mayRedeal() *engine.RuleError {
	switch {
	case s.phase == phaseFirst || s.phase == phaseLast:
		return errRedealOpponent
	case s.phase > phaseLast:
		return errNotNow
	case s.phase == phaseSecond && !s.opt.redealAny: // H4.6
		return errRedealScope
	case s.opt.redealCap != 0 && s.redeals >= s.opt.redealCap: // H4.9
		return errRedealCap
	}
	return nil
}

// redeal handles D2b: the dealer forces a new deal.
func (s *State) redeal(ev *engine.Events) *engine.RuleError {
	if err := s.mayRedeal(); err != nil {
		return err
	}
	ev.Say(sayRedeal, engine.Seat(s.dealer), engine.None, cards.Back, 0)
	// H4.7 All cards are shuffled again, the opponent deals, nothing is scored.
	// H4.8 The turn to deal is used up: the deal after that is the forcer's again.
	s.redeals = min(s.redeals+1, 200)
	ev.Count(countRedeals, engine.None, 0, int(s.redeals))
	s.dealer = 1 - s.dealer
	s.deals-- // the same deal, dealt again
	s.gather(ev)
	s.deal(ev)
	return nil
}
