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
