package houses

import (
	"errors"
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

func broken(what string) error { return errors.New("houses: " + what) }

// Check names the first thing that cannot be together in a position. In a redacted state it checks what is left.
func (s *State) Check() error {
	if s.setup != restNone {
		return broken("the position is not finished")
	}
	if s.opt.redealCap > 9 || s.opt.target < 0 {
		return broken("no such option")
	}
	for p := range uint8(2) {
		if err := checkKnown(s, p); err != nil {
			return err
		}
	}
	for _, check := range [...]func(*State) error{
		checkNaming, checkBattle, checkHands, checkPrev, checkPick} {
		if err := check(s); err != nil {
			return err
		}
	}
	return nil
}

// checkKnown: what everybody knows of a hand is true of it.
func checkKnown(s *State, p uint8) error {
	k, h := s.known[p], s.hand[p]
	for t := k.faces(); t != 0; t &= t - 1 {
		if c := t.First(); k.count(c) > h.count(c) {
			return broken("everybody knows a card that is not in the hand")
		}
	}
	for u, n := range s.room[p] {
		if n > s.unknown(p) {
			return broken("there is more room for a suit than unknown cards")
		}
		if h.minus(k).in(cards.OfSuit(cards.Suit(u))).len() > int(n) {
			return broken("a hand holds a suit that was seen to be missing")
		}
	}
	return nil
}

// checkNaming: the homes fit the phase, and so does the seat that attacks.
func checkNaming(s *State) error {
	opponent, dealer := s.home[1-s.dealer] != 0, s.home[s.dealer] != 0
	passed := s.attacker == s.dealer
	fits := opponent && dealer && s.redeals == 0
	switch s.phase {
	case phaseFirst:
		fits = !opponent && !dealer && !passed
	case phaseSecond:
		fits = opponent && !dealer && !passed
	case phaseAfterPass:
		fits = !opponent && !dealer && passed
	case phaseLast:
		fits = !opponent && dealer && passed
	}
	if !fits {
		return broken("the homes do not fit the phase")
	}
	return nil
}

// checkBattle: the battle and what came of it fit the phase.
func checkBattle(s *State) error {
	led, answer := s.battle[s.attacker], s.battle[1-s.attacker]
	keeping := s.phase == phaseKeep
	fought := keeping || s.phase == phaseAfter
	switch {
	case (led != 0) != (s.phase == phaseAnswer || keeping) || (answer != 0) != keeping:
		return broken("the battle does not fit the phase")
	case fought && s.winner == 0 || !fought && s.phase != phaseOver && s.winner != 0:
		return broken("the winner of the battle does not fit the phase")
	case keeping && (led == answer || answerWins(led, answer) != (s.winner == 2-s.attacker)):
		return broken("the wrong seat has won the battle")
	case s.block && (s.phase <= phaseDraw || s.phase == phaseRedraw):
		return broken("a block was taken before its time")
	case s.phase < phaseDraw && s.won != (bag{}) || s.phase < phaseAfter && s.won.faces()&^cards.AllCourts != 0: // H13.12
		return broken("something was won before the battle")
	}
	return nil
}

// checkHands: there are as many cards to play with as the phase asks for.
func checkHands(s *State) error {
	none := s.handN[0] == 0 || s.handN[1] == 0
	switch {
	case slices.Contains(s.discard[:s.discardN], cards.Back):
		return broken("a card of the discard pile has no face")
	case s.phase == phaseBefore && none || s.phase == phaseAnswer && s.handN[1-s.attacker] == 0:
		return broken("V8: no card is left to fight with")
	case s.phase == phaseDraw && s.stackN == 0 && none:
		return broken("V18: the deal should have ended")
	case s.phase < phaseDraw && (s.handN != [2]uint8{10, 10} || s.discardN != 1 || s.stackN != 79):
		return broken("V3: the deal is not ten cards each")
	}
	return nil
}

// checkPrev: the last finished deal was dealt from one pack, and scores what it says (V19: a multiple of five).
func checkPrev(s *State) error {
	if s.total[0]%5 != 0 || s.total[1]%5 != 0 {
		return broken("V19: a total is no multiple of five")
	}
	if s.prev.home == [2]uint8{} {
		if s.prev != (ending{}) {
			return broken("the last deal was not played")
		}
		return nil
	}
	if s.prev.home[0] == 0 || s.prev.home[1] == 0 {
		return broken("a home of the last deal is missing")
	}
	var sum bag
	for p := range uint8(2) {
		h := s.prev.holding(p)
		for _, b := range [...]bag{h.spoils, h.meld, h.hand} {
			for t := b.faces(); t != 0; t &= t - 1 {
				if c := t.First(); b.count(c)+sum.count(c) > pack.count(c) {
					return broken("a card of the last deal is there too often")
				}
			}
			sum = sum.plus(b)
		}
		if int(s.prev.score[p]) != h.score(&s.opt) {
			return broken("V19: the last deal is counted wrong")
		}
	}
	return nil
}

// checkPick: the picks of a choice that has been begun are legal, one by one, from the bare position on.
func checkPick(s *State) error {
	if !s.picking() {
		return nil
	}
	if s.scoop > s.discardN || s.payFor > 52 {
		return broken("a pick that may not be made")
	}
	t := *s
	t.dropPick()
	seat := engine.Seat(t.attacker)
	var buf [128]engine.Action
	legal := true
	do := func(a engine.Action) {
		if legal = legal && slices.Contains(t.Legal(seat, buf[:0]), a); legal {
			t.Do(seat, a, nil)
		}
	}
	if s.scoop != 0 {
		do(engine.Step(verbScoop, s.scoop-1, 0, 0))
	}
	o := offerOf(s)
	for _, c := range s.pick.append(nil) {
		do(o.step(t.pick, c))
	}
	if !legal || t != *s {
		return broken("a pick that may not be made")
	}
	return nil
}
