package table_test

import (
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/table"
)

// TestReplay plays a game of each title again for every pair of eyes. After every choice the table shows what that seat saw then, forward by
// events and backward at once, and the log tells what it was told. All eyes see what each owner of a hand knows, and no card of a stock.
func TestReplay(t *testing.T) {
	for _, g := range catalog.Games() {
		tab := ended(t, g, 31)
		whole, err := table.Finished(tab).Played(catalog.Find)
		if err != nil {
			t.Fatal(err)
		}
		r, err := table.NewReplay(whole, tab.Players, 0)
		if err != nil {
			t.Fatal(err)
		}
		r.Pace = table.Pace{Restless: true}
		var now time.Duration
		for eyes := range engine.Seat(len(tab.Players) + 1) {
			if int(eyes) == len(tab.Players) {
				eyes = engine.Table
			}
			r.See(eyes)
			if err := r.To(0); err != nil {
				t.Fatal(err)
			}
			follow(t, r, whole, &now)
		}
		if r.Step() || !r.Over() {
			t.Errorf("%s goes on after its end", g.Info().ID)
		}
	}
}

// follow goes through a replay forward, and back in leaps.
func follow(t *testing.T, r *table.Replay, whole *match.Match, now *time.Duration) {
	t.Helper()
	again, err := match.New(whole.Game, whole.Config)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; ; n++ {
		compare(t, r, again, n)
		if n == r.Choices() {
			break
		}
		e := whole.Log[n]
		if err := again.DoText(e.Seat, e.Text); err != nil || !r.Step() {
			t.Fatal(n, err)
		}
		for range 200 {
			*now += time.Second
			r.Update(*now)
		}
		if r.Asked != engine.None || r.Thinking() != engine.None || r.Busy() {
			t.Fatalf("%s, choice %d: asked is %v, thinking %v, busy %v, resting %v, flushing %v", whole.Game.Info().ID, n, r.Asked, r.Thinking(), r.Busy(), r.Resting(), r.Flushing())
		}
	}
	lines := len(r.Lines(0))
	for _, n := range []int{r.Choices() / 2, 1, 0} {
		if again, err = match.New(whole.Game, whole.Config); err != nil {
			t.Fatal(err)
		}
		for _, e := range whole.Log[:n] {
			if err := again.DoText(e.Seat, e.Text); err != nil {
				t.Fatal(err)
			}
		}
		if err := r.To(n); err != nil {
			t.Fatal(err)
		}
		compare(t, r, again, n)
	}
	if err := r.To(r.Choices()); err != nil || len(r.Lines(0)) != lines {
		t.Fatalf("%s: at the end the log has %d lines, or %d", whole.Game.Info().ID, len(r.Lines(0)), lines)
	}
}

// compare looks at what is shown after n choices.
func compare(t *testing.T, r *table.Replay, again *match.Match, n int) {
	t.Helper()
	var v, own engine.View
	again.View(r.Eyes(), &v)
	if r.Eyes() == engine.Table {
		for i := range v.Piles {
			if p := &v.Piles[i]; p.ID.Owner < engine.MaxSeats {
				again.View(p.ID.Owner, &own)
				copy(p.Cards, own.Pile(p.ID))
			}
		}
	}
	if !r.Shown.Equal(&v) {
		t.Fatalf("%s, eyes of %v, after %d choices: shown\n%+v\nseen then\n%+v", again.Game.Info().ID, r.Eyes(), n, r.Shown, v)
	}
}
