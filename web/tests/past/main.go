// Command past writes a file of saved games, as the app exports them, that holds as many past games as the app keeps, of all titles in
// turn: what a start of the page is measured with.
package main

import (
	"fmt"
	"os"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/keep"
	"royals/game/store"
	"royals/game/table"
)

func main() {
	text, err := write()
	if err == nil {
		_, err = os.Stdout.WriteString(text)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "past:", err)
		os.Exit(1)
	}
}

// nowhere keeps no running game.
type nowhere struct{}

func (nowhere) Save([]byte) error { return nil }

func write() (string, error) {
	kept, list := store.NewMemory(), catalog.Games()
	for n := range keep.MostPast {
		t, err := played(list[n%len(list)], uint64(n))
		if err != nil {
			return "", err
		}
		p := table.Finished(t)
		if _, err := keep.Remember(kept, int64(1795000000+n*3600), p.Line(), p.Write()); err != nil {
			return "", err
		}
	}
	return store.Export(kept)
}

// played is a game that opponents have played to its end.
func played(g engine.Game, seed uint64) (*table.Table, error) {
	players := make([]table.Player, g.Info().Seats)
	for i := range players {
		players[i] = table.Player{Name: "Player " + string(rune('A'+i)), Bot: "greedy"}
	}
	t, err := table.New(g, engine.Config{Seats: len(players), Seed: seed}, players, nowhere{}, &table.Direct{}, seed, match.Salt{})
	if err != nil {
		return nil, err
	}
	t.Pace = table.Pace{}
	for now := time.Duration(0); !t.Ended(); now += time.Second {
		if t.Update(now); t.Resting() {
			t.Next()
		}
	}
	return t, nil
}
