package enginetest

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
)

// begin reads "game ID [seats N] [seed S] [options k=v,...] [fact]...".
func (c *running) begin(n int, word, rest string) {
	id, rest := cut(rest)
	if id == "" {
		c.fail(n, "which game?")
		return
	}
	g, ok := c.find(id).(engine.Scribe)
	if !ok {
		c.fail(n, "no game %q", id)
		return
	}
	c.cfg = engine.Config{Seats: g.Info().Seats}
	var err error
	for err == nil {
		key, more := cut(rest)
		value, after := cut(more)
		switch key {
		case "seats":
			if c.cfg.Seats, err = strconv.Atoi(value); err != nil {
				err = fmt.Errorf("seats needs a number, not %q", value)
			}
		case "seed":
			if c.cfg.Seed, err = strconv.ParseUint(value, 10, 64); err != nil {
				err = fmt.Errorf("seed needs a number from 0, not %q", value)
			}
		case "options":
			c.cfg.Options, err = engine.ParseOptions(value)
		default:
			goto facts
		}
		rest = after
	}
facts:
	if err == nil {
		err = g.Info().Check(c.cfg)
	}
	if err == nil {
		c.game, c.dealt, c.given = g, word == "deal", nil
		err = c.table()
	}
	if err != nil {
		c.game = nil
		c.fail(n, "%v", err)
		return
	}
	if rest != "" {
		c.facts(n, rest)
	}
}

// cut takes the first word off.
func cut(text string) (word, rest string) {
	if at := strings.IndexAny(text, " \t"); at >= 0 {
		return text[:at], strings.TrimLeft(text[at:], " \t")
	}
	return text, ""
}

// table makes the table anew, dealt or empty.
func (c *running) table() (err error) {
	c.events = engine.NewEvents(c.game.Info())
	if c.sealed = c.dealt; c.dealt {
		if c.state, err = c.game.New(c.cfg, c.events); err == nil {
			c.show()
		}
	} else {
		c.state, err = c.game.Blank(c.cfg)
	}
	return err
}

// given is a fact of the position as the file has it. Old is one from before "again:"; idle is one that changed nothing.
type given struct {
	engine.Fact
	text string
	line int
	old  bool
	idle bool
}

// again begins the position of the case anew. What the facts that follow do not say is as it was.
func (c *running) again(n int, rest string) {
	if !c.checked {
		c.fail(n, "nothing has been checked before again:")
		return
	}
	for i := range c.given {
		c.given[i].old = true
	}
	c.checked = false
	if err := c.table(); err != nil {
		c.fail(n, "%v", err)
		return
	}
	if rest != "" {
		c.facts(n, rest)
	}
}

var gap = regexp.MustCompile(`\s{2,}|\t`)

// parseFact reads "key [seat] value".
func (c *running) parseFact(text string) (engine.Fact, error) {
	f := strings.Fields(text)
	if len(f) < 2 {
		const why = "%q is no fact: one has a key, perhaps a seat, and a value, with one blank between; " +
			"two blanks part it from the next"
		return engine.Fact{}, fmt.Errorf(why, text)
	}
	if looksLikeSeat.MatchString(f[1]) && len(f) > 2 {
		seat, err := c.seat(f[1], false)
		return engine.Fact{Key: f[0], Seat: seat, Value: strings.Join(f[2:], " ")}, err
	}
	return engine.Fact{Key: f[0], Seat: engine.None, Value: strings.Join(f[1:], " ")}, nil
}

var looksLikeSeat = regexp.MustCompile(`^[Pp][0-9]+$`)

// seat reads a seat of this table; with onlookers, "table" too.
func (c *running) seat(name string, onlookers bool) (engine.Seat, error) {
	seat, ok := engine.ParseSeat(name)
	if ok && (int(seat) < c.cfg.Seats || onlookers && seat == engine.Table) {
		return seat, nil
	}
	more := ""
	if onlookers {
		more = ", and table for an onlooker"
	}
	return engine.None, fmt.Errorf("there is no seat %q: the seats are P1 to P%d%s", name, c.cfg.Seats, more)
}

// facts places the facts of a line.
func (c *running) facts(n int, line string) {
	if c.sealed {
		c.fail(n, "the position is set already, or this is no word of a case file: %q", short(line))
		return
	}
	for _, part := range gap.Split(line, -1) {
		if part == "" {
			continue
		}
		f, err := c.parseFact(part)
		if err != nil {
			c.fail(n, "%v", err)
			return
		}
		if !c.take(given{Fact: f, text: part, line: n}) {
			return
		}
	}
}

// take notes a fact and places it, but for "rest", which needs to know where all others lie. Of two facts of one name
// the later counts.
func (c *running) take(f given) bool {
	c.given = slices.DeleteFunc(c.given, func(g given) bool { return g.Key == f.Key && g.Seat == f.Seat })
	before := engine.Encode(c.state, nil)
	ok := f.Key == "rest" || c.place(f)
	f.idle = f.Key != "rest" && bytes.Equal(before, engine.Encode(c.state, nil))
	c.given = append(c.given, f)
	return ok
}

func (c *running) place(f given) bool {
	err := engine.SetFact(c.state, f.Fact)
	if err != nil {
		c.fail(f.line, "%v%s", err, c.factRemedy(f.text))
	}
	return err == nil
}

// seal ends the setting up before the first choice or check.
func (c *running) seal(n int) bool {
	if c.sealed {
		return true
	}
	if slices.ContainsFunc(c.given, func(g given) bool { return g.old }) { // they were placed on another table
		if err := c.table(); err != nil {
			c.fail(n, "%v", err)
			return false
		}
		for _, f := range c.given {
			if f.Key != "rest" && !c.place(f) {
				return false
			}
		}
	}
	for _, f := range c.given {
		if f.Key == "rest" && !c.place(f) {
			return false
		}
	}
	if err := c.game.Finish(c.state); err != nil {
		c.fail(n, "the position: %v", err)
		return false
	}
	c.sealed = true
	return c.asGiven()
}

// asGiven checks the facts that changed nothing. Some can only be read, for they follow from others: who sets one to
// something else would have a position that is not as it says.
func (c *running) asGiven() bool {
	for _, f := range c.given {
		got, ok := lookup(c.game, c.state, f.Fact)
		if ok && f.idle && f.Value != "-" && normal(got) != normal(f.Value) {
			c.fail(f.line, "%q: by the other facts it is %s", f.text, got)
			return false
		}
	}
	return true
}

func fullKey(f engine.Fact) string {
	if f.Seat == engine.None {
		return f.Key
	}
	return f.Key + " " + f.Seat.String()
}
