package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"runtime"
	"time"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
)

// pairing is one line of the ladder.
type pairing struct {
	candidate, opponent string
	mark                float64 // the share that the lower bound must pass; 0 for the fair share
	to                  verdict
	most                int // games
}

// verdict is what a pairing is played for.
type verdict uint8

const (
	climbs verdict = iota // the candidate is to win more than its fair share
	passes                // the candidate is to win more than the mark
	equals                // the candidate is to be about as strong
)

// How many games a pairing may take. Neighbours are closest and need the most: of 960 games at four seats, a player who wins
// 29 in a hundred shows a lower bound above 25 four times of five. Forty Elo are 4.3 in a hundred at four seats and 5.8 at two,
// so that 960 games, half an interval of 2.7 and 3.2, can tell.
const (
	mostNear = 960
	mostFar  = 320
	mostMark = 640
	mostEven = 960
)

// pairings of a game at a number of seats: every level against every lower one, so that a cycle would be seen; the weakest against
// chance and the strongest against the named baselines; and the tempers.
func pairings(seats int) []pairing {
	list := []pairing{{"page", "random", 0, climbs, mostNear}}
	for apart := 1; apart < len(bot.Levels); apart++ {
		most := mostFar
		if apart == 1 {
			most = mostNear
		}
		for i := apart; i < len(bot.Levels); i++ {
			list = append(list, pairing{bot.Levels[i], bot.Levels[i-apart], 0, climbs, most})
		}
	}
	random, greedy := 0.95, 0.65
	if seats > 2 {
		random, greedy = 0.60, 0.40
	}
	list = append(list, pairing{"sovereign", "random", random, passes, mostMark}, pairing{"sovereign", "greedy", greedy, passes, mostMark})
	for _, t := range bot.Tempers[1:] {
		list = append(list, pairing{"knight-" + t, "knight", 0, equals, mostEven})
	}
	return list
}

// ranking is one game at one number of seats.
type ranking struct {
	game   engine.Game
	config engine.Config
	rungs  []*rung
}

// ladder plays every pairing of every game and prints the tables.
func (t *tool) ladder(args []string) error {
	most, workers, minutes, only := mostNear, runtime.NumCPU(), 55, ""
	s, err := t.flags("ladder", args, takesJSON, func(f *flag.FlagSet) {
		f.IntVar(&most, "games", most, "`N`: at most so many games a pairing")
		f.IntVar(&workers, "workers", workers, "`N`: how many games at a time")
		f.IntVar(&minutes, "minutes", minutes, "`N`: begin no more games after so long")
		f.StringVar(&only, "only", "", "`ID`: only this game: "+gameNames())
	})
	if err != nil {
		return err
	}
	for _, n := range []struct {
		name string
		n    int
	}{{"games", most}, {"workers", workers}, {"minutes", minutes}} {
		if err := least(n.name, n.n, 1); err != nil {
			return err
		}
	}
	if only != "" && catalog.Find(only) == nil {
		return noGame(only)
	}
	begin := time.Now()
	var tables []*ranking
	for _, g := range catalog.Games() {
		in := g.Info()
		if only != "" && only != in.ID {
			continue
		}
		for _, seats := range sizes(in) {
			tab := &ranking{game: g, config: engine.Config{Seats: seats, Seed: s.config.Seed, Options: short(in)}}
			for _, p := range pairings(seats) {
				p.most = min(p.most, most)
				tab.rungs = append(tab.rungs, newRung(tab, p))
			}
			tables = append(tables, tab)
		}
	}
	if err := climb(tables, workers, t.err, begin.Add(time.Duration(minutes)*time.Minute)); err != nil {
		return err
	}
	for _, tab := range tables {
		tab.print(t.out, s.json)
	}
	if !s.json {
		fmt.Fprintf(t.out, "took %s on %d cores, %s of processor time\n", time.Since(begin).Round(time.Second), workers, cpu().Round(time.Second))
	}
	return nil
}

// print prints the lines of a table and says whether the levels stand in order.
func (t *ranking) print(w io.Writer, asJSON bool) {
	order := "the levels stand in order, without a cycle"
	for _, r := range t.rungs {
		if asJSON {
			_ = json.NewEncoder(w).Encode(r.sum)
			continue
		}
		fmt.Fprintln(w, r.sum, r.remark())
		if r.to == climbs && r.sum.Games > 0 && r.sum.Share <= r.sum.Fair {
			order = "out of order: " + r.candidate + " against " + r.opponent
		}
	}
	if !asJSON {
		fmt.Fprintf(w, "%-9s %d  %s\n\n", t.game.Info().ID, t.config.Seats, order)
	}
}

// sizes are the numbers of seats that the ladder plays a game at: two where it can, and four.
func sizes(in *engine.Info) []int {
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
