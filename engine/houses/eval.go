package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// Eval tells how the seats stand: the totals and the promise of this deal, against the points still missing to the
// target. Level seats have 500 each.
func (s *State) Eval(e *[engine.MaxSeats]int32) {
	if s.phase == phaseOver {
		switch d := s.total[0] - s.total[1]; {
		case d > 0:
			e[0], e[1] = 1000, 0
		case d < 0:
			e[0], e[1] = 0, 1000
		default:
			e[0], e[1] = 500, 500
		}
		return
	}
	a, b := promise(s, 0), promise(s, 1)
	lead := s.total[0] - s.total[1] + a - b
	// The farther away the target, the less a lead means.
	scale := int32(60)
	if t := int32(s.opt.target); t > 0 {
		left := t - max(s.total[0]+max(a, 0), s.total[1]+max(b, 0))
		scale += max(0, left) / 3
	}
	size := max(lead, -lead)
	e[0] = 500 + 490*lead/(size+scale)
	e[1] = 1000 - e[0]
}

// The weights of promise, in hundredths of a point. They were fitted to the scores of deals between players who follow
// Prior. The first own royal is worth more than all that lies beside it.
const (
	perBoard     = 60   // a point on the board, matches doubled
	perSet       = 15   // the same point, for each set of royals
	perHand      = -87  // a point in the hand, once the key is won
	perHandYet   = -56  // the same before that, for the deal will not end so soon
	perKey       = 6600 // the key: a first royal of the home in the spoils
	perRank      = 4100 // each other rank of these royals
	perMatch     = 101  // a point in the hand that can go down
	perMatchYet  = 78   // the same before the key is won
	perPair      = 25   // a point of a rank that needs one card more
	perCourtYet  = 580  // a face card of another house, before the key is won: it may win battles
	perHomeRoyal = 860  // a royal of the home in the hand
	perAce       = 1050 // an ace in the hand or in the spoils
	perTurn      = 900  // being the attacker
	perTurnKey   = 800  // the same again, once the key is won
)

// promise is what a seat may expect of the deal, in points.
func promise(s *State, p uint8) int32 {
	if s.phase < phaseDraw {
		return 0
	}
	h := holdingOf(s, p)
	board, hand, sets := h.points(&s.opt)
	in := h.spoils.in(h.royals).faces()
	n := board * (perBoard + perSet*sets)
	match := perMatchYet
	if in != 0 {
		n += perKey + perRank*(in.Len()-1) + perHand*hand
		match = perMatch
	} else {
		n += perHandYet*hand + perCourtYet*h.hand.in(cards.AllCourts&^h.royals).len()
	}
	for t := rankSet(h.hand.faces() &^ h.royals); t != 0; t &= t - 1 {
		r := t.First().Rank()
		v := value(t.First())
		k := h.hand.in(ofRank(r) &^ h.royals).len()
		b := h.spoils.in(ofRank(r)).len() + h.meld.in(ofRank(r)).len()
		switch {
		case k+b >= 3:
			n += match * v * k
			if b < 3 {
				n += match * v * b / 2 // the cards on the board will be doubled too
			}
		case k+b == 2:
			n += perPair * v * 2
		}
	}
	n += perHomeRoyal*h.hand.in(h.royals).len() + perAce*(h.hand.in(aces).len()+h.spoils.in(aces).len())
	if p == s.attacker {
		n += perTurn
		if in != 0 {
			n += perTurnKey
		}
	}
	return int32(n) / 100
}
