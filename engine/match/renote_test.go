package match_test

import (
	"testing"

	"royals/engine/catalog"
	"royals/engine/match"

	"royals/engine"
)

// TestRenote changes the notes of a save and nothing else; a save that is damaged stays as it is.
func TestRenote(t *testing.T) {
	g := catalog.Games()[0]
	m, err := match.New(g, engine.Config{Seats: g.Info().Seats, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	m.Notes = []string{"P1 person Ada", "sort 0"}
	data, err := match.Renote(m.Save(), func(note string) string { return note + "!" })
	if err != nil {
		t.Fatal(err)
	}
	again, changed, err := match.Load(data, func(string) engine.Game { return g })
	if err != nil || changed || len(again.Notes) != 2 || again.Notes[0] != "P1 person Ada!" {
		t.Errorf("it reads %q, changed %v, %v", again.Notes, changed, err)
	}
	if m.Notes = again.Notes; string(m.Save()) != string(data) {
		t.Error("something else has changed")
	}
	if _, err := match.Renote(data[1:], func(note string) string { return note }); err == nil {
		t.Error("a damaged save is written anew")
	}
}
