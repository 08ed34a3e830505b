package table_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/table"
)

// drilled begins a practice game of a title, against the quickest opponents.
func drilled(t *testing.T, g engine.Game, seed uint64, kept table.Keeper) *table.Table {
	t.Helper()
	m, err := match.New(g, engine.Config{Seats: g.Info().Seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	players := make([]table.Player, g.Info().Seats)
	for i := range players {
		players[i] = table.Player{Name: engine.Seat(i).String(), Bot: "greedy"}
	}
	players[0].Bot = ""
	tab, err := table.Practise(m, players, kept, &table.Direct{}, 5)
	if err != nil {
		t.Fatal(err)
	}
	tab.Pace = table.Pace{Restless: true}
	return tab
}

// stands lets time pass until a person is asked or the game is over.
func stands(t *testing.T, tab *table.Table) {
	t.Helper()
	for range 4000 {
		if tab.Asked != engine.None || tab.Over() {
			return
		}
		if tab.Update(table.Clock(tab) + time.Second); tab.Resting() {
			tab.Next()
		}
	}
	t.Fatal("nobody is asked")
}

// hash is the position.
func hash(tab *table.Table) uint64 {
	h, _ := engine.Hash(tab.State(), nil)
	return h
}

// chooses makes up to nine choices, and returns them with the position before each.
func chooses(t *testing.T, tab *table.Table, rnd *rand.Rand) (runs [][]engine.Action, at []uint64) {
	t.Helper()
	for len(runs) < 9 {
		if stands(t, tab); tab.Over() {
			break
		}
		list, _ := match.Choices(tab.State(), tab.Asked, 12)
		run := list[rnd.IntN(len(list))]
		at, runs = append(at, hash(tab)), append(runs, run)
		if err := tab.Commit(run); err != nil {
			t.Fatal(err)
		}
	}
	if stands(t, tab); len(runs) < 4 {
		t.Fatalf("%s: %d choices", tab.Game().Info().ID, len(runs))
	}
	return runs, at
}

// playsAgain makes the same choices, each in the position in which it was made, and comes to the same end.
func playsAgain(t *testing.T, tab *table.Table, runs [][]engine.Action, at []uint64) {
	t.Helper()
	for i, run := range runs {
		if stands(t, tab); hash(tab) != at[i] {
			t.Fatalf("%s: choice %d comes in another position", tab.Game().Info().ID, i+1)
		}
		if err := tab.Commit(run); err != nil {
			t.Fatal(err)
		}
	}
	if stands(t, tab); hash(tab) != at[len(runs)] {
		t.Errorf("%s: it ends elsewhere", tab.Game().Info().ID)
	}
}

// startedAnew takes up the saved game as a new start does. It is practice still, with the same cards open.
func startedAnew(t *testing.T, tab *table.Table, kept *chest) *table.Table {
	t.Helper()
	again, err := table.Resume(kept.data, catalog.Find, kept, &table.Direct{})
	if err != nil || !table.Practising(again) || table.Opened(again) != table.Opened(tab) {
		t.Fatal(tab.Game().Info().ID, err)
	}
	again.Pace = tab.Pace
	return again
}

// seen is what a viewer knows of a saved game, with what the seats whose cards lie open know of their own.
func seen(t *testing.T, tab *table.Table, kept *chest) (want engine.View) {
	t.Helper()
	m, _, err := match.Load(kept.data, catalog.Find)
	if err != nil {
		t.Fatal(err)
	}
	var own engine.View
	m.View(tab.Viewer, &want)
	for i := range want.Piles {
		if p := &want.Piles[i]; table.Opened(tab).Has(p.ID.Owner) {
			m.View(p.ID.Owner, &own)
			copy(p.Cards, own.Pile(p.ID))
		}
	}
	return want
}

// TestPracticeUndo takes a practice game of each title back choice by choice, past all that was revealed, to before its first free choice, and
// plays the same choices again: every position comes again. It goes on so after a new start.
func TestPracticeUndo(t *testing.T) {
	for _, g := range catalog.Games() {
		var kept chest
		tab := drilled(t, g, 11, &kept)
		rnd := rand.New(rand.NewPCG(4, 4))
		runs, at := chooses(t, tab, rnd)
		end := hash(tab)
		for i := range slices.Backward(runs) {
			if i == len(runs)/2 {
				tab = startedAnew(t, tab, &kept)
				stands(t, tab)
			}
			if !tab.MayUndo() || !tab.Undo() {
				t.Fatalf("%s: choice %d is not taken back", g.Info().ID, i+1)
			}
			if stands(t, tab); hash(tab) != at[i] || tab.Asked == engine.None {
				t.Fatalf("%s: before choice %d it is another position", g.Info().ID, i+1)
			}
		}
		if tab.Undo() {
			t.Errorf("%s: before the first choice is another", g.Info().ID)
		}
		playsAgain(t, tab, runs, append(at, end))
	}
}

// TestOpenCards plays a practice game of each title with the cards of some seats open. At every question what is shown is what the viewer knows
// with what those seats know of their own cards, and no more; told event by event or at once, and after a new start.
func TestOpenCards(t *testing.T) {
	for _, g := range catalog.Games() {
		var kept chest
		tab := drilled(t, g, 12, &kept)
		rnd := rand.New(rand.NewPCG(5, 4))
		for n := range 14 {
			if stands(t, tab); tab.Over() {
				break
			}
			switch n {
			case 1, 9:
				table.Open(tab, 1, n == 1)
			case 3:
				table.Open(tab, engine.Seat(len(tab.Players)-1), true)
			case 6:
				tab = startedAnew(t, tab, &kept)
			}
			stands(t, tab)
			want := seen(t, tab, &kept)
			if !tab.Shown.Equal(&want) {
				t.Fatalf("%s, choice %d, open %v: it shows\n%+v\nand not\n%+v", g.Info().ID, n, table.Opened(tab), tab.Shown, want)
			}
			if n > 3 && n < 9 {
				if p := tab.Shown.Pile(engine.PileID{Kind: uint8(max(tab.Plan.Hand, 0)), Owner: 1}); tab.Plan.Hand >= 0 && slices.Contains(p, cards.Back) {
					t.Errorf("%s, choice %d: the open hand is %v", g.Info().ID, n, p)
				}
			}
			list, _ := match.Choices(tab.State(), tab.Asked, 12)
			if err := tab.Commit(list[rnd.IntN(len(list))]); err != nil {
				t.Fatal(g.Info().ID, err)
			}
		}
	}
}

// TestOpenOnlyInPractice opens nothing where the game counts.
func TestOpenOnlyInPractice(t *testing.T) {
	tab := ended(t, catalog.Find("crush"), 3)
	if table.Open(tab, 1, true); table.Opened(tab) != 0 || table.Practising(tab) {
		t.Error("cards lie open in a game that counts")
	}
}
