package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"runtime"
	"time"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
)

type benchLine struct {
	Game      string  `json:"game"`
	Seats     int     `json:"seats"`
	Platform  string  `json:"platform"`
	Decisions int     `json:"decisions"`
	PerSecond float64 `json:"decisions_per_cpu_second"`
	Allocs    float64 `json:"allocations_per_decision"`
	Games     int     `json:"games"`
}

// bench plays random games on bare states, as a search would, and prints how many whole choices one processor second
// takes and what the heap is asked for. Without --game it measures every game at its usual number of seats.
func (t *tool) bench(args []string) error {
	decisions := 2_000_000
	thinking := false
	more := func(f *flag.FlagSet) {
		f.IntVar(&decisions, "decisions", decisions, "`N`: how many whole choices to play")
		f.BoolVar(&thinking, "search", false, "measure the opponents' search from the first decision instead")
	}
	s, err := t.flags("bench", args, takesGame|takesJSON, more)
	if err != nil {
		return err
	}
	if err := least("decisions", decisions, 1); err != nil {
		return err
	}
	list := []*setup{s}
	if !s.given["game"] {
		if s.given["seats"] || s.given["options"] {
			return misuse("without --game every game is measured as it is usually played; name one")
		}
		list = nil
		for _, g := range catalog.Games() {
			list = append(list, &setup{game: g, config: engine.Config{Seats: g.Info().Seats, Seed: s.config.Seed}, json: s.json})
		}
	}
	for _, s := range list {
		if thinking {
			if err := t.benchSearch(s); err != nil {
				return err
			}
			continue
		}
		line, err := measure(s, decisions)
		if err != nil {
			return err
		}
		if s.json {
			if err := json.NewEncoder(t.out).Encode(line); err != nil {
				return err
			}
			continue
		}
		fmt.Fprintf(t.out, "%-9s %d seats  %-11s %9.0f decisions/s  %.4f allocations/decision  (%d decisions, %d games)\n",
			line.Game, line.Seats, line.Platform, line.PerSecond, line.Allocs, line.Decisions, line.Games)
		if err := t.out.Flush(); err != nil {
			return err
		}
	}
	return nil
}

func measure(s *setup, decisions int) (benchLine, error) {
	st, err := s.game.New(s.config, nil)
	if err != nil {
		return benchLine{}, err
	}
	dealt := st.Fresh()
	dealt.CopyFrom(st)
	chance := cards.NewRand(s.config.Seed, 3)
	var random bot.Random
	run := make([]engine.Action, 0, 256)
	games := 0
	some := func(n int) {
		for range n {
			if st.Actors() == 0 {
				games++
				st.CopyFrom(dealt) // another deal: the same cards imagined anew
				st.Redact(engine.Table)
				st.Imagine(engine.Table, &chance)
			}
			run = random.ChooseOn(st, st.Actors().First(), &chance, run[:0])
		}
	}
	some(decisions / 10) // warm up: buffers grow, in the browser the code is compiled for good
	games = 0
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := cpu()
	some(decisions)
	took := cpu() - start
	runtime.ReadMemStats(&after)
	return benchLine{s.game.Info().ID, s.config.Seats, runtime.GOOS + "/" + runtime.GOARCH, decisions,
		float64(decisions) / max(took, time.Microsecond).Seconds(),
		float64(after.Mallocs-before.Mallocs) / float64(decisions), games}, nil
}
