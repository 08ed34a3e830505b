// Package learn teaches the games: short lessons that are played on the usual table, with the usual rules. It knows the texts and the
// positions of the lessons, which one is running and how far it has come, and what the player has finished. It draws nothing.
//
// The lessons of a game stand in a file named after it. README.md beside this file describes its lines.
package learn

import (
	"embed"
	"math"
	"strings"

	"royals/engine"
)

// Lesson is one lesson.
type Lesson struct {
	Game    string // the game's id
	ID      string
	Title   string
	Clauses []string
	Seats   int // 0 for the usual number
	Options []engine.Setting

	facts []string // lines that set up the position, for the tests
	steps []step
}

// Name is what a lesson is known by where all games meet: "royalty.ask".
func (l *Lesson) Name() string { return l.Game + "." + l.ID }

// Line is a sentence of a lesson.
type Line struct{ Label, Text string }

// kind is what a step of a lesson is.
type kind uint8

const (
	saying    kind = iota // a bubble
	asking                // the player's decision
	replying              // choices of the others, and forced ones of the player
	rewarding             // the end
	wanting               // facts that hold now, for the tests
)

// step is a step of a lesson.
type step struct {
	kind  kind
	line  Line
	term  bool     // the label is a word that may be used from now on
	at    string   // saying: it waits for this deed
	point []string // what glows
	right []string // asking: the choices wanted, in notation; the first is the hint's
	hint  Line
	wrong []wrong
	other Line    // asking: for every other choice
	plays []reply // replying
	want  string
}

// wrong is a legal choice that is not wanted: it is played, with replies, told, and taken back.
type wrong struct {
	choice string
	plays  []reply
	line   Line
}

// reply is a choice of a seat that the lesson makes.
type reply struct {
	seat engine.Seat
	text string
}

//go:embed *.txt
var texts embed.FS

// Of returns the lessons of a game in their order, none for a game without any.
func Of(game string) []*Lesson {
	text, err := texts.ReadFile(game + ".txt")
	if err != nil {
		return nil
	}
	list, err := parse(game, string(text))
	if err != nil {
		return nil // the tests read every file
	}
	return list
}

// Find returns a lesson by its name, and its place among those of its game; nil when there is none.
func Find(name string) (l *Lesson, at int, of []*Lesson) {
	game, id, _ := strings.Cut(name, ".")
	of = Of(game)
	for i, l := range of {
		if l.ID == id {
			return l, i, of
		}
	}
	return nil, 0, of
}

// Minutes reckons how long a list of lessons takes, in whole minutes, and half as long again as who only reads and presses: newcomers
// look at the cards, too.
func Minutes(list []*Lesson) int {
	s := 0.0
	for _, l := range list {
		s += l.seconds()
	}
	return max(1, int(math.Ceil(1.5*s/60)))
}

// seconds reckons how long a lesson takes: 200 words a minute, 3 seconds a question, and a second for each choice to
// be shown.
func (l *Lesson) seconds() (s float64) {
	for i := range l.steps {
		x := &l.steps[i]
		s += float64(len(strings.Fields(x.line.Text)))*60/200 + float64(len(x.plays))
		if x.kind == asking {
			s += 3 + 1
		}
	}
	return s
}

// config is what a game of the lesson is made from.
func (l *Lesson) config(info *engine.Info) engine.Config {
	c := engine.Config{Seats: l.Seats, Options: l.Options}
	if c.Seats == 0 {
		c.Seats = info.Seats
	}
	return c
}
