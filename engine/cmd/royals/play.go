package main

import (
	crand "crypto/rand"
	"encoding/binary"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/engine/match"
	"royals/game/names"
	"royals/game/table"
	"royals/game/words"
)

// sitting is a match with its bots.
type sitting struct {
	*match.Match
	bots   []bot.Bot
	chance []cards.Rand // one stream per seat, unrelated to the deal's
	red    engine.State
	run    []engine.Action
}

func sit(s *setup) (*sitting, error) {
	m, err := match.New(s.game, s.config)
	if err != nil {
		return nil, err
	}
	t := &sitting{Match: m, red: m.State().Fresh()}
	for i, name := range s.bots {
		t.bots = append(t.bots, bot.ByName(name))
		t.chance = append(t.chance, cards.NewRand(cards.Mix(s.config.Seed, 0xb07), uint64(i)))
	}
	return t, nil
}

// next lets the first seat that owes a decision choose. The choice is good until the next call.
func (t *sitting) next() (engine.Seat, []engine.Action) {
	seat := t.State().Actors().First()
	t.Redacted(seat, t.red)
	t.run = t.bots[seat].Choose(t.red, seat, &t.chance[seat], t.run[:0])
	return seat, t.run
}

// places collects --seat P1=me.
type places []string

func (p *places) String() string     { return "" }
func (p *places) Set(s string) error { *p = append(*p, s); return nil }

// play plays a game with persons in the terminal, or prints one between bots.
func (t *tool) play(args []string) error {
	var (
		seats      places
		save, load string
		notation   bool
	)
	s, err := t.flags("play", args, takesGame|takesBots|takesJSON, func(f *flag.FlagSet) {
		f.Var(&seats, "seat", "`SEAT=WHO`: P1=me, P2=Ada:me for a person called Ada, P3=duke for an opponent, P3=Bert:duke")
		f.StringVar(&save, "save", "", "`FILE`: keep the game in this new file, move by move")
		f.StringVar(&load, "load", "", "`FILE`: go on with a game that was kept, and keep it there")
		f.BoolVar(&notation, "notation", false, "print a game between bots choice by choice, in notation")
	})
	if err != nil {
		return err
	}
	if load != "" {
		for name := range s.given {
			if name != "load" {
				return misused("--load says all about a game, so leave out --%s", name)
			}
		}
		return t.resume(load)
	}
	players, err := seating(seats, s)
	if err != nil {
		return err
	}
	persons := 0
	for _, p := range players {
		if p.Person() {
			persons++
		}
	}
	switch {
	case persons > 0 && (s.json || notation):
		return misuse("--json and --notation print games between bots: leave them out, or leave --seat P1=me out")
	case persons > 0:
		return t.sitDown(s, players, save)
	case save != "":
		return misuse("--save is for a game with a person in it: add --seat P1=me")
	}
	for i, p := range players {
		s.bots[i] = p.Bot
	}
	return t.watch(s, players, notation)
}

// watch prints a whole game between bots: what happened in sentences, or every choice in notation, then the result.
func (t *tool) watch(s *setup, players []table.Player, notation bool) error {
	m, err := sit(s)
	if err != nil {
		return err
	}
	info, p := s.game.Info(), newPaper(t.out, t.to)
	name := func(x engine.Seat) string {
		if int(x) < len(players) {
			return players[x].Name
		}
		return ""
	}
	tell := func() {
		for _, e := range m.Events().List {
			switch {
			case notation && (e.Kind == engine.Said || e.Kind == engine.Shuffled):
				fmt.Fprintln(t.out, "  *", strings.TrimPrefix(enginetest.EventText(info, e), "said "))
			case !notation && !s.json && e.Kind == engine.Said:
				args := words.Args{A: name(e.Seat), B: name(e.Other), N: int(e.Value)}
				if e.Card != cards.Back {
					args.Card = words.Card(e.Card)
				}
				if text := words.T(info.ID+".say."+info.Says[e.Key], args); text != "" {
					p.say("  ", words.Upper(text))
				}
			}
		}
	}
	switch {
	case notation:
		fmt.Fprintf(t.out, "%s seats %d seed %d options %s bots %s\n", info.ID, s.config.Seats, s.config.Seed,
			orDash(engine.FormatOptions(s.config.Options)), strings.Join(s.bots, ","))
	case !s.json:
		p.rule(info.Title, fmt.Sprintf("seed %d", s.config.Seed))
		p.say("  ", who(players))
	}
	for tell(); m.State().Actors() != 0; tell() {
		seat, run := m.next()
		if err := m.Do(seat, run); err != nil {
			return err
		}
		if notation {
			fmt.Fprintln(t.out, m.Log[len(m.Log)-1])
		}
	}
	var r engine.Result
	m.State().Result(&r)
	n := s.config.Seats
	switch {
	case s.json:
		line := map[string]any{"game": info.ID, "seats": n, "seed": s.config.Seed, "choices": len(m.Log),
			"winners": seats(r.Winners, n), "reason": r.Reason, "rank": ints(r.Rank[:n]), "score": r.Score[:n]}
		return json.NewEncoder(t.out).Encode(line)
	case notation:
		for i := range n {
			fmt.Fprintf(t.out, "%s rank %d score %d\n", engine.Seat(i), r.Rank[i], r.Score[i])
		}
		fmt.Fprintf(t.out, "%s won (%s) after %d choices\n", strings.Join(seats(r.Winners, n), ", "), r.Reason, len(m.Log))
	default:
		p.result(&r, players, false)
	}
	return nil
}

// sitDown plays a game with persons. Without --seed nobody at the table knows what the deal follows from.
func (t *tool) sitDown(s *setup, players []table.Player, save string) error {
	var salt match.Salt
	var chance [16]byte
	crand.Read(salt[:])
	crand.Read(chance[:])
	botSeed := cards.Mix(s.config.Seed, 0xb07)
	if !s.given["seed"] {
		s.config.Seed, botSeed = binary.LittleEndian.Uint64(chance[:8]), binary.LittleEndian.Uint64(chance[8:])
	}
	keep := new(keeper)
	if save != "" {
		if err := keep.create(save); err != nil {
			return err
		}
	}
	tab, err := table.New(s.game, s.config, players, keep, &table.Direct{}, botSeed, salt)
	if err != nil {
		return err
	}
	return newParlour(t, tab, keep).play()
}

// resume goes on with a game that was kept in a file.
func (t *tool) resume(file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	data, err := io.ReadAll(io.LimitReader(f, mostSaved+1))
	if f.Close(); err != nil {
		return err
	}
	if len(data) > mostSaved {
		return fmt.Errorf("%s is too long for a saved game", file)
	}
	keep := &keeper{path: file, last: data}
	tab, err := table.Resume(data, catalog.Find, keep, &table.Direct{})
	if err != nil {
		return fmt.Errorf("%s is no saved game, or it is damaged; it was left as it is (%s)", file, oneLine(err))
	}
	return newParlour(t, tab, keep).play()
}

// oneLine writes an error that was joined of several in one line.
func oneLine(err error) string { return strings.ReplaceAll(err.Error(), "\n", ": ") }

// usualNames are what players are called until somebody says otherwise.
var usualNames = [engine.MaxSeats]string{"Ada", "Bea", "Cosmo", "Dora", "Edgar", "Flora"}

// seating works out who sits where. Seats that --seat does not name are the bots'; beside persons those are of the middle
// level unless --bots says otherwise.
func seating(list places, s *setup) ([]table.Player, error) {
	n := s.config.Seats
	players := make([]table.Player, n)
	var named engine.SeatSet
	for _, text := range list {
		place, who, ok := strings.Cut(text, "=")
		seat, is := engine.ParseSeat(strings.ToUpper(place))
		switch {
		case !ok || !is || who == "":
			return nil, misused("--seat %q: write a seat and who sits there, such as P1=me or P2=duke", text)
		case int(seat) >= n:
			return nil, misused("--seat %q: %s has %d seats here", text, s.game.Info().ID, n)
		case named.Has(seat):
			return nil, misused("--seat %q: somebody sits there already", text)
		}
		named = named.Add(seat)
		name, kind, ok := strings.Cut(who, ":")
		if !ok {
			name, kind = "", who
		}
		if err := checkName(name); err != nil {
			return nil, misused("--seat %q: %s", text, err)
		}
		if players[seat].Name = name; kind == "me" {
			continue
		}
		if players[seat].Bot = kind; bot.ByName(kind) == nil {
			return nil, misused("--seat %q: %q is neither me nor an opponent; there are %s", text, kind, botNames())
		}
	}
	persons := false
	for seat := range players {
		persons = persons || named.Has(engine.Seat(seat)) && players[seat].Person()
	}
	for i := range players {
		if !named.Has(engine.Seat(i)) {
			if players[i].Bot = s.bots[i]; persons && !s.given["bots"] {
				players[i].Bot = bot.Levels[len(bot.Levels)/2]
			}
		}
	}
	return players, christen(players)
}

// christen gives a name to everybody who has none, and makes sure that no two have the same.
func christen(players []table.Player) error {
	taken := make(map[string]bool)
	for _, p := range players {
		if key := strings.ToLower(p.Name); key != "" {
			if taken[key] {
				return misused("two players are called %q; give one another name", p.Name)
			}
			taken[key] = true
		}
	}
	for i := range players {
		for j := 0; players[i].Name == ""; j++ {
			if name := usualNames[(i+j)%len(usualNames)]; !taken[strings.ToLower(name)] {
				players[i].Name = name
				taken[strings.ToLower(name)] = true
			}
		}
	}
	return nil
}

func checkName(name string) error {
	if name != "" && names.Clean(name) != name {
		return fmt.Errorf("a name has 1 to %d letters that can be seen, with single blanks between them", names.Most)
	}
	return nil
}

// who lists the players: "Ada (you), Bea (knight)".
func who(players []table.Player) string {
	var list []string
	for _, p := range players {
		kind := p.Bot
		if p.Person() {
			kind = "a person"
		}
		list = append(list, p.Name+" ("+kind+")")
	}
	return strings.Join(list, ", ") + "."
}

func orDash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

func seats(b engine.SeatSet, n int) []string {
	list := []string{}
	for i := range n {
		if b.Has(engine.Seat(i)) {
			list = append(list, engine.Seat(i).String())
		}
	}
	return list
}

func ints(b []uint8) []int {
	list := make([]int, len(b))
	for i, v := range b {
		list[i] = int(v)
	}
	return list
}
