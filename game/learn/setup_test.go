package learn

import (
	"bytes"

	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/enginetest"
)

// cast are the names at a lesson's table.
var cast = []string{"Ada", "Bea", "Cosmo", "Dora"}

// all returns the lessons of every game of the catalog.
func all(t *testing.T) (list []*Lesson) {
	t.Helper()
	for _, g := range catalog.Games() {
		text, err := texts.ReadFile(g.Info().ID + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		of, err := parse(g.Info().ID, string(text))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, of...)
	}
	if len(list) != 28 {
		t.Fatalf("%d lessons, want 28", len(list))
	}
	return list
}

var gap = regexp.MustCompile(`\s{2,}`)

// setUp makes the position of a lesson from its facts, as case files are set up.
func setUp(t *testing.T, l *Lesson) engine.State {
	t.Helper()
	g := catalog.Find(l.Game).(engine.Scribe)
	s, err := g.Blank(l.config(g.Info()))
	if err != nil {
		t.Fatalf("%s: %v", l.Name(), err)
	}
	for _, line := range l.facts {
		for _, part := range gap.Split(line, -1) {
			f := strings.Fields(part)
			fact := engine.Fact{Key: f[0], Seat: engine.None, Value: strings.Join(f[1:], " ")}
			if seat, ok := engine.ParseSeat(f[1]); ok && len(f) > 2 {
				fact.Seat, fact.Value = seat, strings.Join(f[2:], " ")
			}
			if err := engine.SetFact(s, fact); err != nil {
				t.Fatalf("%s: %v", l.Name(), err)
			}
		}
	}
	if err := g.Finish(s); err != nil {
		t.Fatalf("%s: %v", l.Name(), err)
	}
	if err := engine.Sound(s); err != nil {
		t.Fatalf("%s: %v", l.Name(), err)
	}
	return s
}

// TestPositions compares the embedded positions with those that the facts give. With -update it writes them.
func TestPositions(t *testing.T) {
	var out bytes.Buffer
	for _, l := range all(t) {
		place := engine.Encode(setUp(t, l), nil)
		fmt.Fprintf(&out, "%s %d\n%s", l.Name(), len(place), place)
	}
	if flag.Lookup("update").Value.String() == "true" {
		if err := os.WriteFile("positions.bin", out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		places = out.String()
	}
	if places != out.String() {
		t.Error("positions.bin is older than the texts: go test ./game/learn -update")
	}
}

// path is one way through a lesson: which of the wanted choices is taken at each ask. wrong is the number of the ask at which a choice
// is tried that is not wanted, and which, counted from 0; -1 for none.
type path struct {
	right []int
	ask   int
	wrong int
}

// script writes a way through a lesson as a case, with everything that the lesson plays and wants.
func (p path) script(l *Lesson) string {
	var b strings.Builder
	g := catalog.Find(l.Game).Info()
	fmt.Fprintf(&b, "case %s-%s\ngame %s seats %d", strings.Join(l.Clauses, "+"), l.ID, l.Game, l.config(g).Seats)
	if len(l.Options) > 0 {
		b.WriteString(" options " + engine.FormatOptions(l.Options))
	}
	b.WriteString("\n" + strings.Join(l.facts, "\n") + "\n")
	asks := 0
	plays := func(list []reply) {
		for _, r := range list {
			fmt.Fprintf(&b, "do %s %s\n", r.seat, r.text)
		}
	}
	for i := range l.steps {
		s := &l.steps[i]
		plays(s.plays)
		switch s.kind {
		case asking:
			if asks == p.ask {
				fmt.Fprintf(&b, "may P1 %s\ndo P1 %s\n", s.wrong[p.wrong].choice, s.wrong[p.wrong].choice)
				plays(s.wrong[p.wrong].plays)
				return b.String()
			}
			choice := s.right[0]
			if asks < len(p.right) {
				choice = s.right[p.right[asks]]
			}
			fmt.Fprintf(&b, "may P1 %s\ndo P1 %s\n", choice, choice)
			asks++
		case wanting:
			fmt.Fprintf(&b, "want %s\n", s.want)
		}
	}
	return b.String()
}

// paths returns every way through a lesson: the first choices, each other wanted choice, each wrong one.
func paths(l *Lesson) (list []path) {
	list = append(list, path{ask: -1})
	asks := 0
	for i := range l.steps {
		if s := &l.steps[i]; s.kind == asking {
			for j := 1; j < len(s.right); j++ {
				list = append(list, path{right: append(make([]int, asks), j), ask: -1})
			}
			for j := range s.wrong {
				list = append(list, path{ask: asks, wrong: j})
			}
			asks++
		}
	}
	return list
}

// TestPathsAreCases plays every way through every lesson as a case file: the engine's invariants hold at every step, every choice is
// legal, and what the lesson wants comes true.
func TestPathsAreCases(t *testing.T) {
	for _, l := range all(t) {
		for _, p := range paths(l) {
			r := enginetest.Run([]byte(p.script(l)), catalog.Find)
			for _, f := range r.Failed {
				t.Errorf("%s %+v: %v\n%s", l.Name(), p, f, p.script(l))
			}
		}
	}
}

// TestRoyalsOfRoyaltyAreTaught checks that each power of a royal of Royalty has its lesson: king, queen and jack.
func TestRoyalsOfRoyaltyAreTaught(t *testing.T) {
	var taught []string
	for _, l := range all(t) {
		if l.Game == "royalty" {
			taught = append(taught, l.Clauses...)
		}
	}
	for _, clause := range []string{"R34", "R36", "R38"} {
		if !slices.Contains(taught, clause) {
			t.Errorf("no lesson is about %s", clause)
		}
	}
}

// TestClausesExist checks that the clauses a lesson is about are in the rulebook.
func TestClausesExist(t *testing.T) {
	for _, l := range all(t) {
		book := enginetest.RulebookClauses(catalog.Find(l.Game).Info().Rulebook)
		for _, c := range l.Clauses {
			found := false
			for _, b := range book {
				found = found || b == c
			}
			if !found {
				t.Errorf("%s: no clause %s", l.Name(), c)
			}
		}
	}
}

// player plays a lesson on its table, with a clock of its own.
type player struct {
	t     *testing.T
	r     *Run
	clock time.Duration
	spent time.Duration // while cards moved or somebody answered
	told  map[string]bool
}

// begin lays the table of a lesson.
func begin(t *testing.T, l *Lesson, answers []int) *player {
	t.Helper()
	r, err := Begin(catalog.Find(l.Game), l, cast, answers)
	if err != nil {
		t.Fatalf("%s: %v", l.Name(), err)
	}
	p := &player{t: t, r: r, told: map[string]bool{}}
	r.Table.Hear = func(e engine.Event) {
		p.told[enginetest.EventText(r.info, e)] = true
		r.Hear(e)
	}
	p.wait()
	return p
}

// wait lets time pass until the lesson waits for the learner.
func (p *player) wait() {
	p.t.Helper()
	for range 4000 {
		p.r.Table.Update(p.clock)
		p.r.Advance()
		if p.r.Table.Held() {
			p.r.Table.Next()
		}
		if p.r.stage != Playing {
			return
		}
		p.clock += 10 * time.Millisecond
		p.spent += 10 * time.Millisecond
	}
	p.t.Fatalf("%s stands still at step %d: %v asked, script %v", p.r.Lesson.Name(), p.r.step, p.r.Table.Asked, p.r.script.plays)
}

// choose makes a choice of the learner.
func (p *player) choose(text string) error {
	p.t.Helper()
	run, err := p.r.Table.Game().Parse(p.r.Table.State(), Me, text)
	if err != nil {
		p.t.Fatalf("%s: %s: %v", p.r.Lesson.Name(), text, err)
	}
	err = p.r.Table.Commit(run)
	p.r.Advance()
	p.wait()
	return err
}
