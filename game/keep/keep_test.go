package keep

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/store"
)

func TestNames(t *testing.T) {
	if Table([]string{"Ada"}) != Solo || Table(nil) != Solo {
		t.Error("whoever plays alone has another table")
	}
	two, three := Table([]string{"Ada", "Bea"}), Table([]string{"Ada", "Bea", "Cid"})
	if two != Table([]string{"Bea", "Ada"}) || two == three || len(two) != 7 || two[0] != 't' {
		t.Errorf("the tables are called %s and %s", two, three)
	}
	run := Run("crush", two)
	if !IsRun(run) || IsBout(run) || !IsBout(Bout(run)) || IsRun(Bout(run)) || IsRun(run+"-aside-1") || IsRun("runs") {
		t.Errorf("%s is no name of a running game", run)
	}
}

// TestListed keeps games in the order in which they were played, the one that nobody has noted yet first.
func TestListed(t *testing.T) {
	s := store.NewMemory()
	for i, run := range []string{"run-crush-solo", "run-houses-solo", "run-crush-tabc"} {
		must(t, s.Save(run, []byte("x")))
		must(t, Front(s, run, int64(100+i)))
	}
	must(t, Front(s, "run-houses-solo", 200))
	must(t, s.Save("run-royalty-solo", []byte("x")))
	must(t, s.Remove("run-crush-solo"))
	list, err := List(s)
	want := []Entry{{"run-royalty-solo", 0}, {"run-houses-solo", 200}, {"run-crush-tabc", 102}}
	if err != nil || !slices.Equal(list, want) {
		t.Errorf("the list is %v, %v", list, err)
	}
	must(t, s.Save(order, []byte("royals runs 2\nwho knows")))
	if list, err := List(s); err != nil || len(list) != 3 {
		t.Errorf("without its order the list is %v, %v", list, err)
	}
}

// TestOpenedAgain: a game that was laid on the table just now and is opened again needs no writing, as after a reload on a full disk.
func TestOpenedAgain(t *testing.T) {
	s := store.NewMemory()
	must(t, s.Save("run-crush-solo", []byte("x")))
	for _, c := range []struct{ at, want int64 }{{1000, 1000}, {1599, 1000}, {1600, 1600}, {900, 900}} {
		must(t, Front(s, "run-crush-solo", c.at))
		if list, _ := List(s); len(list) != 1 || list[0].At != c.want {
			t.Errorf("opened at %d, the list is %v", c.at, list)
		}
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// played is the save of a game after so many choices.
func played(t *testing.T, choices int) []byte {
	m, err := match.New(catalog.Find("crush"), engine.Config{Seats: 3, Seed: 5})
	must(t, err)
	for range choices {
		seat := m.State().Actors().First()
		list, _ := match.Choices(m.State(), seat, 1)
		must(t, m.Do(seat, list[0]))
	}
	return m.Save()
}

var reader = Reader{
	Run: func(data []byte) (string, error) {
		g, err := match.Glance(data, catalog.Find)
		if err != nil {
			return "", err
		}
		return Run(g.Game.Info().ID, Solo), nil
	},
	Bout: func(data []byte) (string, error) {
		if string(data) != "a match" {
			return "", match.ErrDamaged
		}
		return "bout-crush-solo", nil
	},
}

// old is what a program of format 1 kept, with both copies of each name.
func old(t *testing.T) store.Store {
	s := store.NewMemory()
	for _, n := range []int{4, 5} {
		must(t, s.Save("game", played(t, n)))
		must(t, s.Save("match", []byte("a match")))
	}
	must(t, s.Save("settings", []byte("speed 2\n")))
	return s
}

// TestCutAnywhere kills the move between any two writes, and again while the next start makes up for it. Both copies of the game
// and of the match are there in the end, under one name each.
func TestCutAnywhere(t *testing.T) {
	cuts := 0
	for first := 0; ; first++ {
		s := old(t)
		c := store.Cut(s, first)
		if Move(c, false, reader) == nil {
			break
		}
		cuts++
		for second := range 12 {
			again := store.Twin(s)
			_ = Move(store.Cut(again, second), false, reader)
			whole(t, again, first, second)
		}
	}
	if cuts < 8 {
		t.Errorf("the move was cut only %d times", cuts)
	}
}

// whole finishes the move of a store and looks for everything.
func whole(t *testing.T, s store.Store, first, second int) {
	t.Helper()
	must(t, Move(s, false, reader))
	names, err := s.Names()
	if err != nil || !slices.Equal(names, []string{"bout-crush-solo", "format", "run-crush-solo", "settings"}) {
		t.Fatalf("cut after %d and %d writes: it holds %v, %v", first, second, names, err)
	}
	list, err := s.Copies("run-crush-solo")
	if err != nil || len(list) != 2 || string(list[0].Data) != string(played(t, 5)) || string(list[1].Data) != string(played(t, 4)) {
		t.Fatalf("cut after %d and %d writes: %d copies of the game, %v", first, second, len(list), err)
	}
	if data, err := s.Load("bout-crush-solo"); err != nil || string(data) != "a match" {
		t.Fatalf("cut after %d and %d writes: the match is %q, %v", first, second, data, err)
	}
}

// TestBothThere moves a game to a name that holds another: the longer one stays, unless the old one is to win, and the other is
// set aside.
func TestBothThere(t *testing.T) {
	for _, c := range []struct {
		there int
		wins  bool
		stays int
		aside string
	}{{3, false, 5, "run-crush-solo-aside-1"}, {6, false, 6, "game-aside-1"}, {6, true, 5, "run-crush-solo-aside-1"}} {
		s := store.NewMemory()
		must(t, s.Save("game", played(t, 5)))
		must(t, s.Save("run-crush-solo", played(t, c.there)))
		must(t, Move(s, c.wins, reader))
		got, err := s.Load("run-crush-solo")
		if err != nil || string(got) != string(played(t, c.stays)) {
			t.Errorf("%+v: another game stays, %v", c, err)
		}
		if _, err := s.Load(c.aside); err != nil {
			t.Errorf("%+v: what was set aside: %v", c, err)
		}
		if _, err := s.Load("game"); !errors.Is(err, store.ErrNone) {
			t.Errorf("%+v: the old name still holds something: %v", c, err)
		}
	}
}

// TestDamagedMoves leaves a game that nobody can read where it is, and brings a damaged copy along with a good one.
func TestDamagedMoves(t *testing.T) {
	s := store.NewMemory()
	must(t, s.Save("game", []byte("no game at all")))
	must(t, Move(s, false, reader))
	if list, err := List(s); err != nil || len(list) != 1 || list[0].Name != "game" {
		t.Errorf("the list is %v, %v", list, err)
	}
	s = store.NewMemory()
	must(t, s.Save("game", played(t, 4)))
	must(t, s.Save("game", []byte("cut")))
	must(t, Move(s, false, reader))
	list, err := s.Copies("run-crush-solo")
	if err != nil || len(list) != 2 || string(list[0].Data) != "cut" || string(list[1].Data) != string(played(t, 4)) {
		t.Errorf("%d copies came along, %v", len(list), err)
	}
}

// TestNewerIsLeftAlone refuses a store of a later version.
func TestNewerIsLeftAlone(t *testing.T) {
	s := old(t)
	for text, newer := range map[string]bool{"royals format 3\n": true, "royals format 2\n": false, "": false, "royals format x": false} {
		must(t, s.Save("format", []byte(text)))
		if err := Check(s); (err != nil) != newer || newer && !errors.Is(err, ErrNewer) {
			t.Errorf("%q: %v", text, err)
		}
	}
	if strings.Contains(Solo, "-") {
		t.Error("a table's name has a dash")
	}
}
