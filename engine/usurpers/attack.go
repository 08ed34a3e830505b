package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

var (
	errHeld      = &engine.RuleError{Clause: "U6.11", Key: "usurpers.commit-from-hand"}
	errAscending = &engine.RuleError{Clause: "U11.3", Key: "usurpers.each-card-once"}
)

// attack declares action b: U6.1 to U6.3.
func (s *State) attack(x, d engine.Seat, ev *engine.Events) error {
	switch {
	case d >= engine.Seat(s.n):
		return errNoAction
	case d == x:
		return errAttackSelf
	case s.royals[d] == 0:
		return errNoRoyals
	case s.nhand[x] == 0:
		return errAttackEmpty
	}
	s.rival, s.aim = d, 0
	if ev != nil {
		ev.Revealed = true // U6.3 a declaration is final
		ev.Count(cAttacked, d, 0, 1)
		ev.Say(sayAttack, x, d, cards.Back, 0)
	}
	s.phase = phAttack
	s.tellQuotas(ev)
	s.ask(phAttack, x, ev)
	return nil
}

// quota is the fewest and the most cards a seat may commit, and the clause that says so. In an attack: U6.4 to U6.9.
func (s *State) quota(x engine.Seat) (least, most uint8, why *engine.RuleError) {
	h, r := s.nhand[x], s.counted(x)
	switch {
	case s.phase == phKill && x == s.turn:
		return 1, 1, errOneAssassin
	case s.phase == phKill && x == s.rival:
		return min(1, h), min(1, h), errOneOwner
	case s.phase == phKill:
		return 0, 0, errNotInvited // U7.2
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

var (
	errActorQuota    = &engine.RuleError{Clause: "U6.4", Key: "usurpers.attacker-quota"}
	errOneCard       = &engine.RuleError{Clause: "U6.5", Key: "usurpers.attacker-one-card"}
	errThirdQuota    = &engine.RuleError{Clause: "U6.6", Key: "usurpers.third-quota"}
	errThirdShort    = &engine.RuleError{Clause: "U6.7", Key: "usurpers.third-all-cards"}
	errDefenderQuota = &engine.RuleError{Clause: "U6.9", Key: "usurpers.defender-limit"}
)

// pending reports whether a seat has not yet had its place in the order of commitment (U6.12, U11.1).
func (s *State) pending(x engine.Seat) bool {
	if s.phase != phAttack && s.phase != phKill {
		return false
	}
	return s.place(x) >= s.place(s.asked)
}

// place is a seat's place in the order of commitment: the actor, the others clockwise, the defender last (U6.12).
func (s *State) place(x engine.Seat) uint8 {
	if x == s.rival {
		return s.n
	}
	return uint8(int(x)-int(s.turn)+int(s.n)) % s.n
}

// at is the seat at a place in that order; the place of the defender among the others is skipped by the caller.
func (s *State) at(place uint8) engine.Seat {
	if place == s.n {
		return s.rival
	}
	return engine.Seat((uint8(s.turn) + place) % s.n)
}

func (s *State) tellQuotas(ev *engine.Events) {
	if ev == nil {
		return
	}
	for x := range engine.Seat(s.n) {
		if least, most, _ := s.quota(x); x == s.rival && s.phase == phAttack {
			if most > 0 {
				ev.Count(cLimit, x, 0, int(most))
			}
		} else if least > 0 {
			ev.Count(cQuota, x, 0, int(least))
		}
	}
}

// legalCommit lists the picks that can still become a whole commitment, in ascending order, and the end of it when
// there are enough.
func (s *State) legalCommit(x engine.Seat, acts []engine.Action) []engine.Action {
	least, most, _ := s.quota(x)
	n := uint8(s.pick.Len())
	if n < most {
		left := s.allowed(x).Above(s.pick.Last())
		for t := left; t != 0 && n+uint8(t.Len()) >= least; t &= t - 1 {
			acts = append(acts, engine.Step(vPick, uint8(t.First()), 0, 0))
		}
	}
	if n >= least {
		acts = append(acts, engine.Act(vCommit, 0, 0, 0))
	}
	return acts
}

// allowed are the cards a seat may commit: any (U6.10, U7.5), but for an assassin under assassin_card=number (U7.3).
func (s *State) allowed(x engine.Seat) cards.Set {
	if s.phase == phKill && x == s.turn && s.numbers {
		return s.hand[x] & cards.AllNumbers
	}
	return s.hand[x]
}

func (s *State) applyCommit(x engine.Seat, a engine.Action, ev *engine.Events) error {
	least, most, why := s.quota(x)
	n := uint8(s.pick.Len())
	switch a {
	case engine.Step(vPick, a.A(), 0, 0):
		c := cards.Card(a.A())
		switch {
		case !s.hand[x].Has(c):
			return errHeld
		case s.pick != 0 && c <= s.pick.Last():
			return errAscending
		case !s.allowed(x).Has(c):
			return errKillNumber
		case n >= most || n+1+uint8(s.allowed(x).Above(c).Len()) < least:
			return why
		}
		s.pick = s.pick.Add(c)
		return nil
	case engine.Act(vCommit, 0, 0, 0):
		if n < least {
			return why
		}
		s.commit(x, n, ev)
		return nil
	}
	switch v := a.Verb(); {
	case v == vRoyal || v == vAttack || v == vKill || v == vDump:
		if x != s.turn {
			return errNotTurn
		}
		return errFinal
	case v >= vShield && v <= vSettle:
		return errNotNow
	}
	return errNoAction
}

// commit lays the picked cards face down before the seat (U6.11, U11.3) and asks the next one (U6.12, U11.1).
func (s *State) commit(x engine.Seat, n uint8, ev *engine.Events) {
	s.committed[x], s.ncom[x] = s.pick, n
	s.hand[x] &^= s.pick
	s.nhand[x] -= n
	if ev != nil {
		ev.Revealed = true // U13.4 no undo across a commitment
		for t := s.pick; t != 0; t &= t - 1 {
			ev.Move(t.First(), pile(pHand, x), 0, pile(pCommitted, x), 0)
		}
		if n == 0 {
			ev.Say(sayNone, x, engine.None, cards.Back, 0)
		} else {
			ev.Say(sayCommit, x, engine.None, cards.Back, int(n))
		}
		key := cQuota
		if x == s.rival && s.phase == phAttack {
			key = cLimit
		}
		ev.Count(key, x, 0, 0)
	}
	s.pick = 0
	for p := s.place(x) + 1; p <= s.n; p++ {
		next := s.at(p)
		if next == s.rival && p < s.n {
			continue
		}
		if _, most, _ := s.quota(next); most > 0 { // U11.4 seats that may commit nothing are passed over
			s.ask(s.phase, next, ev)
			return
		}
	}
	s.reveal(ev)
}

// reveal turns all commitments up at once: U6.13, U7.7.
func (s *State) reveal(ev *engine.Events) {
	for p := uint8(0); p <= s.n; p++ {
		x := s.at(p)
		if x == s.rival && p < s.n || s.ncom[x] == 0 {
			continue
		}
		if ev != nil {
			for t := s.committed[x]; t != 0; t &= t - 1 {
				c := t.First()
				ev.Move(c, pile(pCommitted, x), 0, pile(pArena, x), 0)
				ev.Say(sideOf(c), x, engine.None, c, int(worth[c]))
			}
		}
		s.known[x] &^= s.committed[x]
		s.arena[x], s.committed[x] = s.committed[x], 0
	}
	if s.phase == phKill {
		s.strike(ev)
		return
	}
	swords, shields, least := s.matching()
	if swords == 0 || shields == 0 || least == swords || s.forced { // U6.19 nothing to choose, U6.18 no choice
		s.paired(least, ev)
		return
	}
	s.ask(phPair, s.rival, ev)
}

// sideOf says what a revealed card is: U6.14, U6.10.
func sideOf(c cards.Card) uint8 {
	switch {
	case redNumbers.Has(c):
		return saySword
	case blackNumbers.Has(c):
		return sayShield
	}
	return sayBlank
}

// sweep puts all revealed cards on their owners' discard piles: U6.20, U7.10.
func (s *State) sweep(ev *engine.Events) {
	for x := range engine.Seat(s.n) {
		if s.ncom[x] == 0 {
			continue
		}
		if ev == nil && !s.topOnly {
			s.discard[x] |= s.arena[x]
			s.ndisc[x] += s.ncom[x]
		} else {
			top := cards.Back
			for t := s.arena[x]; t != 0; t &= t - 1 {
				s.throw(x, t.First(), pile(pArena, x), 0, engine.Everybody, &top, ev)
			}
		}
		s.arena[x], s.ncom[x] = 0, 0
	}
}

// takeHits has the seat pay what got through, or ends the turn.
func (s *State) takeHits(hits uint8, ev *engine.Events) {
	if hits == 0 { // U6.21
		ev.Say(sayNoHits, s.rival, engine.None, cards.Back, 0)
		s.end(ev)
		return
	}
	s.hits = hits
	ev.Count(cHits, engine.None, 0, int(hits))
	ev.Say(sayHits, s.rival, engine.None, cards.Back, int(hits))
	s.ask(phSettle, s.rival, ev)
}
