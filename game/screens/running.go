package screens

import (
	"strings"

	"royals/engine"
	"royals/engine/match"
	"royals/game/keep"
	"royals/game/names"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// running is a game that can be gone on with, as its save describes it.
type running struct {
	keep.Entry
	match.Sketch
	players []table.Player
}

// goOn goes on with a running game. The one that was played last has the short name.
type goOn struct {
	run   string
	first bool
}

func (g goOn) Name() string {
	if g.first {
		return "continue"
	}
	return "continue:" + g.run
}

// title is the title of the game, and whether it is practice.
func (r *running) title() string {
	if table.Practised(r.Notes) {
		return words.T("practice.of", words.Args{A: r.Game.Info().Title})
	}
	return r.Game.Info().Title
}

// who names those at the table but the player who plays alone.
func (r *running) who() string {
	var list []string
	alone := len(table.Persons(r.players)) == 1
	for _, p := range r.players {
		if !alone || !p.Person() {
			list = append(list, names.Isolated(p.Name))
		}
	}
	key := "runs.of"
	if alone {
		key = "runs.with"
	}
	return words.T(key, words.Args{A: strings.Join(list, ", ")})
}

// turn says who must decide, "" where the save does not tell.
func (r *running) turn() string {
	if r.Actors.Len() != 1 {
		return ""
	}
	p := r.players[r.Actors.First()]
	if p.Person() && len(table.Persons(r.players)) == 1 {
		return words.Plain("runs.yours")
	}
	return words.T("runs.turn", words.Args{A: names.Isolated(p.Name)})
}

// ago says when it was played last, "" where nobody knows.
func (r *running) ago(now int64) string {
	const minute, hour, day = 60, 3600, 86400
	d := now - r.At
	switch {
	case r.At == 0 || d < 0:
		return ""
	case d < 2*minute:
		return words.Plain("runs.now")
	case d < hour:
		return words.T("runs.minutes", words.Args{N: int(d / minute)})
	case d < day:
		return words.T("runs.hours", words.Args{N: int(d / hour)})
	}
	return words.T("runs.days", words.Args{N: int(d / day)})
}

// text tells in a line who plays, whose turn it is, and when it was played last.
func (r *running) text(now int64) string {
	s := r.who()
	for _, part := range []string{r.turn(), r.ago(now)} {
		if part != "" {
			s += " · " + part
		}
	}
	return s
}

// waiting lists the games that can be gone on with, the one played last first.
func (a *Sitting) waiting() []running {
	if a.runs != nil {
		return a.runs
	}
	a.runs = []running{}
	list, _ := keep.List(a.Store)
	for _, e := range list {
		if r, ok := sketch(a, e); ok {
			a.runs = append(a.runs, r)
		}
	}
	return a.runs
}

// sketch looks at a running game without playing it. A game that is over, or that stopped the program, is none.
func sketch(a *Sitting, e keep.Entry) (r running, ok bool) {
	if e.Name == a.run && a.table == nil || e.Name == a.opened.run && a.opened.stuck != nil {
		return r, false
	}
	defer func() { ok = recover() == nil && ok }()
	list, err := a.Store.Copies(e.Name)
	for _, c := range list {
		if err != nil || !c.Good {
			continue
		}
		r = running{Entry: e}
		if r.Sketch, err = match.Glance(c.Data, a.find); err == nil {
			r.players, err = table.Seated(r.Notes, r.Config.Seats)
			called(a, r.players)
		}
		return r, err == nil
	}
	return r, false
}

// waits returns the game of a title that was played last and counts, nil for none.
func (a *Sitting) waits(g engine.Game) *running {
	for i, r := range a.waiting() {
		if r.Game.Info().ID == g.Info().ID && !table.Practised(r.Notes) {
			return &a.runs[i]
		}
	}
	return nil
}

// waitsAs returns the running game of a name, nil for none.
func waitsAs(a *Sitting, run string) *running {
	for i, r := range a.waiting() {
		if r.Name == run {
			return &a.runs[i]
		}
	}
	return nil
}

// goOn is what goes on with a running game.
func (a *Sitting) goOn(r *running) goOn { return goOn{r.Name, r.Name == a.waiting()[0].Name} }

// resumeRun lays a running game on the table.
func resumeRun(a *Sitting, run string) {
	a.Home()
	if a.table == nil || a.run != run {
		a.table, a.ended, a.bout = nil, nil, nil
		a.load(run, false)
		a.loadBout()
	}
	a.runs = nil
	switch {
	case a.table != nil:
		a.front()
		a.enter()
		a.open(true)
	case a.ended != nil:
		a.Prefs.Open = 1
		a.showEnded()
	}
}

// front notes that the game on the table is the one that was played last.
func (a *Sitting) front() {
	a.runs = nil
	a.Kept.Wrote(keep.Front(a.Store, a.run, a.now()))
}

// abandon throws a running game away.
func abandon(a *Sitting, run string) {
	if a.run == run {
		a.table, a.bout, a.run = nil, nil, ""
	}
	for _, name := range []string{run, keep.Bout(run)} {
		a.Kept.Wrote(a.Store.Remove(name))
	}
	a.runs = nil
	a.Change()
}

// moveOver brings what older versions kept to its names of today. What a newer version keeps is left alone: the player
// plays without it.
func moveOver(a *Sitting, wins bool) {
	if keep.Check(a.Store) != nil {
		a.Store = store.NewMemory()
		a.Also(words.Plain("app.newer-store"))
		return
	}
	_ = keep.Move(a.Store, wins, keep.Reader{ // where the device refuses, the old names stay in use
		Run: func(data []byte) (string, error) {
			g, err := match.Glance(data, a.find)
			if err != nil {
				return "", err
			}
			players, _ := table.Seated(g.Notes, g.Config.Seats)
			return keep.Run(g.Game.Info().ID, keep.Table(table.Persons(players))), nil
		},
		Bout: func(data []byte) (string, error) {
			b, err := readBout(data, a.find)
			if err != nil {
				return "", err
			}
			return keep.Bout(keep.Run(b.series.Game.Info().ID, keep.Table(table.Persons(b.players)))), nil
		},
	})
	if old := keep.Left(a.Store); old != "" { // a match that cannot be read is set aside
		a.Kept.Take(old, words.Plain("kept.match"), func(data []byte) error { _, err := readBout(data, a.find); return err })
	}
}
