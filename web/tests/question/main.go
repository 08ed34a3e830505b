// Command question writes, in base64, what the page sends its worker to ask Sovereign for the first choice of a game of Usurpers
// at a table of four: what the browser's bench keeps the worker busy with.
package main

import (
	"encoding/base64"
	"fmt"
	"os"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/usurpers"
)

func main() {
	g := usurpers.Game{}
	s, err := g.New(engine.Config{Seats: 4, Seed: 1}, nil)
	if err != nil {
		fmt.Fprintln(os.Stderr, "question:", err)
		os.Exit(1)
	}
	seat := s.Actors().First()
	s.Redact(seat)
	q := bot.Request{ID: 1, Game: g.Info().ID, Rules: g.Info().Version, Seats: 4, Seat: seat, Level: bot.Levels[bot.Sovereign], Rand: cards.NewRand(1, 1), State: s.Encode(nil)}
	fmt.Println(base64.StdEncoding.EncodeToString(q.Encode(nil)))
}
