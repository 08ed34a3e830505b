// Package enginetest is what every game must pass: clause cases in text files, and random games in which the promises of
// the engine's contract are checked at every step. FORMAT.md beside this file describes the case files.
package enginetest

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"royals/engine"
)

// Report is what running a case file came to.
type Report struct {
	Passed   []string          // names of the cases that passed
	Failed   []Failure         // in file order
	Untested map[string]string // clause to the reason why no case can test it
}

// Failure is a case that failed, or a line that is no case line (Name empty), or a whole file (Line 0). It holds nothing
// that a terminal would take for anything but letters.
type Failure struct {
	Name string
	Line int
	Why  string
}

func (f Failure) String() string {
	text := f.Why
	if f.Name != "" {
		text = f.Name + ": " + text
	}
	if f.Line > 0 {
		text = fmt.Sprintf("line %d: %s", f.Line, text)
	}
	return text
}

// Clauses returns the clauses that a case is named by: "U6.14+U6.16-equal" gives U6.14 and U6.16.
func Clauses(name string) []string {
	head, _, _ := strings.Cut(name, "-")
	return strings.Split(head, "+")
}

// Run runs the cases of one file. find returns the game of an id, nil when there is none. Whatever the text, Run does not
// panic on account of it: what is wrong becomes a Failure, also a file without any case.
func Run(text []byte, find func(id string) engine.Game) Report { return Watch(text, find, nil) }

// Seen is a step of a case: a deal, or a choice that was accepted. It is good until the next.
type Seen struct {
	Case   string
	Game   engine.Game
	State  engine.State
	Events []engine.Event // for all eyes
}

// Watch is Run for somebody who looks on.
func Watch(text []byte, find func(id string) engine.Game, see func(Seen)) Report {
	r := Report{Untested: map[string]string{}}
	fail := func(name string, line int, why string) {
		r.Failed = append(r.Failed, Failure{printable(name), line, printable(why)})
	}
	var c *running
	lost := false // of the lines before the first case one is enough
	closeCase := func() {
		if c == nil {
			return
		}
		if c.failed == "" && !c.checked {
			c.failed, c.failedAt = "it checks nothing", c.line
		}
		if c.failed != "" {
			fail(c.name, c.failedAt, c.failed)
		} else {
			r.Passed = append(r.Passed, c.name)
		}
		c = nil
	}
	err := eachLine(text, func(n int, line string, why string) {
		word, rest := cut(line)
		if c == nil && lost && word != "case" {
			return
		}
		switch {
		case why != "" && c != nil:
			c.fail(n, "%s", why)
		case why != "":
			lost = true
			fail("", n, why)
		case word == "case":
			closeCase()
			c = &running{name: rest, line: n, find: find, see: see}
			if rest == "" || strings.ContainsAny(rest, " \t") {
				c.fail(n, "a case needs a name without spaces")
			}
		case word == "untested":
			clause, why, _ := strings.Cut(rest, " ")
			if why == "" {
				fail("", n, "untested needs a clause and a reason")
				return
			}
			r.Untested[clause] = why
		case c == nil:
			lost = true
			fail("", n, fmt.Sprintf("no case has begun: %q", short(line)))
		case c.failed == "":
			c.do(n, word, rest, line)
		}
	})
	closeCase()
	if err != nil {
		fail("", 0, err.Error())
	} else if len(r.Passed)+len(r.Failed)+len(r.Untested) == 0 {
		fail("", 0, "there is no case in it: a case begins with a line `case NAME`")
	}
	return r
}

// longest is how many bytes a line may have.
const longest = 1 << 16

// eachLine calls do with every line that is not empty, its comment and the blanks around it taken off. Why says what
// makes a line unreadable. Signs that look alike are taken for those meant: a no-break space, other middle dots.
func eachLine(text []byte, do func(n int, line, why string)) error {
	if bytes.HasPrefix(text, []byte("\xff\xfe")) || bytes.HasPrefix(text, []byte("\xfe\xff")) {
		return errors.New("the file is not in UTF-8: save it as plain text in UTF-8")
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff")) // a byte order mark
	for n := 1; len(text) > 0; n++ {
		var line []byte
		line, text, _ = bytes.Cut(text, []byte("\n"))
		switch {
		case len(line) > longest:
			const why = "the line has %d bytes, and may have %d: write its facts or choices on several lines"
			do(n, "", fmt.Sprintf(why, len(line), longest))
			continue
		case !utf8.Valid(line):
			do(n, "", "the line is not in UTF-8: save the file as plain text in UTF-8")
			continue
		}
		s := alike.Replace(string(line))
		if at := commentAt(s); at >= 0 {
			s = s[:at]
		}
		if s = strings.Trim(s, " \t\r"); s != "" {
			do(n, s, "")
		}
	}
	return nil
}

var alike = strings.NewReplacer("\u00a0", " ", "\u202f", " ", "\u2007", " ",
	"•", "·", "∙", "·", "⋅", "·", "‧", "·")

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
	see      func(Seen)
	failed   string
	failedAt int
	checked  bool

	game   engine.Scribe
	cfg    engine.Config
	dealt  bool
	given  []given
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
		return
	case "again:":
		c.again(n, rest)
		return
	}
	check, known := map[string]func(n int, rest string){
		"refuse": c.refuse, "count": c.count, "legal": c.legal, "weight": c.weight, "prompt": c.prompt, "sees": c.sees,
		"want":     func(n int, rest string) { c.want(n, c.state, rest, false) },
		"reads":    func(n int, rest string) { c.want(n, c.state, rest, true) },
		"may":      func(n int, rest string) { c.mays(n, rest, true) },
		"may-not":  func(n int, rest string) { c.mays(n, rest, false) },
		"told":     func(n int, rest string) { c.told(n, rest, true) },
		"not-told": func(n int, rest string) { c.told(n, rest, false) },
	}[word]
	switch {
	case word != "do" && !known:
		c.facts(n, line)
	case !c.seal(n):
	case known:
		c.checked = true
		check(n, rest)
	default:
		for _, part := range splitDots(rest) {
			if err := c.act(part); err != nil {
				c.fail(n, "%s: %v", part, err)
				return
			}
		}
	}
}

// mays reads "P1 attack P2 · P1 pass".
func (c *running) mays(n int, rest string, want bool) {
	for _, part := range splitDots(rest) {
		c.may(n, part, want)
	}
}

// sees reads "P2 hand P1 ##,##": facts as a seat may know them.
func (c *running) sees(n int, rest string) {
	name, facts := cut(rest)
	seat, err := c.seat(name, true)
	if err != nil {
		c.fail(n, "sees needs a seat: %v", err)
		return
	}
	s := c.state.Fresh()
	s.CopyFrom(c.state)
	s.Redact(seat)
	c.want(n, s, facts, false)
}

// splitDots parts choices at their dots. A full stop between blanks is one too: no notation has it.
func splitDots(s string) []string {
	parts := strings.Split(strings.ReplaceAll(s, " . ", " · "), "·")
	for i := range parts {
		parts[i] = strings.TrimSpace(parts[i])
	}
	return parts
}

// may checks that a choice would be accepted, or that it would not: because a rule forbids it, or because it names what
// is not there. A slip of the pen is neither.
func (c *running) may(n int, text string, want bool) {
	err := c.try(text)
	var rule *engine.RuleError
	var unread *parseError
	switch {
	case err == nil && !want:
		c.fail(n, "%s: is allowed", text)
	case err == nil || !want && errors.As(err, &rule):
	case !want && errors.As(err, &unread) && meant(text, unread):
	case want:
		c.fail(n, "%s: refused: %v", text, err)
	default:
		c.fail(n, "%s: no rule refuses it, for it cannot be read: %v", text, err)
	}
}

// parseError is a choice that Parse cannot read.
type parseError struct {
	error
	remedy string
}

func (e *parseError) Error() string { return e.error.Error() + e.remedy }
func (e *parseError) Unwrap() error { return e.error }

// absent are moves that other games have. A case may say that there is none of them here.
var absent = []string{"bid", "concede", "discard", "draw", "fold", "knock", "mulligan", "pass", "resign", "skip",
	"swap", "trade", "undo"}

var oneOperand = regexp.MustCompile(`^(-|P[1-6]|` + oneCard + `|[A-Z2-9x]|d[A2-9TJQK]|[rj][0-9]|face|all|auto)$`)

// meant reports whether a choice that cannot be read in this position is still written as choices are.
func meant(text string, err *parseError) bool {
	_, action := cut(text)
	verb, rest := cut(action)
	var no engine.VerbError
	if errors.As(err, &no) && !slices.Contains(absent, verb) {
		return false
	}
	for _, word := range strings.FieldsFunc(rest, func(r rune) bool { return strings.ContainsRune(" ,/>:=.", r) }) {
		if !oneOperand.MatchString(word) {
			return false
		}
	}
	return true
}

// run applies a whole choice to a state. What is refused must have changed nothing.
func (c *running) run(s engine.State, text string, ev *engine.Events) error {
	name, action := cut(text)
	seat, err := c.seat(name, false)
	if err != nil {
		return err
	}
	run, err := c.game.Parse(s, seat, action)
	if err != nil {
		return &parseError{err, c.choiceRemedy(seat, action)}
	}
	for _, a := range run {
		before := engine.Encode(s, nil)
		if err := engine.Apply(s, seat, a, ev); err != nil {
			if !bytes.Equal(before, engine.Encode(s, nil)) {
				return fmt.Errorf("the refusal changed the state: %s", err) // nothing may pass with it
			}
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
	c.show()
	return engine.Sound(s)
}

// show shows what has happened to whoever looks on.
func (c *running) show() {
	if c.see != nil {
		c.see(Seen{c.name, c.game, c.state, c.events.List})
	}
}

func (c *running) try(text string) error {
	s := c.state.Fresh()
	s.CopyFrom(c.state)
	return c.run(s, text, nil)
}
