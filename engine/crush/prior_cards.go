package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// guess estimates the power of a card in tenths, with so many foes and friends.
func guess(c cards.Card, foes, friends int) int {
	switch k := kinds[c]; {
	case k&jack != 0:
		return 24 * foes
	case k&queen != 0 && friends == 0:
		return 0
	}
	return int(power[c])
}

// The kinds of card that make each other stronger or weaker.
const (
	joker uint8 = 1 << iota
	king
	ace
	jack
	queen
	gifted = ace | jack | queen // those whose power a King takes away
)

// kinds is what a card is, power its worth in tenths. A Jack, and a Queen without a friend, depend on the sides: see
// guess.
var kinds, power = func() (k, p [256]uint8) {
	for c := cards.Card(1); c < cards.Faces; c++ {
		p[c] = 10 * uint8(c.Rank())
		switch r := c.Rank(); {
		case c.IsJoker():
			k[c] = joker
		case r == cards.Ace:
			k[c], p[c] = ace, 65
		case r == cards.Jack:
			k[c] = jack
		case r == cards.Queen:
			k[c], p[c] = queen, 55
		case r == cards.King:
			k[c], p[c] = king, 70
		}
	}
	return k, p
}()

// likeCards weighs an ally's one card.
func (j judge) likeCards(acts []engine.Action, w []int16) {
	mine, theirs, friends, foes := j.counts(j.side[j.p])
	reversed, spoilt := j.reversed(), j.spoilt()
	for i, a := range acts {
		c := cards.Card(a.A())
		e := int16(guess(c, foes, friends-1))
		switch {
		case spoilt.Has(c):
			w[i] = 0
		case reversed:
			w[i] = 110 - e
		case c.IsJoker() && mine < theirs:
			w[i] = 115 // crosses to the stronger side
		default:
			w[i] = 10 + e
		}
	}
}

// likePick weighs a principal's picks by the best pair of cards that they lead to.
func (j judge) likePick(acts []engine.Action, w []int16) {
	l := j.layer()
	_, most := j.lays(j.p)
	first := j.pick[j.p].First()
	for i, a := range acts {
		if a.Verb() == verbLay {
			w[i] = 1
			if most > 0 && (j.pick[j.p].Len() == most || l.reversed) {
				w[i] = 3000
			}
			continue
		}
		c := cards.Card(a.A())
		if first != cards.Back {
			w[i] = l.likePair(first, c)
			continue
		}
		best := int16(0)
		for t := j.hand[j.p].Above(c); t != 0; t &= t - 1 {
			best = max(best, l.likePair(c, t.First()))
		}
		if most == 1 || best == 0 && j.rules&upTo != 0 {
			best = 100 + l.worth[c]
			if l.reversed {
				best = 200 - l.worth[c]
			}
		}
		w[i] = best
	}
}

// layer is what matters to each pair of cards of a principal who lays.
type layer struct {
	worth         [64]int16 // the cards of the hand, by guess
	friends, foes int
	reversed      bool
	trick         bool // it may empty its side with a Joker
	crowns        bool // a win of the other side would end the game
	combo         bool
	doubles       bool // two cards of a suit count twice
}

func (j judge) layer() (l layer) {
	_, _, friends, foes := j.counts(j.side[j.p])
	friends--
	l.friends, l.foes, l.reversed, l.trick = friends, foes, j.reversed(), j.trick(j.rival())
	l.crowns = j.crowns(other(j.side[j.p]))
	l.combo = j.rules&combo != 0
	l.doubles = l.combo && (friends == 0 || j.rules&ownCombo != 0)
	for t := j.hand[j.p] | j.pick[j.p]; t != 0; t &= t - 1 {
		c := t.First()
		l.worth[c] = int16(guess(c, foes, friends))
	}
	return l
}

// likePair weighs two cards of a principal together. A pair that gives something away weighs 0.
func (l *layer) likePair(a, b cards.Card) int16 {
	ka, kb := kinds[a], kinds[b]
	if l.loses(ka, kb) {
		return 0
	}
	ea, eb := l.worth[a], l.worth[b]
	if (ka^kb)&king != 0 { // one King switches the other card off
		if ka&gifted != 0 {
			ea = 0
		}
		if kb&gifted != 0 {
			eb = 0
		}
	}
	e := ea + eb
	jokers := (ka | kb) & joker
	if l.doubles && jokers == 0 && a.Suit() == b.Suit() {
		e *= 2
	}
	lone := jokers != 0 && (ka|kb)&king == 0
	if l.reversed {
		if lone && l.friends == 0 {
			e = 250 // on an empty side everybody falls (C60)
		}
		return 500 - e
	}
	if lone && ka != kb {
		switch {
		case l.friends == 0 && l.trick:
			e = 300 - e/4
		case l.friends > l.foes: // it would leave the stronger side
			e /= 2
		}
	}
	return 100 + e
}

// counts returns how many cards and players are for a side and against it. Bystanders who have not answered count for
// neither.
func (j judge) counts(side uint8) (cardsFor, cardsAgainst, friends, foes int) {
	unshown := j.unshown() // C68
	for q := range engine.Seat(j.n) {
		if unshown.Has(q) {
			continue
		}
		n := 1
		if j.principal(q) {
			n = min(2, int(j.handN[q])+int(j.laidN[q]))
		}
		switch j.side[q] {
		case side:
			cardsFor += n
			friends++
		case other(side):
			cardsAgainst += n
			foes++
		}
	}
	return
}
