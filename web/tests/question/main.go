// Command question writes, in base64, what the page sends its worker to ask Sovereign for the first choice of a game of Usurpers
// at a table of four: what the browser's bench keeps the worker busy with. With a number it writes so many questions of each game,
// to all levels in turn, each with the answer that this system's processor comes to.
package main

import (
	"encoding/base64"
	"fmt"
	"os"
	"strconv"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/judge"
	"royals/engine/usurpers"
)

func main() {
	write := first
	if len(os.Args) > 1 {
		write = func() error { return many(os.Args[1]) }
	}
	if err := write(); err != nil {
		fmt.Fprintln(os.Stderr, "question:", err)
		os.Exit(1)
	}
}

func first() error {
	g := usurpers.Game{}
	s, err := g.New(engine.Config{Seats: 4, Seed: 1}, nil)
	if err != nil {
		return err
	}
	q := ask(g, s, 4, bot.Sovereign, 1)
	fmt.Println(base64.StdEncoding.EncodeToString(q.Encode(nil)))
	return nil
}

// ask is the question for the next choice. It takes the hidden cards out of the state, as the page does.
func ask(g engine.Game, s engine.State, seats int, level bot.Level, id uint32) bot.Request {
	seat := s.Actors().First()
	s.Redact(seat)
	return bot.Request{ID: id, Game: g.Info().ID, Rules: g.Info().Version, Seats: seats, Seat: seat,
		Level: bot.Levels[level], Rand: cards.NewRand(uint64(id), 1), State: engine.Encode(s, nil)}
}

func many(of string) error {
	n, err := strconv.Atoi(of)
	if err != nil {
		return err
	}
	var random bot.Random
	id := uint32(0)
	for _, g := range catalog.Games() {
		seats := g.Info().Seats
		for k := range n {
			seed := uint64(k) + 1
			s, err := g.New(engine.Config{Seats: seats, Seed: seed}, nil)
			if err != nil {
				return err
			}
			chance := cards.NewRand(seed, 8)
			for step := 0; s.Actors() != 0 && (step < 5+3*k || len(s.Rising(s.Actors().First(), nil)) < 2); step++ {
				random.ChooseOn(s, s.Actors().First(), &chance, nil)
			}
			if s.Actors() == 0 {
				continue
			}
			id++
			q := ask(g, s, seats, bot.Level(k%len(bot.Levels)), id)
			if k == 0 { // what a choice was worth
				now := s.Fresh()
				now.CopyFrom(s)
				q.Run, q.Seed, q.Number = random.Choose(now, q.Seat, &chance, nil), seed, 7
			}
			job, err := judge.NewJob(&q, catalog.Find)
			if err != nil {
				return err
			}
			for !job.Think(1 << 20) {
			}
			fmt.Println(g.Info().ID, q.Level, base64.StdEncoding.EncodeToString(q.Encode(nil)), base64.StdEncoding.EncodeToString(job.Answer().Encode(nil)))
		}
	}
	return nil
}
