package houses

import "royals/engine/cards"

// judge is all that a seat knows when it weighs its choices: its hand, and what lies open.
type judge struct {
	s        *State
	me, op   uint8
	hand     bag // the seat's own
	boards   [2]bag
	royals   [2]cards.Set
	triples  cards.Set // faces with which the seat could change home
	standing bool      // a royal of the seat lies in its spoils

	assessed bool // unseen and pool are known
	unseen   bag  // the cards of the other hand and of the stack
	pool     int  // how many they are

	counted bool // ahead is known
	ahead   int
}

// newJudge returns what a seat knows.
func newJudge(s *State, seat uint8) judge {
	j := judge{s: s, me: seat, op: 1 - seat, hand: s.hand[seat]}
	j.boards[0], j.boards[1] = s.board(0), s.board(1)
	j.royals[0], j.royals[1] = s.royals(0), s.royals(1)
	j.triples = j.hand.plus(j.boards[seat]).triples()
	if home := s.homeSuit(seat); home != cards.NoSuit {
		j.triples &^= cards.OfSuit(home)
	}
	j.standing = s.spoils[seat].faces()&j.royals[seat] != 0
	return j
}

// assess finds out which cards are unseen.
func (j *judge) assess() {
	j.unseen = pack.minus(j.s.shown().plus(j.hand))
	j.pool = j.unseen.len()
	j.assessed = true
}

// strength is what a suit is worth as a home. Royals of the hand count, and cards that win royals.
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

// worth is about how many points a card is worth in a seat's spoils.
func (j *judge) worth(p uint8, c cards.Card) int {
	royals := j.royals[p]
	n := value(c)
	if royals.Has(c) {
		have := j.boards[p].in(royals).faces()
		switch {
		case have == 0:
			n += 100 // the first royal, without which nothing can be laid down
		case have&^(1<<c) == have:
			n += 45 // another rank, towards a block and a set
		default:
			n += 18
		}
		return n
	}
	if aces.Has(c) {
		n += 14
		if j.boards[1-p].faces()&cards.OfSuit(c.Suit())&(aces|j.royals[1-p]) != 0 {
			n += 12 // it has a victim
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

// held is what a card of each rank is good for in the hand.
var held = [cards.King + 1]int{cards.Ace: 40, 2: 15, cards.King: 18, cards.Queen: 12}

// use is what a card is good for in the hand.
func (j *judge) use(c cards.Card) int {
	mine, same := j.royals[j.me], ofRank(c.Rank())
	n := held[c.Rank()]
	// With others of its rank it makes a match.
	k := j.hand.in(same&^mine).len() + j.boards[j.me].in(same).len()
	switch {
	case !mine.Has(c):
		n += min(k-1, 3) * value(c)
	case j.standing:
		n = 30
	default:
		n = 60
	}
	switch {
	case j.standing && cards.AllCourts.Has(c):
		n -= 20 // face cards are in the way of ending
	case !j.standing && j.triples.Has(c):
		n += 25 // a change of house
	}
	return n
}

// gift is what a discard is worth to the other player.
func (j *judge) gift(c cards.Card) int {
	s := j.s
	n := 0
	if c.Suit() == s.homeSuit(j.op) {
		n += 15
		if j.royals[j.op].Has(c) || aces.Has(c) {
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
	if !j.assessed {
		j.assess()
	}
	if j.pool == 0 || s.room[j.op][c.Suit()] == 0 {
		return 100
	}
	n := j.unseen.in(beats).len() * int(s.unknown(j.op))
	return max(2, 100-int(uint32(90*n)/uint32(j.pool)))
}

// margin is how far ahead the seat would be if the deal ended now.
func (j *judge) margin() int {
	if !j.counted {
		j.ahead, j.counted = j.count(), true
	}
	return j.ahead
}

func (j *judge) count() int {
	s := j.s
	mine := holdingOf(s, j.me)
	theirs := holdingOf(s, j.op)
	theirs.hand = s.known[j.op]
	board, hand, sets := theirs.points(&s.opt)
	const unknown = 7 // points of a card on average
	other := (board - hand - unknown*int(s.unknown(j.op))) * (1 + sets)
	return mine.score(&s.opt) - other
}
