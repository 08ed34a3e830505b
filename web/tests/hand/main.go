// Command hand writes a file of saved games, as the app exports them, in which a person plays Home Houses and holds twenty
// cards or more: what the browser's bench sorts. She scoops as deep as she may and lays down nothing she need not.
package main

import (
	"errors"
	"fmt"
	"os"
	"time"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/houses"
	"royals/engine/match"
	"royals/game/store"
	"royals/game/table"
)

const (
	want  = 20
	deals = 100
)

func main() {
	text, err := find()
	if err == nil {
		_, err = os.Stdout.WriteString(text)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "hand:", err)
		os.Exit(1)
	}
}

// keeper is a store as a table wants it.
type keeper struct{ store.Store }

func (k keeper) Save(data []byte) error { return k.Store.Save("game", data) }

// find plays games until there is such a hand.
func find() (string, error) {
	for s := range uint64(deals) {
		keep := store.NewMemory()
		t, err := table.New(houses.Game{}, engine.Config{Seats: 2, Seed: s}, []table.Player{{Name: "Ann"}, {Name: "Ben", Bot: "greedy"}}, keeper{keep}, &table.Direct{}, s, match.Salt{})
		if err != nil {
			return "", err
		}
		t.Pace = table.Pace{}
		r := cards.NewRand(s, 1)
		for now := time.Duration(0); !t.Ended(); now += time.Second {
			t.Update(now)
			if t.Asked == engine.None {
				if t.Resting() {
					t.Next()
				}
				continue
			}
			if len(t.Now().Pile(engine.PileID{Kind: uint8(t.Plan.Hand), Owner: t.Asked})) >= want {
				return store.Export(keep)
			}
			if err := t.Commit(choose(t.State(), t.Asked, t.Game().Info(), &r)); err != nil {
				return "", err
			}
		}
	}
	return "", errors.New("no such hand")
}

// choose scoops where it may, as deep as it may, and otherwise plays as Greedy does but lays down no match.
func choose(s engine.State, seat engine.Seat, info *engine.Info, r *cards.Rand) []engine.Action {
	list := s.Legal(seat, nil)
	var deepest engine.Action
	found := false
	for _, a := range list {
		if info.Verbs[a.Verb()].Name == "scoop" && (!found || a.Arg(0) > deepest.Arg(0)) {
			deepest, found = a, true
		}
	}
	work := s.Fresh()
	work.CopyFrom(s)
	if found {
		run := []engine.Action{deepest}
		for last := deepest; last.IsStep(); last = run[len(run)-1] {
			if engine.Apply(work, seat, last, nil) != nil {
				panic("hand: a legal choice was refused")
			}
			next := work.Legal(seat, nil)
			run = append(run, next[r.IntN(len(next))])
		}
		return run
	}
	run := (&bot.Greedy{}).Choose(work, seat, r, nil)
	for tries := 0; tries < 50 && info.Verbs[run[len(run)-1].Verb()].Name == "meld"; tries++ {
		work.CopyFrom(s)
		run = (&bot.Random{}).Choose(work, seat, r, run[:0])
	}
	return run
}
