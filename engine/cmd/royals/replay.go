package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/code"
	"royals/engine/match"
	"royals/game/table"
	"royals/game/words"
)

// errOver says that a game goes on, so that nobody may look at it from another seat.
var errOver = errors.New("this game is not over: royals play --load goes on with it")

// wrongCode is a code that was refused, with the sentence that the app says.
func wrongCode(err error) error { return errors.New(words.Plain("code." + err.Error())) }

// finished returns a game that is over: from a saved file, from the code of a record, or from one between bots that flags describe.
func (t *tool) finished(name string, args []string, more func(*flag.FlagSet)) (d code.Deal, m *match.Match, players []table.Player, err error) {
	from := ""
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		from, args = args[0], args[1:]
	}
	s, err := t.flags(name, args, takesGame|takesBots, more)
	if err != nil {
		return d, nil, nil, err
	}
	if from == "" {
		m, err = played(s)
		d = code.Deal{Game: s.game, Config: s.config, Opponents: s.bots}
		if _, err := code.Write(d); err != nil { // a bot that no code names
			d.Opponents = nil
		}
		if err == nil {
			players, err = seating(nil, s)
		}
		return d, m, players, err
	}
	data, err := os.ReadFile(from)
	if err != nil && strings.Count(from, ".") == 2 { // no file, or longer than the name of one
		if d, m, err = code.Play(from, catalog.Games()); err != nil {
			return d, nil, nil, wrongCode(err)
		}
		for i := range d.Config.Seats {
			players = append(players, table.Player{Name: usualNames[i]})
		}
		return d, m, players, nil
	}
	if err != nil {
		return d, nil, nil, err
	}
	if m, _, err = match.Load(data, catalog.Find); err != nil {
		return d, nil, nil, fmt.Errorf("%s is no saved game, or it is damaged (%s)", from, oneLine(err))
	}
	if m.State().Actors() != 0 {
		return d, nil, nil, errOver
	}
	players, err = table.Seated(m.Notes, m.Config.Seats)
	return code.Deal{Game: m.Game, Config: m.Config}, m, players, err
}

// played plays a game between bots.
func played(s *setup) (*match.Match, error) {
	m, err := sit(s)
	if err != nil {
		return nil, err
	}
	for m.State().Actors() != 0 {
		seat, run := m.next()
		if err := m.Do(seat, run); err != nil {
			return nil, err
		}
	}
	return m.Match, nil
}

// replay shows a game that is over as a seat saw it after some choices, or all its choices.
func (t *tool) replay(args []string) error {
	var eyes string
	to := -1
	d, m, players, err := t.finished("replay", args, func(f *flag.FlagSet) {
		f.StringVar(&eyes, "seat", "P1", "`SEAT`: whose eyes")
		f.IntVar(&to, "to", -1, "`N`: after how many choices; without it all choices are listed")
	})
	if err != nil {
		return err
	}
	seat, ok := engine.ParseSeat(eyes)
	if !ok || int(seat) >= m.Config.Seats {
		return misused("there is no seat %q", eyes)
	}
	if to >= 0 {
		return t.look(m, players, seat, min(to, len(m.Log)))
	}
	for i, e := range m.Log {
		fmt.Fprintf(t.out, "%4d  %s\n", i+1, e)
	}
	p := newPaper(t.out, t.to)
	var r engine.Result
	m.State().Result(&r)
	p.result(&r, players, false)
	if text, err := code.Record(d, m); err == nil {
		fmt.Fprintln(t.out, text)
	}
	return nil
}

// look prints the table after some choices as a seat saw it.
func (t *tool) look(m *match.Match, players []table.Player, seat engine.Seat, to int) error {
	again, err := match.New(m.Game, m.Config)
	if err != nil {
		return err
	}
	for _, e := range m.Log[:to] {
		if err := again.DoText(e.Seat, e.Text); err != nil {
			return err
		}
	}
	for i, p := range players { // the eyes are those of the one person
		kind := "bot:squire"
		if engine.Seat(i) == seat {
			kind = "person"
		}
		again.Notes = append(again.Notes, engine.Seat(i).String()+" "+kind+" "+p.Name)
	}
	tab, err := table.Resume(again.Save(), catalog.Find, nil, nil)
	if err != nil {
		return err
	}
	if to > 0 {
		fmt.Fprintf(t.out, "after %d of %d choices: %s\n", to, len(m.Log), m.Log[to-1])
	}
	tableau{tab, newPaper(t.out, t.to)}.table()
	return nil
}

// verifyCode says what a code holds. A record is played again: its result is computed, never read.
func (t *tool) verifyCode(text string) error {
	if strings.Contains(text, ".") {
		_, m, err := code.Play(text, catalog.Games())
		if err != nil {
			return wrongCode(err)
		}
		var r engine.Result
		m.State().Result(&r)
		fmt.Fprintf(t.out, "%s, %d seats, %d choices, played again by the rules\n", m.Game.Info().Title, m.Config.Seats, len(m.Log))
		for i := range m.Config.Seats {
			fmt.Fprintf(t.out, "%s rank %d score %d\n", engine.Seat(i), r.Rank[i], r.Score[i])
		}
		fmt.Fprintln(t.out, "who chose, and how often the deal was tried, no code can prove")
		return nil
	}
	d, err := code.Read(text, catalog.Games())
	if err != nil {
		return wrongCode(err)
	}
	fmt.Fprintf(t.out, "%s, rules %d, %d seats, seed %d, options %s\n", d.Game.Info().Title, d.Game.Info().Version, d.Config.Seats, d.Config.Seed,
		orDash(engine.FormatOptions(d.Config.Options)))
	for i, name := range d.Opponents {
		if name == "" {
			name = "a person"
		}
		fmt.Fprintf(t.out, "%s %s\n", engine.Seat(i), name)
	}
	return nil
}
