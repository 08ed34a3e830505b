package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"time"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
)

type arenaLine struct {
	Game      string     `json:"game"`
	Seats     int        `json:"seats"`
	Candidate string     `json:"candidate"`
	Opponent  string     `json:"opponent"`
	Games     int        `json:"games"`
	Wins      float64    `json:"wins"`
	Share     float64    `json:"share"`
	Fair      float64    `json:"fair"`
	Wilson    [2]float64 `json:"wilson95"`
	Choices   int        `json:"choices_of_candidate"`
	MeanMS    float64    `json:"ms_per_choice"`
	MaxMS     float64    `json:"ms_longest_choice"`
}

// arena plays a candidate against opponents: every deal once with the candidate in each seat, the other seats filled with
// the opponent. The share of wins (a shared win counts in parts) stands beside the fair share of one seat in N.
func (t *tool) arena(args []string) error {
	deals := 100
	s, err := t.flags("arena", args, takesGame|takesPair|takesJSON, func(f *flag.FlagSet) {
		f.IntVar(&deals, "deals", deals, "`N`: how many deals; each is played once per seat")
	})
	if err != nil {
		return err
	}
	if err := least("deals", deals, 1); err != nil {
		return err
	}
	line, err := contest(s.game, s.config, s.bots[0], s.bots[1], deals)
	if err != nil {
		return err
	}
	if s.json {
		return json.NewEncoder(t.out).Encode(line)
	}
	fmt.Fprintln(t.out, line)
	return nil
}

func (l *arenaLine) String() string {
	return fmt.Sprintf("%-9s %d  %-18s against %-18s %6.1f of %4d  %5.1f %%  [%4.1f, %4.1f]  fair %.1f  %.1f ms a choice, longest %.0f",
		l.Game, l.Seats, l.Candidate, l.Opponent, l.Wins, l.Games, 100*l.Share, 100*l.Wilson[0], 100*l.Wilson[1], 100*l.Fair, l.MeanMS, l.MaxMS)
}

// contest plays deals × seats games.
func contest(g engine.Game, c engine.Config, candidate, opponent string, deals int) (*arenaLine, error) {
	n := c.Seats
	l := &arenaLine{Game: g.Info().ID, Seats: n, Candidate: candidate, Opponent: opponent, Fair: 1 / float64(n)}
	me, other := bot.ByName(candidate), bot.ByName(opponent)
	for d := range deals {
		cfg := c
		cfg.Seed = c.Seed + uint64(d)
		for seat := range n {
			won, err := l.game(g, cfg, engine.Seat(seat), me, other)
			if err != nil {
				return nil, err
			}
			l.Wins += won
			l.Games++
		}
	}
	l.Share = l.Wins / float64(l.Games)
	l.Wilson[0], l.Wilson[1] = wilson(l.Share, l.Games)
	l.MeanMS /= float64(max(l.Choices, 1))
	return l, nil
}

func (l *arenaLine) game(g engine.Game, c engine.Config, seat engine.Seat, me, other bot.Bot) (float64, error) {
	s, err := g.New(c, nil)
	if err != nil {
		return 0, err
	}
	red := s.Fresh()
	chance := cards.NewRand(cards.Mix(c.Seed, 0xa7e4a), uint64(seat))
	var run []engine.Action
	for s.Actors() != 0 {
		mover := s.Actors().First()
		red.CopyFrom(s)
		red.Redact(mover)
		if mover == seat {
			begin := time.Now()
			run = me.Choose(red, mover, &chance, run[:0])
			took := float64(time.Since(begin).Microseconds()) / 1000
			l.Choices++
			l.MeanMS += took
			l.MaxMS = max(l.MaxMS, took)
		} else {
			run = other.Choose(red, mover, &chance, run[:0])
		}
		for _, a := range run {
			if err := engine.Apply(s, mover, a, nil); err != nil {
				return 0, fmt.Errorf("%s seed %d: %s: %w", g.Info().ID, c.Seed, g.Notate(s, mover, run), err)
			}
		}
	}
	var r engine.Result
	s.Result(&r)
	if !r.Winners.Has(seat) {
		return 0, nil
	}
	return 1 / float64(r.Winners.Len()), nil
}

// wilson is Wilson's 95 % interval of a share of n games.
func wilson(p float64, n int) (low, high float64) { return interval(p, n, 1.959964) }

// interval is Wilson's interval of a share of n games, z standard errors to either side.
func interval(p float64, n int, z float64) (low, high float64) {
	m := float64(n)
	mid := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return mid - half, mid + half
}
