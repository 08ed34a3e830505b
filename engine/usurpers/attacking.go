package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

// attack declares an attack on a seat: U6.1.
func (s doing) attack(x, d engine.Seat) {
	s.rival, s.aim = d, 0
	if s.ev != nil {
		s.ev.Revealed = true // U6.3 a declaration is final
		s.ev.Count(countAttacked, d, 0, 1)
		s.ev.Say(sayAttack, x, d, cards.Back, 0)
	}
	s.phase = phaseAttack
	s.tellQuotas()
	s.ask(phaseAttack, x)
}

// quota is the fewest and the most cards that a seat may commit, and the rule that says so: U6.4 to U6.9, U7.2 to U7.6.
func (s *State) quota(x engine.Seat) (least, most uint8, why *engine.RuleError) {
	h, r := s.nhand[x], s.counted(x)
	switch {
	case s.phase == phaseKill && x == s.turn:
		return 1, 1, errOneAssassin
	case s.phase == phaseKill && x == s.rival:
		return min(1, h), min(1, h), errOneOwner
	case s.phase == phaseKill:
		return 0, 0, errNotInvited
	case x == s.turn && r == 0:
		return 1, 1, errOneCard
	case x == s.turn:
		return min(r, h), min(r, h), errActorQuota
	case x == s.rival:
		return 0, min(r, h), errDefenderQuota
	case r == 0:
		return 0, 0, errMayNotJoin
	case h >= r:
		return r, r, errThirdQuota
	}
	return h, h, errThirdShort
}

// turnOf is when a seat commits: first the attacker, then the others clockwise, last the defender (U6.12).
func (s *State) turnOf(x engine.Seat) uint8 {
	if x == s.rival {
		return s.n
	}
	return uint8(int(x)-int(s.turn)+int(s.n)) % s.n
}

// nextToCommit is the seat that commits after another, None after the last: U6.12, U11.1.
func (s *State) nextToCommit(x engine.Seat) engine.Seat {
	if x == s.rival {
		return engine.None
	}
	if x = x.Next(int(s.n)); x == s.rival {
		x = x.Next(int(s.n))
	}
	if x == s.turn {
		return s.rival
	}
	return x
}

// commit lays the picked cards face down before a seat (U6.11, U11.3) and asks the next one.
func (s doing) commit(x engine.Seat) {
	n := uint8(s.pick.Len())
	s.committed[x], s.ncom[x] = s.pick, n
	s.hand[x] &^= s.pick
	s.nhand[x] -= n
	if s.ev != nil {
		s.ev.Revealed = true // U13.4 a commitment is never taken back
		for t := s.pick; t != 0; t &= t - 1 {
			s.ev.Move(t.First(), pile(pileHand, x), 0, pile(pileCommitted, x), 0)
		}
		if n == 0 {
			s.ev.Say(sayNone, x, engine.None, cards.Back, 0)
		} else {
			s.ev.Say(sayCommit, x, engine.None, cards.Back, int(n))
		}
		key, _ := s.due(x)
		s.ev.Count(key, x, 0, 0)
	}
	s.pick = 0
	for next := s.nextToCommit(x); next != engine.None; next = s.nextToCommit(next) {
		if _, most, _ := s.quota(next); most > 0 { // U11.4
			s.ask(s.phase, next)
			return
		}
	}
	s.reveal()
}

// reveal turns all commitments up at once (U6.13, U7.7). The defender is asked to pair them, where a choice makes a
// difference.
func (s doing) reveal() {
	for x := s.turn; x != engine.None; x = s.nextToCommit(x) {
		if s.ncom[x] == 0 {
			continue
		}
		if s.ev != nil {
			for t := s.committed[x]; t != 0; t &= t - 1 {
				c := t.First()
				s.ev.Move(c, pile(pileCommitted, x), 0, pile(pileArena, x), 0)
				s.ev.Say(sideOf(c), x, engine.None, c, int(worth[c]))
			}
		}
		s.known[x] &^= s.committed[x]
		s.arena[x], s.committed[x] = s.committed[x], 0
	}
	swords, least := s.arena.matching()
	if s.aim > 0 || s.forced || least == swords { // U7.8, U6.18, U6.19
		s.paired(least)
	} else {
		s.ask(phasePair, s.rival)
	}
}

// sweep puts all revealed cards on their owners' discard piles: U6.20, U7.10.
func (s doing) sweep() {
	for x := range engine.Seat(s.n) {
		if s.ncom[x] == 0 {
			continue
		}
		if s.ev == nil && !s.topOnly {
			s.discard[x] |= s.arena[x]
			s.ndisc[x] += s.ncom[x]
		} else {
			top := cards.Back
			for t := s.arena[x]; t != 0; t &= t - 1 {
				s.throw(x, t.First(), pile(pileArena, x), 0, engine.Everybody, &top)
			}
		}
		s.arena[x], s.ncom[x] = 0, 0
	}
}

// best writes the pairing of U6.19 card by card, and returns how many pairs there are. Equal cards come in the order of
// commitment, then of suits.
func (s *State) best(dst *[pairs]pairing) int {
	var list [2][6 * 2 * seats]lot // swords, shields, from low to high
	var count [2]int
	for v := 1; v <= 10; v++ {
		for x := s.turn; x != engine.None; x = s.nextToCommit(x) {
			for t := s.arena[x] & valued[v]; t != 0; t &= t - 1 {
				side := 0
				if t.First().Black() {
					side = 1
				}
				list[side][count[side]] = lotOf(x, t.First())
				count[side]++
			}
		}
	}
	n := 0
	for _, b := range list[1][:count[1]] {
		if n < count[0] && worth[b.card()] >= worth[list[0][n].card()] { // U6.16
			dst[n] = pairing{shield: b, sword: list[0][n]}
			n++
		}
	}
	return n
}

// paired ends the pairing: the committed cards are spent, and the hits are paid. Where no pairs were picked and a sword
// is stopped, the best pairing was taken.
func (s doing) paired(hits uint8) {
	if s.ev != nil {
		list, n := &s.pairPicks, int(s.npairs)
		if n == 0 && hits < s.arena.swords() {
			list = new([pairs]pairing)
			n = s.best(list)
		}
		for _, p := range list[:n] {
			say := sayPass
			if p.stops() {
				say = sayStop
			}
			s.ev.Say(say, p.shield.seat(), p.sword.seat(), p.shield.card(), int(worth[p.sword.card()]))
		}
	}
	s.pairPicks, s.npairs = [pairs]pairing{}, 0
	s.sweep()
	s.takeHits(hits)
}

// takeHits asks for the hits to be paid. Without any, the turn ends.
func (s doing) takeHits(hits uint8) {
	if hits == 0 { // U6.21
		s.ev.Say(sayNoHits, s.rival, engine.None, cards.Back, 0)
		s.end()
		return
	}
	s.hits = hits
	s.ev.Count(countHits, engine.None, 0, int(hits))
	s.ev.Say(sayHits, s.rival, engine.None, cards.Back, int(hits))
	s.ask(phaseSettle, s.rival)
}
