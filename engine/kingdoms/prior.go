package kingdoms

import (
	"royals/engine"
	"royals/engine/cards"
)

// The weights that the others are measured by.
const (
	wEnd  = 100 // ending the turn
	wPass = 100 // letting be what one is asked about
)

// worth returns what an average card scores through a royal each turn, in tenths of a point.
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
	*State
	me, them *side
	targets  uint8      // slots of the royals standing opposite, one bit each
	open     bool       // royals and jokers may attack
	last     bool       // the Last Round: no card will be drawn any more
	late     bool       // the last reshuffle has been called
	fresh    bool       // nothing has been spent this turn
	shields  bool       // a royal brought out now will shield on the other player's next turn
	hitters  int        // upright royals and ready jokers of mine
	bestHit  int        // the most that one of my number cards can do to the player
	needs    int        // how many arrows fell the weakest target
	room     int        // how many royals I can still recruit
	ranks    int        // of all targets together
	spared   uint8      // slots of the targets of which a Jack may save one from a wipe
	held     uint16     // numbers of the hand but aces, one bit each
	felling  [slots]int // the lowest number with which this royal of mine fells a target, none where it cannot attack
	fellers  cards.Set  // the cards of the hand, no aces, with which a royal of mine can fell a target
}

// none is more than any number card has.
const none = 99

func (s *State) assess(p engine.Seat) prospect {
	v := prospect{State: s, me: &s.side[p], them: &s.side[foe(p)], open: s.open(), last: s.final > 0, late: s.called}
	v.fresh, v.shields, v.needs = !s.spent, s.final < finalSecond, 9
	v.targets = v.them.standing()
	v.spared = s.savable()
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
			v.room++
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

// power returns the damage that a number does through a royal (K10.2).
func power(n int, royal cards.Card) int { return int(uint8(n) / uint8(rank(royal))) }

// Prior weighs actions by rules of thumb. Clear the way with the cheapest cards and hit with the best. Then bring out
// royals, and at last throw away what is of no use. An action that does nothing or wastes a card weighs 0 (K7.6).
// Prior reads nothing but the own hand and open cards.
func (s *State) Prior(seat engine.Seat, acts []engine.Action, w []int16) {
	if seat > 1 || len(acts) == 0 {
		return
	}
	top := 0
	gain := false
	if s.ask == askAction {
		v := s.assess(seat)
		for i, a := range acts {
			n := max(v.weighAction(a), 0)
			if a.Verb() != verbThrow {
				if n > 0 && v.wastes(a) {
					n = 0
				}
				gain = gain || v.gains(a, n)
			}
			w[i] = int16(n)
			top = max(top, n)
		}
	} else {
		r := reply{s, &s.side[seat], &s.side[foe(seat)]}
		for i, a := range acts {
			n := max(r.weigh(a), 0)
			w[i] = int16(n)
			top = max(top, n)
		}
	}
	for i, a := range acts {
		if gain && a.Verb() == verbEnd {
			w[i] = 0
		}
		w[i] = sharpen(int(w[i]), top)
	}
}

// sharpen turns a note into a weight: 32 less than the best halves it, so that what is clearly worse is seldom tried.
// 0 stays 0.
func sharpen(n, top int) int16 {
	if n == 0 {
		return 0
	}
	d := top - n
	return int16(max((4096-64*(d&31))>>min(d>>5, 15), 1))
}

// weighAction weighs what a player may do in a turn, against ending it.
func (v *prospect) weighAction(a engine.Action) int {
	x, y, z := a.A(), cards.Card(a.B()), a.C()
	switch a.Verb() {
	case verbEnd:
		return wEnd
	case verbThrow:
		return v.weighThrow(cards.Card(x))
	case verbDis:
		return wEnd + 3
	case verbNock:
		return v.weighNock(cards.Card(x))
	case verbArf:
		return 300
	case verbArr:
		return v.weighVolley(x)
	case verbRec:
		return v.weighRecruit(cards.Card(x), a.B())
	case verbAtk:
		d := power(number(y), v.me.royal[x])
		return v.weighFell(d, number(y), worth(v.me.royal[x])/4, z)
	case verbAtf:
		d := power(number(y), v.me.royal[x])
		if d == 0 {
			return 0
		}
		return 400 + 30*d - 2*number(y)
	case verbJok:
		d := 2 * number(y)
		n := v.weighFell(d, number(y), 60, z)
		if v.last || v.hitters > 1 && !several(v.targets) {
			return n
		}
		return min(n, wEnd-40)
	case verbJof:
		if number(y) >= 7 || v.late && number(y) >= 4 || v.last {
			return 400 + 60*number(y)
		}
		return wEnd - 30 + number(y)
	case verbWip, verbWir:
		return v.weighWipe(number(y))
	case verbRev:
		return v.weighRevival(x, y)
	case verbBur:
		if v.full() && v.replaces(x) {
			return 130
		}
		return 0 // K11.8: at the turn's end it is buried anyway
	case verbSho:
		if v.last {
			return 0 // it never gets to attack (K12.5)
		}
		if a.B() == 1 && v.me.joker[0] == cards.Back {
			return 1
		}
		return 290
	}
	return 0
}

// full reports whether every royal slot is taken.
func (v *prospect) full() bool { return v.room == 0 }

// weighFell weighs an attack of damage d on a royal. The cheaper the card that fells it, the better.
func (v *prospect) weighFell(d, card, means int, aim uint8) int {
	r := v.them.royal[aim]
	if d < rank(r) {
		return 0
	}
	n := 200 + worth(r) - 5*card - means
	if card == 1 {
		n -= 30 // an ace does more as a block
	}
	return max(n, wEnd+1)
}

// weighNock weighs the next card of a volley: a low one, and only where enough others can follow.
func (v *prospect) weighNock(c cards.Card) int {
	have := v.pick.len()
	if v.targets != 0 && have >= v.needs {
		return 0 // enough to fell the target
	}
	pick := v.pick
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
		return 320 - cost // more than loosing the arrows picked so far
	}
	n := 300
	if v.targets != 0 {
		n = 190 - 10*v.needs
		if v.bestHit > 0 && !several(v.targets) {
			n += 30 // then a hit can follow
		}
	} else if v.hitters > 0 && number(c) >= 8 {
		n = 110 // a royal or a joker may use it better
	}
	return n - cost
}

// reach returns how many more cards of the hand can join the volley.
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

// weighVolley weighs the target of a picked volley.
func (v *prospect) weighVolley(aim uint8) int {
	r := v.them.royal[aim]
	if v.pick.len() < rank(r) {
		return 0
	}
	return 200 + worth(r)
}

// weighRecruit weighs bringing a royal out.
func (v *prospect) weighRecruit(c cards.Card, slot uint8) int {
	for i := range slot {
		if v.me.lie[i] == 0 {
			return 1 // the first free slot is as good (K9.6)
		}
	}
	if v.last && !v.shields {
		return 0 // it can neither attack nor shield any more
	}
	n := 250 + worth(c)/4
	if slot == slots-1 && c.Rank() == cards.Jack && !v.last && v.me.standing() == 3 {
		return wEnd - 20 // keep the last slot for better
	}
	return n
}

// weighWipe weighs wiping the field with a number.
func (v *prospect) weighWipe(n int) int {
	if !v.wipes(n, v.ranks) {
		return 0
	}
	if !v.sweeps() && !v.last || v.ranks == 0 {
		return wEnd - 60
	}
	value := -dearest(v.State, v.spared)
	for i := range uint8(slots) {
		if v.targets>>i&1 != 0 {
			value += worth(v.them.royal[i])
		}
	}
	if v.hitters > 1 && v.spared == 0 {
		value += 60
	}
	return 90 + value - 3*n
}

// sweeps reports whether a wipe that succeeds fells several royals. A Jack may save one of them (K14.6).
func (v *prospect) sweeps() bool {
	felled := v.targets
	if v.spared != 0 {
		felled &= felled - 1
	}
	return several(felled)
}

// dearest returns what the best of some royals opposite is worth, 0 if there is none.
func dearest(s *State, of uint8) int {
	n := 0
	for i, c := range s.side[foe(s.turn)].royal {
		if of>>i&1 != 0 {
			n = max(n, worth(c))
		}
	}
	return n
}

// weighRevival weighs a revival. It costs a point and a card, and gives an attack and a shield (K11.3).
func (v *prospect) weighRevival(slot uint8, c cards.Card) int {
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

// weighThrow weighs throwing a card away: a card that neither defends nor soon serves makes room for a new one.
func (v *prospect) weighThrow(c cards.Card) int {
	if v.last {
		return 0
	}
	n := 0
	switch {
	case c.IsJoker():
		return 0
	case c.Rank() == cards.Ace: // it may block
		return 0
	case v.needed(c, v.pick):
		return 0
	case royals.Has(c):
		if !v.full() { // it can be recruited
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

// strong reports whether a King or a joker can hit next turn.
func (v *prospect) strong() bool {
	for i := range uint8(slots) {
		if v.me.stands(i) && v.me.royal[i].Rank() == cards.King {
			return true
		}
	}
	return v.me.joker != [bombs]cards.Card{}
}
