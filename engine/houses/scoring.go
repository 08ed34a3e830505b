package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// holding is what a player scores at the end of a deal.
type holding struct {
	spoils, meld, hand bag
	royals             cards.Set // of the present home
}

// holding is what a seat scored.
func (e *ending) holding(p uint8) holding {
	return holding{e.spoils[p], e.meld[p], e.hand[p], royalsOf(e.home[p])}
}

// holdingOf is what a seat would score now.
func holdingOf(s *State, p uint8) holding {
	h := holding{s.spoils[p], s.meld[p].plus(s.fresh[p]), s.hand[p], s.royals(p)}
	if p == s.attacker {
		h.spoils = h.spoils.plus(s.won)
	}
	return h
}

// group counts the cards of a rank on the board, those that score single and those of a match. H17.3 Three or more
// are a match. H10.8 Royals of the home may not count towards it. H17.4 It may have to be laid down.
func (h *holding) group(r cards.Rank, o *options) (single, matched int) {
	m := ofRank(r)
	left := 0
	if !o.royalsMatch {
		left = h.spoils.in(m&h.royals).len() + h.meld.in(m&h.royals).len()
		m &^= h.royals
	}
	laid := h.meld.in(m).len()
	n := h.spoils.in(m).len() + laid
	if n >= 3 && (o.undeclared || laid > 0) {
		return left, n
	}
	return left + n, 0
}

// points are the points on the board, the points left in the hand, and the sets of royals.
func (h *holding) points(o *options) (board, hand, sets int) {
	// H17.2 Cards of a match count twice.
	for r := cards.Ace; r <= cards.King; r++ {
		single, matched := h.group(r, o)
		board += (single + 2*matched) * value(cards.New(r, 0))
	}
	// H17.5 Cards in the hand are never doubled.
	hand = h.hand.value()
	sets = h.sets()
	return board, hand, sets
}

// sets counts the complete sets of king, queen and jack of the home in the spoils (H17.6, H17.7).
func (h *holding) sets() int {
	if h.royals == 0 {
		return 0
	}
	jack := h.royals.First()
	return min(h.spoils.count(jack), h.spoils.count(jack+1), h.spoils.count(jack+2))
}

// score is the score of a deal. H17.6 Each set adds the net once more. H17.8 A net below zero is multiplied too.
func (h *holding) score(o *options) int {
	board, hand, sets := h.points(o)
	return (board - hand) * (1 + sets)
}

// score ends the deal. Both scores are added to the totals, and the match is decided or goes on.
func (s doing) score() {
	s.prev = ending{home: s.home}
	for p := range uint8(2) {
		s.showHand(p)
		h := holdingOf(s.State, p)
		n := h.score(&s.opt)
		s.prev.spoils[p], s.prev.meld[p], s.prev.hand[p] = h.spoils, h.meld, h.hand
		s.prev.score[p] = int16(n)
		s.total[p] += int32(n) // H18.1, H18.3
		s.ev.Say(sayScored, engine.Seat(p), engine.None, cards.Back, n)
		s.ev.Count(countLast, engine.Seat(p), 0, n)
		s.ev.Count(countTotal, engine.Seat(p), 0, int(s.total[p]))
	}
	if decided(s.State) {
		s.phase = phaseOver
		s.ev.End()
		return
	}
	// H3.3 The players deal in turn.
	s.dealer = 1 - s.dealer
	s.gather()
	s.deal()
}

// showHand lays a hand open, so that everybody can count it.
func (s doing) showHand(p uint8) {
	if s.ev != nil {
		var buf [packSize]cards.Card
		for _, c := range s.hand[p].minus(s.known[p]).append(buf[:0]) {
			s.ev.Turn(c, own(pileHand, p), 0, engine.Everybody.Remove(engine.Seat(p)))
		}
	}
	s.known[p] = s.hand[p]
	s.room[p] = [4]uint8{}
}

// decided reports whether the match is over after a deal.
func decided(s *State) bool {
	t := int32(s.opt.target)
	// H18.4 One deal may decide. H18.1 Otherwise the target must be passed. H18.2 Equal totals play on.
	return t == 0 || max(s.total[0], s.total[1]) > t && s.total[0] != s.total[1]
}

// EndsNow reckons what a seat would score were the deal to end now. A card of the hand that is not known costs 5 or 10.
func (Game) EndsNow(st engine.State, p engine.Seat) (low, high int, ok bool) {
	s := st.(*State)
	if s.phase == phaseOver || s.home[0] == 0 && s.home[1] == 0 {
		return 0, 0, false
	}
	h := holdingOf(s, uint8(p))
	board, hand, sets := h.points(&s.opt)
	unknown := int(s.handN[p]) - s.hand[p].len()
	net := board - hand
	return (net - 10*unknown) * (1 + sets), (net - 5*unknown) * (1 + sets), true
}
