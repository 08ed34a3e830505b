// Package enginetest is what every game must pass: clause cases in text files, and random games in which the promises of
// the engine's contract are checked at every step. FORMAT.md beside this file describes the case files.
package enginetest

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
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

// refuse reads "P1 attack P3 by U6.1".
func (c *running) refuse(n int, rest string) {
	at := strings.LastIndex(rest, " by ")
	if at < 0 {
		c.fail(n, "refuse needs ` by CLAUSE`")
		return
	}
	action, clause := strings.TrimSpace(rest[:at]), strings.TrimSpace(rest[at+4:])
	before := c.state.Encode(nil)
	err := c.try(action)
	var rule *engine.RuleError
	switch {
	case err == nil:
		c.fail(n, "%s: is allowed", action)
	case !errors.As(err, &rule):
		c.fail(n, "%s: refused without a clause: %v", action, err)
	case rule.Clause != clause:
		c.fail(n, "%s: refused by %s (%s), want %s", action, rule.Clause, rule.Key, clause)
	case !bytes.Equal(before, c.state.Encode(nil)):
		c.fail(n, "%s: the refusal changed the state", action)
	}
}

// want compares facts; lists of cards without order, unless exact.
func (c *running) want(n int, s engine.State, rest string, exact bool) {
	for _, part := range gap.Split(rest, -1) {
		if part == "" {
			continue
		}
		f, err := parseFact(part)
		if err != nil {
			c.fail(n, "%v", err)
			return
		}
		got, ok := lookup(c.game, s, f)
		if !ok {
			c.fail(n, "there is no fact %s", strings.TrimSpace(f.Key+" "+seatWord(f.Seat)))
			return
		}
		if got != f.Value && (exact || normal(got) != normal(f.Value)) {
			c.fail(n, "%s is %s, want %s", strings.TrimSpace(f.Key+" "+seatWord(f.Seat)), got, f.Value)
		}
	}
}

func seatWord(s engine.Seat) string {
	if s == engine.None {
		return ""
	}
	return s.String()
}

// normal sorts what is a list, so that a heap may be written in any order.
func normal(v string) string {
	parts := strings.Split(v, ",")
	slices.Sort(parts)
	return strings.Join(parts, ",")
}

// lookup returns a fact of a state. Besides the game's own facts there are actors, over, winners, score Pk and rank Pk.
func lookup(g engine.Scribe, s engine.State, f engine.Fact) (value string, ok bool) {
	var r engine.Result
	switch f.Key {
	case "actors":
		return seatList(s.Actors()), true
	case "over":
		return map[bool]string{true: "yes", false: "no"}[s.Result(&r)], true
	case "winners":
		s.Result(&r)
		return seatList(r.Winners), true
	case "reason":
		s.Result(&r)
		return r.Reason, true
	case "score", "rank":
		if f.Seat < engine.MaxSeats {
			s.Result(&r)
			if f.Key == "score" {
				return strconv.Itoa(int(r.Score[f.Seat])), true
			}
			return strconv.Itoa(int(r.Rank[f.Seat])), true
		}
	}
	g.Facts(s, func(h engine.Fact) {
		if h.Key == f.Key && h.Seat == f.Seat {
			value, ok = h.Value, true
		}
	})
	return value, ok
}

func seatList(b engine.SeatSet) string {
	var names []string
	for s := engine.Seat(0); s < engine.MaxSeats; s++ {
		if b.Has(s) {
			names = append(names, s.String())
		}
	}
	if names == nil {
		return "-"
	}
	return strings.Join(names, ",")
}

// legal reads "P1 commit 7D | commit 8D": exactly these whole choices; "P1 #12": that many; "P1 -": none.
func (c *running) legal(n int, rest string) {
	name, list, _ := strings.Cut(rest, " ")
	seat, ok := engine.ParseSeat(name)
	if !ok {
		c.fail(n, "legal needs a seat")
		return
	}
	runs, _ := match.Choices(c.state, seat, 100000)
	var got []string
	for _, run := range runs {
		got = append(got, c.game.Notate(c.state, seat, run))
	}
	list = strings.TrimSpace(list)
	if num, ok := strings.CutPrefix(list, "#"); ok && !strings.HasPrefix(num, "#") {
		if num != strconv.Itoa(len(got)) {
			c.fail(n, "%d legal choices, want %s: %s", len(got), num, strings.Join(got, " | "))
		}
		return
	}
	var want []string
	if list != "-" {
		for _, w := range strings.Split(list, "|") {
			w = strings.TrimSpace(w)
			if run, err := c.game.Parse(c.state, seat, w); err == nil {
				w = c.game.Notate(c.state, seat, run)
			}
			want = append(want, w)
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		c.fail(n, "legal are %s, want %s", strings.Join(got, " | "), strings.Join(want, " | "))
	}
}

// told reads "P2 moved KS hand P1 > discard P1": some deed of the last choice, as the seat is told it, reads so.
func (c *running) told(n int, rest string, want bool) {
	name, text, _ := strings.Cut(rest, " ")
	seat, ok := engine.ParseSeat(name)
	if !ok {
		c.fail(n, "told needs a seat")
		return
	}
	text = strings.TrimSpace(text)
	var all []string
	found := false
	for _, e := range c.events.List {
		if e, ok := e.Redacted(seat); ok {
			line := EventText(c.game.Info(), e)
			all = append(all, line)
			found = found || line == text
		}
	}
	if found != want {
		c.fail(n, "%s was told %s", seat, strings.Join(all, "; "))
	}
}

// prompt reads "P1 usurpers.commit [min 2] [max 2] [clause U6.4] [wait]".
func (c *running) prompt(n int, rest string) {
	f := strings.Fields(rest)
	seat, ok := engine.Seat(0), false
	if len(f) >= 2 {
		seat, ok = engine.ParseSeat(f[0])
	}
	if !ok {
		c.fail(n, "prompt needs a seat and a key")
		return
	}
	p := c.state.Prompt(seat)
	got := fmt.Sprintf("%s min %d max %d clause %s", p.Key, p.Min, p.Max, p.Clause)
	if p.Key != f[1] {
		c.fail(n, "prompt is %s", got)
		return
	}
	if p.Wait {
		got += " wait"
	}
	if more := strings.Join(f[2:], " "); more != "" && !strings.Contains(got+" ", " "+more+" ") {
		c.fail(n, "prompt is %s", got)
	}
}

// EventText writes an event as case files and traces do.
func EventText(in *engine.Info, e engine.Event) string {
	pile := func(p engine.PileID) string {
		if p == engine.Nowhere {
			return "box"
		}
		t := in.Piles[p.Kind].Name
		if p.Owner != engine.None {
			t += " " + p.Owner.String()
		}
		if in.Piles[p.Kind].Slots > 1 {
			t += " " + strconv.Itoa(int(p.Slot)+1)
		}
		return t
	}
	switch e.Kind {
	case engine.Moved:
		return "moved " + e.Card.String() + " " + pile(e.From) + " > " + pile(e.To)
	case engine.Turned:
		return "turned " + e.Card.String() + " " + pile(e.From)
	case engine.Shuffled:
		return "shuffled " + pile(e.From)
	case engine.Counted:
		t := "counted " + in.Counters[e.Key].Name
		if e.From.Owner != engine.None {
			t += " " + e.From.Owner.String()
		}
		if e.From.Slot > 0 {
			t += " slot " + strconv.Itoa(int(e.From.Slot)+1)
		}
		return t + " " + strconv.Itoa(int(e.Value))
	case engine.Phased:
		return "phase " + in.Phases[e.Key] + " " + e.Seat.String() + " actors " + seatList(engine.SeatSet(e.Value))
	case engine.Said:
		t := "said " + in.Says[e.Key]
		for _, s := range []engine.Seat{e.Seat, e.Other} {
			if s != engine.None {
				t += " " + s.String()
			}
		}
		if e.Card != cards.Back {
			t += " " + e.Card.String()
		}
		if e.Value != 0 {
			t += " " + strconv.Itoa(int(e.Value))
		}
		return t
	case engine.Ended:
		return "ended"
	}
	return "?"
}
