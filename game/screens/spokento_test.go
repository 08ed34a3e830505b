package screens

import (
	"strings"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/port"
	"royals/game/store"
	"royals/game/words"
)

// TestWhoPlaysAloneIsSpokenTo: who plays alone is told of no guest, neither by the hint nor by the menu.
func TestWhoPlaysAloneIsSpokenTo(t *testing.T) {
	r := newRig(t, phone, true, store.NewMemory(), 5)
	r.start("crush", 1)
	r.settle()
	for _, way := range []string{"hint", "menu"} {
		if !r.app.Activate(way) {
			t.Fatalf("nothing is called %s", way)
		}
		r.settle()
		d := r.app.Doc()
		told := d.Title + "|" + d.Prompt
		for _, x := range d.Acts {
			told += "|" + x.Text
		}
		if r.app.Status().Scene != way || strings.Contains(told, words.Plain("name.none")) || strings.Contains(told, "Hint for") {
			t.Errorf("%s says %s", way, told)
		}
		r.app.Activate("back")
		r.step(0)
	}
}

// TestACardBesideTheHintIsPlayed: a touch on a card of the hand while a hint stands beside it closes the hint and picks that card alone.
func TestACardBesideTheHintIsPlayed(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 7)
	r.start("kingdoms", 1)
	r.settle()
	s := r.app.tab()
	if !r.app.Activate("hint") {
		t.Fatal("there is no hint")
	}
	r.settle()
	h := s.scene.Hand[len(s.scene.Hand)-1]
	at := geom.Point{}
	for _, x := range s.felt.Targets {
		if x.Name() == s.scene.HandName(h) {
			at = x.Rect.Center()
		}
	}
	r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: at, Held: true}, port.Pointer{ID: 1, Motion: port.Up, Pos: at})
	r.step(10 * time.Millisecond)
	r.settle()
	if scene := r.app.Status().Scene; scene != "table" {
		t.Errorf("the touch leads to %s", scene)
	}
	if f := s.t.Focus.Taps; len(f)+len(s.t.Composer().Chosen()) != 1 || len(f) == 1 && f[0][0].Card != h.Face {
		t.Errorf("pointed at %v, picked %v, touched %v", f, s.t.Composer().Chosen(), h.Face)
	}
}
