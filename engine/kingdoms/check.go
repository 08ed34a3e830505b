package kingdoms

import (
	"errors"
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

// What cannot be in a position.
var (
	badHand    = errors.New("kingdoms: a hand holds too many cards")
	badField   = errors.New("kingdoms: a slot holds what it cannot")
	badUnder   = errors.New("kingdoms: a card lies under a royal or in a score pile that cannot")
	badScore   = errors.New("kingdoms: a running score differs from the piles")
	badCold    = errors.New("kingdoms: a hit scored before both seats had recruited")
	badHad     = errors.New("kingdoms: a royal lies on the field of a seat that has never recruited")
	badFallen  = errors.New("kingdoms: a fallen royal was not buried at its owner's turn's end")
	badTable   = errors.New("kingdoms: the table does not fit the decision")
	badChain   = errors.New("kingdoms: the wrong seat is asked for an ace")
	badAim     = errors.New("kingdoms: the attack has the wrong target")
	badStock   = errors.New("kingdoms: the stock is empty and should not be")
	badFinal   = errors.New("kingdoms: reshuffles, call and Last Round do not fit")
	badPick    = errors.New("kingdoms: the pick is not from the hand, or for nothing")
	badOld     = errors.New("kingdoms: an old card is not in its hand")
	badOptions = errors.New("kingdoms: no such option")
	badAsk     = errors.New("kingdoms: the decision or the turn makes no sense")
)

// Check returns the first broken invariant. A redacted state passes where what is left fits.
func (s *State) Check() error {
	if s.refill > refillStart || s.wipe > wipeReversed || s.limit < 1 || s.limit > 5 || s.lastCall > callAuto ||
		s.house >= houseEnd {
		return badOptions
	}
	if s.blind != 0 && (!s.side[0].hand.empty() || !s.side[1].hand.empty() || !s.side[1].old.empty() ||
		int(s.blind)-1 > s.side[0].old.len()) {
		return badOld
	}
	c := checked{s}
	for i := range s.side {
		if err := c.checkSide(engine.Seat(i)); err != nil {
			return err
		}
	}
	if err := c.checkStock(); err != nil {
		return err
	}
	if err := c.checkDecision(); err != nil {
		return err
	}
	if err := c.checkAttack(); err != nil {
		return err
	}
	return c.checkPick()
}

// checked is a position whose parts hang together or not.
type checked struct{ *State }

// checkSide checks one half of the table against the position.
func (s checked) checkSide(p engine.Seat) error {
	d := &s.side[p]
	if d.handN > fullHand {
		return badHand
	}
	if _, ok := d.hand.minus(d.old); !ok && s.blind == 0 {
		return badOld
	}
	if err := d.checkPlaces(); err != nil {
		return err
	}
	for _, r := range d.ready {
		if r == blocked && s.house&houseNoRetry == 0 {
			return badField
		}
	}
	if d.royal != [slots]cards.Card{} && !d.had {
		return badHad
	}
	ended := s.ask == askCall && (p == s.turn) == (s.stage == stageRefill) // this seat's turn, and K11.8 with it
	scored := d.wonN > 0
	for i, l := range d.lie {
		if ended && l == sideways {
			return badFallen
		}
		scored = scored || !d.under[i].empty()
	}
	if scored && !s.open() {
		return badCold
	}
	if int(d.score) != d.points() {
		return badScore
	}
	return nil
}

// checkPlaces checks that each place of a half of the table holds what it can.
func (d *side) checkPlaces() error {
	for i, c := range d.royal {
		if c == cards.Back != (d.lie[i] == 0) || d.lie[i] > sideways || c != cards.Back && !royals.Has(c) {
			return badField
		}
		if c == cards.Back && !d.under[i].empty() {
			return badUnder
		}
		for t := d.under[i].one; t != 0; t &= t - 1 {
			if !scores(c, t.First()) {
				return badUnder
			}
		}
	}
	for i, c := range d.joker {
		if c == cards.Back != (d.ready[i] == 0) || d.ready[i] > blocked || c != cards.Back && !c.IsJoker() {
			return badField
		}
	}
	if d.loose.one&jokers != 0 {
		return badUnder
	}
	return d.checkWon()
}

// checkWon checks the stacks and pairs of a score pile.
func (d *side) checkWon() error {
	stacks, pairs := uint8(0), uint8(0)
	for rest := d.won[:d.wonN]; len(rest) > 0; {
		one := group(rest)
		rest = rest[len(one):]
		switch {
		case one[0].IsJoker() && len(one) == 2:
			pairs++
		case royals.Has(one[0]) && len(one) > 1 && slices.IsSorted(one[1:]):
			stacks++
		default:
			return badUnder
		}
		for _, c := range one[1:] {
			if royals.Has(one[0]) && !scores(one[0], c) {
				return badUnder
			}
		}
	}
	if stacks != d.stacks || pairs != d.pairs {
		return badUnder
	}
	return nil
}

// scores reports whether a number card did damage through a royal.
func scores(royal, c cards.Card) bool { return numbers.Has(c) && number(c) >= rank(royal) }

// checkStock checks the reshuffles, the call and the Last Round (K16, K17).
func (s checked) checkStock() error {
	last := s.final > 0
	switch {
	case s.reshuffles > s.limit || s.reshuffles == s.limit && !s.called || s.called && s.reshuffles == 0,
		last && !s.called, s.called && last != (s.stockN == 0):
		return badFinal
	}
	return nil
}

// checkDecision checks who owes what.
func (s checked) checkDecision() error {
	if s.over != 0 {
		if s.ask != 0 || s.asked != 0 || s.stage != 0 || s.drawer != 0 || s.over != overConceded && s.conceded != 0 {
			return badAsk
		}
		return nil
	}
	if s.ask == 0 || s.conceded != 0 || s.idle >= idleMost || s.final == finalOpen {
		return badAsk
	}
	if s.ask == askCall {
		return s.checkCall()
	}
	if s.stage != 0 || s.drawer != 0 || s.ask == askAction && s.asked != s.turn {
		return badAsk
	}
	return nil
}

// checkCall checks the question whether a reshuffle is the last (K16.7, K17).
func (s checked) checkCall() error {
	switch {
	case s.stage == 0 || s.drawer != s.turn || s.called || s.reshuffles == 0,
		s.lastCall == callAuto || s.lastCall == callDrawer && s.asked != s.drawer,
		s.stage == stageRefill && s.refill == refillStart:
		return badAsk
	case s.stockN == 0 || !s.discard.empty():
		return badStock
	}
	return nil
}

// checkAttack checks the attack on the table and the decision about it (K7, K13, K14).
func (s checked) checkAttack() error {
	if s.attack == 0 {
		if !s.laid.empty() || s.by != 0 || s.aim != 0 || s.aces != 0 || s.ask == askBlock || s.ask == askJack {
			return badTable
		}
		return nil
	}
	if s.ask != askBlock && s.ask != askJack && s.over != overConceded || !s.attacks() {
		return badTable
	}
	if !s.aimed() {
		return badAim
	}
	o := foe(s.turn)
	switch {
	case s.over != 0:
	case s.ask == askJack:
		if s.asked != o || s.aces&1 == 1 || !s.mayStepIn() {
			return badAsk
		}
	case (s.aces&1 == 1) != (s.asked == s.turn) || s.side[s.asked].handN == 0:
		return badChain
	}
	return nil
}

// mayStepIn reports whether a Jack may step in against the attack on the table (K14.1, K14.6, K14.7).
func (s checked) mayStepIn() bool {
	d := &s.side[foe(s.turn)]
	switch {
	case s.attack == byWipe:
		return s.wipes(number(s.laid.first()), d.ranks()) && s.savable() != 0
	case s.aim == atFace:
		return false
	}
	return s.damage() >= rank(d.royal[s.aim]) && d.jacks(s.aim) != 0
}

// attacks reports whether the attack on the table has the cards and the attacker that it needs.
func (s checked) attacks() bool {
	d, n := &s.side[s.turn], s.laid.len()
	switch {
	case s.laid.one&^numbers != 0:
		return false
	case s.attack == byArrows:
		return n >= 2 && volley(s.laid) && s.by == 0
	case n != 1 || !s.open():
		return false
	case s.attack == byRoyal:
		return s.by < slots && d.lie[s.by] == upright
	}
	return s.by < bombs && d.ready[s.by] == ready
}

// volley reports whether cards are of one suit or of one number, and no more than four (K8.1, K8.2).
func volley(b bag) bool {
	c := b.first()
	return b.len() <= 4 && (b.one&^cards.OfSuit(c.Suit()) == 0 || b.one&^ofRank(c.Rank()) == 0)
}

// aimed reports whether the attack on the table has a target that it may have (K7.2, K12.14).
func (s checked) aimed() bool {
	d := &s.side[foe(s.turn)]
	switch {
	case s.attack == byWipe:
		return s.aim == atAll && d.standing() != 0
	case s.aim == atFace:
		return d.standing() == 0
	}
	return d.stands(s.aim)
}

// checkPick checks that a begun pick is of the hand and can be completed.
func (s checked) checkPick() error {
	if (s.picking == 0) != s.pick.empty() || s.picking != 0 && (s.ask != askAction || s.over != 0) {
		return badPick
	}
	hand := s.side[s.turn].hand
	if _, ok := hand.minus(s.pick); !ok {
		return badPick
	}
	alone := s.pick.len() == 1 && mates(hand, s.pick) == 0
	if s.picking == pickArrows && (s.pick.one&^numbers != 0 || !volley(s.pick) || alone) {
		return badPick
	}
	return nil
}
