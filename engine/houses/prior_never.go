package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// senseless reports whether a choice gives something away for nothing, as long as there is another.
func (j *judge) senseless(a engine.Action) bool {
	s := j.s
	c, mine, theirs := cards.Card(a.A()), j.royals[j.me], j.royals[j.op]
	bare := !j.standing // no royal won yet
	switch v := a.Verb(); v {
	case verbHouse: // a home without a card that wins its royals
		return j.hand.in(cards.OfSuit(cards.Suit(a.A()))&(cards.AllCourts|aces|ofRank(2))).len() == 0
	case verbDiscard: // a royal of the other side's home, an ace, or one of the own royals before any has been won
		return theirs.Has(c) || aces.Has(c) || mine.Has(c) && bare
	case verbLead: // a royal of the other side's home that more likely than not is lost to her
		return theirs.Has(c) && !mine.Has(c) && j.safe(c) < 50
	case verbAnswer: // an ace, or the same unless she has one by it anyway, into a battle that is lost; and her first royal let pass
		led := s.battle[s.attacker]
		if answerWins(led, c) {
			return false
		}
		return aces.Has(c) || theirs.Has(c) && !theirs.Has(led) || theirs.Has(led) && s.spoils[j.op].faces()&theirs == 0 && j.beats(led)
	case verbKeep: // any card but the first royal, which opens everything, as long as there is time left for it
		return s.stackN > 0 && bare && !mine.Has(c) && (mine.Has(s.battle[0]) || mine.Has(s.battle[1]))
	case verbEnd, verbEndBare: // H15.1, while behind
		return j.margin() < -10
	case verbSlaySpoils, verbSlayMeld, verbSlayFresh: // an ace for a card worth no more
		t := cards.Card(a.B())
		return value(t) == 5 && !theirs.Has(t) && !aces.Has(t) && j.boards[j.op].in(ofRank(t.Rank())).len() < 3
	case verbPass, verbRedeal, verbDraw, verbTake, verbSkip, verbScoop, verbPick, verbPickUp, verbMeld, verbRansom, verbDone:
		return false
	case verbPay:
		c = cards.Card(a.B())
	}
	// What is left is a change of home (H13): not away from a royal that stands to a house of which none does.
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
