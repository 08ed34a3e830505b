package screens

import (
	"time"

	"royals/engine"
	"royals/game/crowns"
	"royals/game/keep"
	"royals/game/table"
	"royals/game/words"
)

// keptPast reports whether a past game is in the history, and whether no earlier one there has its deal. Practice is not
// there.
func keptPast(a *Sitting, past *table.Past) (first, ok bool) {
	list, _ := keep.History(a.Store)
	mark := gameMark(past)
	first = true
	for _, p := range list {
		body, err := keep.Recall(a.Store, p.N)
		if err != nil {
			continue
		}
		q, err := table.ReadPast(body)
		switch {
		case err != nil || q.Game != past.Game:
		case gameMark(q) == mark:
			ok = true
		case ok && q.Config.Seed == past.Config.Seed && q.Config.Seats == past.Config.Seats: // older, for the newest comes first
			first = false
		}
	}
	return first, ok
}

// crownReview keeps what the review of a game has won, once the owner's choices are all judged. A deal counts the first time.
func crownReview(s *reviewScreen) {
	me, ok := ownerAmong(s.a, s.past.Players)
	if !ok || s.got {
		return
	}
	sum, done := s.r.Of(me)
	if !done {
		return
	}
	s.got = true
	n := s.past.Winners.Len()
	j := crowns.Judged{Sum: *sum, Won: s.past.Winners.Has(me) && n < len(s.past.Players), Hints: s.past.HintsOf(me)}
	keys := crowns.Reviewed(&j)
	if len(keys) == 0 {
		return
	}
	if first, kept := keptPast(s.a, s.past); first && kept {
		bestow(s.a, keys, gameMark(s.past))
	}
}

// bestow keeps crowns that were won after a game, and says so.
func bestow(a *Sitting, keys []string, mark string) {
	date, news := keep.Date(time.Unix(a.now(), 0), 0), false
	for _, key := range keys {
		if a.crowned.Add(keep.Crown{Who: keep.Owner, Key: key, Date: date, Mark: mark}) {
			news = true
			a.Say(words.T("crown.won", words.Args{A: crownName(key), B: crownHow(key)}))
		}
	}
	if news {
		keepCrowns(a)
	}
}

// doubts are a mistake from which a game is played on, and how the game ended.
type doubts struct {
	game  string
	seat  engine.Seat
	place int // 0 where it is no mistake of the owner's
	mark  string
}

// doubtsOf is what the player doubts who plays on from before a choice.
func doubtsOf(s *reviewScreen, move int) (d doubts) {
	me, ok := ownerAmong(s.a, s.past.Players)
	if !ok || me != s.seat {
		return d
	}
	sum, _ := s.r.Of(me)
	for _, m := range sum.Moments {
		if m.Move == move && m.Cost > 0 {
			if _, kept := keptPast(s.a, s.past); kept {
				return doubts{s.past.Game, me, placeIn(s.past, me), gameMark(s.past)}
			}
		}
	}
	return d
}

// placeIn is the place of a seat in a past game, by the winners and the scores.
func placeIn(p *table.Past, x engine.Seat) int {
	if p.Winners.Has(x) {
		return 1
	}
	place := 1 + p.Winners.Len()
	for i, score := range p.Scores {
		if !p.Winners.Has(engine.Seat(i)) && score > p.Scores[x] {
			place++
		}
	}
	return place
}

// better keeps the crown of second thoughts where a game that was played on from a mistake has ended better.
func better(a *Sitting, t *table.Table) {
	d := a.doubts
	if !table.Practising(t) || d.place == 0 || t.Game().Info().ID != d.game || !t.Players[d.seat].Person() {
		return
	}
	a.doubts = doubts{}
	var r engine.Result
	t.Result(&r)
	place := int(r.Rank[d.seat])
	if r.Winners.Has(d.seat) {
		place = 1
	}
	if place < d.place {
		bestow(a, []string{crowns.SecondThoughts}, d.mark)
	}
}
