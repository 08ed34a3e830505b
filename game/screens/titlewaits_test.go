package screens

import (
	"strings"
	"testing"
	"time"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/shell"
	"royals/game/store"
)

// TestWaitingGamesAreSlim: two games that wait, those with the most words on their plates, neither make the letters of a desk smaller nor
// push a plate out of a smaller window, and how to go on with them lies on their plates.
func TestWaitingGamesAreSlim(t *testing.T) {
	for _, size := range []geom.Rect{desktop, {W: 1024, H: 768}, {W: 1920, H: 1080}} {
		r := newRig(t, size, false, store.NewMemory(), 5)
		for _, id := range []string{"kingdoms", "houses"} {
			r.start(id, 1)
			r.settle()
			r.app.Home()
			r.step(time.Second)
		}
		s := r.app.Top().(*titleScreen)
		if size != (geom.Rect{W: 1024, H: 768}) && !s.large {
			t.Errorf("%v: the letters of the plates are small", size)
		}
		if s.sc.Most > 0 {
			t.Errorf("%v: the plates are %.0f higher than the window", size, s.sc.Most)
		}
		for _, name := range []string{"continue", "continue:" + s.a.waiting()[1].Name} {
			at, ok := r.find(name)
			if plate, _ := r.find("game:houses"); !ok || at.H > 44 || at.Y > plate.Y+plate.H+10 {
				t.Errorf("%v: %s lies at %v", size, name, at)
			}
		}
	}
}

// TestWaitingGamesAreSaidUnderTheName: how many games wait stands in one block with who plays, not in a box of its own, and opens their list.
func TestWaitingGamesAreSaidUnderTheName(t *testing.T) {
	r := newRig(t, desktop, false, store.NewMemory(), 5)
	for _, id := range []string{"usurpers", "kingdoms"} {
		r.start(id, 1)
		r.settle()
		r.app.Home()
		r.step(time.Second)
	}
	at, ok := r.find("runs")
	if !ok || at.Y > 24 || at.H < kit.Tap || at.Y+at.H > 72 {
		t.Errorf("the list is opened at %v", at)
	}
	r.tap("runs")
	if scene := r.app.Status().Scene; scene != "runs" {
		t.Errorf("it leads to %s", scene)
	}
}

// TestASentenceHidesNobodyOfTheCourt: what is said at the head of a page stands on the title off the court, the plates and the foot.
func TestASentenceHidesNobodyOfTheCourt(t *testing.T) {
	for _, size := range []geom.Rect{desktop, {W: 1920, H: 1080}} {
		r := newRig(t, size, false, store.NewMemory(), 5)
		shell.SayAbove(r.app.App, "It waits.")
		r.step(0)
		var said geom.Rect
		for _, o := range r.list.Ops {
			if o.Text == "It waits." {
				said = o.Rect
			}
		}
		plate, _ := r.find("game:usurpers")
		today, _ := r.find("daily")
		if said.Empty() || said.Y < plate.Y+plate.H || said.Y < today.Y+today.H || said.Y+said.H > size.H {
			t.Errorf("%v: it is said at %v, the plates end at %v", size, said, plate)
		}
	}
}

// TestASentenceLeavesTheName: on a phone what is said on the title is one line at its foot, and neither the name of the app nor a sign
// beside it is covered, whether a game waits or not.
func TestASentenceLeavesTheName(t *testing.T) {
	for waits := range 2 {
		r := newRig(t, phone, true, store.NewMemory(), 5)
		if waits > 0 {
			r.start("usurpers", 1)
			r.settle()
			r.app.Home()
		}
		r.step(time.Second)
		shell.SayAbove(r.app.App, "Your game of Home Houses is kept.")
		r.step(0)
		for _, o := range r.list.Ops {
			if strings.HasPrefix(o.Text, "Your game of") && (o.Text != "Your game of Home Houses is kept." || o.Rect.Y < phone.H-48) {
				t.Errorf("%d wait: %q is said at %v", waits, o.Text, o.Rect)
			}
		}
	}
}
