// Package review tells luck from choices in a game that is over. A seat's choices are judged by what it could know: its
// expected share of the win over worlds that fit its redacted state. For each seat
//
//	par + luck - cost of choices = result
//
// holds exactly, in integers of a thousandth of a win, whatever the noise: all that the share moves between two choices
// of its own is luck. Everything follows from the log, natively and in WebAssembly alike.
//
// After D. Zare, "A Measure of Luck", and the luck analysis of GNU Backgammon, where nothing is hidden.
package review

import (
	"royals/engine"
	"royals/engine/bot"
	"royals/engine/judge"
	"royals/engine/match"
)

// Moment is a choice that the seat was free in.
type Moment struct {
	Move   int    // the entry of the log, from 0
	Chosen string // in notation
	Better string // what would have been better, "" where nothing was found
	Share  int    // c: what the chosen move was worth, in thousandths
	Cost   int    // what it gave away against Better
	Luck   int    // what happened since the choice before it
}

// Sum is a review: it adds up.
type Sum struct {
	Seat    engine.Seat
	Par     int // an even share
	Moments []Moment
	End     int // the luck after the last choice
	Result  int // the share of the win
}

// Deal is the luck up to the first choice.
func (s *Sum) Deal() int {
	if len(s.Moments) == 0 {
		return 0
	}
	return s.Moments[0].Luck
}

// Cards is the luck after the first choice.
func (s *Sum) Cards() int {
	luck := s.End
	for i, m := range s.Moments {
		if i > 0 {
			luck += m.Luck
		}
	}
	return luck
}

// Cost is what all choices gave away.
func (s *Sum) Cost() (cost int) {
	for _, m := range s.Moments {
		cost += m.Cost
	}
	return cost
}

// Work is a review on its way. Next and Take go on choice by choice for whoever judges somewhere else; Step does both.
type Work struct {
	Sum
	judge.Measure
	from, now *match.Match
	red       engine.State
	run       []engine.Action // the choice that Next came to
	judge     *judge.Judge
	seed      uint64
	last      int // c of the choice before
	at        int // the next entry of the log
	over      bool
}

// New begins the review of a seat of a game that is over.
func New(m *match.Match, seat engine.Seat) (*Work, error) {
	now, err := match.New(m.Game, m.Config)
	if err != nil {
		return nil, err
	}
	w := &Work{Measure: judge.Of(m.Game, m.Config.Seats), from: m, now: now, red: now.State().Fresh()}
	text := m.Game.Info().ID
	for _, e := range m.Log {
		text += "\n" + e.String()
	}
	w.seed = engine.HashBytes([]byte(text))
	w.Seat, w.Par, w.last = seat, 1000/m.Config.Seats, 1000/m.Config.Seats
	return w, nil
}

// Question is a choice that waits for its verdict: what judge.Judge.Begin wants to know.
type Question struct {
	State  engine.State // redacted for the seat; it belongs to the Work
	Run    []engine.Action
	Seed   uint64
	Number int
}

// Next returns the choice that waits for a verdict. ok is false once the review is done.
func (w *Work) Next() (q Question, ok bool, err error) {
	for w.run == nil && !w.over {
		if w.at == len(w.from.Log) {
			w.end()
			break
		}
		e := w.from.Log[w.at]
		run, err := w.now.Game.Parse(w.now.State(), e.Seat, e.Text)
		if err != nil {
			return q, false, err
		}
		w.at++
		if e.Seat == w.Seat && free(w.now.State(), e.Seat) {
			w.now.Redacted(w.Seat, w.red)
			w.run = run
		} else if err := w.now.Do(e.Seat, run); err != nil {
			return q, false, err
		}
	}
	return Question{w.red, w.run, w.seed, w.at}, w.run != nil, nil
}

// Take takes the verdict on what Next has returned.
func (w *Work) Take(v bot.Verdict) error {
	m := Moment{Move: w.at - 1, Chosen: w.from.Log[w.at-1].Text, Better: v.Better}
	m.Share = min(max(w.Par+(v.Share-w.Par)*w.Stretch/100, 0), 1000)
	if m.Cost = min(v.Cost*w.Stretch/100, 1000-m.Share); m.Cost <= 0 {
		m.Cost, m.Better = 0, "" // who has all of the win cannot have more
	}
	m.Luck = m.Share + m.Cost - w.last
	w.last = m.Share
	w.Moments = append(w.Moments, m)
	run := w.run
	w.run = nil
	return w.now.Do(w.Seat, run)
}

// end counts what came of it all.
func (w *Work) end() {
	var r engine.Result
	if w.now.State().Result(&r); r.Winners.Has(w.Seat) {
		w.Result = 1000 / r.Winners.Len()
	}
	w.End, w.over = w.Result-w.last, true
}

// Over reports whether the review is done.
func (w *Work) Over() bool { return w.over }

// Far returns how many entries of the log have been looked at.
func (w *Work) Far() int { return w.at }

// Step goes on to the next choice of the seat, judges it, and reports whether the review is done.
func (w *Work) Step() (done bool, err error) {
	q, ok, err := w.Next()
	if err != nil || !ok {
		return true, err
	}
	if w.judge == nil {
		w.judge = judge.New(q.State, w.Measure)
	}
	return false, w.Take(w.judge.Look(q.State, w.Seat, q.Run, w.now.Game, q.Seed, q.Number))
}

// free reports whether a seat has more than one choice.
func free(s engine.State, seat engine.Seat) bool {
	list, more := match.Choices(s, seat, 1)
	return more || len(list) > 1
}

// Review is New and all its Steps.
func Review(m *match.Match, seat engine.Seat) (*Sum, error) {
	w, err := New(m, seat)
	for done := false; err == nil && !done; {
		done, err = w.Step()
	}
	if err != nil {
		return nil, err
	}
	return &w.Sum, nil
}
