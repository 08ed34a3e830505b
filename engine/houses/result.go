package houses

import (
	"royals/engine"
	"royals/engine/cards"
)

// Result tells the totals of the finished deals, and how the last one was counted.
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
		scoreLines(s, p, r)
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

// scoreLines writes how a seat's total came about: the earlier deals in one line, and the last one card by card.
func scoreLines(s *State, p uint8, r *engine.Result) {
	seat := engine.Seat(p)
	finished := int32(s.deals)
	if s.phase != phaseOver {
		finished--
	}
	last := int32(s.prev.score[p])
	if finished > 1 {
		r.Lines = append(r.Lines, engine.ScoreLine{
			Seat: seat, Key: "houses.line.earlier", Count: finished - 1, Value: s.total[p] - last})
	}
	if finished < 1 || s.prev.home[p] == 0 {
		return
	}
	r.Lines = append(r.Lines, engine.ScoreLine{Seat: seat, Key: "houses.line.deal", Count: finished, Value: last})
	h := s.prev.holding(p)
	under := func(key string, c cards.Card, n, each int) {
		if n != 0 {
			r.Lines = append(r.Lines, engine.ScoreLine{
				Seat: seat, Key: key, Card: c, Count: int32(n), Each: int32(each), Value: int32(n * each), Under: true})
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
		r.Lines = append(r.Lines, engine.ScoreLine{Seat: seat, Key: "houses.line.sets",
			Count: int32(sets), Each: int32(board - hand), Value: int32(sets * (board - hand)), Under: true})
	}
}
