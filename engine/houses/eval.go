package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// Eval tells how the seats stand: what the deal would come to if it ended soon, on top of the totals, against what is
// still to go. 500 is level.
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
	a, b := s.promise(0), s.promise(1)
	lead := s.total[0] - s.total[1] + a - b
	// The farther the target, the less a lead means.
	scale := int32(90)
	if t := int32(s.opt.target); t > 0 {
		left := t - max(s.total[0]+max(a, 0), s.total[1]+max(b, 0))
		scale += max(0, left) / 3
	}
	size := max(lead, -lead)
	e[0] = 500 + 490*lead/(size+scale)
	e[1] = 1000 - e[0]
}

// promise is what a seat may expect of the deal, in points.
func (s *State) promise(p uint8) int32 {
	if s.phase < phaseDraw {
		return 0
	}
	h := s.holding(p)
	board, hand, sets := h.points(&s.opt)
	n := board*(1+sets) - hand
	royals := h.royals
	in := h.spoils.in(royals).faces()
	if in != 0 {
		// The key is won: matches in the hand will go down.
		n += 25
		for r := cards.Ace; r <= cards.King; r++ {
			m := ofRank(r) &^ royals
			if k := h.hand.in(m).len(); k > 0 && k+h.spoils.in(ofRank(r)).len()+h.meld.in(m).len() >= 3 {
				n += 3 * k * value(cards.New(r, 0)) * 3 / 4
			}
		}
		n -= 3 * h.hand.in(cards.AllCourts).len()
		if in&(in-1) != 0 {
			n += 15
		}
	} else {
		n += 6 * h.hand.in(royals|aces).len()
		n += hand / 2 // the deal will not end before that card is won
	}
	n += 4 * h.spoils.in(aces).len()
	return int32(n)
}
