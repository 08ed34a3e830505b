package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// drawOne draws the top card of the stock, which has one (K16.4).
func (s doing) drawOne(p engine.Seat) {
	s.stockN--
	c := s.stock[s.stockN]
	s.stock[s.stockN] = cards.Back
	s.side[p].hand.add(c)
	s.side[p].handN++
	s.ev.Move(c, onStock, 0, pile(pileHand, p, 0), 0)
}

// fill draws up to five cards for the drawer (K16.1). It reports false where a call comes first (K16.7); between
// finishes the draw afterwards (K16.6).
func (s doing) fill() bool {
	p, n := s.drawer, 0
	done := true
	for s.side[p].handN < fullHand {
		if s.stockN == 0 { // K16.8
			if s.discard.empty() {
				s.ev.Say(sayDry, p, engine.None, cards.Back, 0)
				break
			}
			if s.reshuffle() {
				done = false
				break
			}
		}
		s.drawOne(p)
		n++
		if s.stockN > 0 {
			continue
		}
		if s.called { // K17.5
			s.final = finalOpen
			s.ev.Count(countFinal, engine.None, 0, int(s.final))
			s.ev.Say(sayLast, engine.None, engine.None, cards.Back, 0)
			break
		}
		if !s.discard.empty() && s.reshuffle() { // K16.5
			done = false
			break
		}
	}
	if n > 0 {
		s.ev.Say(sayDraws, p, engine.None, cards.Back, n)
	}
	return done
}

// reshuffle turns the discard pile into the stock (K16.5). It reports whether somebody is asked for the call (K17.1).
func (s doing) reshuffle() bool {
	s.stockN = uint8(len(s.discard.append(s.stock[:0]))) // K16.10
	for _, c := range s.stock[:s.stockN] {
		s.ev.Move(c, onDiscard, 0, onStock, 0)
	}
	s.discard = bag{}
	s.rng.Shuffle(s.stock[:s.stockN])
	s.ev.Shuffle(onStock)
	for i := range s.side {
		s.side[i].old = s.side[i].hand
	}
	s.reshuffles++
	s.ev.Count(countReshuffles, engine.None, 0, int(s.reshuffles))
	s.ev.Say(sayReshuffle, engine.None, engine.None, cards.Back, int(s.stockN))
	if s.reshuffles >= s.limit { // K17.4
		s.called = true
		s.ev.Count(countCalled, engine.None, 0, 1)
		s.ev.Say(sayLimit, engine.None, engine.None, cards.Back, int(s.limit))
		return false
	}
	if s.lastCall == callAuto {
		return false
	}
	s.ask, s.asked = askCall, s.drawer // K17.2
	s.ev.Count(countDrawer, engine.None, 0, int(s.drawer)+1)
	return true
}
