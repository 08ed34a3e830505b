package houses

import "royals/engine/cards"

// judge is what a seat knows when it weighs its choices: its own hand and what is open, never another hand nor the stack.
type judge struct {
	s      *State
	me, op uint8
	hand   bag // its own
	boards [2]bag
	unseen bag // cards that lie in the other hand or in the stack, for all the seat knows
	pool   int // how many they are
}

func (s *State) judge(seat uint8) judge {
	j := judge{s: s, me: seat, op: 1 - seat, hand: s.hand[seat]}
	j.boards[0], j.boards[1] = s.board(0), s.board(1)
	open := j.hand.plus(j.boards[0]).plus(j.boards[1]).plus(s.dead)
	for _, c := range s.discard[:s.discardN] {
		open.add(c)
	}
	for _, c := range s.battle {
		if c != 0 {
			open.add(c)
		}
	}
	j.unseen = pack.minus(open)
	j.pool = j.unseen.len()
	return j
}

// strength is what a suit is worth as a home: the cards of the hand that win royals and the royals themselves.
func (j *judge) strength(u cards.Suit) int {
	n := 0
	h := j.hand.in(cards.OfSuit(u))
	for t := h.faces(); t != 0; t &= t - 1 {
		c := t.First()
		k := 1
		switch c.Rank() {
		case cards.Ace, cards.King:
			k = 4
		case cards.Queen:
			k = 3
		case cards.Jack, 2:
			k = 2
		}
		n += k * h.count(c)
	}
	return 5 * n
}

// best is the strength of the best suit.
func (j *judge) best() int {
	n := 0
	for u := cards.Clubs; u < cards.NoSuit; u++ {
		n = max(n, j.strength(u))
	}
	return n
}

// worth is what a card in a seat's spoils is worth to it, in points or so.
func (j *judge) worth(p uint8, c cards.Card) int {
	s := j.s
	royals := s.royals(p)
	n := value(c)
	if royals.Has(c) {
		have := j.boards[p].in(royals).faces()
		switch {
		case have == 0:
			n += 100 // the key to everything
		case have&^(1<<c) == have:
			n += 45 // one more rank, towards a block and a set
		default:
			n += 18
		}
		return n
	}
	if aces.Has(c) {
		n += 14
		if j.boards[1-p].in(cards.OfSuit(c.Suit())&(aces|s.royals(1-p))).faces() != 0 {
			n += 12 // it has somebody to strike at
		}
	}
	switch k := j.boards[p].in(ofRank(c.Rank())).len(); {
	case k == 2:
		n += 4 * value(c) // a match
	case k > 2:
		n += value(c)
	case k == 1:
		n += value(c) / 2
	}
	return n
}

// use is what a card is good for while it is held.
func (j *judge) use(c cards.Card) int {
	s := j.s
	n := 0
	standing := s.spoils[j.me].faces()&s.royals(j.me) != 0
	switch {
	case s.royals(j.me).Has(c):
		n = 60
		if standing {
			n = 30
		}
	case aces.Has(c):
		n = 40
	case c.Rank() == 2:
		n = 15
	case c.Rank() == cards.King:
		n = 18
	case c.Rank() == cards.Queen:
		n = 12
	}
	// Others of its rank make a match of it.
	k := j.hand.in(ofRank(c.Rank())&^s.royals(j.me)).len() + j.boards[j.me].in(ofRank(c.Rank())).len()
	if !s.royals(j.me).Has(c) {
		n += min(k-1, 3) * value(c)
	}
	if j.hand.plus(j.boards[j.me]).count(c) == 3 && c.Suit() != s.homeSuit(j.me) && !standing {
		n += 25 // a change of house
	}
	if standing && cards.AllCourts.Has(c) {
		n -= 20 // face cards are in the way of ending
	}
	return n
}

// gift is what a discard does for the other side.
func (j *judge) gift(c cards.Card) int {
	s := j.s
	n := 0
	if c.Suit() == s.homeSuit(j.op) {
		n += 15
		if s.royals(j.op).Has(c) || aces.Has(c) {
			n += 30
		}
	}
	if j.boards[j.op].in(ofRank(c.Rank())).len() >= 2 {
		n += value(c)
	}
	return n
}

// safe is how surely the lead of c wins, in percent.
func (j *judge) safe(c cards.Card) int {
	s := j.s
	suit := cards.OfSuit(c.Suit())
	var beats cards.Set
	switch c.Rank() {
	case cards.Ace:
		beats = 1 << cards.New(2, c.Suit())
	case 2:
		beats = suit &^ (1<<c | 1<<cards.New(cards.Ace, c.Suit()))
	case cards.King:
		beats = 1 << cards.New(cards.Ace, c.Suit())
	default:
		beats = suit&^(1<<(c+1)-1) | 1<<cards.New(cards.Ace, c.Suit())
	}
	if s.known[j.op].in(beats).len() > 0 {
		return 0
	}
	if j.pool == 0 || s.room[j.op][c.Suit()] == 0 {
		return 100
	}
	n := j.unseen.in(beats).len() * int(s.unknown(j.op))
	return max(2, 100-90*n/j.pool)
}

// margin is how far ahead the seat would be if the deal ended now; unknown cards count for seven points.
func (j *judge) margin() int {
	s := j.s
	mine := s.holding(j.me)
	theirs := s.holding(j.op)
	theirs.hand = s.known[j.op]
	board, hand, sets := theirs.points(&s.opt)
	other := (board - hand - 7*int(s.unknown(j.op))) * (1 + sets)
	return mine.score(&s.opt) - other
}
