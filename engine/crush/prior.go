package crush

import (
	"royals/engine"
	"royals/engine/cards"
)

// Prior weighs moves by the rulebook's notes on strategy, from public facts and the seat's own hand.
func (s *State) Prior(p engine.Seat, acts []engine.Action, w []int16) {
	if !s.owe.Has(p) {
		return
	}
	switch s.phase {
	case phAttack:
		for i, a := range acts {
			w[i] = s.likeVictim(p, engine.Seat(a.A()))
		}
	case phCall, phReply:
		for i, a := range acts {
			w[i] = 50
			if a.Verb() == vBar {
				w[i] = s.likeBar(p, engine.Seat(a.A()))
			}
		}
		s.shutOut(p, acts, w)
	case phAnswer:
		for i, a := range acts {
			w[i] = 100
			if a.Verb() == vJoin {
				w[i] = s.likeJoin(p, s.side[a.A()])
			}
		}
		s.standBy(p, acts, w)
	case phAlly:
		s.likeCards(p, acts, w)
		s.spareNothing(p, acts, w, 10)
	case phLay:
		s.likePick(p, acts, w)
		s.spareNothing(p, acts, w, 100)
	default:
		for i := range acts {
			w[i] = 100 // a throw is a throw
		}
	}
}

// reversed reports whether the lower total wins.
func (s *State) reversed() bool { return s.rules&reversal != 0 }

const jokers = cards.Set(3) << 53

// trick reports whether a principal may empty its own side with a Joker, to rise with everybody (rulebook, section 10).
func (s *State) trick(p, against engine.Seat) bool {
	if s.reversed() || s.hand[p]&jokers == 0 || s.handN[p] < 2 {
		return false
	}
	return s.ladder[p] == goal-1 || against == engine.None || s.ladder[against] < goal-1
}

// likeVictim prefers the leader, or someone low when a Joker will lift the victim too.
func (s *State) likeVictim(p, t engine.Seat) int16 {
	w := 100 + 20*int16(s.ladder[t])
	if s.ladder[t] == goal-1 {
		w += 100
	}
	if s.trick(p, t) && s.ladder[p] < goal-1 {
		w = 200 - 20*int16(s.ladder[t])
	}
	if s.rules&noDraw != 0 {
		w += 21 * int16(s.handN[t]) // who outlasts the others wins too
	} else {
		w -= int16(s.handN[t])
	}
	return w
}

// likeBar is high for a helper who would win the game, and for all where a helper can only harm.
func (s *State) likeBar(p, b engine.Seat) int16 {
	against := s.victim
	if p == s.victim {
		against = s.attacker
	}
	switch {
	case s.handN[b] == 0:
		return 5
	case s.ladder[b] == goal-1 && s.ladder[p] < goal-1:
		return 200
	case s.reversed(), s.trick(p, against):
		return 180
	case s.rules&combo != 0 && s.pair(p) >= 26:
		return 170
	}
	return 5
}

// pair returns the best doubled sum of two cards of one suit in a hand.
func (s *State) pair(p engine.Seat) int {
	best := 0
	for u := range cards.NoSuit {
		var a, b int
		for t := s.hand[p] & cards.OfSuit(u); t != 0; t &= t - 1 {
			if e := s.guess(t.First(), 2, 0); e > a {
				a, b = e, a
			} else {
				b = max(b, e)
			}
		}
		if b > 0 {
			best = max(best, 2*(a+b)/10)
		}
	}
	return best
}

// counts returns how many cards, and how many players, stand for a seat's side and against it; a bystander who has not
// answered counts half on neither.
func (s *State) counts(side uint8) (cardsFor, cardsAgainst, friends, foes int) {
	for p := range engine.Seat(s.n) {
		n := 1
		if s.principal(p) {
			n = min(2, int(s.handN[p])+int(s.laidN[p]))
		}
		switch s.side[p] {
		case side:
			cardsFor += n
			friends++
		case sideA + sideV - side:
			cardsAgainst += n
			foes++
		}
	}
	return
}

// likeJoin weighs joining a side; staying out weighs 100.
func (s *State) likeJoin(p engine.Seat, side uint8) int16 {
	mine, theirs, friends, foes := s.counts(side)
	edge := mine + 1 - theirs
	principal, rival := s.attacker, s.victim
	if side == sideV {
		principal, rival = s.victim, s.attacker
	}
	if s.crowns(p, side) && s.hand[p]&jokers == 0 {
		return 0 // it can only help another to win the game
	}
	best := 0
	for t := s.hand[p]; t != 0; t &= t - 1 {
		e := s.guess(t.First(), foes, friends)
		if s.reversed() {
			e = 100 - e
		}
		best = max(best, e)
	}
	w := 70 + 30*edge + best/2
	if s.reversed() {
		w = 70 - 30*edge + best/2
	}
	if s.ladder[p] == 0 {
		w += 50 // nothing to lose
	}
	w += 6 * (int(s.ladder[rival]) - int(s.ladder[principal]))
	if s.ladder[p] < goal-1 {
		if s.ladder[principal] == goal-1 {
			w -= 70
		}
		if s.ladder[rival] == goal-1 {
			w += 40
		}
	}
	if s.rules&noDraw != 0 {
		w -= 170 // a card spent is gone
		if s.ladder[rival] == goal-1 {
			w += 110
		}
		if s.reversed() {
			w -= 300
		}
	}
	return int16(max(1, w))
}

// guess estimates the power of a card in tenths, against foes and beside friends.
func (s *State) guess(c cards.Card, foes, friends int) int {
	switch k := kinds[c]; {
	case k&jack != 0:
		return 24 * foes
	case k&queen != 0 && friends == 0:
		return 0
	}
	return int(power[c])
}

// The kinds of card that matter to one another on a side.
const (
	joker uint8 = 1 << iota
	king
	ace
	jack
	queen
	gifted = ace | jack | queen // what a King takes the power of
)

// kinds says what a card is, and power is what it is worth in tenths, a Jack aside and a Queen who has somebody to copy.
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
func (s *State) likeCards(p engine.Seat, acts []engine.Action, w []int16) {
	mine, theirs, friends, foes := s.counts(s.side[p])
	reversed, spoilt := s.reversed(), s.spoilt(p)
	for i, a := range acts {
		c := cards.Card(a.A())
		e := int16(s.guess(c, foes, friends-1))
		switch {
		case spoilt.Has(c):
			w[i] = 0
		case reversed:
			w[i] = 110 - e
		case c.IsJoker() && mine < theirs:
			w[i] = 115 // over to the stronger side
		default:
			w[i] = 10 + e
		}
	}
}

// likePick weighs a principal's picks by the best pair of cards they lead to.
func (s *State) likePick(p engine.Seat, acts []engine.Action, w []int16) {
	l := s.layer(p)
	_, most := s.lays(p)
	first := s.pick[p].First()
	for i, a := range acts {
		if a.Verb() == vLay {
			w[i] = 1
			if most > 0 && (s.pick[p].Len() == most || l.reversed) {
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
		for t := s.hand[p].Above(c); t != 0; t &= t - 1 {
			best = max(best, l.likePair(c, t.First()))
		}
		if most == 1 || best == 0 && s.rules&upTo != 0 {
			best = 100 + l.worth[c]
			if l.reversed {
				best = 200 - l.worth[c]
			}
		}
		w[i] = best
	}
}

// layer is a principal who lays: what all pairs of the hand have in common.
type layer struct {
	worth         [64]int16 // the cards of the hand, by guess
	friends, foes int
	reversed      bool
	trick         bool // may empty its side with a Joker
	crowns        bool // a win of the other side would end the game
	combo         bool
	doubles       bool // two of a suit count twice
}

func (s *State) layer(p engine.Seat) (l layer) {
	_, _, friends, foes := s.counts(s.side[p])
	friends--
	against := s.victim
	if p == s.victim {
		against = s.attacker
	}
	l.friends, l.foes, l.reversed, l.trick = friends, foes, s.reversed(), s.trick(p, against)
	l.crowns = s.crowns(p, sideA+sideV-s.side[p])
	l.combo = s.rules&combo != 0
	l.doubles = l.combo && (friends == 0 || s.rules&ownCombo != 0)
	for t := s.hand[p] | s.pick[p]; t != 0; t &= t - 1 {
		c := t.First()
		l.worth[c] = int16(s.guess(c, foes, friends))
	}
	return l
}

// likePair weighs two cards of a principal together, 0 for what is given away.
func (l *layer) likePair(a, b cards.Card) int16 {
	ka, kb := kinds[a], kinds[b]
	if l.loses(ka, kb) {
		return 0
	}
	ea, eb := l.worth[a], l.worth[b]
	if (ka^kb)&king != 0 { // a lone King switches the other off
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
			e = 250 // an empty side sinks everybody
		}
		return 500 - e
	}
	if lone && ka != kb {
		switch {
		case l.friends == 0 && l.trick:
			e = 300 - e/4
		case l.friends > l.foes: // would leave the stronger side
			e /= 2
		}
	}
	return 100 + e
}
