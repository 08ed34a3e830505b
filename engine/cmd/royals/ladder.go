package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"sync"
	"time"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
)

// pairing is one line of the ladder: it is played until its Wilson interval has left the mark, or the deals are used up.
type pairing struct {
	candidate, opponent string
	mark                float64 // the share that the lower bound must pass; 0 for the fair share
}

// pairings of a game at a number of seats: neighbouring levels, and the strongest against the named baselines.
func pairings(seats int) []pairing {
	list := []pairing{{"page", "random", 0}}
	for i := 1; i < len(bot.Levels); i++ {
		list = append(list, pairing{bot.Levels[i], bot.Levels[i-1], 0})
	}
	random, greedy := 0.95, 0.65
	if seats > 2 {
		random, greedy = 0.60, 0.40
	}
	list = append(list, pairing{"sovereign", "random", random}, pairing{"sovereign", "greedy", greedy})
	for _, t := range bot.Tempers[1:] {
		list = append(list, pairing{"knight-" + t, "knight", 0})
	}
	return list
}

// ladder plays every pairing of every game, two at a time, and prints the table.
func ladder(args []string) error {
	deals, only := 200, ""
	s, err := flagsFor("ladder", args, true, func(f *flag.FlagSet) {
		f.IntVar(&deals, "deals", deals, "at most so many deals a pairing")
		f.StringVar(&only, "only", "", "only this game")
	})
	if err != nil {
		return err
	}
	var (
		work  sync.WaitGroup
		slots = make(chan bool, 2)
		mu    sync.Mutex
		fault error
	)
	begin := time.Now()
	for _, g := range catalog.Games() {
		in := g.Info()
		if only != "" && only != in.ID {
			continue
		}
		for _, seats := range tables(in) {
			for _, p := range pairings(seats) {
				work.Add(1)
				slots <- true
				go func() {
					defer func() { <-slots; work.Done() }()
					c := engine.Config{Seats: seats, Seed: s.config.Seed, Options: short(in)}
					line, err := sequential(g, c, p, deals)
					mu.Lock()
					defer mu.Unlock()
					if err != nil {
						fault = err
						return
					}
					if s.json {
						_ = json.NewEncoder(os.Stdout).Encode(line)
					} else {
						fmt.Println(line)
					}
				}()
			}
		}
	}
	work.Wait()
	if fault == nil && !s.json {
		fmt.Printf("took %s\n", time.Since(begin).Round(time.Second))
	}
	return fault
}

// tables are the numbers of seats that the ladder plays a game at: two where it can, and four.
func tables(in *engine.Info) []int {
	var list []int
	for _, n := range []int{2, 4} {
		if n >= in.MinSeats && n <= in.MaxSeats {
			list = append(list, n)
		}
	}
	return list
}

// short returns options that keep a game to one deal's length where it has such a setting.
func short(in *engine.Info) []engine.Setting {
	for _, o := range in.Options {
		if o.Key == "target" {
			return []engine.Setting{{Key: "target", Value: o.Values[0]}}
		}
	}
	return nil
}

// sequential plays ten deals after ten until the interval has left the mark on either side.
func sequential(g engine.Game, c engine.Config, p pairing, deals int) (*arenaLine, error) {
	mark := p.mark
	if mark == 0 {
		mark = 1 / float64(c.Seats)
	}
	sum := &arenaLine{Game: g.Info().ID, Seats: c.Seats, Candidate: p.candidate, Opponent: p.opponent, Fair: 1 / float64(c.Seats)}
	var ms float64
	for played := 0; played < deals; played += 10 {
		line, err := contest(g, c, p.candidate, p.opponent, min(10, deals-played))
		if err != nil {
			return nil, err
		}
		c.Seed += 10
		sum.Wins += line.Wins
		sum.Games += line.Games
		sum.Choices += line.Choices
		ms += line.MeanMS * float64(line.Choices)
		sum.MaxMS = max(sum.MaxMS, line.MaxMS)
		sum.Share = sum.Wins / float64(sum.Games)
		sum.Wilson[0], sum.Wilson[1] = wilson(sum.Share, sum.Games)
		if played >= 20 && (sum.Wilson[0] > mark || sum.Wilson[1] < mark) {
			break
		}
	}
	sum.MeanMS = ms / float64(max(sum.Choices, 1))
	return sum, nil
}
