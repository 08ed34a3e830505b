package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"math"
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
	to                  verdict
}

// verdict is what a pairing is played for.
type verdict uint8

const (
	climbs verdict = iota // the candidate is to win more than its fair share
	passes                // the candidate is to win more than the mark
	equals                // the candidate is to be about as strong
)

// pairings of a game at a number of seats: every level against every lower one, so that a cycle would be seen; the weakest against chance and
// the strongest against the named baselines; and the tempers.
func pairings(seats int) []pairing {
	list := []pairing{{"page", "random", 0, climbs}}
	for apart := 1; apart < len(bot.Levels); apart++ {
		for i := apart; i < len(bot.Levels); i++ {
			list = append(list, pairing{bot.Levels[i], bot.Levels[i-apart], 0, climbs})
		}
	}
	random, greedy := 0.95, 0.65
	if seats > 2 {
		random, greedy = 0.60, 0.40
	}
	list = append(list, pairing{"sovereign", "random", random, passes}, pairing{"sovereign", "greedy", greedy, passes})
	for _, t := range bot.Tempers[1:] {
		list = append(list, pairing{"knight-" + t, "knight", 0, equals})
	}
	return list
}

// ladder plays every pairing of every game, two at a time, and prints the table.
func ladder(args []string) error {
	deals, only := 120, ""
	s, err := flagsFor("ladder", args, true, func(f *flag.FlagSet) {
		f.IntVar(&deals, "deals", deals, "at most so many deals a pairing")
		f.StringVar(&only, "only", "", "only this game")
	})
	if err != nil {
		return err
	}
	begin := time.Now()
	for _, g := range catalog.Games() {
		in := g.Info()
		if only != "" && only != in.ID {
			continue
		}
		for _, seats := range tables(in) {
			c := engine.Config{Seats: seats, Seed: s.config.Seed, Options: short(in)}
			if err := rungs(g, c, deals, s.json); err != nil {
				return err
			}
		}
	}
	if !s.json {
		fmt.Printf("took %s\n", time.Since(begin).Round(time.Second))
	}
	return nil
}

// rungs plays all pairings of one table and says whether the levels stand in order.
func rungs(g engine.Game, c engine.Config, deals int, asJSON bool) error {
	var (
		work  sync.WaitGroup
		slots = make(chan bool, 2)
		mu    sync.Mutex
		fault error
		order = "the levels stand in order, without a cycle"
	)
	for _, p := range pairings(c.Seats) {
		work.Add(1)
		slots <- true
		go func() {
			defer func() { <-slots; work.Done() }()
			line, err := sequential(g, c, p, deals)
			mu.Lock()
			defer mu.Unlock()
			if err != nil {
				fault = err
				return
			}
			if p.to == climbs && line.Share <= line.Fair {
				order = "out of order: " + p.candidate + " against " + p.opponent
			}
			if asJSON {
				_ = json.NewEncoder(os.Stdout).Encode(line)
			} else {
				fmt.Println(line, line.remark(p))
			}
		}()
	}
	work.Wait()
	if fault == nil && !asJSON {
		fmt.Printf("%-9s %d  %s\n\n", g.Info().ID, c.Seats, order)
	}
	return fault
}

// remark says in a word how a pairing came out.
func (l *arenaLine) remark(p pairing) string {
	mark := max(p.mark, l.Fair)
	switch {
	case p.to == equals:
		// Against n-1 of the same strength, odds of 1 to n-1 are level.
		odds := l.Share / max(1-l.Share, 0.001) * (1/l.Fair - 1)
		return fmt.Sprintf("%+.0f Elo", 400*math.Log10(max(odds, 0.001)))
	case l.Wilson[0] > mark:
		return "clear"
	case p.to == passes && l.Share >= mark:
		return "reached"
	case l.Share > mark:
		return "likely"
	}
	return "short"
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

// short returns options that keep a game to a few deals where it has such a setting.
func short(in *engine.Info) []engine.Setting {
	for _, o := range in.Options {
		if o.Key == "target" && o.Allows("300") {
			return []engine.Setting{{Key: o.Key, Value: "300"}}
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
		if played >= 20 && p.to != equals && (sum.Wilson[0] > mark || sum.Wilson[1] < mark) {
			break
		}
	}
	sum.MeanMS = ms / float64(max(sum.Choices, 1))
	return sum, nil
}
