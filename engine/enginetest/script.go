// Package enginetest is what every game must pass: clause cases in text files, and random games in which the promises of
// the engine's contract are checked at every step. FORMAT.md beside this file describes the case files.
package enginetest

import (
	"bufio"
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"royals/engine"
)

// Report is what running a case file came to.
type Report struct {
	Passed   []string          // names of the cases that passed
	Failed   []Failure         // in file order
	Untested map[string]string // clause to the reason why no case can test it
}

// Failure is a case that failed, or a line that is no case line (Name empty).
type Failure struct {
	Name string
	Line int
	Why  string
}

func (f Failure) String() string { return fmt.Sprintf("line %d: %s: %s", f.Line, f.Name, f.Why) }

// Clauses returns the clauses that a case is named by: "U6.14+U6.16-equal" gives U6.14 and U6.16.
func Clauses(name string) []string {
	head, _, _ := strings.Cut(name, "-")
	return strings.Split(head, "+")
}

// Run runs the cases of one file. find returns the game of an id, nil when there is none. Whatever the text, Run does not
// panic on account of it: what is wrong becomes a Failure.
func Run(text []byte, find func(id string) engine.Game) Report {
	r := Report{Untested: map[string]string{}}
	var c *running
	closeCase := func() {
		if c == nil {
			return
		}
		if c.failed == "" && !c.checked {
			c.failed, c.failedAt = "it checks nothing", c.line
		}
		if c.failed != "" {
			r.Failed = append(r.Failed, Failure{c.name, c.failedAt, c.failed})
		} else {
			r.Passed = append(r.Passed, c.name)
		}
		c = nil
	}
	scan := bufio.NewScanner(bytes.NewReader(text))
	scan.Buffer(nil, 1<<20)
	for n := 1; scan.Scan(); n++ {
		line := scan.Text()
		if at := commentAt(line); at >= 0 {
			line = line[:at]
		}
		line = strings.TrimRight(line, " \t")
		if line == "" {
			continue
		}
		word, rest, _ := strings.Cut(strings.TrimLeft(line, " \t"), " ")
		rest = strings.TrimSpace(rest)
		switch {
		case word == "case":
			closeCase()
			c = &running{name: rest, line: n, find: find}
			if rest == "" || strings.Contains(rest, " ") {
				c.fail(n, "a case needs a name without spaces")
			}
		case word == "untested":
			clause, why, _ := strings.Cut(rest, " ")
			if why == "" {
				r.Failed = append(r.Failed, Failure{"", n, "untested needs a clause and a reason"})
				continue
			}
			r.Untested[clause] = why
		case c == nil:
			r.Failed = append(r.Failed, Failure{"", n, "no case has begun: " + line})
		case c.failed == "":
			c.do(n, word, rest, strings.TrimSpace(line))
		}
	}
	if err := scan.Err(); err != nil {
		r.Failed = append(r.Failed, Failure{"", 0, err.Error()})
	}
	closeCase()
	return r
}

// commentAt finds a # that begins a line or follows a blank and is followed by one; "##" is a face-down card.
func commentAt(line string) int {
	for i := range line {
		if line[i] == '#' && (i == 0 || line[i-1] == ' ' || line[i-1] == '\t') &&
			(i+1 == len(line) || line[i+1] == ' ') {
			return i
		}
	}
	return -1
}

// running is a case while it runs.
type running struct {
	name     string
	line     int
	find     func(string) engine.Game
	failed   string
	failedAt int
	checked  bool

	game   engine.Scribe
	state  engine.State
	events *engine.Events
	sealed bool
}

func (c *running) fail(line int, format string, args ...any) {
	if c.failed == "" {
		c.failed, c.failedAt = fmt.Sprintf(format, args...), line
	}
}

func (c *running) do(n int, word, rest, line string) {
	if c.game == nil && word != "game" && word != "deal" {
		c.fail(n, "the case must begin with a game or deal line")
		return
	}
	switch word {
	case "game", "deal":
		c.begin(n, word, rest)
	case "do":
		if c.seal(n) {
			for _, part := range splitDots(rest) {
				if err := c.act(part); err != nil {
					c.fail(n, "%s: %v", part, err)
					return
				}
			}
		}
	case "refuse":
		if c.seal(n) {
			c.checked = true
			c.refuse(n, rest)
		}
	case "want", "reads":
		if c.seal(n) {
			c.checked = true
			c.want(n, c.state, rest, word == "reads")
		}
	case "sees":
		name, facts, _ := strings.Cut(rest, " ")
		seat, ok := engine.ParseSeat(name)
		if !ok {
			c.fail(n, "sees needs a seat")
			return
		}
		if c.seal(n) {
			c.checked = true
			s := c.state.Fresh()
			s.CopyFrom(c.state)
			s.Redact(seat)
			c.want(n, s, strings.TrimSpace(facts), false)
		}
	case "legal":
		if c.seal(n) {
			c.checked = true
			c.legal(n, rest)
		}
	case "may", "may-not":
		if c.seal(n) {
			c.checked = true
			for _, part := range splitDots(rest) {
				err := c.try(part)
				if word == "may" && err != nil {
					c.fail(n, "%s: refused: %v", part, err)
				}
				if word == "may-not" && err == nil {
					c.fail(n, "%s: is allowed", part)
				}
			}
		}
	case "told", "not-told":
		if c.seal(n) {
			c.checked = true
			c.told(n, rest, word == "told")
		}
	case "prompt":
		if c.seal(n) {
			c.checked = true
			c.prompt(n, rest)
		}
	default:
		c.facts(n, line)
	}
}

// begin reads "game ID seats N [seed S] [options k=v,...] [fact]...".
func (c *running) begin(n int, word, rest string) {
	f := strings.Fields(rest)
	if len(f) == 0 {
		c.fail(n, "which game?")
		return
	}
	g, ok := c.find(f[0]).(engine.Scribe)
	if !ok {
		c.fail(n, "no game %q", f[0])
		return
	}
	cfg := engine.Config{Seats: g.Info().Seats}
	f = f[1:]
	var err error
	for len(f) >= 2 && err == nil {
		switch f[0] {
		case "seats":
			cfg.Seats, err = strconv.Atoi(f[1])
		case "seed":
			cfg.Seed, err = strconv.ParseUint(f[1], 10, 64)
		case "options":
			cfg.Options, err = engine.ParseOptions(f[1])
		default:
			goto facts
		}
		f = f[2:]
	}
facts:
	if err == nil {
		err = g.Info().Check(cfg)
	}
	if err == nil {
		c.events = engine.NewEvents(g.Info())
		if word == "deal" {
			c.state, err = g.New(cfg, c.events)
			c.sealed = true
		} else {
			c.state, err = g.Blank(cfg)
		}
	}
	if err != nil {
		c.fail(n, "%v", err)
		return
	}
	c.game = g
	if len(f) > 0 {
		c.facts(n, strings.Join(f, " "))
	}
}

var gap = regexp.MustCompile(`\s{2,}|\t`)

// parseFact reads "key [seat] value".
func parseFact(text string) (engine.Fact, error) {
	f := strings.Fields(text)
	if len(f) < 2 {
		return engine.Fact{}, fmt.Errorf("%q is no fact", text)
	}
	if seat, ok := engine.ParseSeat(f[1]); ok && len(f) > 2 {
		return engine.Fact{Key: f[0], Seat: seat, Value: strings.Join(f[2:], " ")}, nil
	}
	return engine.Fact{Key: f[0], Seat: engine.None, Value: strings.Join(f[1:], " ")}, nil
}

func (c *running) facts(n int, line string) {
	if c.sealed {
		c.fail(n, "the position is set already: %s", line)
		return
	}
	for _, part := range gap.Split(line, -1) {
		if part == "" {
			continue
		}
		f, err := parseFact(part)
		if err == nil {
			err = c.game.Place(c.state, f)
		}
		if err != nil {
			c.fail(n, "%v", err)
			return
		}
	}
}

func (c *running) seal(n int) bool {
	if !c.sealed {
		if err := c.game.Seal(c.state); err != nil {
			c.fail(n, "the position: %v", err)
			return false
		}
		c.sealed = true
	}
	return true
}

func splitDots(s string) []string {
	parts := strings.Split(s, "·")
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	return parts
}

// run applies a whole choice to a state.
func (c *running) run(s engine.State, text string, ev *engine.Events) error {
	name, action, _ := strings.Cut(text, " ")
	seat, ok := engine.ParseSeat(name)
	if !ok || seat == engine.Table {
		return fmt.Errorf("%q is no seat", name)
	}
	run, err := c.game.Parse(s, seat, strings.TrimSpace(action))
	if err != nil {
		return err
	}
	for _, a := range run {
		if err := s.Apply(seat, a, ev); err != nil {
			return err
		}
	}
	return nil
}

func (c *running) act(text string) error {
	s := c.state.Fresh()
	s.CopyFrom(c.state)
	c.events.Reset()
	if err := c.run(s, text, c.events); err != nil {
		return err
	}
	c.state = s
	return s.Check()
}

func (c *running) try(text string) error {
	s := c.state.Fresh()
	s.CopyFrom(c.state)
	return c.run(s, text, nil)
}
