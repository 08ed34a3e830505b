package screens

import (
	"strings"
	"testing"

	"royals/game/store"
	"royals/game/words"
)

// shelf is a host that carries by a text in memory, and a machine that promises when it is asked.
type shelf struct {
	*ears
	keep     store.Store
	file     string
	err      error
	promised bool
	asked    []bool
}

func (s *shelf) Export() (string, error) {
	s.file, s.err = store.Export(s.keep)
	return "the shelf", s.err
}

func (s *shelf) Import() (bool, string, error) {
	if s.file == "" {
		return false, "the shelf", store.ErrNone
	}
	err := store.Import(s.keep, s.file)
	return err == nil, "the shelf", err
}

func (s *shelf) Persist(first bool) { s.asked = append(s.asked, first); s.promised = true }
func (s *shelf) Persisted() bool    { return s.promised }

// TestCarriedGameComesBack plays on after an export, brings the file in and finds the game where it was.
func TestCarriedGameComesBack(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 7)
	h := &shelf{ears: &ears{}, keep: r.app.Store}
	r.app.Start(h)
	r.app.Activate("settings")
	r.app.Activate("settings:import")
	if !strings.Contains(r.app.alert, "the shelf") {
		t.Errorf("without a file the app says %q", r.app.alert)
	}
	r.app.Activate("back")
	r.start("usurpers", 9)
	speed := r.app.prefs.Speed
	r.settle()
	before, err := r.app.Store.Load("game")
	if err != nil {
		t.Fatal(err)
	}
	r.app.home()
	r.app.Activate("settings")
	r.app.Activate("settings:export")
	if !strings.Contains(r.app.alert, "the shelf") {
		t.Errorf("after an export the app says %q", r.app.alert)
	}
	r.app.Activate("settings:speed")
	for _, name := range []string{"game", "match", "settings"} {
		if err := r.app.Store.Remove(name); err != nil {
			t.Fatal(err)
		}
	}
	r.app.Activate("settings:import")
	r.step(0)
	if got := r.app.Status().Scene; got != "title" {
		t.Errorf("after an import the scene is %q", got)
	}
	after, err := r.app.Store.Load("game")
	if err != nil || string(after) != string(before) {
		t.Errorf("the game is %q, %v; want %q", after, err, before)
	}
	if r.app.prefs.Speed != speed {
		t.Errorf("the speed is %d, want %d", r.app.prefs.Speed, speed)
	}
	if !r.app.Activate("continue") || r.app.Status().Scene != "table" && r.app.Status().Scene != "curtain" {
		t.Errorf("the game does not go on: %q", r.app.Status().Scene)
	}
	h.file = h.file[:len(h.file)-20]
	r.app.home()
	r.app.Activate("settings")
	r.app.Activate("settings:import")
	if r.app.alert != words.T("carry.wrong", words.Args{A: "the shelf"}) {
		t.Errorf("after half a file the app says %q", r.app.alert)
	}
}

// TestPromiseIsAskedAtTheFirstEnd plays a game to its end.
func TestPromiseIsAskedAtTheFirstEnd(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 7)
	h := &shelf{ears: &ears{}, keep: r.app.Store}
	r.app.Start(h)
	r.start("usurpers", 9)
	r.settle()
	if len(h.asked) > 0 {
		t.Error("asked before the end")
	}
	r.app.finish(r.app.tab)
	if len(h.asked) != 1 || !h.asked[0] {
		t.Errorf("asked %v", h.asked)
	}
	r.app.home()
	r.app.Activate("settings")
	r.app.Activate("settings:last")
	found := false
	for _, x := range r.app.Doc().Acts {
		found = found || x.Name == "settings:last" && strings.Contains(x.Text, words.Plain("settings.last.1"))
	}
	if !found {
		t.Error("the settings do not tell of the promise")
	}
}
