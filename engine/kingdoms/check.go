package kingdoms

import (
	"errors"

	"royals/engine"
	"royals/engine/cards"
)

// The broken invariants (section 9 of the rulebook, by number).
var (
	badCount   = errors.New("kingdoms: 1: a card is missing or there too often")
	badHand    = errors.New("kingdoms: 2: a hand holds too many cards")
	badField   = errors.New("kingdoms: 3: a slot holds what it cannot")
	badUnder   = errors.New("kingdoms: 4: a card lies under a royal or in a score pile that cannot")
	badScore   = errors.New("kingdoms: 20: a running score differs from the piles")
	badCold    = errors.New("kingdoms: 7: a hit scored before both seats had recruited")
	badHad     = errors.New("kingdoms: 8: a royal is out that nobody recruited")
	badFallen  = errors.New("kingdoms: 10: a fallen royal was not buried at its owner's turn's end")
	badTable   = errors.New("kingdoms: 11: the table does not fit the decision")
	badChain   = errors.New("kingdoms: 12: the wrong seat is asked for an ace")
	badAim     = errors.New("kingdoms: 13: the attack has the wrong target")
	badStock   = errors.New("kingdoms: 14: the stock is empty and should not be")
	badFinal   = errors.New("kingdoms: 15: reshuffles, call and Last Round do not fit")
	badPick    = errors.New("kingdoms: the pick is not from the hand, or for nothing")
	badOld     = errors.New("kingdoms: an old card is not in its hand")
	badOptions = errors.New("kingdoms: no such option")
	badAsk     = errors.New("kingdoms: the decision or the turn makes no sense")
)

// Check returns the first broken invariant. A redacted state passes where what is left fits.
func (s *state) Check() error {
	if s.decks < 1 || s.decks > 2 || s.refill > refillStart || s.wipe > wipeReversed || s.limit < 1 || s.limit > 5 || s.lastCall > callAuto {
		return badOptions
	}
	if s.turn > 1 || s.asked > 1 || s.drawer > 1 || s.conceded > 1 || s.over > overConceded {
		return badAsk
	}
	for i := range s.side {
		if err := s.checkSide(engine.Seat(i)); err != nil {
			return err
		}
	}
	if err := s.checkCards(); err != nil {
		return err
	}
	if err := s.checkDecision(); err != nil {
		return err
	}
	if err := s.checkAttack(); err != nil {
		return err
	}
	return s.checkPick()
}

// checkSide checks invariants 2 to 4, 7, 8, 10 and 20 of one seat.
func (s *state) checkSide(p engine.Seat) error {
	d := &s.side[p]
	if d.handN > fullHand || d.hand.len() > int(d.handN) || d.hand.two&^d.hand.one != 0 {
		return badHand
	}
	if _, ok := d.hand.minus(d.old); !ok && s.blind == 0 || d.old.two&^d.old.one != 0 {
		return badOld
	}
	for i, c := range d.royal {
		if (c == cards.Back) != (d.lie[i] == 0) || d.lie[i] > sideways || c != cards.Back && !royals.Has(c) {
			return badField
		}
		if c == cards.Back && !d.under[i].empty() || d.under[i].two&^d.under[i].one != 0 {
			return badUnder
		}
		for t := d.under[i].one; t != 0; t &= t - 1 {
			if !numbers.Has(t.First()) || number(t.First()) < rank(c) {
				return badUnder
			}
		}
		if c != cards.Back && !d.had {
			return badHad
		}
		if s.ask == askCall && d.lie[i] == sideways && (p == s.turn) == (s.stage == stageRefill) {
			return badFallen // this seat's turn has ended, and K11.8 with it
		}
	}
	for i, c := range d.joker {
		if (c == cards.Back) != (d.ready[i] == 0) || d.ready[i] > blocked || c != cards.Back && !c.IsJoker() {
			return badField
		}
		if d.ready[i] == blocked && !s.noRetry {
			return badField
		}
	}
	stacks, pairs := uint8(0), uint8(0)
	for rest := d.won[:d.wonN]; len(rest) > 0; {
		one := group(rest)
		rest = rest[len(one):]
		switch {
		case one[0].IsJoker() && len(one) == 2:
			pairs++
		case royals.Has(one[0]) && len(one) > 1:
			stacks++
			for i, c := range one[1:] {
				if number(c) < rank(one[0]) || i > 0 && c < one[i] {
					return badUnder
				}
			}
		default:
			return badUnder
		}
	}
	if stacks != d.stacks || pairs != d.pairs || d.loose.two&^d.loose.one != 0 || d.loose.one&jokers != 0 {
		return badUnder
	}
	if !s.open() && (pairs > 0 || stacks > 0 || !d.under[0].empty() || !d.under[1].empty() || !d.under[2].empty()) {
		return badCold
	}
	if int(d.score) != d.points() {
		return badScore
	}
	return nil
}

// checkCards checks invariant 1: every card is in exactly one place.
func (s *state) checkCards() error {
	if s.stockN > most || s.discard.two&^s.discard.one != 0 || s.table.two&^s.table.one != 0 {
		return badCount
	}
	var seen [64]uint8
	total := 0
	note := func(c cards.Card) {
		if c != cards.Back {
			seen[c]++
			total++
		}
	}
	bags := func(b bag) {
		if b.one.Has(cards.Back) {
			seen[cards.Back] = 1
		}
		for t := b.one; t != 0; t &= t - 1 {
			note(t.First())
		}
		for t := b.two; t != 0; t &= t - 1 {
			note(t.First())
		}
	}
	hidden := 0
	for _, c := range s.stock[:s.stockN] {
		note(c)
		if c == cards.Back {
			hidden++
		}
	}
	bags(s.discard)
	bags(s.table)
	for i := range s.side {
		d := &s.side[i]
		bags(d.hand)
		hidden += int(d.handN) - d.hand.len()
		bags(d.loose)
		for j := range d.under {
			bags(d.under[j])
			note(d.royal[j])
		}
		for _, c := range d.joker {
			note(c)
		}
		for _, c := range d.won[:d.wonN] {
			note(c)
		}
	}
	if s.blind != 0 { // the old cards of both hands lie together, known but dealt to neither
		a, b := &s.side[0], &s.side[1]
		first, n := int(s.blind)-1, a.old.len()
		if !a.hand.empty() || !b.hand.empty() || !b.old.empty() || first > n || first > int(a.handN) || n-first > int(b.handN) {
			return badOld
		}
		bags(a.old)
		hidden -= n
	}
	if total+hidden != 54*int(s.decks) || seen[0] != 0 {
		return badCount
	}
	for c, n := range seen {
		if n > s.decks || n > 0 && c >= int(cards.Faces) {
			return badCount
		}
	}
	return nil
}

// checkDecision checks who owes what, and invariants 14 and 15.
func (s *state) checkDecision() error {
	if s.reshuffles > s.limit || s.reshuffles == s.limit && !s.called || s.called && s.reshuffles == 0 || s.final > 3 || s.idle > idleMost ||
		s.final > 0 && (!s.called || s.stockN != 0) || s.called && s.final == 0 && s.stockN == 0 {
		return badFinal
	}
	if s.over != 0 {
		if s.ask != 0 || s.asked != 0 || s.stage != 0 || s.drawer != 0 || s.over != overConceded && s.conceded != 0 {
			return badAsk
		}
		return nil
	}
	if s.ask == 0 || s.ask > askCall || s.conceded != 0 || s.idle >= idleMost || s.final == 1 {
		return badAsk
	}
	if s.ask == askCall {
		if s.stage < stageRefill || s.stage > stageTopUp || s.drawer != s.turn || s.called || s.reshuffles == 0 ||
			s.lastCall == callAuto || s.lastCall == callDrawer && s.asked != s.drawer || s.stage == stageRefill && s.refill == refillStart {
			return badAsk
		}
		if s.stockN == 0 || !s.discard.empty() {
			return badStock
		}
		return nil
	}
	if s.stage != 0 || s.drawer != 0 {
		return badAsk
	}
	if s.ask == askAction && s.asked != s.turn {
		return badAsk
	}
	return nil
}

// checkAttack checks invariants 11 to 13.
func (s *state) checkAttack() error {
	o := foe(s.turn)
	d := &s.side[s.turn]
	if s.attack == 0 {
		if !s.table.empty() || s.by != 0 || s.aim != 0 || s.aces != 0 || s.ask == askBlock || s.ask == askJack {
			return badTable
		}
		return nil
	}
	if s.ask != askBlock && s.ask != askJack && s.over != overConceded {
		return badTable
	}
	if s.table.one&^numbers != 0 || s.attack > byWipe || s.aces > 4*s.decks {
		return badTable
	}
	n := s.table.len()
	switch s.attack {
	case byArrows:
		suit, same := cards.OfSuit(s.table.first().Suit()), ofRank(s.table.first().Rank())
		if n < 2 || n > 4 || s.table.one&^suit != 0 && s.table.one&^same != 0 || s.by != 0 {
			return badTable
		}
	case byRoyal:
		if n != 1 || s.by >= slots || d.lie[s.by] != upright || !s.open() {
			return badTable
		}
	default:
		if n != 1 || s.by >= bombs || d.ready[s.by] != ready || !s.open() {
			return badTable
		}
	}
	foeside := &s.side[o]
	switch {
	case s.attack == byWipe:
		if s.aim != atAll || foeside.standing() == 0 {
			return badAim
		}
	case s.aim == atFace:
		if foeside.standing() != 0 {
			return badAim
		}
	case !foeside.stands(s.aim):
		return badAim
	}
	if s.over != 0 {
		return nil
	}
	if s.ask == askJack {
		if s.asked != o || s.attack == byWipe || s.aim == atFace || s.aces&1 == 1 || s.damage() < rank(foeside.royal[s.aim]) || foeside.jacks(s.aim) == 0 {
			return badAsk
		}
		return nil
	}
	if (s.aces&1 == 1) != (s.asked == s.turn) || s.side[s.asked].handN == 0 {
		return badChain
	}
	return nil
}

// checkPick checks that a begun pick can be gone on with.
func (s *state) checkPick() error {
	if s.picking > pickArrows || (s.picking == 0) != s.pick.empty() || s.picking != 0 && (s.ask != askAction || s.over != 0) {
		return badPick
	}
	if s.picking == 0 {
		return nil
	}
	hand := s.side[s.turn].hand
	if _, ok := hand.minus(s.pick); !ok || s.pick.two&^s.pick.one != 0 {
		return badPick
	}
	if s.picking == pickArrows {
		suit, same := cards.OfSuit(s.pick.first().Suit()), ofRank(s.pick.first().Rank())
		n := s.pick.len()
		if s.pick.one&^numbers != 0 || n > 4 || s.pick.one&^suit != 0 && s.pick.one&^same != 0 || n == 1 && mates(hand, s.pick) == 0 {
			return badPick
		}
	}
	return nil
}
