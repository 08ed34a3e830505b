package main

import (
	"encoding/json"
	"fmt"
	"runtime"
	"slices"
	"time"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
)

type searchLine struct {
	Game      string  `json:"game"`
	Seats     int     `json:"seats"`
	Platform  string  `json:"platform"`
	First     float64 `json:"worlds_per_cpu_second_at_the_first_decision"`
	Along     float64 `json:"worlds_per_cpu_second_along_a_game"`
	Median    float64 `json:"sovereign_cpu_ms_median"`
	P95       float64 `json:"sovereign_cpu_ms_95th_percentile"`
	Longest   float64 `json:"sovereign_cpu_ms_longest"`
	Decisions int     `json:"decisions"`
}

// benchSearch measures how many worlds a search imagines in one processor second, at the first decision of a game and along
// a game, and what a decision of the strongest level costs. Decisions are those of games between greedy players in
// which somebody has more than one thing to choose from.
func (t *tool) benchSearch(s *setup) error {
	st, err := s.game.New(s.config, nil)
	if err != nil {
		return err
	}
	best := bot.New(bot.Sovereign, bot.Steady).(*bot.Search)
	flat := bot.New(bot.Sovereign, bot.Steady).(*bot.Search)
	flat.Softness = 1 // never stops early
	flat.Iterations = 2000
	greedy := bot.ByName("greedy")
	chance := cards.NewRand(s.config.Seed, 6)
	red := st.Fresh()
	ask := func(k *bot.Search) (took time.Duration) {
		mover := st.Actors().First()
		red.CopyFrom(st)
		red.Redact(mover)
		before := cpu()
		k.Choose(red, mover, &chance, nil)
		return cpu() - before
	}
	line := searchLine{Game: s.game.Info().ID, Seats: s.config.Seats, Platform: runtime.GOOS + "/" + runtime.GOARCH}
	var first, along time.Duration
	begun, firsts, alongs := 0, 0, 0
	var costs []float64
	dealt := st.Fresh()
	dealt.CopyFrom(st)
	acts := make([]engine.Action, 0, 64)
	for step := 0; line.Decisions < 60 && step < 100_000; step++ {
		if st.Actors() == 0 {
			st.CopyFrom(dealt)
			st.Redact(engine.Table)
			st.Imagine(engine.Table, &chance)
		}
		mover := st.Actors().First()
		if acts = st.Rising(mover, acts[:0]); len(acts) > 1 {
			if begun++; begun <= 5 {
				ask(flat) // warm: buffers grow
				first += ask(flat)
				firsts += flat.Worlds()
			}
			if step%3 == 0 {
				along += ask(flat)
				alongs += flat.Worlds()
				costs = append(costs, float64(ask(best).Microseconds())/1000)
				line.Decisions++
			}
		}
		red.CopyFrom(st)
		red.Redact(mover)
		for _, a := range greedy.Choose(red, mover, &chance, nil) {
			if err := engine.Apply(st, mover, a, nil); err != nil {
				return err
			}
		}
	}
	slices.Sort(costs)
	n := len(costs)
	line.First = float64(firsts) / first.Seconds()
	line.Along = float64(alongs) / along.Seconds()
	line.Median, line.P95, line.Longest = costs[n/2], costs[n*95/100], costs[n-1]
	if s.json {
		return json.NewEncoder(t.out).Encode(line)
	}
	fmt.Fprintf(t.out, "%-9s %d seats  %-11s %8.0f worlds/s first, %8.0f along a game; sovereign %5.1f ms a decision, 95th percentile %5.1f, longest %5.1f\n",
		line.Game, line.Seats, line.Platform, line.First, line.Along, line.Median, line.P95, line.Longest)
	return t.out.Flush()
}
