package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// sources counts the copies of a face that a change of home may use, by where they lie.
type sources [7]uint8

const (
	fromHand = iota
	fromMeld
	fromFresh // laid down this turn
	fromSpoils
	fromWon // won this turn
	fromTop // the top of the discard
	fromRansom
)

// total is how many copies lie within reach.
func (f *sources) total() int {
	n := 0
	for _, k := range f {
		n += int(k)
	}
	return n
}

// sourcesOf finds the copies of a face within the attacker's reach (H13.3), whether or not it is the time to use them.
func sourcesOf(s *State, c cards.Card) (f sources) {
	p, d := s.attacker, 1-s.attacker
	f[fromHand] = uint8(s.hand[p].count(c))
	f[fromMeld] = uint8(s.meld[p].count(c))
	f[fromFresh] = uint8(s.fresh[p].count(c))
	f[fromSpoils] = uint8(s.spoils[p].count(c))
	f[fromWon] = uint8(s.won.count(c))
	if s.top() == c {
		f[fromTop] = 1
	}
	// H13.7 Only face cards can be ransomed, or cards of any rank where the players have agreed on that.
	if cards.AllCourts.Has(c) || s.opt.anyRansom {
		f[fromRansom] = uint8(s.fresh[d].count(c))
	}
	return f
}

// payments is the offer of the cards that pay for ransomed copies of c, one for each (H13.7).
func payments(s *State, c cards.Card, f *sources) offer {
	n := int(f[fromRansom])
	return offer{cards: paying(s, c), need: n, most: n, pays: c, to: 1 - s.attacker}
}

// paying are the cards of the hand for which c may be ransomed. They are of its rank and of another suit (H12.1).
func paying(s *State, c cards.Card) bag {
	return s.hand[s.attacker].in(ofRank(c.Rank()) &^ cards.OfSuit(c.Suit()))
}

// mayChange reports whether the attacker may change home with the three copies of c, and returns where they lie.
func mayChange(s *State, c cards.Card) (f sources, ok bool) {
	f = sourcesOf(s, c)
	switch top := f[fromTop] != 0; {
	case !high.Has(c) || c.Suit() == s.homeSuit(s.attacker): // H13.1
	case f.total() < 3: // H13.5, H13.14
	case top && !s.drawing(): // H13.6 A change with the top discard is a draw.
	case !top && s.phase == phaseRedraw: // H5.4 Any other change comes before the draws or after them.
	case !top && s.phase == phaseDraw && !s.opt.opening: // H13.8
	case paying(s, c).len() < int(f[fromRansom]): // H13.7
	case int(f[fromHand]+f[fromRansom]) > s.spare(): // H13.13
	default:
		return f, true
	}
	return f, false
}

// change makes the suit of c the attacker's home. One of the three copies dies.
func (s doing) change(c cards.Card, dies int) {
	p := s.attacker
	f := sourcesOf(s.State, c)
	s.ev.Say(sayChanged, engine.Seat(p), engine.None, c, 0)
	paid := s.pick
	s.dropPick()
	for t := paid.faces(); t != 0; t &= t - 1 {
		for range paid.count(t.First()) {
			s.pay(t.First())
		}
	}
	// H13.4 The attacker has chosen which one dies.
	f[dies]--
	s.bury(c, s.leave(c, dies))
	s.setHome(p, c.Suit())
	// H13.12 Royals of the new home in the meld go to the spoils. The players may have agreed that only older ones do.
	if s.opt.onlyOld {
		s.callRoyals()
	}
	// H13.4 Copies on the board stay where they are. The others go to the meld.
	for _, from := range [...]int{fromHand, fromTop, fromRansom} {
		for range f[from] {
			pile := s.leave(c, from)
			s.fresh[p].add(c)
			s.ev.Move(c, pile, 0, own(pileFresh, p), 0)
		}
	}
	if !s.opt.onlyOld {
		s.callRoyals()
	}
	sayHome(s, p) // once all lies where it belongs
	// H13.6 A change with the top discard is a draw.
	if dies == fromTop || f[fromTop] != 0 {
		s.drawn()
		return
	}
	s.closeIfIdle()
}

// leave takes a copy of c away from one of its sources and returns the pile it came from.
func (s doing) leave(c cards.Card, from int) engine.PileID {
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

// callRoyals moves the royals of the attacker's home from the meld to the spoils. H13.11 Those that lay there before
// the turn give the privilege at once, the others from the next turn on.
func (s doing) callRoyals() {
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
				s.ev.Move(c, own(k.kindFrom, p), 0, own(k.kindTo, p), 0)
			}
		}
	}
}
