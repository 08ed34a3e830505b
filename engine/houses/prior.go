package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// Prior weighs choices by rules of thumb: win royals and aces, lay down all that can go down, end the deal when ahead.
func (s *State) Prior(seat engine.Seat, acts []engine.Action, w []int16) {
	if len(acts) < 2 || seat > 1 {
		for i := range acts {
			w[i] = 1
		}
		return
	}
	j := newJudge(s, uint8(seat))
	best, worst := -1, 0 // the most points of a sensible choice, and of a senseless one
	for i, a := range acts {
		n := max(0, min(2000, j.weigh(a)))
		if j.senseless(a) {
			worst = max(worst, n)
			n = -1 - n
		}
		w[i] = int16(n)
		best = max(best, n)
	}
	for i, x := range w[:len(acts)] {
		switch {
		case x >= 0:
			w[i] = sharpen(best - int(x))
		case best >= 0:
			w[i] = 0
		default: // no choice is sensible
			w[i] = sharpen(worst + 1 + int(x))
		}
	}
}

const (
	full = 1000 // the weight of the best choice
	half = 25   // a choice that falls so many points behind weighs half as much
)

// sharpen turns the points by which a choice falls behind the best one into a weight. Ten halvings behind it is zero:
// no sensible player chooses that.
func sharpen(short int) int16 {
	k, rest := uint32(short)/half, uint32(short)%half
	if k > 9 {
		return 0
	}
	w := uint32(full) >> k
	return int16(w - w/2*rest/half)
}

// weigh gives a choice points.
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
		// The copy that dies is best taken from where it does the least: hand, top discard, meld, spoils.
		order := [7]int{0, -2, -1, -4, -3, 0, 0}
		return j.weighChange(c) + order[v-verbChangeHand]
	}
}

// weighTop weighs the top discard against a card of the stack at 100.
func (j *judge) weighTop(c cards.Card) int {
	n := 60 + j.use(c)
	if j.royals[j.me].Has(c) || aces.Has(c) {
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
		laid := all.in(m &^ j.royals[j.me]).len()
		v := value(cards.New(r, 0))
		if from := block.in(m).len(); board+laid >= 3 {
			gain += 2 * v * from
		} else {
			gain -= v * from
		}
	}
	return max(1, 100+gain-4*n)
}

// weighPick weighs a card of a match. It should go down, unless the other player might ransom it.
func (j *judge) weighPick(c cards.Card) int {
	s := j.s
	if j.royals[j.op].Has(c) && s.handN[j.op] > 2 {
		return 120
	}
	if s.beforeLead() && aces.Has(c) && j.hand.len() > 5 && j.boards[j.me].in(ofRank(cards.Ace)).len() < 3 {
		return 140
	}
	return 400 + value(c)
}

// weighLead weighs a lead by what winning and losing bring. A first royal is usually won by leading it. After that,
// winning battles is what ends the deal.
func (j *judge) weighLead(c cards.Card) int {
	s := j.s
	p := j.safe(c)
	use := j.use(c)
	win := j.worth(j.me, c)
	lose := j.worth(j.op, c) + use/2
	if s.privileged() && j.hand.in(cards.AllCourts&^(1<<c)).len() <= 1 {
		win += 30
	}
	if aces.Has(c) && !s.privileged() {
		win += 10
	}
	return max(1, 150+int(int32(p*win-(100-p)*lose)/100-int32(use)/3))
}

// weighAnswer weighs an answer by what winning brings and keeps from the other player, or by what losing gives away.
func (j *judge) weighAnswer(c cards.Card) int {
	s := j.s
	led := s.battle[s.attacker]
	if answerWins(led, c) {
		n := 150 + max(j.worth(j.me, led), j.worth(j.me, c)) + j.worth(j.op, led)/2 - j.use(c)/2
		if s.privileged() {
			n += 25 // an attacker who loses the battle cannot end the deal
		}
		return max(1, n)
	}
	return max(1, 150-max(j.worth(j.op, led), j.worth(j.op, c))/2-j.use(c)/2-j.worth(j.op, c)/2)
}

// weighSlay weighs an assassination by the points that the victim takes along.
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
		switch royals := j.royals[j.op]; {
		case royals.Has(victim):
			n += 30
			if s.spoils[j.op].in(royals).len() == 1 {
				n += 100 // without it the other player can neither meld nor end
			} else if left := s.spoils[j.op].faces() & royals; left&(left-1) != 0 {
				n += 20
			}
		case aces.Has(victim) && s.spoils[j.me].in(j.royals[j.me]&cards.OfSuit(victim.Suit())).len() > 0:
			n += 30
		}
	}
	if n < 35 {
		return 20
	}
	return 150 + n
}

// weighChange weighs a change of home by the royals that the new one brings.
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

// weighEnd weighs the end of the deal by how far ahead the seat would be.
func (j *judge) weighEnd(a engine.Action) int {
	m := j.margin()
	c := cards.Card(a.A())
	if a.Verb() == verbEnd { // the discard costs nothing any more
		m += value(c)
	}
	threat := j.s.spoils[j.op].faces()&j.royals[j.op] != 0
	switch {
	case m > 60, m > 0 && threat:
		return min(1500, 600+m)
	case m > 20:
		return 170
	}
	return 10
}
