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
	Page      Level = iota // any sensible move, with the game's own weights now and then
	Squire                 // the game's own weights, and slips
	Knight                 // a short search, drawn from its visits
	Duke                   // a longer search, drawn from its visits
	Sovereign              // the longest search, its best move
)

// Levels lists the names, in order.
var Levels = []string{"page", "squire", "knight", "duke", "sovereign"}

// grade is what a level does in most games: how many worlds it imagines for a choice, and how many steps of a hundred slip.
var grade = [...]struct{ worlds, slips int }{
	Page:      {0, 92},
	Squire:    {0, 30},
	Knight:    {80, 4},
	Duke:      {500, 0},
	Sovereign: {3500, 0},
}

// Grader is a State of a game whose levels would lie too close together otherwise.
type Grader interface {
	// Grade returns how many worlds a level imagines for a choice and how many of its steps in a hundred slip, given what it does in most
	// games.
	Grade(level, worlds, slips int) (int, int)
}

// grades asks a game for what a level does in it, given what it does in most.
func (l Level) grades(s engine.State, worlds, slips int) (int, int) {
	if g, ok := s.(Grader); ok {
		return g.Grade(int(l), worlds, slips)
	}
	return worlds, slips
}

// New returns an opponent of a level and a temper.
func New(l Level, t Temper) Bot {
	g := grade[l]
	if g.worlds == 0 {
		return &Sloppy{Slips: g.slips, Level: l}
	}
	b := &Search{Settings: Settings{Iterations: g.worlds, Slips: g.slips, Level: l, Plies: 16, Prior: true, Temper: t}}
	if l < Sovereign {
		b.Softness = 1
	}
	return b
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

// Sloppy plays as Greedy does, but Slips steps in a hundred are any move that is not senseless. A Grader may set Slips otherwise for the
// Level.
type Sloppy struct {
	Slips  int
	Level  Level
	greedy Greedy
}

// Choose picks step by step.
func (b *Sloppy) Choose(s engine.State, seat engine.Seat, r *cards.Rand, run []engine.Action) []engine.Action {
	_, slips := b.Level.grades(s, 0, b.Slips)
	for {
		g := &b.greedy
		a := g.best(s, seat, r)
		if r.IntN(100) < slips {
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
		s.Do(seat, a, nil)
	}
}
