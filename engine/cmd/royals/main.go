// Royals is the terminal tool of the engine: it plays games, runs case files, traces every transition, and measures.
//
//	royals play   [flags]           a whole game, printed
//	royals script FILE...           runs case files; the last line is "N passed, M failed"
//	royals trace  [flags]           a whole game, one JSON object a line, complete enough to check every step
//	royals arena  [flags]           a candidate against opponents, every deal once in each seat
//	royals ladder [flags]           the levels of every game against one another, until each pairing is clear
//	royals bench  [flags]           random play: decisions a second and allocations a decision; --search: worlds a second
//	royals verify [flags]           whether a deal is the one whose seal was shown
//
// Flags are alike in every command:
//
//	--game ID   --seats N   --seed S   --options k=v,...   --bots a,b,...   --json
//
// --bots names one bot for all seats or one for each; royals play --help lists them.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
	"royals/engine/enginetest"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		if !errors.Is(err, errFailed) {
			fmt.Fprintln(os.Stderr, "royals:", err)
		}
		os.Exit(1)
	}
}

// errFailed ends the program with status 1 after a command has said why itself.
var errFailed = errors.New("failed")

var commands = []struct {
	name, help string
	run        func(args []string) error
}{
	{"play", "play a whole game and print it", play},
	{"script", "run case files", script},
	{"trace", "play a whole game and print every transition as JSON", trace},
	{"arena", "play one bot against others and count", arena},
	{"ladder", "play every neighbouring pair of levels in every game", ladder},
	{"bench", "measure random play, or with --search the opponents", bench},
	{"verify", "compare a deal with the seal that was shown", verify},
}

func run(args []string) error {
	if len(args) > 0 {
		for _, c := range commands {
			if c.name == args[0] {
				return c.run(args[1:])
			}
		}
	}
	var list []string
	for _, c := range commands {
		list = append(list, fmt.Sprintf("  royals %-8s %s", c.name, c.help))
	}
	return fmt.Errorf("which command?\n%s", strings.Join(list, "\n"))
}

// setup is what the flags say.
type setup struct {
	game   engine.Game
	config engine.Config
	bots   []string // one per seat
	json   bool
}

// flags reads the flags that all commands share; more adds a command's own.
func flags(name string, args []string, more func(*flag.FlagSet)) (*setup, error) {
	return flagsFor(name, args, false, more)
}

// flagsFor is flags; with pair, --bots holds two bots whatever the seats.
func flagsFor(name string, args []string, pair bool, more func(*flag.FlagSet)) (*setup, error) {
	var ids []string
	for _, g := range catalog.Games() {
		ids = append(ids, g.Info().ID)
	}
	f := flag.NewFlagSet("royals "+name, flag.ContinueOnError)
	game := f.String("game", ids[0], "which game: "+strings.Join(ids, ", "))
	seats := f.Int("seats", 0, "how many seats, 0 for the game's usual number")
	seed := f.Uint64("seed", 1, "what the deal follows from")
	options := f.String("options", "", "rule options, k=v,...")
	bots := f.String("bots", "greedy", "one bot for all seats or one for each: "+botNames())
	asJSON := f.Bool("json", false, "print JSON")
	if more != nil {
		more(f)
	}
	if err := f.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			os.Exit(0)
		}
		return nil, errFailed
	}
	if f.NArg() > 0 {
		return nil, fmt.Errorf("%s: what is %q?", name, f.Arg(0))
	}
	g := catalog.Find(*game)
	if g == nil {
		return nil, fmt.Errorf("no game %q; there are %s", *game, strings.Join(ids, ", "))
	}
	s := &setup{game: g, json: *asJSON, config: engine.Config{Seats: *seats, Seed: *seed}}
	if s.config.Seats == 0 {
		s.config.Seats = g.Info().Seats
	}
	var err error
	if s.config.Options, err = engine.ParseOptions(*options); err != nil {
		return nil, err
	}
	if err := g.Info().Check(s.config); err != nil {
		return nil, err
	}
	s.bots = strings.Split(*bots, ",")
	if len(s.bots) == 1 && !pair {
		for len(s.bots) < s.config.Seats {
			s.bots = append(s.bots, s.bots[0])
		}
	}
	if len(s.bots) != s.config.Seats && !pair {
		return nil, fmt.Errorf("%d bots for %d seats", len(s.bots), s.config.Seats)
	}
	for _, b := range s.bots {
		if bot.ByName(b) == nil {
			return nil, fmt.Errorf("no bot %q; there are %s", b, botNames())
		}
	}
	return s, nil
}

// script runs case files.
func script(files []string) error {
	if len(files) == 0 {
		return errors.New("script: which files?")
	}
	passed, failed := 0, 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		r := enginetest.Run(text, catalog.Find)
		passed += len(r.Passed)
		failed += len(r.Failed)
		for _, f := range r.Failed {
			fmt.Printf("%s: %s\n", file, f)
		}
	}
	fmt.Printf("%d passed, %d failed\n", passed, failed)
	if failed > 0 {
		return errFailed
	}
	return nil
}
