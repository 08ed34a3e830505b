package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/keep"
	"royals/game/store"
)

// TestFiveGamesWait begins every game, starts anew, and goes on with each: none has taken another's place. It gives one up.
func TestFiveGamesWait(t *testing.T) {
	kept := store.NewMemory()
	r := newRig(t, phone, true, kept, 5)
	r.app.now = func() int64 { return 1000 }
	logs := map[string]int{}
	for _, g := range catalog.Games() {
		r.start(g.Info().ID, 1)
		r.settle()
		logs[g.Info().ID] = r.app.table.Moves()
		r.app.leave()
	}
	r = newRig(t, phone, true, kept, 6)
	r.app.now = func() int64 { return 1000 + 3*3600 }
	if list := r.app.waiting(); len(list) != 5 || list[0].Game.Info().ID != "royalty" || !strings.Contains(list[0].text(r.app.now()), "3 hours ago") {
		t.Fatalf("%d games wait: %+v", len(list), list)
	}
	r.tap("runs")
	if !strings.Contains(paras(r), "5 games wait here.") || !strings.Contains(paras(r), "Usurpers with") {
		t.Errorf("the list shows %q", paras(r))
	}
	for _, g := range catalog.Games() {
		id := g.Info().ID
		name := "continue:run-" + id + "-solo"
		if id == r.app.waiting()[0].Game.Info().ID {
			name = "continue"
		}
		if !r.app.Activate(name) || r.app.table.Game().Info().ID != id || r.app.table.Moves() != logs[id] {
			t.Fatalf("%s does not go on from %s", id, r.acts())
		}
		r.app.leave()
		r.app.Activate("runs")
	}
	r.app.Activate("give-up:run-crush-solo")
	r.app.Activate("confirm:no")
	if len(r.app.waiting()) != 5 {
		t.Error("given up without a yes")
	}
	r.app.Activate("give-up:run-crush-solo")
	r.app.Activate("confirm:yes")
	names, _ := kept.Names()
	if text := strings.Join(names, " "); strings.Contains(text, "-crush-solo") || len(r.app.waiting()) != 4 || r.app.Status().Scene != "runs" {
		t.Errorf("given up, it leaves %s and shows %s", text, r.app.Status().Scene)
	}
}

// TestTablesApart keeps the games of different people of one title beside each other, and asks only for the same people.
func TestTablesApart(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.start("crush", 1)
	r.app.leave()
	two := deal(t, "crush", phone, 3).app.table.Players
	for i := range two[:2] {
		two[i].Bot, two[i].Name = "", []string{"Ada", "Bea"}[i]
	}
	r.app.begin(catalog.Find("crush"), r.app.table.Config(), two, 0)
	r.app.leave()
	list := r.app.waiting()
	if len(list) != 2 || list[0].Name == list[1].Name || !strings.Contains(list[0].text(0), "Bea") {
		t.Errorf("what waits is %+v", list)
	}
}

// TestTwentyFifthGame asks for a game to be given up where as many wait as are kept.
func TestTwentyFifthGame(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.start("crush", 1)
	r.settle()
	data, err := r.app.Store.Load("run-crush-solo")
	must(t, err)
	for i := range keep.Most - 1 {
		must(t, r.app.Store.Save("run-crush-t"+string(rune('a'+i)), data))
	}
	r.app.leave()
	before := r.app.table
	r.app.Activate("game:houses")
	r.app.Activate("play")
	if r.app.Status().Scene != "runs" || !strings.Contains(paras(r), "24 games wait here") || r.app.table != before {
		t.Errorf("it shows %s: %q", r.app.Status().Scene, paras(r))
	}
}

// TestNewerStoreIsLeftAlone plays in memory where a later version keeps games, and says so.
func TestNewerStoreIsLeftAlone(t *testing.T) {
	kept, _ := savedGame(t)
	must(t, kept.Save("format", []byte("royals format 3\n")))
	before, err := store.Export(kept)
	must(t, err)
	r := newRig(t, phone, true, kept, 5)
	if !strings.Contains(r.app.Warning(), "newer version") {
		t.Errorf("the player is told %q", r.app.Warning())
	}
	r.start("crush", 1)
	r.settle()
	if after, err := store.Export(kept); err != nil || after != before {
		t.Errorf("something was written: %v", err)
	}
}

// atTable names the running game that was played last.
func atTable(s store.Store) string { return keep.First(s) }

// asideOf names the one thing that was set aside.
func asideOf(t *testing.T, s store.Store) string {
	t.Helper()
	names, err := s.Names()
	must(t, err)
	i := slices.IndexFunc(names, func(name string) bool { _, ok := store.SetAside(name); return ok })
	if i < 0 {
		t.Fatalf("nothing was set aside: %v", names)
	}
	return names[i]
}

// TestLeftInMidMove sits before a question for an hour, answers, and leaves while what follows is being told: the game that is taken
// up again goes on at once, not when its old clock would have.
func TestLeftInMidMove(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		r.start(g.Info().ID, 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 1, 1
		r.settle()
		p := &player{rnd: rand.New(rand.NewPCG(5, 5))}
		for n := 0; n < 8 && r.app.Status().Scene == "table"; n++ {
			r.step(time.Hour)
			r.choose(p)
			for range 3 {
				r.step(50 * time.Millisecond)
			}
			running := r.app.tab().t.Running()
			r.app.leave()
			r.step(time.Second)
			r.app.Activate("continue")
			from := r.in.Now
			r.settle()
			if running && r.in.Now-from > time.Minute {
				t.Fatalf("%s: it went on after %v", g.Info().ID, r.in.Now-from)
			}
		}
	}
}
