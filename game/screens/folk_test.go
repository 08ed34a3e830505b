package screens

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// folks is a device on which Ada, its owner, Bea and Zoe play.
func folks(t *testing.T, size geom.Rect) *rig {
	t.Helper()
	r := newRig(t, size, size.W < 700, store.NewMemory(), 5)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	callOwner(r.app.Sitting, "Ada")
	for _, name := range []string{"Bea", "Zoe"} {
		if admit(r.app.Sitting, name) == "" {
			t.Fatal("there is no room for", name)
		}
	}
	return r
}

// TestFolkPage takes in eleven people beside the owner, by the page and in the ways of a player, and shows that page and the page of one of
// them on screens and sizes of text of all kinds. There is no room for a thirteenth, and no name stands for two.
func TestFolkPage(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.app.Activate("settings")
	r.app.Activate("settings:you")
	r.step(0)
	for n := range keep.MostPeople - 1 {
		r.app.Activate("person:new")
		r.step(0)
		r.app.Top().(*nameScreen).text = "Person " + string(rune('A'+n))
		r.app.Activate("name:ok")
		r.step(0)
	}
	if got := len(r.app.folk.IDs()); got != keep.MostPeople || actText(r, "person:new") != "" || !strings.Contains(saidIn(r.app.Doc()), words.T("person.full", words.Args{N: keep.MostPeople})) {
		t.Errorf("%d people are known, and %q can be pressed", got, actText(r, "person:new"))
	}
	r.app.Activate("person:p2")
	r.step(0)
	r.app.Activate("settings:name")
	r.step(0)
	r.app.Top().(*nameScreen).text = "Person C"
	r.app.Activate("name:ok")
	r.step(0)
	if s, ok := r.app.Top().(*nameScreen); !ok || s.refused == "" {
		t.Errorf("two people are called alike: %s", r.app.Status().Scene)
	}
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, {W: 1280, H: 720}} {
		for _, text := range []int{80, 100, 200} {
			again := newRig(t, size, size.W < 700, r.app.Store, 5)
			again.app.Prefs.Text = text
			again.app.Change()
			for _, open := range []string{"settings", "settings:you", "person:p3"} {
				again.app.Activate(open)
				again.step(0)
				again.shot("folk")
				if err := again.check(); err != nil {
					t.Errorf("%v, text %d, %s: %v", size, text, open, err)
				}
				if a, b := overlap(again.list.Ops); a != "" {
					t.Errorf("%v, text %d, %s: %q and %q cover each other", size, text, open, a, b)
				}
			}
		}
	}
}

// TestWhoPlaysIsChosen seats the people of a device: they change places, nobody sits twice, the owner stays away when somebody else sits
// first, and a guest who is given a name is known from then on.
func TestWhoPlaysIsChosen(t *testing.T) {
	r := folks(t, phone)
	r.app.Activate("game:usurpers")
	r.step(0)
	s := r.app.Top().(*setupScreen)
	choose := func(seat, deed string) {
		r.tap("seat:" + seat + ":kind")
		r.app.Activate(deed)
		r.step(0)
	}
	sits := func(want ...string) {
		t.Helper()
		var got []string
		for i := range s.set.Seats {
			got = append(got, s.set.Players[i].Name+": "+s.kindText(i))
		}
		if !slices.Equal(got, want) {
			t.Errorf("there sit %q, want %q", got, want)
		}
	}
	choose("2", "who:p3")
	choose("3", "who:person")
	sits("Ada: You", "Zoe: Person", "Guest 3: Guest")
	choose("1", "who:p3")
	sits("Zoe: Person", "Ada: You", "Guest 3: Guest")
	choose("2", "who:p2")
	sits("Zoe: Person", "Bea: Person", "Guest 3: Guest")
	s.keep()
	s = newSetupScreen(r.app.Sitting, s.g)
	sits("Zoe: Person", "Bea: Person", "Guest 3: Guest")
	r.app.Push(s)
	askName(s, 2)
	r.step(0)
	r.app.Top().(*nameScreen).text = "Ida"
	r.app.Activate("name:ok")
	sits("Zoe: Person", "Bea: Person", "Ida: Person")
	if got := r.app.folk.Whose("Ida"); got != "p4" {
		t.Errorf("Ida is %q", got)
	}
}

// TestGuestsAreNotCounted plays a game of Ada, Bea, a guest and an opponent: it counts for Ada and for Bea, and their renames change
// nothing about it; nor about the name of the game of the two that waits.
func TestGuestsAreNotCounted(t *testing.T) {
	r := folks(t, phone)
	a := r.app.Sitting
	players := []table.Player{{Name: "Ada"}, {Name: "Bea"}, {Name: "Guest 3"}, {Name: "Cosmo", Bot: "greedy"}}
	at := runFor(a, "crush", players)
	a.begin(a.find("crush"), crushOf(4), slices.Clone(players), 0)
	playsTable(t, r)
	list, err := keep.Tallies(a.Store)
	if err != nil || len(list) != 2 || list[0].Person != keep.Owner || list[1].Person != "p2" || list[0].Rivals != "person person greedy" {
		t.Fatalf("it counts %+v, %v", list, err)
	}
	call(a, "p2", "Beatrice")
	if got := newStats(a).list; len(got) != 2 || got[1].Person != "Beatrice" || got[1].Played != 1 {
		t.Errorf("the page tells %+v", got)
	}
	players[1].Name = "Beatrice"
	if now := runFor(a, "crush", players); now != at {
		t.Errorf("they played as %s, and do as %s", at, now)
	}
	if one, other := tableOf(a, players[:1]), tableOf(a, players[1:2]); one != keep.Solo || other == keep.Solo {
		t.Errorf("alone they sit at %s and %s", one, other)
	}
}

// TestOldFigures finds what earlier versions counted by names with who has, or had, the name, and adds what was counted since.
func TestOldFigures(t *testing.T) {
	r := folks(t, phone)
	a := r.app.Sitting
	call(a, "p2", "Beatrice")
	kind := keep.Kind{Game: "crush", Seats: 3, Rivals: "page page"}
	for i, who := range []string{"Guest", "Ada", keep.Owner, "Bea", "p2", "Nobody"} {
		kind.Person = who
		if err := keep.Score(a.Store, keep.Ended{Kind: kind, Won: 1, Of: 1, Rank: 1, Score: 7 + i, Choices: 20 - i, Deal: string(rune('a' + i))}); err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	for _, x := range newStats(a).list {
		got = append(got, x.Person+" "+strings.Repeat("i", x.Played)+" "+strings.Repeat("s", x.Streak))
		if x.Person == "Ada" && (x.Best != 9 || x.Fewest != 18 || x.Ranks[0] != 3 || x.Won != 3*keep.Whole) {
			t.Errorf("Ada has %+v", x)
		}
	}
	if want := []string{"Ada iii sss", "Beatrice ii ss", "Nobody i s"}; !slices.Equal(got, want) {
		t.Errorf("it tells %q, want %q", got, want)
	}
}

// TestRemoved removes Bea: what she has won and what was counted goes, in games that wait, that are over and that are on the table a guest
// sits in her place, and her name is nowhere on the device. Ada keeps all.
func TestRemoved(t *testing.T) {
	r := folks(t, phone)
	a := r.app.Sitting
	players := []table.Player{{Name: "Ada"}, {Name: "Bea"}, {Name: "Cosmo", Bot: "greedy"}}
	a.begin(a.find("crush"), crushOf(3), slices.Clone(players), 3)
	playsTable(t, r)
	a.leave()
	a.begin(a.find("usurpers"), crushOf(3), slices.Clone(players), 0)
	r.step(0)
	a.leave()
	a.begin(a.find("royalty"), crushOf(3), slices.Clone(players), 0)
	r.step(0)
	s := newSetupScreen(a, a.find("usurpers"))
	s.set.Players = append(slices.Clone(players), s.set.Players[3:]...)
	s.keep()
	a.crowned.Add(keep.Crown{Who: "p2", Key: "sneak", Date: "2026-11-22", Mark: "0"})
	keepCrowns(a)
	if !strings.Contains(allKept(t, a.Store), "Bea") {
		t.Fatal("her name is nowhere")
	}
	text, err := store.Export(a.Store)
	must(t, err)
	must(t, store.Import(a.Store, text)) // which keeps what was there
	must(t, a.Store.Save("run-houses-solo", []byte("a later version: person Bea\n")))
	must(t, a.Store.Save("run-crush-deal", []byte("a later version: person Beatrice\n")))
	var asides [2]string
	for i, name := range []string{"run-houses-solo", "run-crush-deal"} {
		asides[i], err = a.Store.Aside(name)
		must(t, err)
	}
	r.app.Push(&youScreen{a: a, id: "p2"})
	r.app.Activate("person:remove")
	r.step(0)
	if text := saidIn(r.app.Doc()); !strings.Contains(text, "1 game goes, and 1 crown") || !strings.Contains(text, "2 things that were set aside") {
		t.Errorf("it asks %q", text)
	}
	r.app.Activate("confirm:yes")
	r.step(0)
	if text := allKept(t, a.Store); strings.Contains(strings.ReplaceAll(text, "Beatrice", ""), "Bea") || strings.Contains(text, "p2") {
		t.Errorf("her name is left: %s", text)
	}
	if names, _ := a.Store.Names(); slices.Contains(names, store.Before) || slices.Contains(names, asides[0]) || !slices.Contains(names, asides[1]) {
		t.Errorf("there is %v", names)
	}
	if got := r.app.tab().t.Players[1].Name; got != "A guest" {
		t.Errorf("on the table sits %s", got)
	}
	for i, run := range a.waiting() {
		if run.players[1].Name != "A guest" || run.players[0].Name != "Ada" {
			t.Errorf("game %d: %+v", i, run.players)
		}
	}
	h := newHistoryScreen(a)
	if len(h.rows) != 1 || h.rows[0].Players[1].Name != "A guest" {
		t.Fatalf("past games: %+v", h.rows)
	}
	if past, err := h.recall(&h.rows[0]); err != nil || past.Players[1].Name != "A guest" {
		t.Errorf("the past game: %+v, %v", past, err)
	}
	list, err := keep.Tallies(a.Store)
	if err != nil || len(list) != 1 || list[0].Person != keep.Owner || len(a.folk.IDs()) != 2 || len(a.crowned.Of("p2")) != 0 {
		t.Errorf("left are %+v, %v, %v", list, a.folk.IDs(), err)
	}
}

func crushOf(seats int) engine.Config { return engine.Config{Seats: seats} }

// playsTable plays the game on the table to its end.
func playsTable(t *testing.T, r *rig) {
	t.Helper()
	r.step(0)
	r.play(&player{rnd: rand.New(rand.NewPCG(1, 4))}, nil)
	if r.app.Status().Scene != "result" {
		t.Fatalf("it ends on %s", r.app.Status().Scene)
	}
}

// allKept is all that a store holds, both copies of each name.
func allKept(t *testing.T, s store.Store) (text string) {
	t.Helper()
	list, err := s.Names()
	for _, name := range list {
		copies, e := s.Copies(name)
		if err = errors.Join(err, e); name == "settings" {
			continue
		}
		for _, c := range copies {
			text += name + ": " + string(c.Data) + "\n"
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return text
}
