package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"sync"
	"time"
)

// rung is a pairing at a table and how it has come out so far. It is looked at after 40 games and whenever they have doubled; what
// is clear by a wide margin then is not played on. The last look counts as it is. The wide margin keeps the looks
// before the last from making chance look like strength (Haybittle, 1971; Peto et al., 1976).
type rung struct {
	pairing
	table *ranking
	sum   *arenaLine
	deals int // played, or given out to be played
	goal  int // deals until the next look
	ready bool
}

const (
	firstLook = 40  // games
	wide      = 2.8 // standard errors that a look before the last wants
	chunk     = 4   // deals that are played in one go
)

func newRung(t *ranking, p pairing) *rung {
	n := t.config.Seats
	return &rung{pairing: p, table: t, sum: &arenaLine{Game: t.game.Info().ID, Seats: n, Candidate: p.candidate, Opponent: p.opponent, Fair: 1 / float64(n)}}
}

// threshold is the share that a pairing is held against.
func (r *rung) threshold() float64 { return max(r.mark, r.sum.Fair) }

// look settles whether a rung is ready, and sets the next goal when it is not.
func (r *rung) look() {
	n := r.sum.Games
	if n > 0 && r.to != equals {
		low, high := interval(r.sum.Share, n, wide)
		r.ready = low > r.threshold() || high < r.threshold()
	}
	r.ready = r.ready || n >= r.most
	r.goal = (min(max(firstLook, 2*n), r.most) + r.table.config.Seats - 1) / r.table.config.Seats
}

// climb plays all rungs of all tables up to their looks, those with the fewest games first, until every one is ready or time
// is up. After each look it tells how they stand.
func climb(tables []*ranking, workers int, told io.Writer, until time.Time) error {
	for {
		var open []*rung
		least := math.MaxInt
		for _, t := range tables {
			for _, r := range t.rungs {
				if !r.ready {
					r.look()
				}
				if !r.ready {
					least = min(least, r.goal)
					open = append(open, r)
				}
			}
		}
		if len(open) == 0 || time.Now().After(until) {
			return nil
		}
		open = slices.DeleteFunc(open, func(r *rung) bool { return r.goal > 2*least })
		if err := stage(open, workers, told, until); err != nil {
			return err
		}
	}
}

// stage brings rungs to their next look.
func stage(open []*rung, workers int, told io.Writer, until time.Time) error {
	var (
		mu    sync.Mutex
		fault error
		work  sync.WaitGroup
	)
	give := func() (r *rung, from, n int) { // the next deals to be played
		mu.Lock()
		defer mu.Unlock()
		for _, r := range open {
			if n := min(chunk, r.goal-r.deals); n > 0 && fault == nil && time.Now().Before(until) {
				r.deals += n
				return r, r.deals - n, n
			}
		}
		return nil, 0, 0
	}
	take := func(r *rung, line *arenaLine, err error) {
		mu.Lock()
		defer mu.Unlock()
		if err != nil {
			fault = err
			return
		}
		r.sum.add(line)
	}
	for range workers {
		work.Go(func() {
			for {
				r, from, n := give()
				if r == nil {
					return
				}
				c := r.table.config
				c.Seed += uint64(from)
				line, err := contest(r.table.game, c, r.candidate, r.opponent, n)
				take(r, line, err)
			}
		})
	}
	work.Wait()
	for _, r := range open {
		fmt.Fprintln(told, r.sum)
	}
	return fault
}

// remark says in a word how a pairing came out, and whether there was no time to play it to its end.
func (r *rung) remark() string {
	word := r.word()
	if !r.ready {
		word += ", cut short"
	}
	return word
}

func (r *rung) word() string {
	l := r.sum
	switch {
	case r.to == equals:
		low, high, e := l.elo(l.Wilson[0]), l.elo(l.Wilson[1]), l.elo(l.Share)
		word := "perhaps beyond 40"
		switch {
		case low >= -40 && high <= 40:
			word = "within 40"
		case low > 40 || high < -40:
			word = "beyond 40"
		case e >= -40 && e <= 40:
			word = "likely within 40"
		}
		return fmt.Sprintf("%+.0f Elo [%+.0f, %+.0f] %s", e, low, high, word)
	case l.Wilson[0] > r.threshold():
		return "clear"
	case r.to == passes && l.Share >= r.threshold():
		return "reached"
	case l.Share > r.threshold():
		return "likely"
	}
	return "short"
}

// elo is the difference in strength that a share stands for. Against n-1 of the same strength, odds of 1 to n-1 are level.
func (l *arenaLine) elo(share float64) float64 {
	odds := share / max(1-share, 0.001) * (1/l.Fair - 1)
	return 400 * math.Log10(max(odds, 0.001))
}

// add adds the games of another line of the same pairing.
func (l *arenaLine) add(m *arenaLine) {
	ms := l.MeanMS*float64(l.Choices) + m.MeanMS*float64(m.Choices)
	l.Wins += m.Wins
	l.Games += m.Games
	l.Choices += m.Choices
	l.MeanMS = ms / float64(max(l.Choices, 1))
	l.MaxMS = max(l.MaxMS, m.MaxMS)
	l.Share = l.Wins / float64(max(l.Games, 1))
	l.Wilson[0], l.Wilson[1] = wilson(l.Share, max(l.Games, 1))
}
