package keep

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"royals/engine/match"
	"royals/game/store"
)

// TestPeople keeps a person with a crest, a colour and the names they had, and the lines of a later version.
func TestPeople(t *testing.T) {
	var f, again Folk
	p := Person{Field: 1, Charge: 7, Tincture: 1, Colour: 4}
	for _, name := range []string{"Anna", "Anna Maria", "Ada", "Anna", "Ada"} {
		p.Rename(name)
	}
	if p.Name != "Ada" || !slices.Equal(p.Was, []string{"Anna Maria", "Anna"}) {
		t.Fatalf("she is %+v", p)
	}
	f.Set(Owner, p)
	f.Set("bea", Person{Name: "Bea"})
	f.Set(Owner, p)
	if err := again.Read(append(f.Write(), "hat owner red\nperson\n"...)); err != nil {
		t.Fatal(err)
	}
	got := again.Of(Owner)
	if got.Field != 1 || got.Charge != 7 || got.Tincture != 1 || got.Colour != 4 || got.Name != "Ada" || !slices.Equal(got.Was, p.Was) || again.Of("bea").Name != "Bea" {
		t.Errorf("it keeps %+v", got)
	}
	for name, want := range map[string]string{"Anna": "Ada", "Anna Maria": "Ada", "Ada": "Ada", "Bea": "Bea", "": ""} {
		if called := got.Called(name); called != want {
			t.Errorf("%q is called %q", name, called)
		}
	}
	if text := string(again.Write()); strings.Count(text, "person owner ") != 1 || !strings.Contains(text, "hat owner red\nperson\n") {
		t.Errorf("it writes %q", text)
	}
	for range 30 {
		got.Rename(got.Name + "x")
	}
	if len(got.Was) != mostWas {
		t.Errorf("%d names are remembered", len(got.Was))
	}
}

// TestPeopleOfOthers refuses what it cannot read.
func TestPeopleOfOthers(t *testing.T) {
	var f Folk
	if err := f.Read([]byte("royals people 2\n")); !errors.Is(err, match.ErrNewer) {
		t.Errorf("a later version: %v", err)
	}
	if err := f.Read([]byte("nonsense")); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("nonsense: %v", err)
	}
	if err := f.Read([]byte("royals people 1\nperson owner x-99999999999999999999 - Ada\n")); err != nil || f.Of(Owner).Name != "Ada" || f.Of(Owner).Charge != 0 {
		t.Errorf("%v, %+v", err, f.Of(Owner))
	}
}
