package usurpers

import (
	"errors"

	"royals/engine"
	"royals/engine/cards"
)

func broken(why string) error { return errors.New("usurpers: " + why) }

// Check names the first thing that cannot be together in a position. In a redacted state it checks what is left.
func (s *State) Check() error {
	switch {
	case s.rival == s.turn:
		return broken("no such rival")
	case s.winner != engine.None && (s.winner != s.turn || s.phase != phaseOver):
		return broken("no such winner")
	case s.aim > courts || s.eyes > uint8(engine.Table)+1:
		return broken("no such royal or seat")
	}
	for x := range engine.Seat(s.n) {
		for _, check := range [...]func(*State, engine.Seat) string{checkRoyals, checkDraw, checkDiscard, checkHand, checkKnown} {
			if why := check(s, x); why != "" {
				return broken(why + " (" + x.String() + ")")
			}
		}
	}
	if err := checkPhase(s); err != nil {
		return err
	}
	return checkPicks(s)
}

// sees reports whether this state shows what a seat alone sees.
func (s *State) sees(x engine.Seat) bool { return s.eyes == 0 || s.eyes == uint8(x)+1 }

// checkRoyals checks point cards and points: U5.1, U5.2.
func checkRoyals(s *State, x engine.Seat) string {
	if s.royals[x]>>courts != 0 {
		return "no such royal"
	}
	for t := cards.Set(s.royals[x]); t != 0; t &= t - 1 {
		slot := uint8(t.First())
		if under := s.point[x][slot]; worth[under] == 0 || !s.subAny && under.Suit() != faceOf(slot).Suit() {
			return "a royal without a fitting point card"
		}
	}
	if s.sum(x, cards.Set(s.royals[x])) != s.points[x] {
		return "points are not the sum of the point cards"
	}
	return ""
}

// checkDraw checks that the draw pile shows the bottom cards and, in a whole state, all: U2.5, U10.4.
func checkDraw(s *State, x engine.Seat) string {
	if s.shown[x] > s.ndraw[x] {
		return "more cards shown than lie in the draw pile"
	}
	for i, face := range s.draw[x][:s.ndraw[x]] {
		switch hidden := s.eyes != 0 && i >= int(s.shown[x]); {
		case face == cards.Back && !hidden:
			return "no card in the draw pile"
		case face != cards.Back && hidden:
			return "a face in a redacted draw pile"
		}
	}
	return ""
}

// checkDiscard checks what is seen of a discard pile: U4.8.
func checkDiscard(s *State, x engine.Seat) string {
	switch {
	case s.topOnly && !s.sees(x) && s.discard[x] != s.seen[x],
		(!s.topOnly || s.sees(x)) && s.discard[x].Len() != int(s.ndisc[x]):
		return "a discard pile of another size than counted"
	case s.seen[x]&^s.discard[x] != 0 || !s.topOnly && s.seen[x] != 0:
		return "a discard seen that is not there"
	case (s.top[x] == cards.Back) != (!s.topOnly || s.ndisc[x] == 0) || s.top[x] != cards.Back && !s.seen[x].Has(s.top[x]):
		return "a discard pile without a top card"
	}
	return ""
}

// checkHand checks hands and commitments against their counts.
func checkHand(s *State, x engine.Seat) string {
	switch {
	case !s.sees(x) && s.hand[x]|s.committed[x] != 0:
		return "a face in a redacted hand"
	case s.sees(x) && (s.hand[x].Len() != int(s.nhand[x]) || s.committed[x].Len() != int(s.down(x))),
		s.arena[x] != 0 && s.arena[x].Len() != int(s.ncom[x]):
		return "a hand or a commitment of another size than counted"
	case s.down(x) > 0 && s.phase != phaseAttack && s.phase != phaseKill, s.arena[x] != 0 && s.phase != phasePair:
		return "commitments that do not fit the phase"
	case s.nhand[x]+s.ncom[x] > s.handLimit():
		return "a hand beyond its limit"
	}
	return ""
}

// checkKnown checks what everybody can work out: U10.7.
func checkKnown(s *State, x engine.Seat) string {
	elsewhere := s.known[x] & (s.open(x) | ^cards.FullDeck)
	if s.sees(x) {
		elsewhere = s.known[x] &^ (s.hand[x] | s.committed[x])
	}
	if elsewhere != 0 || s.known[x].Len() > int(s.nhand[x]+s.down(x)) {
		return "a card known to be where it is not"
	}
	return ""
}

// checkPhase checks what fits the phase, and who is asked.
func checkPhase(s *State) error {
	committing := s.phase == phaseAttack || s.phase == phaseKill
	paying := s.phase == phasePair || s.phase == phaseSettle
	if (committing || paying) != (s.rival != engine.None) {
		return broken("a rival without a fight, or a fight without one")
	}
	if s.rival != engine.None {
		if err := checkFight(s); err != nil {
			return err
		}
	}
	switch {
	case s.rival == engine.None && s.aim > 0:
		return broken("an aim that does not fit the phase")
	case (s.hits > 0) != (s.phase == phaseSettle):
		return broken("hits that do not fit the phase")
	case s.phase == phaseAction && s.asked != s.turn, paying && s.asked != s.rival, s.phase == phaseOver && s.asked != 0:
		return broken("the wrong seat is asked")
	case s.phase == phaseOver && s.winner == engine.None && (s.cap == 0 || s.round <= uint32(s.cap)),
		s.winner != engine.None && s.points[s.winner] < s.target():
		return broken("over without a reason")
	case committing:
		return checkTurn(s)
	}
	return nil
}

// checkFight checks an attack or a strike: what it aims at, and where the committed cards lie.
func checkFight(s *State) error {
	switch {
	case s.aim > 0 && (s.phase == phaseAttack || s.phase == phasePair), s.aim == 0 && s.phase == phaseKill:
		return broken("an aim that does not fit the phase")
	case s.royals[s.rival] == 0, s.aim > 0 && s.royals[s.rival]>>(s.aim-1)&1 == 0:
		return broken("a target without royals")
	}
	if s.phase == phasePair {
		if swords, least := s.arena.matching(); least == swords || s.forced {
			return broken("nothing to pair")
		}
	}
	return nil
}

// checkTurn checks whose turn it is to commit.
func checkTurn(s *State) error {
	for x := range engine.Seat(s.n) {
		if s.turnOf(x) >= s.turnOf(s.asked) && s.ncom[x] > 0 {
			return broken("a seat has committed before its turn")
		}
	}
	least, most, _ := s.quota(s.asked)
	if most == 0 || least > s.nhand[s.asked] || s.sees(s.asked) && int(least) > s.allowed(s.asked).Len() {
		return broken("a seat is asked that may commit nothing")
	}
	return nil
}

// checkPicks checks what the seat that is asked has picked.
func checkPicks(s *State) error {
	if s.phase != phaseAttack && s.phase != phaseKill && s.pick != 0 ||
		s.phase != phasePair && (s.npairs > 0 || s.half != 0) ||
		(s.phase != phaseSettle || s.aim > 0) && (s.out != 0 || s.swap != [courts]cards.Card{}) {
		return broken("picks for another decision")
	}
	if s.pick == 0 && s.npairs == 0 && s.half == 0 && s.out == 0 && s.swap == [courts]cards.Card{} {
		return nil
	}
	t := *s // the picks must be such as steps can make
	t.pick, t.npairs, t.half, t.out = 0, 0, 0, 0
	t.pairPicks, t.swap = [pairs]pairing{}, [courts]cards.Card{}
	for _, a := range steps(s) {
		if engine.Apply(&t, t.asked, a, nil) != nil {
			return broken("picks that no steps lead to")
		}
	}
	if t != *s {
		return broken("picks that no steps lead to")
	}
	return nil
}

// steps are the picks of a choice, as actions.
func steps(s *State) (run []engine.Action) {
	for u := s.pick; u != 0; u &= u - 1 {
		run = append(run, engine.Step(verbPick, uint8(u.First()), 0, 0))
	}
	for _, p := range s.picked() {
		run = append(run, p.shield.step(verbShield), p.sword.step(verbSword))
	}
	if s.half != 0 {
		run = append(run, s.half.step(verbShield))
	}
	for slot, c := range s.swap {
		if s.out>>slot&1 != 0 {
			run = append(run, engine.Step(verbOut, uint8(slot), 0, 0))
		}
		if c != cards.Back {
			run = append(run, engine.Step(verbSwap, uint8(slot), uint8(c), 0))
		}
	}
	return run
}
