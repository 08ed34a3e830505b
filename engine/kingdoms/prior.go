package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// Weights that others are measured by: ending the turn, and giving the passive answer to a question.
const (
	wEnd  = 100
	wPass = 100
)

// worth is what a royal is to its owner, in tenths of a point a turn: what an average card scores through it.
func worth(c cards.Card) int {
	switch c.Rank() {
	case cards.King:
		return 55
	case cards.Queen:
		return 25
	}
	return 15
}

// prospect is what a player sees before choosing an action: the own hand and what lies open.
type prospect struct {
	me, them *side
	targets  uint8
	open     bool
	last     bool // there will be no refill: everything may be used
	late     bool // the last reshuffle has been called
	fresh    bool // nothing has been spent this turn
	shields  bool // a royal brought out now will still shield in a turn of the other's
	hitters  int  // upright royals and ready jokers of mine
	bestHit  int  // the most that one of my number cards can do to the player
	needs    int  // arrows that fell the weakest target
	places   int  // royals of mine that can still be recruited
	ranks    int  // of all targets together
	held     uint16
	felling  [slots]int // the lowest number that fells a target through this royal of mine, none where it cannot attack
	fellers  cards.Set  // the numbers of the hand, no aces, that can fell a target through a royal of mine
}

// none is more than any number.
const none = 99

func (s *state) look(p engine.Seat) prospect {
	v := prospect{me: &s.side[p], them: &s.side[foe(p)], open: s.open(), last: s.final > 0, late: s.called, fresh: !s.spent, shields: s.final < 3, needs: 9}
	v.targets = v.them.standing()
	weakest := none
	for i, r := range v.them.royal {
		if v.targets>>i&1 != 0 {
			v.needs = min(v.needs, max(2, rank(r)))
			weakest = min(weakest, rank(r))
			v.ranks += rank(r)
		}
	}
	top := 0
	for t := v.me.hand.one & numbers; t != 0; t &= t - 1 {
		n := number(t.First())
		v.held |= 1 << n
		top = max(top, n)
	}
	v.held &^= 1 << cards.Ace
	least := none
	for i, l := range v.me.lie {
		v.felling[i] = none
		if v.me.royal[i] == cards.Back {
			v.places++
		}
		if l == upright && v.open {
			v.hitters++
			v.bestHit = max(v.bestHit, power(top, v.me.royal[i]))
			v.felling[i] = min(none, rank(v.me.royal[i])*weakest)
			least = min(least, v.felling[i])
		}
	}
	if !v.open {
		return v
	}
	for t := v.me.hand.one & numbers &^ aces; t != 0; t &= t - 1 {
		if number(t.First()) >= least {
			v.fellers = v.fellers.Add(t.First())
		}
	}
	for _, r := range v.me.ready {
		if r == ready {
			v.hitters++
			v.bestHit = max(v.bestHit, 2*top)
		}
	}
	return v
}

// power is what a number does through a royal (K10.2).
func power(n int, royal cards.Card) int { return int(uint8(n) / uint8(rank(royal))) }

// Prior weighs the actions by rules of thumb, 0 for what does nothing or is thrown away (K7.6): clear the way with the cheapest means, then hit with the best cards, then
// bring out royals, and throw away at last what is of no use. It reads the own hand and open cards alone.
func (s *state) Prior(seat engine.Seat, acts []engine.Action, w []int16) {
	if seat > 1 || len(acts) == 0 {
		return
	}
	top := 0
	gain := false
	if s.ask == askAction {
		v := s.look(seat)
		for i, a := range acts {
			n := max(s.weighAction(&v, a), 0)
			if a.Verb() != vThrow {
				if n > 0 && s.wastes(&v, a) {
					n = 0
				}
				gain = gain || v.gains(a, n)
			}
			w[i] = int16(n)
			top = max(top, n)
		}
	} else {
		for i, a := range acts {
			n := max(s.weighReply(seat, a), 0)
			w[i] = int16(n)
			top = max(top, n)
		}
	}
	for i, a := range acts {
		n := int(w[i])
		if n == 0 || gain && a.Verb() == vEnd {
			w[i] = 0
			continue
		}
		w[i] = sharpen(n, top)
	}
}

// sharpen turns a note into a weight: 32 less than the best halves it, so that what is clearly worse is seldom tried. The
// order stays as it was near the top, and 0 stays 0.
func sharpen(n, top int) int16 {
	if n == 0 {
		return 0
	}
	d := top - n
	return int16(max((4096-64*(d&31))>>min(d>>5, 15), 1))
}

// weighReply weighs an answer to what somebody else does, or to the question whether the game is to end.
func (s *state) weighReply(seat engine.Seat, a engine.Action) int {
	switch a.Verb() {
	case vBlk:
		return s.weighAce(seat)
	case vJak:
		return s.weighJack(&s.side[seat], a.A())
	case vLst:
		return s.weighCall(seat)
	}
	return wPass
}

func (s *state) weighAction(v *prospect, a engine.Action) int {
	x, y, z := a.A(), cards.Card(a.B()), a.C()
	switch a.Verb() {
	case vEnd:
		return wEnd
	case vThrow:
		return s.weighThrow(v, cards.Card(x))
	case vDis:
		return wEnd + 3
	case vNock:
		return s.weighNock(v, cards.Card(x))
	case vArf:
		return 300
	case vArr:
		return s.weighVolley(v, x)
	case vRec:
		return weighRecruit(v, cards.Card(x), a.B())
	case vAtk:
		d := power(number(y), v.me.royal[x])
		return weighFell(v, d, number(y), worth(v.me.royal[x])/4, z)
	case vAtf:
		d := power(number(y), v.me.royal[x])
		if d == 0 {
			return 0
		}
		return 400 + 30*d - 2*number(y)
	case vJok:
		d := 2 * number(y)
		n := weighFell(v, d, number(y), 60, z)
		if v.last || v.hitters > 1 && v.targets&(v.targets-1) == 0 {
			return n
		}
		return min(n, wEnd-40)
	case vJof:
		if number(y) >= 7 || v.late && number(y) >= 4 || v.last {
			return 400 + 60*number(y)
		}
		return wEnd - 30 + number(y)
	case vWip, vWir:
		return s.weighWipe(v, number(y))
	case vRev:
		return weighRevival(v, x, y)
	case vBur:
		if v.full() && v.replaces(x) {
			return 130
		}
		return 0 // K11.8 it is buried in any case, unless it is paid for
	case vSho:
		if v.last {
			return 0 // K17.8 it never gets to attack
		}
		if a.B() == 1 && v.me.joker[0] == cards.Back {
			return 1
		}
		return 290
	}
	return 0
}

// full reports whether no royal can be recruited for want of a slot.
func (v *prospect) full() bool { return v.places == 0 }

// weighFell weighs a card with a power d at a royal: the cheapest card that fells it, if any.
func weighFell(v *prospect, d, card, means int, aim uint8) int {
	r := v.them.royal[aim]
	if d < rank(r) {
		return 0
	}
	n := 200 + worth(r) - 5*card - means
	if card == 1 {
		n -= 30 // an ace is worth more as a block
	}
	return max(n, wEnd+1)
}

// weighNock weighs the next arrow of a volley: only where enough others can follow, low cards first.
func (s *state) weighNock(v *prospect, c cards.Card) int {
	have := s.pick.len()
	if v.targets != 0 && have >= v.needs {
		return 0 // enough to fell the target
	}
	pick := s.pick
	pick.add(c)
	size := pick.len() + reach(v.me.hand, pick)
	if v.targets != 0 && size < v.needs {
		return 0
	}
	cost := 2 * number(c)
	if c.Rank() == cards.Ace && !v.last {
		cost = 40
	}
	if have > 0 {
		return 320 - cost // higher than loosing what is drawn so far
	}
	n := 300
	if v.targets != 0 {
		n = 190 - 10*v.needs
		if v.bestHit > 0 && v.targets&(v.targets-1) == 0 {
			n += 30 // the way will be clear
		}
	} else if v.hitters > 0 && number(c) >= 8 {
		n = 110 // a royal or a joker may come to use it better
	}
	return n - cost
}

// reach returns how many more cards of the hand could join the volley at most.
func reach(hand, pick bag) int {
	most := 0
	last := pick.one.Last()
	later := hand.one.Above(last) & numbers
	extra := 0
	if hand.two.Has(last) && !pick.two.Has(last) {
		extra = 1
	}
	if suit := cards.OfSuit(last.Suit()); pick.one&^suit == 0 {
		most = (later & suit).Len() + (later & suit & hand.two).Len() + extra
	}
	if same := ofRank(last.Rank()); pick.one&^same == 0 {
		most = max(most, (later&same).Len()+(later&same&hand.two).Len()+extra)
	}
	return min(most, 4-pick.len())
}

// weighVolley weighs the target of a volley that is drawn.
func (s *state) weighVolley(v *prospect, aim uint8) int {
	r := v.them.royal[aim]
	if s.pick.len() < rank(r) {
		return 0
	}
	return 200 + worth(r)
}

func weighRecruit(v *prospect, c cards.Card, slot uint8) int {
	for i := range slot {
		if v.me.lie[i] == 0 {
			return 1 // any free slot is as good as the first
		}
	}
	if v.last && !v.shields {
		return 0 // K17.8 neither attacks nor shields any more
	}
	n := 250 + worth(c)/4
	if slot == slots-1 && c.Rank() == cards.Jack && !v.last && v.me.standing() == 3 {
		return wEnd - 20 // keep the last slot for better
	}
	return n
}

func (s *state) weighWipe(v *prospect, n int) int {
	if !s.wipes(n, v.ranks) {
		return 0
	}
	if v.targets&(v.targets-1) == 0 && !v.last || v.ranks == 0 {
		return wEnd - 60
	}
	value := 0
	for i := range uint8(slots) {
		if v.targets>>i&1 != 0 {
			value += worth(v.them.royal[i])
		}
	}
	if v.hitters > 1 {
		value += 60
	}
	return 90 + value - 3*n
}

// weighRevival: a revival costs a point and a card, and gives an attack and a shield (K11.3).
func weighRevival(v *prospect, slot uint8, c cards.Card) int {
	r := v.me.royal[slot]
	n := wEnd + 5 + 2*worth(r)
	switch {
	case numbers.Has(c) && c.Rank() != cards.Ace:
		n -= 6 * number(c)
	case royals.Has(c):
		n -= 10 + worth(c)/2
	default:
		n -= 40
	}
	if v.me.standing() == 0 && v.shields {
		n += 25
	}
	return n
}

// weighThrow weighs throwing a card away: what is neither a defence nor soon of use makes room for a new one.
func (s *state) weighThrow(v *prospect, c cards.Card) int {
	if v.last {
		return 0
	}
	n := 0
	switch {
	case c.IsJoker():
		return 0
	case c.Rank() == cards.Ace: // a block
		return 0
	case v.needed(c, s.pick):
		return 0
	case royals.Has(c):
		if !v.full() { // it can be brought out
			if c.Rank() == cards.Jack {
				return 60
			}
			return 0
		}
		n = wEnd + 8 - worth(c)/3
	default:
		n = wEnd + 14 - number(c)
		if number(c) >= 8 && v.strong() {
			n = 70
		}
	}
	return n
}

// strong reports whether a King or a joker will hit next turn.
func (v *prospect) strong() bool {
	for i := range uint8(slots) {
		if v.me.stands(i) && v.me.royal[i].Rank() == cards.King {
			return true
		}
	}
	return v.me.joker != [bombs]cards.Card{}
}
