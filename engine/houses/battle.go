package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// power orders the ranks in a battle. H8.3 A K Q J T 9 8 7 6 5 4 3 2.
func power(c cards.Card) uint8 {
	if r := c.Rank(); r != cards.Ace {
		return uint8(r)
	}
	return 14
}

// answerWins decides a battle.
func answerWins(lead, answer cards.Card) bool {
	switch {
	case answer.Suit() != lead.Suit():
		return false // H8.3, H8.6
	case answer.Rank() == 2 && lead.Rank() == cards.Ace:
		return true // H8.5 The Sneak beats the ace,
	case answer.Rank() == cards.Ace && lead.Rank() == 2:
		return false // whichever was led.
	}
	return power(answer) > power(lead) // H8.4 The attacker wins a tie.
}

// lead ends D6: the attacker leads any card (H8.1).
func (s *State) lead(c cards.Card, ev *engine.Events) *engine.RuleError {
	switch {
	case s.drawing():
		return errDrawFirst
	case s.phase != phaseBefore:
		return errNotNow
	case !cards.FullDeck.Has(c) || !s.hand[s.attacker].has(c):
		return errLeadCard
	}
	s.toBattle(s.attacker, c, ev)
	ev.Say(sayLed, engine.Seat(s.attacker), engine.None, c, 0)
	s.phase = phaseAnswer
	return nil
}

func (s *State) toBattle(p uint8, c cards.Card, ev *engine.Events) {
	s.leaveHand(p, c)
	s.battle[p] = c
	ev.Move(c, own(pileHand, p), 0, own(pileBattle, p), 0)
}

// answers are the cards with which the defender may answer.
// H8.2 Of the led suit if she has any, otherwise any.
func (s *State) answers() cards.Set {
	h := s.hand[1-s.attacker].faces()
	if f := h & cards.OfSuit(s.battle[s.attacker].Suit()); f != 0 {
		return f
	}
	return h
}

// answer handles D7 and decides the battle.
func (s *State) answer(c cards.Card, ev *engine.Events) *engine.RuleError {
	d := 1 - s.attacker
	switch {
	case s.phase != phaseAnswer:
		return errNotNow
	case !cards.FullDeck.Has(c) || !s.hand[d].has(c):
		return errAnswerCard
	case !s.answers().Has(c):
		return errFollow
	}
	led := s.battle[s.attacker]
	if c.Suit() != led.Suit() {
		s.room[d][led.Suit()] = 0 // everybody sees that she has none
	}
	s.toBattle(d, c, ev)
	ev.Say(sayAnswered, engine.Seat(d), engine.None, c, 0)
	w := s.attacker
	if answerWins(led, c) {
		w = d
	}
	s.winner = w + 1
	ev.Count(countWinner, engine.None, 0, int(s.winner))
	ev.Say(sayWon, engine.Seat(w), engine.Seat(1-w), s.battle[w], 0)
	s.phase = phaseKeep
	if led == c { // H9.3 Nothing to choose.
		s.spoil(s.attacker, ev)
	}
	return nil
}

// keep handles D8. H9.1 The winner keeps either card, the other one is out of play.
func (s *State) keep(c cards.Card, from uint8, ev *engine.Events) *engine.RuleError {
	switch {
	case s.phase != phaseKeep:
		return errNotNow
	case from > 1 || c == 0 || s.battle[from] != c:
		return errKeepCard
	}
	s.spoil(from, ev)
	return nil
}

// spoil puts the battle card of one seat into the winner's spoils and buries the other.
func (s *State) spoil(from uint8, ev *engine.Events) {
	w := s.winner - 1
	c, other := s.battle[from], s.battle[1-from]
	if w == s.attacker {
		s.won.add(c)
		ev.Move(c, own(pileBattle, from), 0, own(pileWon, w), 0)
	} else {
		s.spoils[w].add(c) // before her next turn begins (H5.6)
		ev.Move(c, own(pileBattle, from), 0, own(pileSpoils, w), 0)
	}
	ev.Say(sayKept, engine.Seat(w), engine.None, c, 0)
	s.bury(other, own(pileBattle, 1-from), ev)
	s.battle = [2]cards.Card{}
	s.phase = phaseAfter // H9.2 The turn goes on with the attacker.
	s.closeIfIdle(ev)
}
