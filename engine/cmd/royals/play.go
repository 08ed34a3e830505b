package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/enginetest"
	"royals/engine/match"
)

// sitting is a match with its bots.
type sitting struct {
	*match.Match
	bots   []bot.Bot
	chance []cards.Rand // one stream per seat, unrelated to the deal's
	red    engine.State
	run    []engine.Action
}

func sit(s *setup) (*sitting, error) {
	m, err := match.New(s.game, s.config)
	if err != nil {
		return nil, err
	}
	t := &sitting{Match: m, red: m.State().Fresh()}
	for i, name := range s.bots {
		t.bots = append(t.bots, bot.ByName(name))
		t.chance = append(t.chance, cards.NewRand(cards.Mix(s.config.Seed, 0xb07), uint64(i)))
	}
	return t, nil
}

// next lets the first seat that owes a decision choose. The choice is good until the next call.
func (t *sitting) next() (engine.Seat, []engine.Action) {
	seat := t.State().Actors().First()
	t.Redacted(seat, t.red)
	t.run = t.bots[seat].Choose(t.red, seat, &t.chance[seat], t.run[:0])
	return seat, t.run
}

// play prints a whole game: every choice and what it led to, then the result.
func play(args []string) error {
	s, err := flags("play", args, nil)
	if err != nil {
		return err
	}
	t, err := sit(s)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	info := s.game.Info()
	if !s.json {
		fmt.Fprintf(out, "%s seats %d seed %d options %s bots %s\n", info.ID, s.config.Seats, s.config.Seed,
			orDash(engine.FormatOptions(s.config.Options)), strings.Join(s.bots, ","))
		printSaid(out, info, t.Events().List)
	}
	for t.State().Actors() != 0 {
		seat, run := t.next()
		if err := t.Do(seat, run); err != nil {
			return err
		}
		if !s.json {
			fmt.Fprintln(out, t.Log[len(t.Log)-1])
			printSaid(out, info, t.Events().List)
		}
	}
	var r engine.Result
	t.State().Result(&r)
	if s.json {
		line := map[string]any{"game": info.ID, "seats": s.config.Seats, "seed": s.config.Seed, "choices": len(t.Log),
			"winners": seats(r.Winners, s.config.Seats), "reason": r.Reason, "rank": ints(r.Rank[:s.config.Seats]), "score": r.Score[:s.config.Seats]}
		return json.NewEncoder(out).Encode(line)
	}
	for i := range s.config.Seats {
		fmt.Fprintf(out, "%s rank %d score %d\n", engine.Seat(i), r.Rank[i], r.Score[i])
	}
	fmt.Fprintf(out, "%s won (%s) after %d choices\n", strings.Join(seats(r.Winners, s.config.Seats), ", "), r.Reason, len(t.Log))
	return nil
}

// printSaid prints what is worth a line: the Said events and shuffles.
func printSaid(out io.Writer, info *engine.Info, list []engine.Event) {
	for _, e := range list {
		if e.Kind == engine.Said || e.Kind == engine.Shuffled {
			fmt.Fprintln(out, "  *", strings.TrimPrefix(enginetest.EventText(info, e), "said "))
		}
	}
}

func orDash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

func seats(b engine.SeatSet, n int) []string {
	list := []string{}
	for i := range n {
		if b.Has(engine.Seat(i)) {
			list = append(list, engine.Seat(i).String())
		}
	}
	return list
}

func ints(b []uint8) []int {
	list := make([]int, len(b))
	for i, v := range b {
		list[i] = int(v)
	}
	return list
}
