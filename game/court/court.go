// Package court is a climb: fifteen rivals, one above another, each with a game, a strength and something that a won bout opens. It is
// one table and the rules of a bout; who has won what is kept elsewhere.
package court

import (
	"slices"
	"strings"

	"royals/engine"
	"royals/engine/bot"
)

// Kind is a kind of what is opened.
type Kind uint8

// The kinds: what lies below the cards, what is on their backs, what a crest bears.
const (
	Felt Kind = iota
	Back
	Charge
)

// Prize is what a won bout opens. Its number counts from 0 within its kind.
type Prize struct {
	Kind Kind
	N    int
}

// Rival is a rung: who is there to beat, at which game.
type Rival struct {
	Key, Name string
	Bot       string // the level, and from Knight on the temper
	Game      string // engine.Info.ID
	Seats     int
	Options   []engine.Setting
	Opens     Prize
}

// Rivals are the rungs, the lowest first.
var Rivals = [...]Rival{
	{"tam", "Tam", "page", "crush", 4, nil, Prize{Felt, 0}},
	{"wren", "Wren", "page", "royalty", 3, nil, Prize{Charge, 0}},
	{"oswin", "Oswin", "squire", "usurpers", 3, nil, Prize{Back, 0}},
	{"isolde", "Isolde", "squire", "kingdoms", 2, nil, Prize{Felt, 1}},
	{"bram", "Bram", "squire", "houses", 2, target("deal"), Prize{Charge, 1}},
	{"odo", "Sir Odo", "knight-steady", "royalty", 4, nil, Prize{Back, 1}},
	{"ysolt", "Dame Ysolt", "knight-hunter", "crush", 4, nil, Prize{Felt, 2}},
	{"gawn", "Sir Gawn", "knight-gambler", "kingdoms", 2, nil, Prize{Charge, 2}},
	{"rohese", "Dame Rohese", "knight-steady", "usurpers", 4, nil, Prize{Back, 2}},
	{"aldric", "Duke Aldric", "duke-steady", "houses", 2, target("deal"), Prize{Felt, 3}},
	{"maud", "Duchess Maud", "duke-hunter", "crush", 4, nil, Prize{Charge, 3}},
	{"renaud", "Duke Renaud", "duke-gambler", "royalty", 4, nil, Prize{Back, 3}},
	{"sabine", "Duchess Sabine", "duke-hunter", "usurpers", 5, nil, Prize{Charge, 4}},
	{"leofric", "King Leofric", "sovereign-steady", "kingdoms", 2, nil, Prize{Back, 4}},
	{"elswith", "Queen Elswith", "sovereign-hunter", "houses", 2, target("300"), Prize{Felt, 4}},
}

func target(v string) []engine.Setting { return []engine.Setting{{Key: "target", Value: v}} }

// Need is how many games of a bout must be won, and Patience after how many lost bouts a rung may be passed.
const (
	Need     = 2
	Patience = 3
)

// Prizes is how many prizes there are of each kind.
const Prizes = len(Rivals) / 3

// Others is who sits at the other seats: one level lower than the rival, and steady. Below a Page there is nobody.
func (r *Rival) Others() string {
	level, _, _ := strings.Cut(r.Bot, "-")
	lower := bot.Levels[max(0, slices.Index(bot.Levels, level)-1)]
	if slices.Index(bot.Levels, lower) >= tempered {
		return lower + "-" + bot.Tempers[0]
	}
	return lower
}

// tempered is the first level whose opponents have a temper.
const tempered = 2

// Config is the game of a rung, without a seed.
func (r *Rival) Config() engine.Config {
	return engine.Config{Seats: r.Seats, Options: slices.Clone(r.Options)}
}

// ByName returns the number of a rival, -1 for none.
func ByName(name string) int {
	return slices.IndexFunc(Rivals[:], func(r Rival) bool { return r.Name == name })
}

// Opener returns the number of the rival whose bout opens a prize.
func Opener(p Prize) int {
	return slices.IndexFunc(Rivals[:], func(r Rival) bool { return r.Opens == p })
}

// Compare says who is ahead when a game is over: 1 the first seat, -1 the second, 0 neither. It is asked of two seats alone, whatever
// the others did, so that equals win every other time at any number of seats.
func Compare(r *engine.Result, me, rival engine.Seat) int {
	place := func(x engine.Seat) int {
		if r.Winners.Has(x) {
			return 1
		}
		return int(r.Rank[x])
	}
	switch a, b := place(me), place(rival); {
	case a < b:
		return 1
	case a > b:
		return -1
	}
	return 0
}
