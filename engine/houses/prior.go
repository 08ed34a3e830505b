package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

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

// Prior weighs choices by rules of thumb: take tricks with and for royals and aces, lay down what can be laid down, end
// the deal when ahead.
func (s *State) Prior(seat engine.Seat, acts []engine.Action, w []int16) {
	if len(acts) < 2 || seat > 1 {
		for i := range acts {
			w[i] = 1
		}
		return
	}
	j := s.judge(uint8(seat))
	best := 0
	for i, a := range acts {
		w[i] = int16(max(0, min(2000, j.weigh(a))))
		best = max(best, int(w[i]))
	}
	for i, x := range w[:len(acts)] {
		w[i] = sharpen(best - int(x))
	}
}

// half is by how many points a choice must fall behind the best one to weigh half as much.
const half = 25

// sharpen turns what a choice falls short of the best into a weight: 1000 for none, half of that for half points, and so
// on; far behind, no sensible player makes it.
func sharpen(short int) int16 {
	k := short / half
	if k > 9 {
		return 0
	}
	w := 1000 >> k
	return int16(w - w/2*(short%half)/half)
}

func (j *judge) weigh(a engine.Action) int {
	s := j.s
	c := cards.Card(a.A())
	switch v := a.Verb(); v {
	case verbHouse:
		return 20 + j.strength(cards.Suit(a.A()))
	case verbPass:
		return 30
	case verbRedeal:
		if j.best() < 14 {
			return 200
		}
		return 0
	case verbDraw:
		return 100
	case verbTake:
		return j.weighTop(s.top())
	case verbSkip:
		return 60
	case verbScoop:
		return j.weighBlock(int(a.A()) + 1)
	case verbPick, verbPickUp:
		return j.weighPick(c)
	case verbMeld:
		return 150
	case verbLead:
		return j.weighLead(c)
	case verbAnswer:
		return j.weighAnswer(c)
	case verbKeep:
		return 100 + j.worth(j.me, c)
	case verbSlaySpoils, verbSlayMeld, verbSlayFresh:
		return j.weighSlay(v, cards.Card(a.B()))
	case verbRansom:
		return 160
	case verbPay:
		return j.weighChange(cards.Card(a.B()))
	case verbDiscard:
		return max(1, 150-j.use(c)-j.gift(c))
	case verbEnd, verbEndBare:
		return j.weighEnd(a)
	case verbDone:
		return 100
	default:
		// Of the places a copy may die in, the one where it does the least: the hand, the top, the meld, the spoils.
		order := [7]int{0, -2, -1, -4, -3, 0, 0}
		return j.weighChange(c) + order[v-verbChangeHand]
	}
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

// weighTop weighs the top discard against a card of the stack at 100.
func (j *judge) weighTop(c cards.Card) int {
	n := 60 + j.use(c)
	if j.s.royals(j.me).Has(c) || aces.Has(c) {
		n += 40
	}
	if k := j.hand.in(ofRank(c.Rank())).len() + j.boards[j.me].in(ofRank(c.Rank())).len(); k > 0 {
		n += 20
	}
	return n
}

// weighBlock weighs a block by the match it makes and the cards it leaves in the hand.
func (j *judge) weighBlock(n int) int {
	s := j.s
	gain := 0
	block := bag{}
	for _, c := range s.discard[int(s.discardN)-n : s.discardN] {
		block.add(c)
	}
	all := j.hand.plus(block)
	for r := cards.Ace; r <= cards.King; r++ {
		m := ofRank(r)
		board := j.boards[j.me].in(m).len()
		laid := all.in(m &^ s.royals(j.me)).len()
		v := value(cards.New(r, 0))
		if from := block.in(m).len(); board+laid >= 3 {
			gain += 2 * v * from
		} else {
			gain -= v * from
		}
	}
	return max(1, 100+gain-4*n)
}

// weighPick: what can go down should; a foreign face card that can be ransomed had better stay.
func (j *judge) weighPick(c cards.Card) int {
	s := j.s
	if s.royals(j.op).Has(c) && s.handN[j.op] > 2 {
		return 120
	}
	if s.beforeLead() && aces.Has(c) && j.hand.len() > 5 && j.boards[j.me].in(ofRank(cards.Ace)).len() < 3 {
		return 140
	}
	return 400 + value(c)
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

// weighLead: a royal that will win is the usual way in; once it is there, winning is what ends the deal.
func (j *judge) weighLead(c cards.Card) int {
	s := j.s
	p := j.safe(c)
	win := j.worth(j.me, c)
	lose := j.worth(j.op, c) + j.use(c)/2
	if s.privileged() && j.hand.in(cards.AllCourts&^(1<<c)).len() <= 1 {
		win += 30
	}
	if aces.Has(c) && !s.privileged() {
		win += 10
	}
	return max(1, 150+(p*win-(100-p)*lose)/100-j.use(c)/3)
}

// weighAnswer: what winning brings and keeps from the other side, or what losing gives away.
func (j *judge) weighAnswer(c cards.Card) int {
	s := j.s
	led := s.battle[s.attacker]
	if answerWins(led, c) {
		n := 150 + max(j.worth(j.me, led), j.worth(j.me, c)) + j.worth(j.op, led)/2 - j.use(c)/2
		if s.privileged() {
			n += 25 // without the battle the deal cannot be ended
		}
		return max(1, n)
	}
	return max(1, 150-max(j.worth(j.op, led), j.worth(j.op, c))/2-j.use(c)/2-j.worth(j.op, c)/2)
}

func (j *judge) weighSlay(verb uint8, victim cards.Card) int {
	s := j.s
	n := 2 * value(victim)
	switch k := j.boards[j.op].in(ofRank(victim.Rank())).len(); {
	case k == 3:
		n = 4 * value(victim)
	case k < 3:
		n = value(victim)
	}
	if verb == verbSlaySpoils {
		switch royals := s.royals(j.op); {
		case royals.Has(victim):
			n += 30
			if s.spoils[j.op].in(royals).len() == 1 {
				n += 100 // no melding and no ending
			} else if left := s.spoils[j.op].faces() & royals; left&(left-1) != 0 {
				n += 20
			}
		case aces.Has(victim) && s.spoils[j.me].in(s.royals(j.me)&cards.OfSuit(victim.Suit())).len() > 0:
			n += 30
		}
	}
	if n < 35 {
		return 20
	}
	return 150 + n
}

func (j *judge) weighChange(c cards.Card) int {
	s := j.s
	if s.privileged() {
		return 5
	}
	courts := cards.AllCourts & cards.OfSuit(c.Suit())
	there := (s.spoils[j.me].faces() | s.meld[j.me].faces()) & courts
	switch {
	case there != 0:
		return 320
	case cards.AllCourts.Has(c):
		return 260
	case j.strength(c.Suit()) > j.strength(s.homeSuit(j.me)):
		return 200
	}
	return 10
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

func (j *judge) weighEnd(a engine.Action) int {
	m := j.margin()
	c := cards.Card(a.A())
	if a.Verb() == verbEnd { // thrown away, it costs nothing any more
		m += value(c)
	}
	threat := j.s.spoils[j.op].faces()&j.s.royals(j.op) != 0
	switch {
	case m > 60, m > 0 && threat:
		return min(1500, 600+m)
	case m > 20:
		return 170
	}
	return 10
}
