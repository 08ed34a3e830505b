package houses

import (
	"errors"

	"royals/engine"
	"royals/engine/cards"
)

func codeBag(c *engine.Coder, b *bag) {
	engine.Num(c, &b.lo)
	engine.Num(c, &b.hi)
}

func (s *State) code(c *engine.Coder) {
	c.Rand(&s.rng)
	for p := range 2 {
		for _, b := range [...]*bag{&s.hand[p], &s.known[p], &s.spoils[p], &s.meld[p], &s.fresh[p],
			&s.prev.spoils[p], &s.prev.meld[p], &s.prev.hand[p]} {
			codeBag(c, b)
		}
		engine.Num(c, &s.prev.home[p])
		engine.Num(c, &s.prev.score[p])
		engine.Num(c, &s.total[p])
		engine.Num(c, &s.handN[p])
		for i := range s.room[p] {
			engine.Num(c, &s.room[p][i])
		}
		engine.Num(c, &s.home[p])
		engine.Num(c, &s.battle[p])
	}
	for _, b := range [...]*bag{&s.won, &s.dead, &s.pick} {
		codeBag(c, b)
	}
	engine.Cards(c, s.stack[:], &s.stackN)
	engine.Cards(c, s.discard[:], &s.discardN)
	for _, p := range [...]*uint8{&s.winner, &s.phase, &s.attacker, &s.dealer, &s.redeals, &s.scoop, &s.setup, &s.opt.redealCap} {
		engine.Num(c, p)
	}
	engine.Num(c, &s.payFor)
	engine.Num(c, &s.deals)
	engine.Num(c, &s.opt.target)
	for _, p := range [...]*bool{&s.block, &s.opt.redealAny, &s.opt.forced, &s.opt.opening, &s.opt.onlyOld, &s.opt.anyRansom,
		&s.opt.royalsMatch, &s.opt.undeclared, &s.opt.topAfterBlock, &s.opt.deadOpen} {
		c.Bool(p)
	}
}

// Encode appends the canonical bytes of the state.
func (s *State) Encode(buf []byte) []byte {
	c := engine.Writer(buf)
	s.code(&c)
	return c.Buf
}

// Decode reads what Encode wrote, or refuses it and leaves the state as it is.
func (s *State) Decode(data []byte) error {
	c := engine.Reader(data)
	var t State
	t.code(&c)
	if err := c.Close(); err != nil {
		return err
	}
	if engine.Checked {
		if err := t.Check(); err != nil {
			return err
		}
	}
	*s = t
	return nil
}

func broken(what string) error { return errors.New("houses: " + what) }

// Check tests the invariants that one position can show. It serves redacted states too: unknown cards count as cards.
func (s *State) Check() error {
	if s.phase > phaseOver || s.attacker > 1 || s.dealer > 1 || s.winner > 2 || s.setup > 2 ||
		s.opt.redealCap > 9 || s.opt.target < 0 || s.deals == 0 && s.setup == 0 || s.redeals > 200 {
		return broken("a number is out of its range")
	}
	if s.setup != 0 {
		return broken("the position is not sealed")
	}
	if err := s.checkCards(); err != nil {
		return err
	}
	if err := s.checkPhase(); err != nil {
		return err
	}
	if err := s.checkPrev(); err != nil {
		return err
	}
	return s.checkPick()
}

// checkCards is V1 and V2: every card is in one place, and no face is there too often.
func (s *State) checkCards() error {
	var sum [53]int
	total := 0
	fits := true
	count := func(b bag) int {
		n := b.len()
		fits = fits && (b.lo|b.hi)&^cards.FullDeck == 0 && b.hi&^high == 0
		for t := b.faces() & cards.FullDeck; t != 0; t &= t - 1 {
			sum[t.First()] += b.count(t.First())
		}
		total += n
		return n
	}
	list := func(a []cards.Card, n uint8) int {
		unknown := 0
		for i, c := range a {
			switch {
			case i >= int(n):
				fits = fits && c == 0
			case c == 0:
				unknown++
			case c > 52:
				fits = false
			default:
				sum[c]++
				total++
			}
		}
		return unknown
	}
	unknown := 0
	for p := range uint8(2) {
		n := count(s.hand[p])
		if n > int(s.handN[p]) {
			return broken("a hand holds more cards than it counts")
		}
		unknown += int(s.handN[p]) - n
		count(s.spoils[p])
		count(s.meld[p])
		count(s.fresh[p])
		if s.battle[p] != 0 {
			list(s.battle[p:p+1], 1)
		}
	}
	count(s.won)
	count(s.dead)
	unknown += list(s.stack[:], s.stackN)
	if list(s.discard[:], s.discardN) != 0 || !fits {
		return broken("V1: a card is no card of the pack, or lies where none can")
	}
	for c, n := range sum {
		if n > pack.count(cards.Card(c)) {
			return broken("V2: there are too many " + cards.Card(c).String())
		}
	}
	if total+unknown != packSize {
		return broken("V1: the cards do not make up the pack")
	}
	return s.checkKnown()
}

// checkKnown: what everybody knows of a hand is true of it.
func (s *State) checkKnown() error {
	for p := range uint8(2) {
		k, h := s.known[p], s.hand[p]
		if (k.lo|k.hi)&^cards.FullDeck != 0 || k.hi&^high != 0 {
			return broken("a known card is no card of the pack")
		}
		for t := k.faces(); t != 0; t &= t - 1 {
			if c := t.First(); k.count(c) > h.count(c) {
				return broken("everybody knows a card that is not in the hand")
			}
		}
		if k.len() > int(s.handN[p]) {
			return broken("more is known of a hand than it holds")
		}
		for u, n := range s.room[p] {
			if n > s.unknown(p) {
				return broken("there is more room for a suit than unknown cards")
			}
			if h.minus(k).in(cards.OfSuit(cards.Suit(u))).len() > int(n) {
				return broken("a hand holds a suit that was seen to be missing")
			}
		}
	}
	return nil
}

// checkPhase: what lies on the table fits the phase.
func (s *State) checkPhase() error {
	p, d := s.attacker, 1-s.attacker
	for i := range s.home {
		if s.home[i] > 4 {
			return broken("a home is no suit")
		}
	}
	switch s.phase { // V3
	case phaseFirst:
		if s.home != [2]uint8{} || p == s.dealer {
			return broken("a home is named before anybody spoke")
		}
	case phaseSecond:
		if s.home[1-s.dealer] == 0 || s.home[s.dealer] != 0 || p == s.dealer {
			return broken("the dealer's opponent has named no house")
		}
	case phaseAfterPass:
		if s.home != [2]uint8{} || p != s.dealer {
			return broken("a home is named after a pass")
		}
	case phaseLast:
		if s.home[s.dealer] == 0 || s.home[1-s.dealer] != 0 || p != s.dealer {
			return broken("the dealer has named no house")
		}
	default:
		if s.home[0] == 0 || s.home[1] == 0 {
			return broken("a home is missing")
		}
		if s.redeals != 0 {
			return broken("redeals are counted in play")
		}
	}
	if led, answered := s.battle[p] != 0, s.battle[d] != 0; led != (s.phase == phaseAnswer || s.phase == phaseKeep) || answered != (s.phase == phaseKeep) {
		return broken("the battle does not fit the phase")
	}
	if fought := s.phase == phaseKeep || s.phase == phaseAfter; fought && s.winner == 0 ||
		!fought && s.phase != phaseOver && s.winner != 0 {
		return broken("the winner of the battle does not fit the phase")
	}
	if s.phase == phaseKeep {
		if w := answerWins(s.battle[p], s.battle[d]); s.battle[p] == s.battle[d] || w != (s.winner == d+1) {
			return broken("the wrong seat has won the battle")
		}
	}
	if s.block && (s.phase <= phaseDraw || s.phase == phaseRedraw) {
		return broken("a block was taken before its time")
	}
	if s.phase < phaseDraw && s.won != (bag{}) || s.phase < phaseAfter && s.won.faces()&^cards.AllCourts != 0 {
		return broken("something was won before the battle")
	}
	// V8
	if s.phase == phaseBefore && (s.handN[0] == 0 || s.handN[1] == 0) || s.phase == phaseAnswer && s.handN[d] == 0 {
		return broken("V8: no card is left to fight with")
	}
	// V18
	if s.phase == phaseDraw && s.stackN == 0 && (s.handN[0] == 0 || s.handN[1] == 0) {
		return broken("V18: the deal should have ended")
	}
	if s.phase < phaseDraw && (s.handN != [2]uint8{10, 10} || s.discardN != 1 || s.stackN != 79) {
		return broken("V3: the deal is not ten cards each")
	}
	return nil
}

// checkPrev: the last finished deal scores what it says (V19: a multiple of five).
func (s *State) checkPrev() error {
	var sum bag
	for p := range uint8(2) {
		if s.prev.home[p] > 4 || (s.prev.home[p] == 0) != (s.prev.home[0] == 0) {
			return broken("a home of the last deal is no suit")
		}
		h := holding{spoils: s.prev.spoils[p], meld: s.prev.meld[p], hand: s.prev.hand[p]}
		for _, b := range [...]bag{h.spoils, h.meld, h.hand} {
			if (b.lo|b.hi)&^cards.FullDeck != 0 || b.hi&^high != 0 {
				return broken("a card of the last deal is no card of the pack")
			}
			for t := b.faces(); t != 0; t &= t - 1 {
				if c := t.First(); b.count(c)+sum.count(c) > pack.count(c) {
					return broken("a card of the last deal is there too often")
				}
			}
			sum = sum.plus(b)
		}
		if s.prev.home[p] == 0 {
			if sum != (bag{}) || s.prev.score != [2]int16{} {
				return broken("a last deal that was not played")
			}
			continue
		}
		h.royals = cards.AllCourts & cards.OfSuit(cards.Suit(s.prev.home[p]-1))
		if int(s.prev.score[p]) != h.score(&s.opt) {
			return broken("V19: the last deal is counted wrong")
		}
	}
	if s.total[0]%5 != 0 || s.total[1]%5 != 0 {
		return broken("V19: a total is no multiple of five")
	}
	return nil
}

// checkPick: a choice that has been begun can be completed.
func (s *State) checkPick() error {
	if !s.picking() {
		return nil
	}
	if (s.pick.lo|s.pick.hi)&^cards.FullDeck != 0 || s.pick.hi&^high != 0 || s.payFor > 52 {
		return broken("a picked card is no card of the pack")
	}
	// Replaying the picks on the bare position must lead to them.
	t := *s
	t.dropPick()
	if s.scoop != 0 && t.beginScoop(s.scoop-1) != nil {
		return broken("a block that may not be taken")
	}
	block := bag{}
	if s.scoop != 0 {
		k, _ := t.scoopOf(int(s.scoop))
		block = k.block
	}
	for f := s.pick.faces(); f != 0; f &= f - 1 {
		c := f.First()
		for i := range s.pick.count(c) {
			var err *engine.RuleError
			if s.payFor != 0 {
				err = t.payFirst(c, s.payFor, 1-s.attacker)
			} else {
				err = t.pickCard(c, i < block.count(c))
			}
			if err != nil {
				return broken("a pick that may not be made: " + err.Key)
			}
		}
	}
	if t.pick != s.pick || t.payFor != s.payFor || t.scoop != s.scoop {
		return broken("a pick that may not be made")
	}
	return nil
}
