package bot

import (
	"royals/engine"
	"royals/engine/cards"
)

// Level is how strong an opponent plays. It is defined by what it looks at and how it picks, never by the clock, so that a
// slow phone meets the same opponent.
type Level uint8

// The five levels.
const (
	Page      Level = iota // the game's own weights, more often than not any sensible move
	Squire                 // the game's own weights, a slip in every fourth step
	Knight                 // a short search, drawn from its visits
	Duke                   // a longer search, drawn from its visits
	Sovereign              // the longest search, its best move
)

// Levels lists the names, in order.
var Levels = []string{"page", "squire", "knight", "duke", "sovereign"}

// New returns an opponent of a level and a temper.
func New(l Level, t Temper) Bot {
	switch l {
	case Page:
		return &Sloppy{Slips: 60}
	case Squire:
		return &Sloppy{Slips: 25}
	case Knight:
		return &Search{Settings: Settings{Iterations: 80, Plies: 16, Prior: true, Softness: 1, Temper: t}}
	case Duke:
		return &Search{Settings: Settings{Iterations: 500, Plies: 16, Prior: true, Softness: 1, Temper: t}}
	}
	return &Search{Settings: Settings{Iterations: 3500, Plies: 16, Prior: true, Temper: t}}
}

// ByName returns the bot of a name: "random", "greedy", a level, or a level and a temper ("duke-hunter"). It is nil for
// any other. Every call returns a bot of its own, which remembers nothing between choices but its memory.
func ByName(name string) Bot {
	switch name {
	case "random":
		return &Random{}
	case "greedy":
		return &Greedy{}
	}
	for l, level := range Levels {
		if name == level {
			return New(Level(l), Steady)
		}
		for t, temper := range Tempers {
			if name == level+"-"+temper {
				return New(Level(l), Temper(t))
			}
		}
	}
	return nil
}

// Names lists the plain names that ByName knows, from weakest to strongest.
func Names() []string { return append([]string{"random", "greedy"}, Levels...) }

// Sloppy plays as Greedy does, but Slips times in a hundred any move that is not senseless.
type Sloppy struct {
	Slips  int
	greedy Greedy
}

// Choose picks step by step.
func (b *Sloppy) Choose(s engine.State, seat engine.Seat, r *cards.Rand, run []engine.Action) []engine.Action {
	for {
		g := &b.greedy
		a := g.best(s, seat, r)
		if r.IntN(100) < b.Slips {
			n := 0
			for i, w := range g.weights[:len(g.acts)] {
				if w > 0 {
					if n++; r.IntN(n) == 0 {
						a = g.acts[i]
					}
				}
			}
		}
		run = append(run, a)
		if !a.IsStep() {
			return run
		}
		must(s.Apply(seat, a, nil))
	}
}
