package screens

import (
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/crowns"
	"royals/game/keep"
	"royals/game/store"
	"royals/game/table"
)

// endedCrush plays a game of Royal Crush to its end and returns it as the history keeps it.
func endedCrush(t *testing.T, kept store.Store, seed uint64) (*rig, *table.Past) {
	t.Helper()
	r := newRig(t, phone, true, kept, seed)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	r.start("crush", 1)
	playsDay(r, seed, 4000)
	list := mustPast(t, kept)
	body, err := keep.Recall(kept, list[0].N)
	if err != nil {
		t.Fatal(err)
	}
	past, err := table.ReadPast(body)
	if err != nil || past.HintsOf(0) != 0 || past.HintsOf(5) != -1 {
		t.Fatalf("%v, hints %v", err, past.Hints)
	}
	return r, past
}

// TestReviewsWinCrowns gives a game's review to the crowns once it is whole: they are kept once, only of a game of the history, and of a
// deal that was not played before.
func TestReviewsWinCrowns(t *testing.T) {
	kept := store.NewMemory()
	r, past := endedCrush(t, kept, 4)
	a := r.app.Sitting
	if first, there := keptPast(a, past); !first || !there {
		t.Fatalf("the game is kept %v, its deal is new %v", there, first)
	}
	other := *past
	other.Config.Seed++
	if _, there := keptPast(a, &other); there {
		t.Error("a game of somebody else is kept")
	}
	bestow(a, []string{"clean-sheet"}, "ab")
	bestow(a, []string{"clean-sheet", "against-the-wind"}, "cd")
	var c keep.Crowned
	data, err := kept.Load(keep.Crowns)
	if err != nil || c.Read(data) != nil {
		t.Fatal(err)
	}
	var keys []string
	for _, n := range c.Of(keep.Owner) {
		keys = append(keys, n.Key+" "+n.Mark)
	}
	if !slices.Contains(keys, "clean-sheet ab") || !slices.Contains(keys, "against-the-wind cd") || slices.Contains(keys, "clean-sheet cd") {
		t.Errorf("it keeps %v", keys)
	}
	older := store.NewMemory()
	for i, text := range []string{strings.Replace(past.Write(), "\nend ", "\nend 0", 1), past.Write()} {
		if _, err := keep.Remember(older, int64(i), past.Line(), text); err != nil {
			t.Fatal(err)
		}
	}
	a.Store = older
	if first, there := keptPast(a, past); first || !there {
		t.Errorf("a deal that was played before: new %v, kept %v", first, there)
	}
}

// TestSecondThoughts plays on from a mistake: a better place wins the crown, the same place and another game do not.
func TestSecondThoughts(t *testing.T) {
	kept := store.NewMemory()
	r, past := endedCrush(t, kept, 4)
	a := r.app.Sitting
	won := func() bool { _, ok := wonCrown(a, keep.Owner, crowns.SecondThoughts); return ok }
	g := a.find("crush")
	practiseFresh(a, g, past.Config, past.Players)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	playsDay(r, 5, 4000)
	res, ok := r.app.Top().(*resultScreen)
	if !ok || !table.Practising(res.t) {
		t.Fatalf("it ends on %s", r.app.Status().Scene)
	}
	place := res.rank(0)
	for _, d := range []doubts{{}, {"crush", 0, place, "ab"}, {"usurpers", 0, place + 1, "ab"}} {
		a.doubts = d
		if better(a, res.t); won() {
			t.Errorf("%+v and place %d win it", d, place)
		}
	}
	a.doubts = doubts{"crush", 0, place + 1, "ab"}
	if better(a, res.t); !won() || a.doubts.place != 0 {
		t.Error("a better place does not win it")
	}
	s, err := reviewOf(a, past, "Royal Crush")
	if err != nil {
		t.Fatal(err)
	}
	if d := doubtsOf(s, 1<<20); d.place != 0 {
		t.Errorf("no choice is doubted: %+v", d)
	}
	if got := placeIn(&table.Past{Brief: table.Brief{Winners: engine.Only(1), Scores: []int{5, 2, 7, 5}}}, 0); got != 3 {
		t.Errorf("the second best of those who lost come %d", got)
	}
}
