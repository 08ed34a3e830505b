package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/catalog"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
)

// arrive starts the program as a new player does.
func arrive(t *testing.T, keep store.Store) *rig {
	t.Helper()
	r := newRig(t, phone, true, keep, 1)
	r.app.Prefs = shell.Defaults()
	r.app.readAll()
	r.app.Start(&ears{})
	r.step(0)
	return r
}

// TestNameIsAskedOnce answers the first page: the name counts in every game, and the page never comes back.
func TestNameIsAskedOnce(t *testing.T) {
	keep := store.NewMemory()
	r := arrive(t, keep)
	if scene := r.app.Status().Scene; scene != "welcome" {
		t.Fatalf("a new player comes to %s", scene)
	}
	r.tap("settings:name")
	typeIn(r, "Bea")
	r.step(0)
	r.tap("name:ok")
	if _, shown := r.find("settings:text"); shown {
		t.Error("the first page asks for more than the name")
	}
	r.tap("settings:more")
	turn(r, "settings:text")
	r.tap("welcome:go")
	for _, g := range catalog.Games() {
		r.app.Activate("game:" + g.Info().ID)
		list := r.app.Top().(*setupScreen).set.Players
		names := map[string]bool{}
		for _, p := range list {
			names[p.Name] = true
		}
		if list[0].Name != "Bea" || len(names) != len(list) {
			t.Errorf("%s: the players are called %v", g.Info().ID, list)
		}
		r.app.Activate("back")
	}
	again := arrive(t, keep)
	if scene := again.app.Status().Scene; scene != "title" || again.app.Prefs.Name != "Bea" || again.app.Prefs.Text == 100 {
		t.Errorf("the second time it is %s, %+v", scene, again.app.Prefs)
	}
}

// TestFirstPageIsSkipped leaves the first page by each way out: nobody is named, and it never comes back.
func TestFirstPageIsSkipped(t *testing.T) {
	for _, leave := range []func(*rig){
		func(r *rig) { r.app.Activate("welcome:skip") },
		func(r *rig) { r.tap("welcome:go") },
		func(r *rig) { r.key(port.Key{Code: port.Escape}) },
	} {
		keep := store.NewMemory()
		r := arrive(t, keep)
		doc := r.app.Doc()
		if doc.Acts[0].Name != "welcome:skip" || doc.Acts[len(doc.Acts)-1].Name != "welcome:go" {
			t.Errorf("it begins with %s and ends with %s", doc.Acts[0].Name, doc.Acts[len(doc.Acts)-1].Name)
		}
		leave(r)
		again := arrive(t, keep)
		if r.app.Status().Scene != "title" || again.app.Status().Scene != "title" || ownName(again.app.Sitting) != "Guest" {
			t.Errorf("it leads to %s, then %s, and the player is %s", r.app.Status().Scene, again.app.Status().Scene, ownName(again.app.Sitting))
		}
	}
}

// TestFirstPageStandsInNobodysWay starts with a game that waits, and on a device that keeps nothing.
func TestFirstPageStandsInNobodysWay(t *testing.T) {
	keep := store.NewMemory()
	r := newRig(t, phone, true, keep, 1)
	r.start("usurpers", 1)
	r.settle()
	r.app.Prefs.Met = 0
	r.app.leave()
	for what, keep := range map[string]store.Store{"a game that waits": keep, "a device that refuses": store.Refusing(store.ErrRefused)} {
		if scene := arrive(t, keep).app.Status().Scene; scene != "title" {
			t.Errorf("%s: the program begins with %s", what, scene)
		}
	}
}

// TestFirstGameIsEasy opens each sheet for the first time.
func TestFirstGameIsEasy(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 1)
		r.tap("game:" + g.Info().ID)
		set := r.app.Top().(*setupScreen).set
		if set.Seats != g.Info().MinSeats || set.Players[1].Bot != bot.Levels[0] {
			t.Errorf("%s: %d seats against %s", g.Info().ID, set.Seats, set.Players[1].Bot)
		}
		named := func() bool {
			return slices.ContainsFunc(r.app.Doc().Acts, func(i port.Item) bool { return strings.HasPrefix(i.Name, "option:") })
		}
		if named() {
			t.Errorf("%s: house rules before the first game", g.Info().ID)
		}
		r.tap("rules:custom")
		if !named() {
			t.Errorf("%s: house rules do not unfold", g.Info().ID)
		}
	}
}

// TestGoalHasItsNumber reads the goal for each number of players and each rule that changes it.
func TestGoalHasItsNumber(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 1)
	r.tap("game:usurpers")
	for _, want := range []string{"17", "16", "15", "14"} {
		if said := r.app.Doc().Prompt; !strings.Contains(said, want+" points") {
			t.Errorf("%q, want %s", said, want)
		}
		r.app.Activate("seats:more")
	}
	if said := r.app.Doc().Prompt; !strings.Contains(said, "five rounds") {
		t.Errorf("the first game has no end: %q", said)
	}
	r.tap("rules:standard")
	if said := r.app.Doc().Prompt; strings.Contains(said, "rounds") || !strings.Contains(said, "14 points") {
		t.Errorf("%q", said)
	}
	r.app.Activate("back")
	r.tap("game:houses")
	if said := r.app.Doc().Prompt; !strings.Contains(said, "one round") {
		t.Errorf("the first game is not a round: %q", said)
	}
	r.tap("rules:standard")
	if said := r.app.Doc().Prompt; !strings.Contains(said, "1066") {
		t.Errorf("%q, want 1066", said)
	}
	r.app.Activate("back")
	r.tap("game:kingdoms")
	if said := r.app.Doc().Prompt; !strings.Contains(said, "played twice") {
		t.Errorf("the first game has three reshuffles: %q", said)
	}
}

// TestFirstUsurpersIsShort plays the first game of Usurpers as it is offered, with dice for a player: it is over after five rounds, and
// the result says who won by what.
func TestFirstUsurpersIsShort(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 1)
	r.blind = true
	r.tap("game:usurpers")
	r.app.Activate("play")
	r.step(0)
	most := 0
	r.play(&player{rnd: rand.New(rand.NewPCG(1, 2))}, func(int) {
		s := r.app.tab()
		most = max(most, s.t.Now().Counter(uint8(slices.IndexFunc(s.info.Counters, func(c engine.CounterInfo) bool { return c.Name == "round" })), engine.None, 0))
	})
	if told := r.app.Doc().Prompt; most < 3 || most > 5 || !strings.Contains(told, " to ") && !strings.Contains(told, "began a turn") {
		t.Errorf("after %d rounds: %q", most, told)
	}
}

// TestNobodyIsCalledSomebody begins a game without a name: the player is a guest, and what is typed begins empty.
func TestNobodyIsCalledSomebody(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 1)
		r.tap("game:" + g.Info().ID)
		if name := r.app.Top().(*setupScreen).set.Players[0].Name; name != "Guest" {
			t.Errorf("%s: nobody is called %s", g.Info().ID, name)
		}
		r.app.Activate("seat:1:name")
		if text := r.app.Top().(*nameScreen).text; text != "" {
			t.Errorf("the name begins with %q", text)
		}
	}
}
