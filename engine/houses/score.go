package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// holding is what a player scores a deal with.
type holding struct {
	spoils, meld, hand bag
	royals             cards.Set // of the present home
}

func (s *State) holding(p uint8) holding {
	h := holding{s.spoils[p], s.meld[p].plus(s.fresh[p]), s.hand[p], s.royals(p)}
	if p == s.attacker {
		h.spoils = h.spoils.plus(s.won)
	}
	return h
}

// group is how the cards of a rank on the board score: singles, and cards of a match.
// H17.3 Three or more of a rank are a match. H10.8 Royals of the home may be left out, H17.4 and so may matches that
// never came to the meld.
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

// points is the sum of a deal.
func (h *holding) points(o *options) (board, hand, sets int) {
	// H17.2 The cards on the board, those of a match twice.
	for r := cards.Ace; r <= cards.King; r++ {
		single, matched := h.group(r, o)
		board += (single + 2*matched) * value(cards.New(r, 0))
	}
	// H17.5 The cards in the hand, never doubled.
	hand = h.hand.value()
	// H17.6, H17.7 Complete sets of king, queen and jack of the home in the spoils.
	sets = h.sets()
	return board, hand, sets
}

// sets are the complete sets of royals (H17.6).
func (h *holding) sets() int {
	if h.royals == 0 {
		return 0
	}
	jack := h.royals.First()
	return min(h.spoils.count(jack), h.spoils.count(jack+1), h.spoils.count(jack+2))
}

// score is what a seat's deal comes to. H17.6, H17.8 Each set adds the net once more, whatever its sign.
func (h *holding) score(o *options) int {
	board, hand, sets := h.points(o)
	return (board - hand) * (1 + sets)
}

// score ends the deal: both players score the same way (H17), the totals go up, and the match is decided or goes on.
func (s *State) score(ev *engine.Events) {
	s.prev = ending{home: s.home}
	for p := range uint8(2) {
		s.showHand(p, ev)
		h := s.holding(p)
		n := h.score(&s.opt)
		s.prev.spoils[p], s.prev.meld[p], s.prev.hand[p] = h.spoils, h.meld, h.hand
		s.prev.score[p] = int16(n)
		s.total[p] += int32(n) // H18.1, H18.3
		ev.Say(sayScored, engine.Seat(p), engine.None, cards.Back, n)
		ev.Count(countLast, engine.Seat(p), 0, n)
		ev.Count(countTotal, engine.Seat(p), 0, int(s.total[p]))
	}
	if s.decided() {
		s.phase = phaseOver
		ev.End()
		return
	}
	// H3.3 The deal alternates.
	s.dealer = 1 - s.dealer
	s.gather(ev)
	s.deal(ev)
}

// showHand lays a hand open for the count.
func (s *State) showHand(p uint8, ev *engine.Events) {
	if ev != nil {
		var buf [packSize]cards.Card
		for _, c := range s.hand[p].minus(s.known[p]).append(buf[:0]) {
			ev.Turn(c, own(pileHand, p), 0, engine.Everybody.Remove(engine.Seat(p)))
		}
	}
	s.known[p] = s.hand[p]
	s.room[p] = [4]uint8{}
}

// decided reports whether the match is over after a deal.
func (s *State) decided() bool {
	t := int32(s.opt.target)
	// H18.4 One deal decides. H18.1 The target must be passed. H18.2 Level beyond it, the match goes on.
	return t == 0 || max(s.total[0], s.total[1]) > t && s.total[0] != s.total[1]
}

// Result tells the standing: the totals of the finished deals, and how the last one was counted.
func (s *State) Result(r *engine.Result) bool {
	over := s.phase == phaseOver
	if r == nil {
		return over
	}
	r.Reset()
	var keys [engine.MaxSeats]int64
	for p := range uint8(2) {
		r.Score[p] = s.total[p]
		keys[p] = int64(s.total[p])
		s.lines(p, r)
	}
	r.RankBy(2, &keys)
	if !over {
		return false
	}
	switch {
	case s.total[0] == s.total[1]: // H18.4
		r.Winners, r.Reason = engine.AllSeats(2), "houses.end.draw"
		return true
	case s.opt.target == 0:
		r.Reason = "houses.end.deal"
	default:
		r.Reason = "houses.end.target"
	}
	r.Winners = engine.Only(0)
	if s.total[1] > s.total[0] {
		r.Winners = engine.Only(1)
	}
	return true
}

// lines writes how a seat's total came about: the earlier deals, then the last one with its sum.
func (s *State) lines(p uint8, r *engine.Result) {
	seat := engine.Seat(p)
	finished := int32(s.deals)
	if s.phase != phaseOver {
		finished--
	}
	last := int32(s.prev.score[p])
	if finished > 1 {
		r.Lines = append(r.Lines, engine.ScoreLine{Seat: seat, Key: "houses.line.earlier", Count: finished - 1, Value: s.total[p] - last})
	}
	if finished < 1 || s.prev.home[p] == 0 {
		return
	}
	r.Lines = append(r.Lines, engine.ScoreLine{Seat: seat, Key: "houses.line.deal", Count: finished, Value: last})
	h := holding{s.prev.spoils[p], s.prev.meld[p], s.prev.hand[p], cards.AllCourts & cards.OfSuit(cards.Suit(s.prev.home[p]-1))}
	under := func(key string, c cards.Card, n, each int) {
		if n != 0 {
			r.Lines = append(r.Lines, engine.ScoreLine{Seat: seat, Key: key, Card: c, Count: int32(n), Each: int32(each), Value: int32(n * each), Under: true})
		}
	}
	for rank := cards.Ace; rank <= cards.King; rank++ {
		single, matched := h.group(rank, &s.opt)
		c := h.spoils.plus(h.meld).in(ofRank(rank)).faces().First()
		under("houses.line.match", c, matched, 2*value(cards.New(rank, 0)))
		under("houses.line.cards", c, single, value(cards.New(rank, 0)))
	}
	board, hand, sets := h.points(&s.opt)
	low := h.hand.in(cards.FullDeck &^ high).len()
	under("houses.line.hand-high", cards.Back, h.hand.len()-low, -5)
	under("houses.line.hand-low", cards.Back, low, -10)
	if sets > 0 {
		r.Lines = append(r.Lines, engine.ScoreLine{Seat: seat, Key: "houses.line.sets", Count: int32(sets), Each: int32(board - hand),
			Value: int32(sets * (board - hand)), Under: true})
	}
}
