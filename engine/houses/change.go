package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// sources tells where the three copies of a face lie for a change of home, in the order of the letters h m m! s s! t r:
// hand, meld, laid down this turn, spoils, won this turn, top discard, ransom.
type sources [7]uint8

const (
	fromHand = iota
	fromMeld
	fromFresh
	fromSpoils
	fromWon
	fromTop
	fromRansom
)

// total is how many copies the attacker can reach.
func (f *sources) total() int {
	n := 0
	for _, k := range f {
		n += int(k)
	}
	return n
}

// sourcesOf finds the copies of a face that the attacker could use (H13.3), whether or not the moment is right.
func (s *State) sourcesOf(c cards.Card) (f sources) {
	p, d := s.attacker, 1-s.attacker
	f[fromHand] = uint8(s.hand[p].count(c))
	f[fromMeld] = uint8(s.meld[p].count(c))
	f[fromFresh] = uint8(s.fresh[p].count(c))
	f[fromSpoils] = uint8(s.spoils[p].count(c))
	f[fromWon] = uint8(s.won.count(c))
	if s.top() == c {
		f[fromTop] = 1
	}
	// H13.7 By ransom only kings, queens and jacks, as if the new house were the home; or any rank, by agreement.
	if cards.AllCourts.Has(c) || s.opt.anyRansom {
		f[fromRansom] = uint8(s.fresh[d].count(c))
	}
	return f
}

// payments are the cards of the hand that may pay for ransomed copies of c (H12.1).
func (s *State) payments(c cards.Card) bag {
	return s.hand[s.attacker].in(ofRank(c.Rank()) &^ cards.OfSuit(c.Suit()))
}

// mayChange says why the attacker may not change his home with the three copies of c; f is where they lie.
func (s *State) mayChange(c cards.Card) (f sources, err *engine.RuleError) {
	switch {
	case s.phase == phaseDefender || s.phase <= phaseLast:
		return f, errNotNow
	case s.phase > phaseBefore && s.phase != phaseAfter:
		return f, errPlayTime // H5.3
	case !high.Has(c):
		return f, errChangeRank // H2.5, H13.1
	case c.Suit() == s.homeSuit(s.attacker):
		return f, errChangeSame // H13.1
	}
	f = s.sourcesOf(c)
	switch {
	case f.total() < 3:
		return f, errChangeThree // H13.5, H13.14
	case f[fromTop] != 0 && !s.drawing():
		return f, errChangeTop // H13.6
	case f[fromTop] == 0 && s.phase == phaseRedraw:
		return f, errDrawFirst
	case f[fromTop] == 0 && s.phase == phaseDraw && !s.opt.opening:
		return f, errChangeOpening // H13.8
	case s.payments(c).len() < int(f[fromRansom]):
		return f, errChangeRansom // H13.7
	case int(f[fromHand]+f[fromRansom]) > s.spare():
		return f, errChangeKeep // H13.13
	}
	return f, nil
}

// payFirst is a step of a change: a payment for a copy that is ransomed.
func (s *State) payFirst(c, face cards.Card, of uint8) *engine.RuleError {
	if s.payFor == 0 && s.picking() || s.payFor != 0 && s.payFor != face {
		return errFinish
	}
	if of != 1-s.attacker {
		return errNoPlay
	}
	f, err := s.mayChange(face)
	if err != nil {
		return err
	}
	avail := s.payments(face)
	left := int(f[fromRansom]) - s.pick.len()
	switch {
	case left == 0 || !cards.FullDeck.Has(c) || avail.count(c) <= s.pick.count(c):
		return errChangeRansom
	case !payable(c, avail, s.pick, left):
		return errOrder
	}
	s.pick.add(c)
	s.payFor = face
	return nil
}

// payable reports whether c may be the next payment, in ascending order, when left are owed.
func payable(c cards.Card, avail, picked bag, left int) bool {
	if c < picked.faces().Last() || avail.count(c) <= picked.count(c) {
		return false
	}
	return avail.in(cards.FullDeck&^(1<<c-1)).len()-picked.count(c) >= left
}

// change handles a change of home: D3 and D5 with the top discard or at the opening, D6 and D9.
func (s *State) change(c cards.Card, dies int, ev *engine.Events) *engine.RuleError {
	if s.payFor == 0 && s.picking() || s.payFor != 0 && s.payFor != c {
		return errFinish
	}
	// H13.1, H13.5 Three exactly alike, all at hand now.
	f, err := s.mayChange(c)
	if err != nil {
		return err
	}
	switch {
	case s.pick.len() != int(f[fromRansom]):
		return errChangeRansom // H13.7
	case f[dies] == 0:
		return errChangeDies // H13.4
	}
	p := s.attacker
	ev.Say(sayChanged, engine.Seat(p), engine.None, c, 0)
	paid := s.pick
	s.dropPick()
	for t := paid.faces(); t != 0; t &= t - 1 {
		for range paid.count(t.First()) {
			s.pay(t.First(), ev)
		}
	}
	// H13.4 One dies; it is the attacker's choice which.
	f[dies]--
	s.bury(c, s.leave(c, dies), ev)
	s.setHome(p, c.Suit(), ev)
	// H13.12 Royals of the new home in the meld go to the spoils; by agreement not those laid down just now.
	if s.opt.onlyOld {
		s.callRoyals(ev)
	}
	// H13.4 What lies on the board stays, the rest goes to the meld.
	for _, from := range [...]int{fromHand, fromTop, fromRansom} {
		for range f[from] {
			pile := s.leave(c, from)
			s.fresh[p].add(c)
			ev.Move(c, pile, 0, own(pileFresh, p), 0)
		}
	}
	if !s.opt.onlyOld {
		s.callRoyals(ev)
	}
	// H13.6 With the top discard the change was this draw.
	if dies == fromTop || f[fromTop] != 0 {
		s.drawn(ev)
		return nil
	}
	s.closeIfIdle(ev)
	return nil
}

// leave takes a copy of c away from one of its sources and returns the pile it came from.
func (s *State) leave(c cards.Card, from int) engine.PileID {
	p, d := s.attacker, 1-s.attacker
	switch from {
	case fromHand:
		s.leaveHand(p, c)
		return own(pileHand, p)
	case fromMeld:
		s.meld[p].remove(c)
		return own(pileMeld, p)
	case fromFresh:
		s.fresh[p].remove(c)
		return own(pileFresh, p)
	case fromSpoils:
		s.spoils[p].remove(c)
		return own(pileSpoils, p)
	case fromWon:
		s.won.remove(c)
		return own(pileWon, p)
	case fromTop:
		s.popDiscard()
		return common(pileDiscard)
	}
	s.fresh[d].remove(c)
	return own(pileFresh, d)
}

// callRoyals moves the royals of the attacker's home from his meld to his spoils. H13.11 Those that were there before the
// turn have their privileges at once; the others from the next turn on.
func (s *State) callRoyals(ev *engine.Events) {
	p := s.attacker
	for _, k := range [...]struct {
		from, to         *bag
		kindFrom, kindTo uint8
	}{{&s.meld[p], &s.spoils[p], pileMeld, pileSpoils}, {&s.fresh[p], &s.won, pileFresh, pileWon}} {
		called := k.from.in(s.royals(p))
		for t := called.faces(); t != 0; t &= t - 1 {
			c := t.First()
			for range called.count(c) {
				k.from.remove(c)
				k.to.add(c)
				ev.Move(c, own(k.kindFrom, p), 0, own(k.kindTo, p), 0)
			}
		}
	}
}
