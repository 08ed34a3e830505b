// Royals is the terminal tool of the engine: it plays games, runs case files, traces every transition, and measures.
//
//	royals play   [flags]           a whole game, with persons in the terminal or without
//	royals script FILE...           runs case files; the last line is "N passed, M failed"
//	royals trace  [flags]           a whole game, one JSON object a line, complete enough to check every step
//	royals arena  [flags]           a candidate against opponents, every deal once in each seat
//	royals ladder [flags]           the levels of every game against one another, until each pairing is clear
//	royals bench  [flags]           random play: decisions a second and allocations a decision; --search: worlds a second
//	royals verify [flags|CODE]      whether a deal is the one whose seal was shown; what a code holds, played again
//	royals review [FILE|CODE|flags] luck and choices of a seat, in a sum that holds exactly
//	royals crowns [FILE|CODE|flags] what a game that is over has won each of its seats
//	royals court  [flags]           the rivals of the court, or bouts against one of them
//	royals replay [FILE|CODE|flags] a game that is over: all its choices and its code, or the table as a seat saw it
//
// Most commands take the same flags:
//
//	--game ID   --seats N   --seed S   --options k=v,...   --bots a,b,...   --json
//
// --bots names one bot for all seats or one for each; royals COMMAND --help lists what a command takes. The status is 0 when
// all went well, 2 when the command line makes no sense, 1 for everything else.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"

	"royals/engine/catalog"
	"royals/engine/enginetest"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// tool is one run of the program: where it reads, prints and complains.
type tool struct {
	in  io.Reader
	out *bufio.Writer
	err io.Writer
	to  io.Writer // what out writes to
}

var (
	errFailed = errors.New("failed")    // a command has said why itself
	errHelp   = errors.New("help told") // nothing is wrong
)

// misuse is a command line that makes no sense.
type misuse string

func (m misuse) Error() string { return string(m) }

func misused(format string, args ...any) error { return misuse(fmt.Sprintf(format, args...)) }

type command struct {
	name, args, help string
	run              func(t *tool, args []string) error
}

func commands() []command {
	return []command{
		{"play", "[flags]", "play a game here, or watch one", (*tool).play},
		{"script", "FILE...", "run case files", (*tool).script},
		{"trace", "[flags]", "play a whole game and print every transition as JSON", (*tool).trace},
		{"arena", "[flags]", "play one bot against others and count", (*tool).arena},
		{"ladder", "[flags]", "play every neighbouring pair of levels in every game", (*tool).ladder},
		{"bench", "[flags]", "measure random play, or with --search the opponents", (*tool).bench},
		{"verify", "[CODE]", "compare a deal with its seal, or say what a code holds", (*tool).verify},
		{"review", "[FILE]", "tell luck from choices in a game that is over", (*tool).review},
		{"crowns", "[FILE]", "list what a game that is over has won its seats", (*tool).crowns},
		{"court", "[flags]", "list the court, or play bouts against a rival", (*tool).court},
		{"replay", "[FILE]", "look back at a game, from a file, a code or flags", (*tool).replay},
	}
}

// run carries out a command line and returns the status to exit with.
func run(args []string, in io.Reader, out, errs io.Writer) int {
	t := &tool{in: in, out: bufio.NewWriter(out), err: errs, to: out}
	head := "royals: "
	err := t.dispatch(args, &head)
	if e := t.out.Flush(); e != nil {
		if errors.Is(e, syscall.EPIPE) {
			return 1 // nobody reads any more, which is no news to them
		}
		var p *fs.PathError
		if errors.As(e, &p) {
			e = p.Err
		}
		err = fmt.Errorf("the output cannot be written: %w", e)
	}
	switch {
	case err == nil || errors.Is(err, errHelp):
		return 0
	case !errors.Is(err, errFailed):
		fmt.Fprintln(errs, printable(head+err.Error()))
	}
	if errors.As(err, new(misuse)) {
		return 2
	}
	return 1
}

// dispatch finds the command and runs it. head is what a complaint begins with.
func (t *tool) dispatch(args []string, head *string) error {
	if len(args) == 0 {
		t.usage(t.err)
		return misuse("name a command")
	}
	name, rest := args[0], args[1:]
	if name == "help" && len(rest) > 0 { // "help play" is "play --help"
		name, rest = rest[0], []string{"--help"}
	}
	switch name {
	case "help", "--help", "-help", "-h":
		t.usage(t.out)
		return nil
	}
	for _, c := range commands() {
		if c.name == name {
			*head += name + ": "
			return c.run(t, rest)
		}
	}
	return misused("there is no command %q; royals help lists them", name)
}

func (t *tool) usage(w io.Writer) {
	fmt.Fprintln(w, "Royals: five card games about crowns, in a terminal.")
	fmt.Fprintln(w)
	for _, c := range commands() {
		fmt.Fprintf(w, "  royals %-6s %-8s  %s\n", c.name, c.args, c.help)
	}
	fmt.Fprintln(w, "\nTo play: royals play --seat P1=me\nroyals COMMAND --help lists what a command takes.")
}

// script runs case files.
func (t *tool) script(args []string) error {
	f := t.flagSet("script")
	if err := t.parse(f, args); err != nil {
		return err
	}
	files := f.Args()
	if len(files) == 0 {
		return misuse("name the case files to run")
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
			fmt.Fprintln(t.out, printable(fmt.Sprintf("%s: %s", file, f)))
		}
	}
	fmt.Fprintf(t.out, "%d passed, %d failed\n", passed, failed)
	if failed > 0 {
		return errFailed
	}
	return nil
}
