package main

import (
	"fmt"
	"strings"

	"royals/engine"
	"royals/game/crowns"
	"royals/game/words"
)

// crowns lists what a game that is over has won each of its seats, as that seat was told it.
func (t *tool) crowns(args []string) error {
	_, m, players, err := t.finished("crowns", args, nil)
	if err != nil {
		return err
	}
	var levels []string
	for _, p := range players {
		levels = append(levels, p.Bot)
	}
	for x := range engine.Seat(m.Config.Seats) {
		tape, err := crowns.Play(m, x, levels, nil)
		if err != nil {
			return err
		}
		var list []string
		for _, key := range crowns.Earned(tape) {
			list = append(list, words.Plain("crown."+key))
		}
		if len(list) == 0 {
			list = []string{"-"}
		}
		fmt.Fprintf(t.out, "%s %s: %s\n", x, players[x].Name, strings.Join(list, "; "))
	}
	return nil
}
