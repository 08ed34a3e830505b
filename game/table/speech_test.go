package table

import (
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/engine/match"
	"royals/game/plan"
)

// TestCardsSpeak asks every card that a seat sees, after every choice of random games: each sentence is whole, and every
// card of the own hand has one.
func TestCardsSpeak(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			t.Parallel()
			met := map[string]bool{}
			for seed := range uint64(enginetest.Much(6, 200)) {
				speakOut(t, g, seed, met)
			}
			t.Logf("%d sentences", len(met))
		})
	}
}

// speakOut plays a random game and asks on the way.
func speakOut(t *testing.T, g engine.Game, seed uint64, met map[string]bool) {
	in := g.Info()
	chance := cards.NewRand(seed, 9)
	c := engine.Config{Seats: in.MinSeats + chance.IntN(in.MaxSeats-in.MinSeats+1), Seed: seed, Options: anyOptions(in, &chance)}
	m, err := match.New(g, c)
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	a := inquirer{Table: &Table{}, t: t, met: met, state: m.State().Fresh()}
	a.m, a.info, a.Plan, a.Asked = m, in, plan.For(in), engine.None
	for i := range c.Seats {
		a.Players = append(a.Players, Player{Name: string(rune('A'+i)) + "da"})
	}
	var random bot.Random
	for step := 0; m.State().Actors() != 0; step++ {
		for i := range c.Seats + 1 {
			a.Viewer = engine.Seat(i)
			if i == c.Seats {
				a.Viewer = engine.Table
			}
			a.all(seed, step)
		}
		seat := m.State().Actors().First()
		m.Redacted(seat, a.state)
		if err := m.Do(seat, random.Choose(a.state, seat, &chance, nil)); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

// anyOptions settles half of a game's options by chance.
func anyOptions(in *engine.Info, chance *cards.Rand) (list []engine.Setting) {
	for _, o := range in.Options {
		if !o.Deal && len(o.Values) > 0 && chance.IntN(2) == 0 {
			list = append(list, engine.Setting{Key: o.Key, Value: o.Values[chance.IntN(len(o.Values))]})
		}
	}
	return list
}

type inquirer struct {
	*Table
	t     *testing.T
	met   map[string]bool
	state engine.State
	view  engine.View
}

// all asks every card that the viewer sees.
func (a *inquirer) all(seed uint64, step int) {
	a.m.Redacted(a.Viewer, a.state)
	a.view.Reset(a.Viewer)
	a.state.View(&a.view)
	for _, p := range a.view.Piles {
		for _, c := range p.Cards {
			if c == cards.Back {
				continue
			}
			lines := a.meaning(a.state, p.ID, c)
			if len(lines) == 0 && int(p.ID.Kind) == a.Plan.Hand && p.ID.Owner == a.Viewer {
				a.t.Errorf("seed %d step %d: %s says nothing to %s", seed, step, c, a.Viewer)
			}
			for _, l := range lines {
				a.met[l] = true
				if !whole(l) {
					a.t.Fatalf("seed %d step %d: %s of %s says %q to %s", seed, step, c, a.info.Piles[p.ID.Kind].Name, l, a.Viewer)
				}
			}
		}
	}
}

// whole reports whether a line is a sentence with nothing left open.
func whole(l string) bool {
	return !strings.ContainsAny(l, "{}<>?…_") && !strings.Contains(l, "  ") && !strings.Contains(l, " .") &&
		strings.HasSuffix(l, ".") && (l[0] < 'a' || l[0] > 'z')
}

// TestWholeSentences checks that the test above can fail.
func TestWholeSentences(t *testing.T) {
	for l, want := range map[string]bool{
		"With the 7 of hearts: a royal worth 7.": true, "With the : a royal.": true, "With {B}: 7.": false, "Hits , or 2": false,
		"hits.": false, "Under the ?.": false, "Counts .": false, "<a.b>": false,
	} {
		if whole(l) != want {
			t.Errorf("%q is whole: %v", l, !want)
		}
	}
}
