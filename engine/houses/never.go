package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// senseless reports whether a choice gives something away for nothing. No opponent makes it while there is another
// choice. testdata/cases/never.txt has a position for each.
func (j *judge) senseless(a engine.Action) bool {
	s := j.s
	c, mine, theirs := cards.Card(a.A()), j.royals[j.me], j.royals[j.op]
	bare := !j.standing // the seat has won no royal yet
	switch a.Verb() {
	case verbHouse:
		// A home needs a card in the hand that wins its royals.
		return j.hand.in(cards.OfSuit(cards.Suit(a.A()))&(cards.AllCourts|aces|ofRank(2))).len() == 0
	case verbDiscard:
		// Aces stay, and so do royals of the other player. Own royals stay until one has been won.
		return theirs.Has(c) || aces.Has(c) || mine.Has(c) && bare
	case verbLead:
		// A royal of the other player is not led where it is likely to be lost.
		return theirs.Has(c) && !mine.Has(c) && j.safe(c) < 50
	case verbAnswer:
		// A lost battle gets no ace. It gets no royal of the attacker either, unless the attacker has led one. The
		// attacker's first royal is beaten if it can be.
		led := s.battle[s.attacker]
		if answerWins(led, c) {
			return false
		}
		if !theirs.Has(led) {
			return aces.Has(c) || theirs.Has(c)
		}
		first := s.spoils[j.op].faces()&theirs == 0
		return aces.Has(c) || first && j.beats(led)
	case verbKeep:
		// The first royal is kept, as long as there is time to use it.
		return s.stackN > 0 && bare && !mine.Has(c) && (mine.Has(s.battle[0]) || mine.Has(s.battle[1]))
	case verbEnd, verbEndBare:
		// A player who is behind plays on.
		return j.margin() < -10
	case verbSlaySpoils, verbSlayMeld, verbSlayFresh:
		// An ace is worth five points, and the victim must be worth more.
		t := cards.Card(a.B())
		return value(t) == 5 && !theirs.Has(t) && !aces.Has(t) && j.boards[j.op].in(ofRank(t.Rank())).len() < 3
	case verbPay:
		return j.leaves(cards.Card(a.B()))
	}
	return isChange(a.Verb()) && j.leaves(c)
}

// leaves reports whether a change of home to the suit of c (H13) gives up a royal that stands for a house of which none
// does.
func (j *judge) leaves(c cards.Card) bool {
	s := j.s
	courts := cards.AllCourts & cards.OfSuit(c.Suit())
	return s.privileged() && (s.spoils[j.me].faces()|s.meld[j.me].faces())&courts == 0
}

// beats reports whether the hand holds a card that wins an answer to led.
func (j *judge) beats(led cards.Card) bool {
	for t := j.hand.in(cards.OfSuit(led.Suit())).faces(); t != 0; t &= t - 1 {
		if answerWins(led, t.First()) {
			return true
		}
	}
	return false
}
