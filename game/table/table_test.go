package table_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/table"
)

// chest keeps the last save.
type chest struct{ data []byte }

func (c *chest) Save(data []byte) error { c.data = bytes.Clone(data); return nil }

func players(n, people int) []table.Player {
	out := make([]table.Player, n)
	for i := range out {
		out[i].Name = string(rune('A' + i))
		if i >= people {
			out[i].Bot = "greedy"
		}
	}
	return out
}

// sit deals a game in which persons take some of the seats.
func sit(t *testing.T, g engine.Game, people int, seed uint64, options ...engine.Setting) (*table.Table, *chest) {
	t.Helper()
	c := &chest{}
	tab, err := table.New(g, engine.Config{Seats: g.Info().Seats, Seed: seed, Options: options}, players(g.Info().Seats, people), c, &table.Direct{}, seed+1, match.Salt{})
	if err != nil {
		t.Fatal(err)
	}
	tab.Pace = table.Pace{}
	return tab, c
}

// wait goes on until a person is asked, opening curtains on the way; false at the end of the game.
func wait(t *testing.T, tab *table.Table, now *time.Duration) bool {
	t.Helper()
	for range 20000 {
		*now += 50 * time.Millisecond
		tab.Update(*now)
		switch {
		case tab.Over():
			return false
		case tab.Held():
			tab.Next()
		case tab.Curtain != engine.None:
			tab.Ready()
		case tab.Asked != engine.None && !tab.Flushing():
			return true
		}
	}
	t.Fatal("nothing happens any more")
	return false
}

// TestShownViewFollows checks at every decision that the events shown add up to what the person may see.
func TestShownViewFollows(t *testing.T) {
	for _, g := range catalog.Games() {
		for people := 1; people <= 2; people++ {
			seed := uint64(40 + people)
			tab, _ := sit(t, g, people, seed)
			rnd := rand.New(rand.NewPCG(seed, 1))
			var now time.Duration
			for n := 0; n < 150 && wait(t, tab, &now); n++ {
				if !tab.Shown.Equal(tab.Now()) {
					t.Fatalf("%s seed %d decision %d: shown\n%+v\ntrue\n%+v", g.Info().ID, seed, n, tab.Shown, *tab.Now())
				}
				for _, p := range tab.Shown.Piles {
					if len(tab.Cards.Of(p.ID)) != len(p.Cards) {
						t.Fatalf("%s seed %d decision %d: %d numbers for %d cards", g.Info().ID, seed, n, len(tab.Cards.Of(p.ID)), len(p.Cards))
					}
				}
				decide(t, tab, rnd)
			}
		}
	}
}

// TestLedger checks that a card keeps its number while it moves and that no two cards share one.
func TestLedger(t *testing.T) {
	for _, g := range catalog.Games() {
		tab, _ := sit(t, g, 1, 9)
		rnd := rand.New(rand.NewPCG(9, 1))
		var now time.Duration
		for n := 0; n < 60 && wait(t, tab, &now); n++ {
			seen := map[uint32]bool{}
			for _, p := range tab.Shown.Piles {
				for _, id := range tab.Cards.Of(p.ID) {
					if seen[id] {
						t.Fatalf("%s decision %d: two cards share the number %d", g.Info().ID, n, id)
					}
					seen[id] = true
				}
			}
			decide(t, tab, rnd)
		}
	}
}

// decide makes one whole choice at random, step by step.
func decide(t *testing.T, tab *table.Table, rnd *rand.Rand) {
	t.Helper()
	for range 60 {
		legal := tab.Composer().Legal()
		if len(legal) == 0 {
			t.Fatalf("a choice that leads nowhere: %v", tab.Composer().Chosen())
		}
		a := legal[rnd.IntN(len(legal))]
		if a.IsStep() {
			if !tab.Take(a) {
				t.Fatalf("a step that is offered cannot be taken")
			}
			continue
		}
		if !tab.End(a) {
			t.Fatalf("an end that is offered is refused: %s", tab.Refusal)
		}
		return
	}
	tab.Composer().Clear()
	tab.Touch()
	for _, a := range tab.Composer().Legal() {
		if !a.IsStep() && tab.End(a) {
			return
		}
	}
	run, _ := match.Choices(redacted(tab), tab.Asked, 1)
	if err := tab.Commit(run[0]); err != nil {
		t.Fatal(err)
	}
}

func redacted(tab *table.Table) engine.State {
	s := tab.State().Fresh()
	s.CopyFrom(tab.State())
	s.Redact(tab.Asked)
	return s
}

// TestAnyOrder takes the steps of whole choices in any order. The composer takes them all, and the choice is the same.
func TestAnyOrder(t *testing.T) {
	tried := 0
	for i, g := range append(catalog.Games(), catalog.Games()...) {
		seed := uint64(77 + i)
		tab, _ := sit(t, g, 1, seed)
		rnd := rand.New(rand.NewPCG(seed, 1))
		var now time.Duration
		for n := 0; n < 150 && wait(t, tab, &now); n++ {
			runs, _ := match.Choices(redacted(tab), tab.Asked, 300)
			run := runs[rnd.IntN(len(runs))]
			if one := verbs(run[:len(run)-1]); len(run) > 2 && one == 1 {
				tried++
				if err := composeAndDrop(tab, run, rnd); err != nil {
					t.Fatalf("%s seed %d decision %d: %v", g.Info().ID, seed, n, err)
				}
			}
			if err := tab.Commit(run); err != nil {
				t.Fatal(err)
			}
		}
	}
	if tried < 20 {
		t.Errorf("only %d choices of more than one card were met", tried)
	}
}

// composeAndDrop takes the steps of a choice in one random order and takes them back in another.
func composeAndDrop(tab *table.Table, run []engine.Action, rnd *rand.Rand) error {
	g, s := tab.Game(), redacted(tab)
	steps := slices.Clone(run[:len(run)-1])
	shuffle := func() { rnd.Shuffle(len(steps), func(i, j int) { steps[i], steps[j] = steps[j], steps[i] }) }
	shuffle()
	for _, a := range steps {
		if !tab.Take(a) {
			return fmt.Errorf("of %v in the order %v, step %v cannot be taken", run, steps, a)
		}
	}
	got, want := g.Notate(s, tab.Asked, tab.Composer().Whole(run[len(run)-1])), g.Notate(s, tab.Asked, run)
	if got != want {
		return fmt.Errorf("composed %s, want %s", got, want)
	}
	shuffle()
	for _, a := range steps {
		tab.Composer().Drop(a)
	}
	if left := tab.Composer().Chosen(); len(left) > 0 {
		return fmt.Errorf("%v stay chosen", left)
	}
	tab.Touch()
	return nil
}

func verbs(steps []engine.Action) int {
	seen := map[uint8]bool{}
	for _, a := range steps {
		seen[a.Verb()] = true
	}
	return len(seen)
}

// TestResume loads the save at every decision and finds the same question.
func TestResume(t *testing.T) {
	for _, g := range catalog.Games() {
		tab, keep := sit(t, g, 1, 5)
		rnd := rand.New(rand.NewPCG(5, 1))
		var now time.Duration
		for n := 0; n < 40 && wait(t, tab, &now); n++ {
			again, err := table.Resume(keep.data, catalog.Find, &chest{}, &table.Direct{})
			if err != nil {
				t.Fatal(err)
			}
			if again.Asked != tab.Asked || again.Question() != tab.Question() || !again.Shown.Equal(&tab.Shown) || len(again.Log) != len(tab.Log) {
				t.Fatalf("%s decision %d: resumed %v %q, was %v %q", g.Info().ID, n, again.Asked, again.Question(), tab.Asked, tab.Question())
			}
			for tab.MayUndo() && again.MayUndo() && rnd.IntN(2) == 0 { // as far back as there, and to the same place
				if !tab.Undo() || !again.Undo() || !again.Shown.Equal(&tab.Shown) {
					t.Fatalf("%s decision %d: undo leads elsewhere after a new start", g.Info().ID, n)
				}
			}
			if again.MayUndo() != tab.MayUndo() {
				t.Fatalf("%s decision %d: undo is offered: %v, after a new start: %v", g.Info().ID, n, tab.MayUndo(), again.MayUndo())
			}
			decide(t, tab, rnd)
		}
	}
	if _, err := table.Resume([]byte("rubbish"), catalog.Find, nil, nil); err == nil {
		t.Error("rubbish is resumed")
	}
}

// TestUndo takes choices back wherever that is offered, which is never after a card was seen.
func TestUndo(t *testing.T) {
	undone := 0
	for _, g := range catalog.Games() {
		tab, _ := sit(t, g, 1, 15)
		rnd := rand.New(rand.NewPCG(15, 1))
		var now time.Duration
		for n := 0; n < 60 && wait(t, tab, &now); n++ {
			before, asked, moves := engine.View{}, tab.Asked, tab.Moves()
			before.CopyFrom(tab.Now())
			decide(t, tab, rnd)
			if !tab.MayUndo() {
				continue
			}
			toldRight(t, tab)
			if !tab.Undo() {
				t.Fatal("what may be undone is not")
			}
			undone++
			if tab.Asked != asked || tab.Moves() != moves || !tab.Now().Equal(&before) {
				t.Fatalf("%s decision %d: undo leads elsewhere", g.Info().ID, n)
			}
			decide(t, tab, rnd)
			toldRight(t, tab)
		}
	}
	if undone == 0 {
		t.Error("nothing could ever be undone")
	}
}

// toldRight checks that the lines which are kept for the viewer are the beginning of what the log has for them, from any line on.
func toldRight(t *testing.T, tab *table.Table) {
	t.Helper()
	for _, from := range []int{0, len(tab.Log) / 2} {
		var want []table.Line
		for _, l := range tab.Log[from:] {
			if l.See.Has(tab.Viewer) {
				want = append(want, l)
			}
		}
		if got := tab.Lines(from); len(got) > len(want) || !slices.Equal(got, want[:len(got)]) {
			t.Fatalf("from line %d on the log is told as %v, and it is %v", from, got, want)
		}
	}
	public := 0
	for _, l := range tab.Lines(0) {
		if l.Say >= 0 && l.See == engine.Everybody {
			public++
		}
	}
	if got := len(table.Heard(tab)); got != public {
		t.Fatalf("of %d lines for everybody %d are heard", public, got)
	}
}

// TestPauseKnowsNoCard checks that an opponent's pause does not depend on cards: two deals, one seed for the opponents,
// public events only.
func TestPauseKnowsNoCard(t *testing.T) {
	g := catalog.Games()[0]
	var times [2][]time.Duration
	for i := range times {
		c := engine.Config{Seats: g.Info().Seats, Seed: uint64(100 + i)}
		tab, err := table.New(g, c, players(c.Seats, 0), &chest{}, &table.Direct{}, 3, match.Salt{})
		if err != nil {
			t.Fatal(err)
		}
		tab.Pace = table.Pace{Move: 0, Pause: 1}
		last, now, since := tab.Moves(), time.Duration(0), time.Duration(0)
		for len(times[i]) < 20 && !tab.Over() {
			if tab.Flushing() {
				since = now
			}
			now += time.Millisecond
			tab.Update(now)
			if tab.Moves() != last {
				last = tab.Moves()
				times[i] = append(times[i], now-since)
				since = now
			}
		}
	}
	for i, d := range times[0] {
		if e := times[1][i]; (d - e).Abs() > 2*time.Millisecond {
			t.Fatalf("choice %d came after %v with one deal and after %v with another", i, d, e)
		}
	}
}

// TestShownCardsLinger checks that cards turned up in the middle lie long enough to be read.
func TestShownCardsLinger(t *testing.T) {
	g := catalog.Find("usurpers")
	tab, err := table.New(g, engine.Config{Seats: 4, Seed: 8}, players(4, 0), &chest{}, &table.Direct{}, 3, match.Salt{})
	if err != nil {
		t.Fatal(err)
	}
	arena := uint8(slices.IndexFunc(g.Info().Piles, func(p engine.PileInfo) bool { return p.Name == "arena" }))
	var now, since time.Duration
	reveals := 0
	for !tab.Over() && reveals < 5 {
		now += 10 * time.Millisecond
		tab.Update(now)
		there := slices.ContainsFunc(tab.Shown.Piles, func(p engine.Pile) bool { return p.ID.Kind == arena })
		switch {
		case there && since == 0:
			since = now
		case !there && since > 0:
			if reveals++; now-since < 900*time.Millisecond {
				t.Errorf("revealed cards lay for %v only", now-since)
			}
			since = 0
		}
	}
	if reveals == 0 {
		t.Error("nothing was ever revealed")
	}
}
