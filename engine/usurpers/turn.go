package usurpers

import (
	"royals/engine"
	"royals/engine/cards"
)

var (
	errOver     = &engine.RuleError{Clause: "U12.1", Key: "usurpers.over"}
	errNotTurn  = &engine.RuleError{Clause: "U2.8", Key: "usurpers.not-your-turn"}
	errNotOwed  = &engine.RuleError{Clause: "U13.1", Key: "usurpers.not-owed"}
	errNotNow   = &engine.RuleError{Clause: "U13.1", Key: "usurpers.not-now"}
	errNoAction = &engine.RuleError{Clause: "U13.1", Key: "usurpers.no-such-action"}
	errFinal    = &engine.RuleError{Clause: "U6.3", Key: "usurpers.declared"}
	errOneEach  = &engine.RuleError{Clause: "U3.6", Key: "usurpers.one-action"}

	errRoyalKind = &engine.RuleError{Clause: "U5.4", Key: "usurpers.royal-needs-pair"}
	errRoyalHand = &engine.RuleError{Clause: "U5.2", Key: "usurpers.royal-from-hand"}

	errAttackSelf  = &engine.RuleError{Clause: "U6.1", Key: "usurpers.attack-self"}
	errNoRoyals    = &engine.RuleError{Clause: "U6.1", Key: "usurpers.target-has-no-royals"}
	errAttackEmpty = &engine.RuleError{Clause: "U6.2", Key: "usurpers.attack-needs-card"}

	errKillSelf   = &engine.RuleError{Clause: "U7.1", Key: "usurpers.kill-own"}
	errNoSuch     = &engine.RuleError{Clause: "U7.1", Key: "usurpers.no-such-royal"}
	errKillEmpty  = &engine.RuleError{Clause: "U7.3", Key: "usurpers.kill-needs-card"}
	errKillNumber = &engine.RuleError{Clause: "U7.3", Key: "usurpers.kill-needs-number"}

	errNotAsked   = &engine.RuleError{Clause: "U6.12", Key: "usurpers.not-your-commitment"}
	errSealed     = &engine.RuleError{Clause: "U11.3", Key: "usurpers.committed-already"}
	errMayNotJoin = &engine.RuleError{Clause: "U6.8", Key: "usurpers.may-not-join"}
	errNotInvited = &engine.RuleError{Clause: "U7.2", Key: "usurpers.not-involved"}
	errPairOther  = &engine.RuleError{Clause: "U6.15", Key: "usurpers.defender-pairs"}
	errPayOther   = &engine.RuleError{Clause: "U6.21", Key: "usurpers.defender-pays"}
)

// begin starts a seat's turn: U3.1 to U3.5, and the end of the game.
func (s *State) begin(x engine.Seat, ev *engine.Events) {
	s.turn = x
	if x == s.first { // U12.3 a round is n turns from the first turn of the game
		s.round++
		ev.Count(cRound, engine.None, 0, int(s.round))
	}
	s.warn(ev)
	ev.Say(sayTurn, x, engine.None, cards.Back, int(s.round))
	if s.points[x] >= s.target() { // U3.1 before anything else (U3.2), and only the seat whose turn begins (U3.3, U3.4)
		s.winner = x
		ev.Say(sayWin, x, engine.None, cards.Back, int(s.points[x]))
		s.finish(ev)
		return
	}
	if s.cap > 0 && s.round > uint32(s.cap) { // U12.4
		ev.Say(sayCap, engine.None, engine.None, cards.Back, int(s.cap))
		s.finish(ev)
		return
	}
	if drawn := s.fill(x, ev); drawn > 0 { // U3.5
		ev.Say(sayDraw, x, engine.None, cards.Back, drawn)
	}
	s.ask(phAction, x, ev) // U3.6
}

// end announces the end of the turn (U3.8) and passes it to the left (U2.8).
func (s *State) end(ev *engine.Events) {
	ev.Say(sayEnd, s.turn, engine.None, cards.Back, 0)
	if s.rival != engine.None {
		ev.Count(cAttacked, s.rival, 0, 0)
		if s.aim > 0 {
			ev.Count(cAimed, s.rival, s.aim-1, 0)
		}
		s.rival, s.aim = engine.None, 0
	}
	s.begin(s.turn.Next(int(s.n)), ev)
}

func (s *State) finish(ev *engine.Events) {
	for x := range engine.Seat(s.n) {
		if s.threat(x) > 0 {
			ev.Count(cThreat, x, 0, 0)
		}
	}
	s.phase, s.asked = phOver, 0
	ev.Phase(phOver, s.turn, 0)
	ev.End()
}

// threat is how many turns of rivals, the running one included, may still keep a seat with enough points from winning.
func (s *State) threat(x engine.Seat) int {
	if s.phase == phOver || s.points[x] < s.target() {
		return 0
	}
	if x == s.turn {
		return int(s.n) - 1
	}
	return (int(x) - int(s.turn) + int(s.n)) % int(s.n)
}

func (s *State) warn(ev *engine.Events) {
	if ev == nil {
		return
	}
	for x := range engine.Seat(s.n) {
		if t := s.threat(x); t > 0 {
			ev.Count(cThreat, x, 0, t)
		}
	}
}

// fill draws from the top of the own pile until the hand is full: U4.1. It returns how many cards came.
func (s *State) fill(x engine.Seat, ev *engine.Events) int {
	limit, before := s.handLimit(), s.nhand[x]
	for s.nhand[x] < limit {
		if s.ndraw[x] == 0 { // U4.2 only now that a card is needed; U4.3 in mid-draw as well
			if s.ndisc[x] == 0 {
				break // U4.5
			}
			s.rebuild(x, ev)
		}
		n := s.ndraw[x] - 1
		c := s.draw[x][n]
		s.draw[x][n], s.ndraw[x] = cards.Back, n
		s.hand[x] = s.hand[x].Add(c)
		s.nhand[x]++
		if n < s.shown[x] { // everybody knew this card
			s.shown[x] = n
			s.known[x] = s.known[x].Add(c)
		}
		ev.Move(c, pile(pDraw, x), 0, pile(pHand, x), 0)
	}
	s.deduce(x)
	return int(s.nhand[x] - before)
}

// deduce notes that everybody knows a hand when no card of the draw pile is unknown: U10.7.
func (s *State) deduce(x engine.Seat) {
	if s.ndraw[x] == s.shown[x] && (!s.topOnly || s.seen[x] == s.discard[x]) {
		s.known[x] = s.hand[x]
	}
}

// rebuild shuffles the discard pile into a new draw pile: U4.3, U4.4, U4.7.
func (s *State) rebuild(x engine.Seat, ev *engine.Events) {
	s.deduce(x)
	pack := s.discard[x].Append(s.draw[x][:0]) // U4.7 in one fixed order first
	if ev != nil {
		for i, c := range pack {
			if s.topOnly {
				ev.MoveSeen(c, pile(pHeap, x), 0, pile(pDraw, x), i, 0)
			} else {
				ev.Move(c, pile(pDiscard, x), 0, pile(pDraw, x), i)
			}
		}
		ev.Shuffle(pile(pDraw, x))
		ev.Say(sayRebuild, x, engine.None, cards.Back, len(pack))
	}
	s.rng[x].Shuffle(pack)
	s.ndraw[x] = uint8(len(pack))
	s.discard[x], s.seen[x], s.top[x], s.ndisc[x] = 0, 0, cards.Back, 0
}

// Legal lists what a seat may do next.
func (s *State) Legal(seat engine.Seat, acts []engine.Action) []engine.Action {
	if !s.Actors().Has(seat) {
		return acts
	}
	switch s.phase {
	case phAction:
		return s.legalAction(seat, acts)
	case phAttack, phKill:
		return s.legalCommit(seat, acts)
	case phPair:
		return s.legalPair(acts)
	default:
		return s.legalSettle(seat, acts)
	}
}

// Apply carries out one action of a seat.
func (s *State) Apply(seat engine.Seat, a engine.Action, ev *engine.Events) error {
	if s.phase == phOver || s.phase == phNone {
		return errOver
	}
	if seat != s.asked {
		return s.whyNot(seat)
	}
	switch s.phase {
	case phAction:
		return s.applyAction(seat, a, ev)
	case phAttack, phKill:
		return s.applyCommit(seat, a, ev)
	case phPair:
		return s.applyPair(seat, a, ev)
	default:
		return s.applySettle(seat, a, ev)
	}
}

// whyNot says why a seat owes nothing.
func (s *State) whyNot(seat engine.Seat) error {
	party := seat == s.turn || seat == s.rival
	switch {
	case seat >= engine.Seat(s.n):
		return errNotOwed
	case s.phase == phAction:
		return errNotTurn
	case s.phase == phPair:
		return errPairOther
	case s.phase == phSettle:
		return errPayOther
	case s.ncom[seat] > 0:
		return errSealed
	case s.phase == phKill && !party:
		return errNotInvited
	case s.phase == phAttack && !party && s.royals[seat] == 0:
		return errMayNotJoin
	}
	return errNotAsked
}

// legalAction lists the actions of U3.6.
func (s *State) legalAction(x engine.Seat, acts []engine.Action) []engine.Action {
	hand := s.hand[x]
	for t := hand & cards.AllCourts; t != 0; t &= t - 1 { // U5.5
		f := t.First()
		for u := hand & cards.OfSuit(f.Suit()) & cards.AllNumbers; u != 0; u &= u - 1 {
			acts = append(acts, engine.Act(vRoyal, uint8(f), uint8(u.First()), 0))
		}
	}
	if s.nhand[x] > 0 { // U6.2
		for d := range engine.Seat(s.n) {
			if d != x && s.royals[d] != 0 { // U6.1
				acts = append(acts, engine.Act(vAttack, uint8(d), 0, 0))
			}
		}
	}
	if s.mayKill(x) {
		for d := range engine.Seat(s.n) {
			if d == x { // U7.1
				continue
			}
			for t := cards.Set(s.royals[d]); t != 0; t &= t - 1 {
				acts = append(acts, engine.Act(vKill, uint8(d), uint8(t.First()), 0))
			}
		}
	}
	return append(acts, engine.Act(vDump, 0, 0, 0)) // U9.2
}

// mayKill reports whether a seat holds a card that an assassin may commit: U7.3.
func (s *State) mayKill(x engine.Seat) bool {
	if s.numbers {
		return s.hand[x]&cards.AllNumbers != 0
	}
	return s.nhand[x] > 0
}

func (s *State) applyAction(x engine.Seat, a engine.Action, ev *engine.Events) error {
	switch a {
	case engine.Act(vRoyal, a.A(), a.B(), 0):
		return s.playRoyal(x, cards.Card(a.A()), cards.Card(a.B()), ev)
	case engine.Act(vAttack, a.A(), 0, 0):
		return s.attack(x, engine.Seat(a.A()), ev)
	case engine.Act(vKill, a.A(), a.B(), 0):
		return s.kill(x, engine.Seat(a.A()), a.B(), ev)
	case engine.Act(vDump, 0, 0, 0):
		s.dump(x, ev)
		return nil
	}
	if v := a.Verb(); v >= vPick && v <= vSettle {
		return errNotNow
	}
	return errNoAction
}

// playRoyal is action a: U5.
func (s *State) playRoyal(x engine.Seat, f, c cards.Card, ev *engine.Events) error {
	if !f.Court() || !c.Known() || worth[c] == 0 || f.Suit() != c.Suit() { // U5.1, U5.4
		return errRoyalKind
	}
	if !s.hand[x].Has(f) || !s.hand[x].Has(c) {
		return errRoyalHand // U5.2
	}
	slot := slotOf(f)
	s.take(x, f)
	s.take(x, c)
	s.royals[x] |= 1 << slot
	s.point[x][slot] = c
	s.points[x] += worth[c]
	if ev != nil {
		ev.Move(f, pile(pHand, x), 0, royal(x, slot), 0)
		ev.Move(c, pile(pHand, x), 0, royal(x, slot), 1)
		ev.Count(cPoints, x, 0, int(s.points[x]))
		ev.Say(sayRoyal, x, engine.None, f, int(worth[c]))
		if t := s.threat(x); t > 0 { // U3.3 nothing is won yet
			ev.Count(cThreat, x, 0, t)
			ev.Say(sayThreat, x, engine.None, cards.Back, t)
		}
	}
	s.end(ev) // U5.3
	return nil
}

// dump is action d: U9.
func (s *State) dump(x engine.Seat, ev *engine.Events) {
	n, top, hand := int(s.nhand[x]), cards.Back, s.hand[x]
	if !s.topOnly && ev == nil {
		s.discard[x] |= hand
		s.ndisc[x] += uint8(n)
	} else {
		s.seen[x] |= s.known[x] & topMask(s.topOnly)
		for t := hand; t != 0; t &= t - 1 { // U9.1 all of it
			see := engine.Everybody // U9.4
			if s.topOnly && t&(t-1) != 0 {
				see = engine.Only(x)
			}
			s.throw(x, t.First(), pile(pHand, x), 0, see, &top, ev)
		}
	}
	s.hand[x], s.known[x], s.nhand[x] = 0, 0, 0
	ev.Say(sayDump, x, engine.None, cards.Back, n)
	s.end(ev)
}

func topMask(topOnly bool) cards.Set {
	if topOnly {
		return cards.FullDeck
	}
	return 0
}
