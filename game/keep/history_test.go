package keep

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"royals/game/store"
)

// past keeps games number from to number to, each with a body of its own.
func past(t *testing.T, s store.Store, from, to int) {
	t.Helper()
	for i := from; i <= to; i++ {
		_, err := Remember(s, int64(1000+i), about(i), body(i))
		must(t, err)
	}
}

func about(i int) string { return "game " + strconv.Itoa(i) }
func body(i int) string  { return "choices " + strconv.Itoa(i) + "\n" }

// numbers lists what the history says of its games, the newest first, with a star on those that are kept.
func numbers(t *testing.T, s store.Store) string {
	t.Helper()
	list, err := History(s)
	must(t, err)
	var out []string
	for _, p := range list {
		n := strings.TrimPrefix(p.About, "game ")
		if text, err := Recall(s, p.N); err != nil || text != "choices "+n+"\n" {
			t.Fatalf("game %s holds %q, %v", n, text, err)
		}
		if p.Kept {
			n += "*"
		}
		out = append(out, n)
	}
	return strings.Join(out, " ")
}

// TestHistory keeps games, one that comes twice once, and two by hand; it deletes one and brings it back.
func TestHistory(t *testing.T) {
	s := store.NewMemory()
	if numbers(t, s) != "" {
		t.Error("an empty history has games")
	}
	past(t, s, 1, 4)
	past(t, s, 4, 4)
	list, err := History(s)
	must(t, err)
	must(t, Hold(s, list[1].N, true))
	must(t, Hold(s, list[3].N, true))
	must(t, Hold(s, list[3].N, false))
	if got := numbers(t, s); got != "4 3* 2 1" || list[0].At != 1004 {
		t.Errorf("the history is %q", got)
	}
	back, err := Delete(s, list[1].N)
	must(t, err)
	if got := numbers(t, s); got != "4 2 1" {
		t.Errorf("without game 3 the history is %q", got)
	}
	must(t, back())
	if got := numbers(t, s); got != "4 3* 2 1" {
		t.Errorf("with it again the history is %q", got)
	}
	must(t, s.Remove("history")) // all of it follows from the games
	if got := numbers(t, s); got != "4 3* 2 1" {
		t.Errorf("without its lines the history is %q", got)
	}
	if err := Hold(s, 99, true); !errors.Is(err, ErrPast) {
		t.Errorf("a game that is not there is kept: %v", err)
	}
}

// TestOldestGoes keeps the newest games and all that are kept by hand, also those that only the games know to be kept.
func TestOldestGoes(t *testing.T) {
	s := store.NewMemory()
	past(t, s, 1, MostPast)
	must(t, Hold(s, 2, true))
	before, err := s.Load("history")
	must(t, err)
	must(t, Hold(s, 3, true))
	must(t, s.Remove("history"))
	must(t, s.Save("history", before)) // as if the program had been killed before the line of game 3
	past(t, s, MostPast+1, MostPast+4)
	list := strings.Fields(numbers(t, s))
	if n := len(list); n != MostPast+2 || !slices.Equal(list[n-3:], []string{"5", "3*", "2*"}) {
		t.Errorf("%d games stay, the oldest of them %v", n, list[len(list)-3:])
	}
	for n := 10; n < 10+MostKept-2; n++ {
		must(t, Hold(s, n, true))
	}
	if err := Hold(s, 150, true); !errors.Is(err, ErrMost) {
		t.Errorf("one more than can be is kept: %v", err)
	}
	must(t, Hold(s, 3, true)) // it is already
}

// TestHistoryCutAnywhere kills the program between any two writes while games end, are kept by hand and deleted. Every time the next
// start finds the games that were there before, but for the one that was on its way, and all of it can be gone on with.
func TestHistoryCutAnywhere(t *testing.T) {
	full := store.NewMemory()
	past(t, full, 1, MostPast)
	for name, c := range map[string]struct {
		do   func(s store.Store) error
		want []string // how the history may begin and end
	}{
		"remember": {func(s store.Store) error { _, err := Remember(s, 9, about(300), body(300)); return err }, []string{"200 1", "300 1", "300 2"}},
		"hold":     {func(s store.Store) error { return Hold(s, 1, true) }, []string{"200 1", "200 1*"}},
		"free":     {func(s store.Store) error { return errors.Join(Hold(s, 1, true), Hold(s, 1, false)) }, []string{"200 1", "200 1*"}},
		"delete":   {func(s store.Store) error { _, err := Delete(s, 200); return err }, []string{"200 1", "199 1"}},
	} {
		cuts, done := 0, false
		for ; !done; cuts++ {
			s := store.Twin(full)
			done = c.do(store.Cut(s, cuts)) == nil
			list := strings.Fields(numbers(t, s))
			if got := list[0] + " " + list[len(list)-1]; !slices.Contains(c.want, got) || len(list) < MostPast-1 || len(list) > MostPast+1 {
				t.Errorf("%s, killed after %d writes: %d games, %s", name, cuts, len(list), got)
			}
			past(t, s, 400, 400)
			if list = strings.Fields(numbers(t, s)); list[0] != "400" || len(list) < MostPast || len(list) > MostPast+1 {
				t.Errorf("%s, killed after %d writes and gone on: %d games", name, cuts, len(list))
			}
		}
		if cuts < 2 {
			t.Errorf("%s was never killed", name)
		}
	}
}

// TestHistoryOnAFullDevice makes room by deleting the oldest games that nobody keeps, and nothing else. Where that is not enough, or the
// device refuses, all lies as it lay.
func TestHistoryOnAFullDevice(t *testing.T) {
	s := store.NewMemory()
	must(t, s.Save("run-crush-solo", played(t, 5)))
	past(t, s, 1, 5)
	must(t, Hold(s, 1, true))
	f := store.Full(s, 2)
	shed, err := Remember(f, 9, about(6), body(6))
	if got := numbers(t, s); err != nil || !shed || got != "6 5 4 1*" {
		t.Errorf("on a full device the history is %q, %v", got, err)
	}
	if data, err := s.Load("run-crush-solo"); err != nil || string(data) != string(played(t, 5)) {
		t.Errorf("the game in progress: %v", err)
	}
	if shed, err := Remember(store.Full(s, 99), 9, about(7), body(7)); !errors.Is(err, store.ErrFull) || !shed {
		t.Errorf("a device without room: %v", err)
	}
	if got := numbers(t, s); got != "1*" {
		t.Errorf("then the history is %q", got)
	}
}

// TestDamagedPast sets a game aside that cannot be read, and lists the others.
func TestDamagedPast(t *testing.T) {
	s := store.NewMemory()
	past(t, s, 1, 3)
	must(t, s.Remove("h-2"))
	must(t, s.Save("h-2", []byte("royals past 1\nfree 5 0 game 2\nof another game\n")))
	if _, err := Recall(s, 2); !errors.Is(err, ErrPast) {
		t.Errorf("a damaged game is recalled: %v", err)
	}
	if got := numbers(t, s); got != "3 1" {
		t.Errorf("beside a damaged game the history is %q", got)
	}
	if data, err := s.Load("h-2-aside-1"); err != nil || !strings.Contains(string(data), "another") {
		t.Errorf("what was set aside: %q, %v", data, err)
	}
	past(t, s, 2, 2)
	if got := numbers(t, s); got != "2 3 1" || !IsPast("h-4") || IsPast("h-2-aside-1") || IsPast("h-04") || IsPast("history") {
		t.Errorf("gone on, the history is %q", got)
	}
}
