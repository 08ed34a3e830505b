package enginetest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/match"
)

// Playthrough plays one game with greedy players (or random ones) and returns the text of a golden file: its choices, each with the
// public facts that it changed and the hash of the state, and the result.
//
//	P2 royal JD 9D | royals P2 JD/9D | turn P3 | df61fe69789ba602
func Playthrough(t testing.TB, g engine.Game, c engine.Config, botName string) string {
	t.Helper()
	m, err := match.New(g, c)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s seats %d seed %d options %s bots %s\n", g.Info().ID, c.Seats, c.Seed, engine.FormatOptions(c.Options), botName)
	chance := cards.NewRand(c.Seed, 99)
	p := bot.ByName(botName)
	red := m.State().Fresh()
	var run []engine.Action
	var buf []byte
	before := public(m.State(), red)
	for n := 0; m.State().Actors() != 0; n++ {
		if n > 100000 {
			t.Fatal("the game does not end")
		}
		seat := m.State().Actors().First()
		m.Redacted(seat, red)
		run = p.Choose(red, seat, &chance, run[:0])
		if err := m.Do(seat, run); err != nil {
			t.Fatalf("%s: %v", seat, err)
		}
		var h uint64
		h, buf = engine.Hash(m.State(), buf)
		after := public(m.State(), red)
		fmt.Fprintf(&b, "%s%s | %016x\n", m.Log[len(m.Log)-1], changed(before, after), h)
		before = after
	}
	var r engine.Result
	m.State().Result(&r)
	fmt.Fprintf(&b, "winners %s reason %s rank %v score %v\n", seatList(r.Winners), r.Reason, r.Rank[:c.Seats], r.Score[:c.Seats])
	return b.String()
}

// public returns the facts of a state that everybody knows. The second state is scratch.
func public(s, red engine.State) (list []engine.Fact) {
	red.CopyFrom(s)
	red.Redact(engine.Table)
	engine.Facts(red, func(f engine.Fact) { list = append(list, f) })
	return list
}

// hidden are several cards in a row that nobody knows.
var hidden = regexp.MustCompile(`##(,##)+`)

// changed writes the facts that are new or other than they were, and many hidden cards as a number: " | hand P1 3*##,7C".
func changed(before, after []engine.Fact) string {
	text := ""
	for _, f := range after {
		if !slices.Contains(before, f) {
			text += " | " + hidden.ReplaceAllStringFunc(f.String(), func(run string) string {
				return fmt.Sprintf("%d*##", (len(run)+1)/len("##,"))
			})
		}
	}
	return text
}

// Hashes plays n seeded games of random players and returns one hash over all their states: what must be the same
// natively and in WebAssembly.
func Hashes(t testing.TB, g engine.Game, c engine.Config, n int) string {
	t.Helper()
	total := uint64(0)
	p := &bot.Random{}
	var run []engine.Action
	var buf []byte
	for i := range n {
		c.Seed = uint64(i + 1)
		s, err := g.New(c, nil)
		if err != nil {
			t.Fatal(err)
		}
		red := s.Fresh()
		chance := cards.NewRand(c.Seed, 55)
		for step := 0; s.Actors() != 0; step++ {
			if step > 100000 {
				t.Fatal("the game does not end")
			}
			seat := s.Actors().First()
			red.CopyFrom(s)
			red.Redact(seat)
			run = p.Choose(red, seat, &chance, run[:0])
			for _, a := range run {
				if err := engine.Apply(s, seat, a, nil); err != nil {
					t.Fatal(err)
				}
			}
			var h uint64
			h, buf = engine.Hash(s, buf)
			total = cards.Mix(total, h)
		}
	}
	return fmt.Sprintf("%s seats %d options %s: %d games %016x\n", g.Info().ID, c.Seats, engine.FormatOptions(c.Options), n, total)
}

// BenchmarkRandom plays random games on true states and reports whole choices a second.
func BenchmarkRandom(b *testing.B, g engine.Game, c engine.Config) {
	b.ReportAllocs()
	s, err := g.New(c, nil)
	if err != nil {
		b.Fatal(err)
	}
	start := s.Fresh()
	start.CopyFrom(s)
	chance := cards.NewRand(1, 1)
	p := &bot.Random{}
	run := make([]engine.Action, 0, 64)
	play := func() {
		if s.Actors() == 0 {
			s.CopyFrom(start)
			s.Redact(engine.Table)
			s.Imagine(engine.Table, &chance)
		}
		seat := s.Actors().First()
		run = p.ChooseOn(s, seat, &chance, run[:0])
	}
	for range 2000 { // the buffers grow to what they need
		play()
	}
	b.ResetTimer()
	for range b.N {
		play()
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
}
