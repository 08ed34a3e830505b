package keep

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"royals/engine/match"
	"royals/game/store"
)

// TestCrowned keeps each crown once for each person, with the game of the first time, and lines that a later version has written.
func TestCrowned(t *testing.T) {
	var c Crowned
	first := Crown{Owner, "sneak", "2026-11-22", "ab"}
	if !c.Add(first) || c.Add(Crown{Owner, "sneak", "2026-11-23", "cd"}) || !c.Add(Crown{"bea", "sneak", "2026-11-23", "cd"}) {
		t.Error("a crown is kept twice, or not at all")
	}
	if !c.Win(Owner, "crush", "2026-11-22") || c.Win(Owner, "crush", "2026-11-23") {
		t.Error("a win is kept twice, or not at all")
	}
	var again Crowned
	if err := again.Read(append(c.Write(), "rose owner 3\ncrown\n"...)); err != nil {
		t.Fatal(err)
	}
	again.Add(Crown{Owner, "turncoat", "2026-11-24", "ef"})
	if list := again.Of(Owner); len(list) != 2 || list[0] != first || list[1].Key != "turncoat" {
		t.Errorf("it keeps %+v", list)
	}
	if got := again.Won(Owner); !slices.Equal(got, []string{"crush"}) || again.Won("bea") != nil {
		t.Errorf("won are %q", got)
	}
	if text := string(again.Write()); !strings.Contains(text, "\nrose owner 3\ncrown\n") || !strings.HasPrefix(text, "royals crowns 1\n") {
		t.Errorf("it writes %q", text)
	}
	if err := again.Read([]byte("royals crowns 2\n")); !errors.Is(err, match.ErrNewer) {
		t.Errorf("a later version: %v", err)
	}
	if err := again.Read([]byte("royals days 1\n")); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("something else: %v", err)
	}
}
