package screens

import (
	"slices"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/port"
	"royals/game/store"
)

// TestFirstPageUnfolds sets all that a player may need on the first page, which does not scroll as long as it is folded: every answer
// counts at once and is kept.
func TestFirstPageUnfolds(t *testing.T) {
	keep := store.NewMemory()
	r := arrive(t, keep)
	if s := r.app.Top().(*welcomeScreen); s.sc.Most > 0 {
		t.Errorf("the folded page is %v too long", s.sc.Most)
	}
	r.tap("settings:more")
	for _, name := range []string{"settings:contrast", "settings:speech", "settings:pause", "settings:switches", "settings:switches", "settings:switches", "settings:letters", "settings:sure"} {
		if !slices.ContainsFunc(r.app.Doc().Acts, func(it port.Item) bool { return it.Name == name }) {
			t.Errorf("the page has no %s", name)
		}
		turn(r, name)
		r.step(time.Second)
	}
	if r.app.Glance().Ring == "" {
		t.Error("a player with keys sees no ring")
	}
	r.app.Activate("welcome:go")
	again := arrive(t, keep)
	if p := again.app.Prefs; p.Theme != 3 || p.Speech != 1 || p.Pause != 3 || p.Play != 1 || p.Letters != 1 || p.Sure != 1 || again.app.Status().Scene != "title" {
		t.Errorf("kept is %+v, on %s", p, again.app.Status().Scene)
	}
	if again.app.Glance().Ring == "" {
		t.Error("after a new start a player with keys sees no ring")
	}
}

// TestFinalChoicesAreAsked plays with each way of being asked first: never, before a turn ends, before every choice. No leaves all as it
// was, yes does it, and the focus is on what changes nothing.
func TestFinalChoicesAreAsked(t *testing.T) {
	for _, g := range catalog.Games() {
		for mode := range 3 {
			asked, made := asksFirst(t, g.Info().ID, mode)
			t.Logf("%s, way %d: asked before %d of %d choices", g.Info().ID, mode, asked, made)
			if mode == 0 && asked > 0 || mode == 2 && asked < made {
				t.Errorf("%s, way %d: asked before %d of %d choices", g.Info().ID, mode, asked, made)
			}
		}
	}
}

// asksFirst plays some choices and returns how many of them were asked about.
func asksFirst(t *testing.T, id string, mode int) (asked, made int) {
	p := &sitter{rig: newRig(t, desktop, false, store.NewMemory(), 6)}
	p.start(id, 1)
	p.app.Prefs.Sure, p.app.Prefs.Speed, p.app.Prefs.Pause = mode, 0, 0
	p.app.tab().clock.settle()
	for range 60 {
		p.settle()
		s := p.app.tab()
		if s == nil || p.app.Status().Scene != "table" || s.t.Asked == engine.None || made > 8 {
			return asked, made
		}
		moves := s.t.Moves()
		all := slices.DeleteFunc(choices(p.app.Doc()), func(it port.Item) bool { return it.Name == "stepback" || it.Name == "cancel" })
		name := all[made%len(all)].Name
		p.byName(name)
		if p.app.Status().Scene == "confirm" {
			asked++
			if on := p.app.Doc().Focus.Stop; on != "confirm:no" || s.t.Moves() != moves {
				t.Fatalf("%s: asked about %s with the focus on %s after %d moves", id, name, on, s.t.Moves()-moves)
			}
			p.byName("confirm:no")
			if p.app.Status().Scene != "table" || s.t.Moves() != moves {
				t.Fatalf("%s: %s was called off and is done", id, name)
			}
			p.byName(name)
			p.byName("confirm:yes")
			if s.t.Moves() == moves {
				t.Fatalf("%s: %s was agreed to and is not done: %q", id, name, s.t.Refusal)
			}
		}
		if s.t.Moves() > moves {
			made++
		}
	}
	return asked, made
}
