package royalty

import (
	"royals/engine"
	"royals/engine/cards"
)

// attack lays two cards of a rank, and a Queen if the attacker wants one (R20, R21, R36, R37). With option combineAttacks
// further sets may be added, but not after an ask, which lets a player lay one thing (R18, R23).
func (s doing) attack(p engine.Seat, r cards.Rank, t engine.Seat, queen bool) {
	s.laying()
	s.gained = cards.Back
	s.target, s.rank = t, r
	key := sayAttack
	if queen {
		key = sayQueen
	}
	s.ev.Say(key, p, t, cards.Back, int(r))
	s.layAttack(p, r, queen, s.phase == phaseAct)
}

// layAttack lays a set of an attack, and its Queen. Then the attacker is asked for another set, where one may follow (R23).
// Everybody sees who holds two cards, so an attacker with fewer is not asked. One who holds them is asked even without a
// pair, so that nobody learns what the hand holds (R48).
func (s doing) layAttack(p engine.Seat, r cards.Rank, queen, more bool) {
	first, second := s.pair(p, r)
	s.show(p, first)
	s.show(p, second)
	if queen {
		s.show(p, s.single(p, cards.Queen))
	}
	if more && s.house&houseCombine != 0 && s.hand[p].Len() >= 2 {
		s.phase = phaseAdding
		return
	}
	s.strike()
}

// add lays another set of an attack (R23).
func (s doing) add(p engine.Seat, r cards.Rank, queen bool) {
	key := sayAdd
	if queen {
		key = sayAddQueen
	}
	s.ev.Say(key, p, s.target, cards.Back, int(r))
	s.layAttack(p, r, queen, true)
}

// strike puts the whole attack to the target, who may stop it with a King (R35). As with asks, a target that holds any
// card has to answer (R48).
func (s doing) strike() {
	if s.hand[s.target] == 0 {
		s.answerAttack(false)
		return
	}
	s.phase = phaseAttacked
}

// show lays a card of an attack.
func (s doing) show(p engine.Seat, c cards.Card) {
	s.lose(p, c)
	s.laid |= 1 << c
	s.ev.Move(c, handOf(p), 0, onTable, 0)
}

// single returns the card of a rank that a seat lays alone: one already seen first, then the lowest suit (R52).
func (s doing) single(p engine.Seat, r cards.Rank) cards.Card {
	m := s.hand[p] & ofRank(r)
	if seen := m & s.known[p]; seen != 0 {
		m = seen
	}
	return m.First()
}

// pair returns the two cards of a rank that a seat lays: cards already seen first, then the lower suits (R52).
func (s doing) pair(p engine.Seat, r cards.Rank) (first, second cards.Card) {
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

// answerAttack ends an attack. A King stops it (R35). Otherwise the target loses the attack's value less its protection
// (R24, R25), or all of it to a Queen (R36). All cards played are discarded (R22, R40), and a target without points is
// out (R44).
func (s doing) answerAttack(king bool) {
	t, r := s.target, s.rank
	s.answered()
	net, returned := s.cost()
	queen, n := s.laid&ofRank(cards.Queen) != 0, sets(s.State)
	s.target, s.rank = 0, 0
	if king {
		if n > 1 {
			s.ev.Say(sayKingAll, t, s.turn, cards.Back, 0)
		} else {
			s.ev.Say(sayKing, t, s.turn, cards.Back, int(r))
		}
		s.spend(t, s.single(t, cards.King))
		s.discardAttack()
		s.goOn()
		return
	}
	s.doubtTarget(t, net)
	laid, _ := count(s.laid)
	for m := laid & attackRanks; m != 0; m &= m - 1 {
		s.hits[t][m.first()-4] += uint8((s.laid & ofRank(m.first())).Len() / 2)
	}
	if returned > 0 && !queen { // R26
		s.returned[t] += int16(returned)
		s.ev.Say(sayReturned, t, s.turn, cards.Back, returned)
	}
	if net > 0 {
		s.struck = true
	}
	s.points[t] = max(0, s.points[t]-int16(net))
	s.ev.Say(sayHit, t, s.turn, cards.Back, net)
	s.discardAttack()
	s.tell()
	if s.points[t] == 0 {
		if s.out(t); s.phase == phaseOver {
			return
		}
	}
	s.goOn()
}

// answered marks that everybody heard an answer: it cannot be taken back, even if no card was shown.
func (s doing) answered() {
	if s.ev != nil {
		s.ev.Revealed = true
	}
}

// sets returns how many sets the attack under way has.
func sets(s *State) int { return (s.laid &^ ofRank(cards.Queen)).Len() / 2 }

// value returns what the sets of the attack under way are worth: ten times the rank of each (R20, R23).
func (s *State) value() int {
	if s.house&houseCombine == 0 {
		return 10 * int(s.rank)
	}
	n := 0
	for m := s.laid &^ ofRank(cards.Queen); m != 0; m &= m - 1 {
		n += 5 * int(m.First().Rank())
	}
	return n
}

// cost returns what the attack under way will cost the target, and what its defences give back, once for all sets (R23 to
// R26).
func (s *State) cost() (net, returned int) {
	value := s.value()
	if s.laid&ofRank(cards.Queen) == 0 {
		returned = min(value, s.protection(s.target))
	}
	return value - returned, returned
}

// discardAttack moves the cards of an attack to the discard pile (R22, R40).
func (s doing) discardAttack() {
	if s.ev != nil {
		for m := s.laid; m != 0; m &= m - 1 {
			s.ev.Move(m.First(), onTable, 0, onDiscard, 0)
		}
	}
	s.discard |= s.laid
	s.laid = 0
}

// spend discards a card from a hand.
func (s doing) spend(p engine.Seat, c cards.Card) {
	s.lose(p, c)
	s.discard |= 1 << c
	s.ev.Move(c, handOf(p), 0, onDiscard, 0)
}
