package engine

import (
	"errors"
	"strconv"
)

// Info describes a rule set to everything that names no game.
type Info struct {
	ID       string // "usurpers": the package, the word in headers and options
	Title    string // on screen
	Credit   string // always shown with the title
	Version  int    // of the rules as built; a save of another version may play differently
	MinSeats int
	MaxSeats int
	Seats    int // the usual number
	Options  []Option
	Rulebook string // rules.md: the numbered clauses in the project's own words

	// The names behind the numbers in piles, counters, phases, actions and Said events.
	Piles    []PileInfo
	Counters []CounterInfo
	Phases   []string
	Verbs    []VerbInfo
	Says     []string
}

// Option is one rule that a table may settle its own way.
type Option struct {
	Key     string
	Default string
	Values  []string // the words it may be set to
	Min     int      // with Max > 0: any whole number from Min to Max is allowed as well
	Max     int
	Clause  string
	Help    string // one line in English
	Deal    bool   // it settles the deal alone: no position remembers it
	Late    bool   // it came when deals were sealed already: a seal names it only off its default
}

// Setting is one option as chosen.
type Setting struct{ Key, Value string }

// Config fixes a game: with it and the actions everything else follows, bit for bit.
type Config struct {
	Seats   int
	Seed    uint64
	Options []Setting
}

// Allows reports whether the option may be set to v.
func (o *Option) Allows(v string) bool {
	for _, w := range o.Values {
		if v == w {
			return true
		}
	}
	n, err := strconv.Atoi(v)
	return err == nil && o.Max > 0 && n >= o.Min && n <= o.Max && strconv.Itoa(n) == v
}

// Check returns a clear error when the seats or an option are not the game's.
func (in *Info) Check(c Config) error {
	if c.Seats < in.MinSeats || c.Seats > in.MaxSeats {
		return errors.New(in.ID + ": " + strconv.Itoa(c.Seats) + " seats: it is played by " + in.seatRange())
	}
	for i, s := range c.Options {
		o := in.option(s.Key)
		if o == nil {
			return errors.New(in.ID + ": no option " + strconv.Quote(s.Key))
		}
		if !o.Allows(s.Value) {
			return errors.New(in.ID + ": option " + s.Key + " cannot be " + strconv.Quote(s.Value))
		}
		for _, t := range c.Options[:i] {
			if t.Key == s.Key {
				return errors.New(in.ID + ": option " + s.Key + " is set twice")
			}
		}
	}
	return nil
}

func (in *Info) seatRange() string {
	if in.MinSeats == in.MaxSeats {
		return strconv.Itoa(in.MinSeats)
	}
	return strconv.Itoa(in.MinSeats) + " to " + strconv.Itoa(in.MaxSeats)
}

func (in *Info) option(key string) *Option {
	for i := range in.Options {
		if in.Options[i].Key == key {
			return &in.Options[i]
		}
	}
	return nil
}

// Value returns what an option is set to, its default when the config is silent. It panics for an option that the game
// does not have: that is a slip in the game's own code.
func (in *Info) Value(c Config, key string) string {
	for _, s := range c.Options {
		if s.Key == key {
			return s.Value
		}
	}
	o := in.option(key)
	if o == nil {
		panic(in.ID + ": no option " + key)
	}
	return o.Default
}

// Number returns an option's value as a number, 0 when it is a word.
func (in *Info) Number(c Config, key string) int {
	n, _ := strconv.Atoi(in.Value(c, key))
	return n
}

// Index returns an option's value as its place in Values, -1 for a number that is not listed there.
func (in *Info) Index(c Config, key string) int {
	v := in.Value(c, key)
	for i, w := range in.option(key).Values {
		if v == w {
			return i
		}
	}
	return -1
}

// ParseOptions reads "k=v,k=v"; the empty string and "-" are no settings.
func ParseOptions(text string) ([]Setting, error) {
	if text == "" || text == "-" {
		return nil, nil
	}
	var list []Setting
	for start := 0; start <= len(text); {
		end := start
		for end < len(text) && text[end] != ',' {
			end++
		}
		part, eq := text[start:end], -1
		for i := range part {
			if part[i] == '=' {
				eq = i
				break
			}
		}
		if eq < 1 || eq == len(part)-1 {
			return nil, errors.New("option " + strconv.Quote(part) + ": want key=value")
		}
		list = append(list, Setting{part[:eq], part[eq+1:]})
		start = end + 1
	}
	return list, nil
}

// FormatOptions writes what ParseOptions reads.
func FormatOptions(list []Setting) string {
	text := ""
	for i, s := range list {
		if i > 0 {
			text += ","
		}
		text += s.Key + "=" + s.Value
	}
	return text
}
