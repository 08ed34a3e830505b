package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
)

// setup is what the flags say.
type setup struct {
	game   engine.Game
	config engine.Config
	bots   []string // one per seat
	json   bool
	given  map[string]bool // the flags that were named
}

// takes says which of the common flags a command takes; all take --seed.
type takes uint8

const (
	takesGame takes = 1 << iota // --game --seats --options
	takesBots                   // --bots, one for each seat
	takesPair                   // --bots, two whatever the seats
	takesJSON
)

// flags reads the common flags that a command takes; more adds its own.
func (t *tool) flags(name string, args []string, what takes, more func(*flag.FlagSet)) (*setup, error) {
	var (
		f     = t.flagSet(name)
		game  = catalog.Games()[0].Info().ID
		bots  = "greedy"
		ops   string
		s     = &setup{given: make(map[string]bool)}
		seats int
	)
	if what&takesGame != 0 {
		f.StringVar(&game, "game", game, "`ID`: which game: "+gameNames())
		f.IntVar(&seats, "seats", 0, "`N`: how many seats, 0 for the game's usual number")
		f.StringVar(&ops, "options", "", "`K=V,...`: house rules")
	}
	f.Uint64Var(&s.config.Seed, "seed", 1, "`S`: what the deal follows from")
	switch {
	case what&takesBots != 0:
		f.StringVar(&bots, "bots", bots, "`BOT,...`: one for all seats, or one for each: "+botNames())
	case what&takesPair != 0:
		f.StringVar(&bots, "bots", "", "`CANDIDATE,OPPONENT`: "+botNames())
	}
	if what&takesJSON != 0 {
		f.BoolVar(&s.json, "json", false, "print JSON")
	}
	if more != nil {
		more(f)
	}
	if err := t.parse(f, args); err != nil {
		return nil, err
	}
	if f.NArg() > 0 {
		return nil, misused("%q is none of its flags; royals %s --help lists them", f.Arg(0), name)
	}
	f.Visit(func(g *flag.Flag) { s.given[g.Name] = true })
	if s.game = catalog.Find(game); s.game == nil {
		return nil, noGame(game)
	}
	if s.config.Seats = seats; seats == 0 {
		s.config.Seats = s.game.Info().Seats
	}
	var err error
	if s.config.Options, err = engine.ParseOptions(ops); err != nil {
		return nil, misuse(err.Error())
	}
	if err := s.game.Info().Check(s.config); err != nil {
		return nil, misuse(err.Error())
	}
	return s, s.seat(bots, what)
}

// seat reads --bots.
func (s *setup) seat(bots string, what takes) error {
	if what&(takesBots|takesPair) == 0 {
		return nil
	}
	s.bots = strings.Split(bots, ",")
	for _, b := range s.bots {
		if b != "" && bot.ByName(b) == nil {
			return misused("there is no bot %q; there are %s", b, botNames())
		}
	}
	if what&takesPair != 0 {
		if len(s.bots) != 2 || s.bots[0] == "" || s.bots[1] == "" {
			return misuse("--bots names two bots: CANDIDATE,OPPONENT")
		}
		return nil
	}
	if len(s.bots) == 1 {
		for len(s.bots) < s.config.Seats {
			s.bots = append(s.bots, s.bots[0])
		}
	}
	if len(s.bots) != s.config.Seats {
		return misused("--bots names %d bots for %d seats; name one for all, or one for each", len(s.bots), s.config.Seats)
	}
	for _, b := range s.bots {
		if b == "" {
			return misused("--bots leaves a seat without a name; there are %s", botNames())
		}
	}
	return nil
}

// flagSet returns an empty list of flags, which says nothing by itself.
func (t *tool) flagSet(name string) *flag.FlagSet {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.Usage = func() {}
	return f
}

// parse reads the flags. Asked for help, it prints what there is and returns errHelp.
func (t *tool) parse(f *flag.FlagSet, args []string) error {
	err := f.Parse(args)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, flag.ErrHelp):
		t.help(f)
		return errHelp
	}
	text := err.Error()
	if name, ok := strings.CutPrefix(text, "flag provided but not defined: -"); ok {
		return misused("there is no flag --%s; royals %s --help lists them", name, f.Name())
	}
	return misuse(text)
}

// help prints what a command takes.
func (t *tool) help(f *flag.FlagSet) {
	for _, c := range commands() {
		if c.name == f.Name() {
			fmt.Fprintf(t.out, "royals %s %s: %s\n", c.name, c.args, c.help)
		}
	}
	p := &paper{w: t.out, width: 80}
	f.VisitAll(func(g *flag.Flag) {
		name, usage := flag.UnquoteUsage(g)
		usage = strings.TrimPrefix(usage, name+": ")
		if _, is := g.Value.(interface{ IsBoolFlag() bool }); is {
			name = ""
		}
		if g.DefValue != "" && g.DefValue != "0" && g.DefValue != "false" {
			usage += " (" + g.DefValue + " unless you say otherwise)"
		}
		p.say("  "+strings.TrimRight("--"+g.Name+" "+name, " "), "")
		p.say("      ", usage)
	})
	if g := f.Lookup("game"); g != nil {
		if game := catalog.Find(g.Value.String()); game != nil {
			p.houseRules(game.Info())
		}
	}
	if f.Name() == "play" {
		fmt.Fprint(t.out, playHelp)
	}
}

// houseRules lists the options of a game, the usual value first.
func (p *paper) houseRules(info *engine.Info) {
	p.say("", "\nHouse rules of "+info.Title+", the usual one first (--game ID --help lists another game's):")
	for i := range info.Options {
		o := &info.Options[i]
		values := []string{o.Default}
		for _, v := range o.Values {
			if v != o.Default {
				values = append(values, v)
			}
		}
		if o.Max > 0 {
			values = append(values, fmt.Sprintf("%d to %d", o.Min, o.Max))
		}
		p.say("  "+o.Key+"="+strings.Join(values, "|"), "")
		p.say("      ", o.Help)
	}
}

// least complains about a number that is less than it may be.
func least(name string, n, min int) error {
	if n < min {
		return misused("--%s %d is too few: %d or more, please", name, n, min)
	}
	return nil
}

func gameNames() string {
	var ids []string
	for _, g := range catalog.Games() {
		ids = append(ids, g.Info().ID)
	}
	return strings.Join(ids, ", ")
}

func noGame(id string) error { return misused("there is no game %q; there are %s", id, gameNames()) }

// botNames says what --bots may hold.
func botNames() string {
	return strings.Join(bot.Names(), ", ") + "; a level may have a temper, such as duke-hunter"
}
