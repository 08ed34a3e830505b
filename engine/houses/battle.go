package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// power orders the ranks in a battle. H8.3 The ace is the highest.
func power(c cards.Card) uint8 {
	if r := c.Rank(); r != cards.Ace {
		return uint8(r)
	}
	return 14
}

// answerWins reports whether the answer beats the lead.
func answerWins(lead, answer cards.Card) bool {
	switch {
	case answer.Suit() != lead.Suit():
		return false // H8.3, H8.6
	case answer.Rank() == 2 && lead.Rank() == cards.Ace:
		return true // H8.5 The Sneak beats the ace, whichever of them was led.
	case answer.Rank() == cards.Ace && lead.Rank() == 2:
		return false
	}
	return power(answer) > power(lead) // H8.4 Between equal cards the attacker wins.
}

// lead opens the battle with any card of the attacker's hand (H8.1).
func (s doing) lead(c cards.Card) {
	s.toBattle(s.attacker, c)
	s.ev.Say(sayLed, engine.Seat(s.attacker), engine.None, c, 0)
	s.phase = phaseAnswer
}

// toBattle plays a card of a hand.
func (s doing) toBattle(p uint8, c cards.Card) {
	s.leaveHand(p, c)
	s.battle[p] = c
	s.ev.Move(c, own(pileHand, p), 0, own(pileBattle, p), 0)
}

// answers are the cards with which the defender may answer. H8.2 They are of the suit led, or any if the hand has none.
func answers(s *State) cards.Set {
	h := s.hand[1-s.attacker].faces()
	if f := h & cards.OfSuit(s.battle[s.attacker].Suit()); f != 0 {
		return f
	}
	return h
}

// answer plays the defender's card and decides the battle.
func (s doing) answer(c cards.Card) {
	d := 1 - s.attacker
	led := s.battle[s.attacker]
	if c.Suit() != led.Suit() {
		s.room[d][led.Suit()] = 0 // the answer shows that the hand has none
	}
	s.toBattle(d, c)
	s.ev.Say(sayAnswered, engine.Seat(d), engine.None, c, 0)
	w := s.attacker
	if answerWins(led, c) {
		w = d
	}
	s.winner = w + 1
	s.ev.Count(countWinner, engine.None, 0, int(s.winner))
	s.ev.Say(sayWon, engine.Seat(w), engine.Seat(1-w), s.battle[w], 0)
	s.phase = phaseKeep
	if led == c { // H9.3 Between equal cards there is nothing to choose.
		s.keep(s.attacker)
	}
}
