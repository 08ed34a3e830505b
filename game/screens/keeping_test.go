package screens

import (
	"errors"
	"strings"
	"testing"

	"royals/game/keep"
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

func (s *shelf) Import() (string, string, error) {
	if s.file == "" {
		return "", "the shelf", store.ErrNone
	}
	return s.file, "the shelf", nil
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
	if !strings.Contains(r.app.Warning(), "the shelf") {
		t.Errorf("without a file the app says %q", r.app.Warning())
	}
	r.app.Activate("back")
	r.start("usurpers", 9)
	speed := r.app.Prefs.Speed
	r.settle()
	run := r.app.run
	before, err := r.app.Store.Load(run)
	if err != nil {
		t.Fatal(err)
	}
	r.app.leave()
	r.app.Activate("settings")
	r.app.Activate("settings:export")
	if !strings.Contains(r.app.Warning(), "the shelf") {
		t.Errorf("after an export the app says %q", r.app.Warning())
	}
	turn(r, "settings:speed")
	for _, name := range []string{run, keep.Bout(run), "settings"} {
		if err := r.app.Store.Remove(name); err != nil {
			t.Fatal(err)
		}
	}
	r.app.Activate("settings:import")
	comes := paras(r)
	if r.app.Status().Scene != "import" || !strings.Contains(comes, "A game of Usurpers after 0 choices") || !strings.Contains(comes, "What goes: The set-up of Usurpers.") {
		t.Errorf("before the import the app shows %q, %q", r.app.Status().Scene, comes)
	}
	r.app.Activate("back")
	if _, err := r.app.Store.Load(run); !errors.Is(err, store.ErrNone) {
		t.Errorf("without a yes something came in: %v", err)
	}
	r.app.Activate("settings:import")
	r.app.Activate("import:do")
	r.step(0)
	if got := r.app.Status().Scene; got != "title" {
		t.Errorf("after an import the scene is %q", got)
	}
	after, err := r.app.Store.Load(run)
	if err != nil || string(after) != string(before) {
		t.Errorf("the game is %q, %v; want %q", after, err, before)
	}
	if r.app.Prefs.Speed != speed {
		t.Errorf("the speed is %d, want %d", r.app.Prefs.Speed, speed)
	}
	if !r.app.Activate("continue") || r.app.Status().Scene != "table" && r.app.Status().Scene != "curtain" {
		t.Errorf("the game does not go on: %q", r.app.Status().Scene)
	}
	h.file = h.file[:len(h.file)-20]
	r.app.leave()
	r.app.Activate("settings")
	r.app.Activate("settings:import")
	if r.app.Warning() != words.Plain("carry.wrong") {
		t.Errorf("after half a file the app says %q", r.app.Warning())
	}
}

// paras is all that a question says.
func paras(r *rig) string {
	d := r.app.Doc()
	text := d.Prompt
	for _, s := range d.Table {
		text += " " + s.Heading + " " + strings.Join(s.Lines, " ")
	}
	return text
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
	r.app.finish(r.app.tab())
	if len(h.asked) != 1 || !h.asked[0] {
		t.Errorf("asked %v", h.asked)
	}
	r.app.leave()
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
