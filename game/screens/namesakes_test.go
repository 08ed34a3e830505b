package screens

import (
	"slices"
	"strings"
	"testing"

	"royals/game/court"
	"royals/game/keep"
	"royals/game/store"
	"royals/game/table"
)

// TestOfferedNamesAreNobodys: no name that is offered is one of the cast, at either name, or of the court.
func TestOfferedNamesAreNobodys(t *testing.T) {
	for _, name := range moreNames {
		if table.Other(name) != "" || court.ByName(name) >= 0 {
			t.Errorf("%s is offered, and an opponent's name", name)
		}
	}
	for _, r := range table.Cast {
		if table.Other(r.Else) != r.Name || court.ByName(r.Else) >= 0 || len(r.Else) > len(r.Name)+1 {
			t.Errorf("%s is %s else", r.Name, r.Else)
		}
	}
}

// TestNamesakesOfTheCast: who is called as one of the cast keeps the name in a set-up and in a lesson, and the opponent has another one and
// the same face. Nobody is listed twice, and who sits at the seat is marked.
func TestNamesakesOfTheCast(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 1)
	callOwner(r.app.Sitting, "Bea")
	r.app.Activate("game:crush")
	r.app.Activate("seat:2:kind")
	r.step(0)
	var listed, here []string
	for _, i := range r.app.Doc().Acts {
		if name, is := strings.CutPrefix(i.Name, "who:"); is {
			text, _, _ := strings.Cut(i.Text, ",")
			if listed = append(listed, strings.Trim(text, "\u2068\u2069")); i.Pressed {
				here = append(here, name)
			}
		}
	}
	slices.Sort(listed)
	if len(slices.Compact(slices.Clone(listed))) != len(listed) || !slices.Equal(here, []string{"Eve"}) {
		t.Errorf("%q can sit here, and %q are marked", listed, here)
	}
	s := r.app.Top().(*whoScreen).s
	if p := s.set.Players; p[0].Name != "Bea" || p[1].Name != "Eve" || table.Faces(p)[1] != table.Cast[0].Face {
		t.Errorf("at the table sit %v", p)
	}
	if taken(r.app.Sitting, "", "Eve") == "" || taken(r.app.Sitting, keep.Owner, "Eve") != "" {
		t.Error("somebody else can take the second name of an opponent, or Bea cannot")
	}
	r.app.Activate("back")
	r.app.Activate("back")
	r.app.Teach("crush")
	r.step(0)
	l := r.app.tab().lesson
	if p := l.Table.Players; p[0].Name != "Bea" || p[1].Name != "Eve" {
		t.Errorf("in the lesson sit %v", p)
	}
	for l.Says().Label != "lay" && r.in.Now < 1e11 {
		r.step(5e7)
	}
	if text := l.Says().Text; !strings.HasPrefix(text, "You attack Eve.") {
		t.Errorf("the lesson says %q", text)
	}
}

// TestOpponentOfATableMakesWay: who is called anew as an opponent at the table plays on against another name.
func TestOpponentOfATableMakesWay(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 1)
	r.start("crush", 1)
	callOwner(r.app.Sitting, "Bea")
	seen := map[string]bool{}
	for _, p := range r.app.tab().t.Players {
		if seen[p.Name] {
			t.Errorf("two are called %s", p.Name)
		}
		seen[p.Name] = true
	}
	if !seen["Bea"] || !seen["Eve"] {
		t.Errorf("at the table are %v", seen)
	}
}
