package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// attack lays two cards of a rank, with a Queen if declared (R20, R21, R36, R37), and opens the window of the target's King
// (R35), which opens whatever the target holds; only a hand without cards is passed over.
func (s *State) attack(p engine.Seat, r cards.Rank, t engine.Seat, queen bool, ev *engine.Events) {
	s.acted, s.gained = true, cards.Back
	s.target, s.rank = t, r
	key := sayAttack
	if queen {
		key = sayQueen
	}
	ev.Say(key, p, t, cards.Back, int(r))
	first, second := s.pair(p, r)
	s.show(p, first, ev)
	s.show(p, second, ev)
	if queen {
		s.show(p, (s.hand[p] & ofRank(cards.Queen)).First(), ev)
	}
	if s.hand[t] == 0 {
		s.answerAttack(false, ev)
		return
	}
	s.phase = phaseAttacked
}

// show moves a card from a hand to the table.
func (s *State) show(p engine.Seat, c cards.Card, ev *engine.Events) {
	s.lose(p, c)
	s.table |= 1 << c
	ev.Move(c, handOf(p), 0, onTable, 0)
}

// pair returns the two cards of a rank that a seat lays: those already seen first, then the lower suits (R52).
func (s *State) pair(p engine.Seat, r cards.Rank) (first, second cards.Card) {
	m := s.hand[p] & ofRank(r)
	if seen := m & s.known[p]; seen != 0 {
		first = seen.First()
		m &^= 1 << first
		if seen &= m; seen != 0 {
			return first, seen.First()
		}
		return first, m.First()
	}
	first = m.First()
	return first, m.Above(first).First()
}

// answerAttack settles an attack.
//
// R35 A King stops it. R24 Otherwise it costs its value less the target's protection, R25 never less than nothing,
// R36 and with a Queen the whole value. R22, R40 All cards played go to the discard pile. R44 At 0 the target is out.
func (s *State) answerAttack(king bool, ev *engine.Events) {
	t, r := s.target, s.rank
	answered(ev)
	net, returned := s.cost()
	queen := s.table&ofRank(cards.Queen) != 0
	s.target, s.rank = 0, 0
	if king {
		ev.Say(sayKing, t, s.turn, cards.Back, int(r))
		s.spend(t, (s.hand[t] & ofRank(cards.King)).First(), ev)
		s.clearTable(ev)
		s.laid(ev)
		return
	}
	s.doubtStruck(t, net)
	s.hits[t][r-4]++
	if returned > 0 && !queen { // R26
		s.returned[t] += int16(returned)
		ev.Say(sayReturned, t, s.turn, cards.Back, returned)
	}
	if net > 0 {
		s.struck = true
	}
	s.points[t] = max(0, s.points[t]-int16(net))
	ev.Say(sayHit, t, s.turn, cards.Back, net)
	s.clearTable(ev)
	if s.points[t] == 0 {
		if s.out(t, ev); s.phase == phaseOver {
			return
		}
	}
	s.laid(ev)
}

// answered marks that a question was answered in front of everybody: that cannot be taken back, though no face was shown.
func answered(ev *engine.Events) {
	if ev != nil {
		ev.Revealed = true
	}
}

// cost returns what the attack on the table takes off the target's points, and what defences give back (R24 to R26).
func (s *State) cost() (net, returned int) {
	value := 10 * int(s.rank)
	if s.table&ofRank(cards.Queen) == 0 {
		returned = min(value, s.protection(s.target))
	}
	return value - returned, returned
}

func (s *State) clearTable(ev *engine.Events) {
	if ev != nil {
		for m := s.table; m != 0; m &= m - 1 {
			ev.Move(m.First(), onTable, 0, onDiscard, 0)
		}
	}
	s.discard |= s.table
	s.table = 0
}

// spend discards a card from a hand.
func (s *State) spend(p engine.Seat, c cards.Card, ev *engine.Events) {
	s.lose(p, c)
	s.discard |= 1 << c
	ev.Move(c, handOf(p), 0, onDiscard, 0)
}
