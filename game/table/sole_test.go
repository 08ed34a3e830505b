package table_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/engine/match"
	"royals/game/table"
)

// TestNobodyAloneIsAskedTheOnlyAnswer plays as a person alone at the device: each question has two answers at least, and what the
// table answers by itself is the only answer there is. Undo leads to a question, never to such an answer, and a save goes on
// with the same answer.
func TestNobodyAloneIsAskedTheOnlyAnswer(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			given := 0
			for seed := range uint64(enginetest.Much(12, 200)) {
				tab, c := sit(t, g, 1, seed)
				a := alone{t: t, tab: tab, chest: c, seed: seed, rnd: rand.New(rand.NewPCG(seed, 4))}
				a.play()
				given += a.given
			}
			t.Logf("%d answers were the only ones", given)
			if given == 0 && g.Info().ID != "crush" {
				t.Error("nothing was ever answered without a question")
			}
		})
	}
}

// alone plays a game as the person in the first seat.
type alone struct {
	t     *testing.T
	tab   *table.Table
	chest *chest
	seed  uint64
	rnd   *rand.Rand
	now   time.Duration
	given int
}

func (a *alone) play() {
	for range 20000 {
		a.now += 50 * time.Millisecond
		moves, state := a.tab.Moves(), a.before()
		a.tab.Update(a.now)
		if a.tab.Moves() > moves && state != nil {
			a.given++
			if list, _ := match.Choices(state, 0, 2); len(list) != 1 {
				a.t.Fatalf("seed %d move %d: %d answers, and the person was not asked", a.seed, moves, len(list))
			}
		}
		switch {
		case a.tab.Over():
			return
		case a.tab.Held():
			a.tab.Next()
		case a.tab.Asked != engine.None && !a.tab.Flushing():
			a.answer()
		}
	}
	a.t.Fatalf("seed %d: it does not end", a.seed)
}

// before returns the position if the person owes the next decision and is not asked for it.
func (a *alone) before() engine.State {
	s := a.tab.State()
	if a.tab.Asked != engine.None || !s.Actors().Has(0) || s.Actors().Len() > 1 {
		return nil
	}
	own := s.Fresh()
	own.CopyFrom(s)
	return own
}

// answer looks at the question and answers it.
func (a *alone) answer() {
	list, _ := match.Choices(a.tab.State(), a.tab.Asked, 2)
	if len(list) < 2 {
		a.t.Fatalf("seed %d: %q has one answer", a.seed, a.tab.Question())
	}
	if a.rnd.IntN(8) == 0 && a.tab.MayUndo() {
		a.tab.Undo()
		if list, _ := match.Choices(a.tab.State(), 0, 2); len(list) < 2 || a.tab.Asked != 0 {
			a.t.Fatalf("seed %d: undo leads to a question with %d answers", a.seed, len(list))
		}
	}
	if a.rnd.IntN(20) == 0 {
		a.reload()
	}
	all, _ := match.Choices(a.tab.State(), a.tab.Asked, 40)
	if err := a.tab.Commit(all[a.rnd.IntN(len(all))]); err != nil {
		a.t.Fatal(err)
	}
}

// reload goes on from the save.
func (a *alone) reload() {
	question, moves := a.tab.Question(), a.tab.Moves()
	tab, err := table.Resume(a.chest.data, catalog.Find, a.chest, &table.Direct{})
	if err != nil {
		a.t.Fatal(err)
	}
	tab.Pace = table.Pace{}
	if tab.Moves() != moves || tab.Question() != question || tab.MayUndo() != a.tab.MayUndo() {
		a.t.Fatalf("seed %d: the save goes on with %q after %d moves, the game with %q after %d", a.seed, tab.Question(), tab.Moves(), question, moves)
	}
	a.tab = tab
}
